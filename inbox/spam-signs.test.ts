import { expect, it } from 'vitest'
import { createSpamSigns } from './spam-signs.ts'

const headers = { origin: 'https://example.com' }

it('finds nothing in an ordinary message', () => {
  const message = 'See https://example.com/a and https://example.com/b.'
  expect(createSpamSigns()(headers, { message, website: '' })).toEqual([])
})

it('tells each sign', () => {
  const signsOf = createSpamSigns()
  expect(signsOf(headers, { message: 'a', website: 'https://x' })).toEqual(['honeypot'])
  expect(signsOf({}, { message: 'b' })).toEqual(['no-origin'])
  expect(signsOf({ origin: 'null' }, { message: 'c' })).toEqual(['no-origin'])
  expect(signsOf({ origin: 'null', 'sec-fetch-site': 'same-origin' }, { message: 'd' })).toEqual([])
  expect(signsOf(headers, { message: 'http://x '.repeat(5) })).toEqual(['links'])
})

it('tells a text that comes a third time, also with other white space around it', () => {
  const signsOf = createSpamSigns()
  const times = ['Buy', ' Buy', 'Buy\n', 'Buy'].map((message) => signsOf(headers, { message }))
  expect(times).toEqual([[], [], ['repeated'], ['repeated']])
})

it('remembers a bounded number of texts', () => {
  const signsOf = createSpamSigns()
  signsOf(headers, { message: 'Buy' })
  signsOf(headers, { message: 'Buy' })
  for (let n = 0; n < 1000; n++) signsOf(headers, { message: `${n}` })
  expect(signsOf(headers, { message: 'Buy' })).toEqual([])
})
