import { expect, it } from 'vitest'
import { createSpamSigns } from './spam-signs.ts'

const headers = { origin: 'https://example.com' }

it('finds nothing in an ordinary message', () => {
  const message = 'See https://example.com/a and https://example.com/b.'
  expect(createSpamSigns().signsOf(headers, { message, website: '' })).toEqual([])
})

it('tells each sign', () => {
  const { signsOf } = createSpamSigns()
  expect(signsOf(headers, { message: 'a', website: 'https://x' })).toEqual(['honeypot'])
  expect(signsOf({}, { message: 'b' })).toEqual(['no-origin'])
  expect(signsOf({ origin: 'null' }, { message: 'c' })).toEqual(['no-origin'])
  expect(signsOf({ origin: 'null', 'sec-fetch-site': 'same-origin' }, { message: 'd' })).toEqual([])
  expect(signsOf(headers, { message: 'http://x '.repeat(5) })).toEqual(['links'])
})

/** As long as an advertisement. */
const text = 'Buy now! '.repeat(20)

it('tells a text that comes a third time, also with other white space around it', () => {
  const { signsOf } = createSpamSigns()
  const times = [text, ` ${text}`, `${text}\n`, text].map((message) => signsOf(headers, { message }))
  expect(times).toEqual([[], [], ['repeated'], ['repeated']])
})

it('lets different people write the same short sentence', () => {
  const { signsOf } = createSpamSigns()
  for (let n = 0; n < 5; n++)
    for (const message of ['Please see my resume.', `Hello${' '.repeat(100)}`])
      expect(signsOf(headers, { message })).toEqual([])
})

it('does not count a message that could not be kept', () => {
  const { signsOf, forget } = createSpamSigns()
  for (let n = 0; n < 5; n++) {
    expect(signsOf(headers, { message: text })).toEqual([])
    forget({ message: text })
  }
  const times = [text, text, text].map((message) => signsOf(headers, { message }))
  expect(times).toEqual([[], [], ['repeated']])
})

it('remembers a bounded number of texts', () => {
  const { signsOf } = createSpamSigns()
  signsOf(headers, { message: text })
  signsOf(headers, { message: text })
  for (let n = 0; n < 1000; n++) signsOf(headers, { message: `${text}${n}` })
  expect(signsOf(headers, { message: text })).toEqual([])
})

it('takes the same letter for different positions for no repetition', () => {
  const { signsOf, forget } = createSpamSigns()
  for (const position of ['Verification Engineer', 'Analog Designer', 'Product Manager'])
    expect(signsOf(headers, { message: text }, position)).toEqual([])
  forget({ message: text }, 'Product Manager')
  const times = [1, 2, 3].map(() => signsOf(headers, { message: text }, 'Product Manager'))
  expect(times).toEqual([[], [], ['repeated']])
})
