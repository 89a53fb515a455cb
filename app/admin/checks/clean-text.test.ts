import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asOneLine, cleanText, invisibleIn } from './clean-text.ts'

const some = fc.constantFrom(
  ...[
    'a',
    ' ',
    '\n',
    '\u200b',
    '\u200c',
    '\u200d',
    '\u00ad',
    '\ufeff',
    '\u202e',
    '\u2066',
    '\u00a0',
    '\u0007',
    '\u009f',
    '\t',
  ],
  ...['\u{1f468}', '\u{1f3fd}', '\ufe0f', '\u2764', '\u{1f3f4}', '\u{e0067}', '\u{e007f}', 'م', 'ی', 'क', '्'],
)
const text = fc.oneof(
  fc.array(some).map((parts) => parts.join('')),
  fc.string({ unit: 'binary' }),
)

describe('invisible characters', () => {
  it.each([
    ['zero\u200bwidth', 'zerowidth', 1],
    ['\ufeffmark', 'mark', 1],
    ['soft\u00adhyphen', 'softhyphen', 1],
    ['\u202egnp.exe\u202c', 'gnp.exe', 2],
    ['left\u200eright\u2067x\u2069', 'leftrightx', 3],
    ['10\u00a0mV and\u202f5', '10 mV and 5', 2],
    ['joined\u200dnowhere', 'joinednowhere', 1],
    ['hidden\u{e0068}\u{e0069}', 'hidden', 2],
    ['שלום \u202egnp.exe\u202c', 'שלום gnp.exe', 2],
    ['a\u0007bell, a\u0000 null, a\u007f\u0085 rest', 'abell, a null, a rest', 4],
  ])('are removed from %j', (pasted, cleaned, count) => {
    expect(cleanText(pasted)).toEqual({ text: cleaned, count })
  })

  it.each([
    ['a family', '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}'],
    ['a skin tone', '\u{1f469}\u{1f3fd}\u200d\u{1f52c}'],
    ['a heart on fire', '\u2764\ufe0f\u200d\u{1f525}'],
    ['the flag of Scotland', '\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
    ['Persian', 'می\u200cخواهم'],
    ['Hindi', 'क्\u200dष'],
    ['Hebrew with numbers and Latin names', 'שלום\u200f (\u2066CI/CD\u2069) 10\u200e'],
    ['line breaks and tabs', 'a\n\tb'],
    ['a character that Unicode has not assigned', '\u{e0000}\u{e0002}'],
  ])('are kept in %s', (_, pasted) => {
    expect(cleanText(pasted)).toEqual({ text: pasted, count: 0 })
  })

  it('are all removed at once', () => {
    fc.assert(
      fc.property(text, (pasted) => {
        const once = cleanText(pasted).text
        expect(cleanText(once)).toEqual({ text: once, count: 0 })
      }),
    )
  })

  it('are the only ones removed', () => {
    fc.assert(
      fc.property(text, (pasted) => {
        const seen = (text: string) => text.replaceAll(/[\p{Cf}\u00a0\u2007\u202f ]|(?![\t\n\r])\p{Cc}/gu, '')
        expect(seen(cleanText(pasted).text)).toBe(seen(pasted))
      }),
    )
  })
})

describe('the names of invisible characters', () => {
  it.each([
    ['zero\u200bwidth\u200b', ['U+200B']],
    ['\ufeffmark, soft\u00adhyphen', ['U+FEFF', 'U+00AD']],
    ['\u202egnp.exe', ['U+202E']],
    ['left\u200eright', ['U+200E']],
    ['hidden\u{e0068}', ['U+E0068']],
    ['a\u0007bell', ['U+0007']],
    ['10\u00a0mV', []],
    ['a\n\tb', []],
    ['\u{1f468}\u200d\u{1f469}', []],
    ['می\u200cخواهم', []],
    ['שלום\u200f (10)', []],
  ])('in %j: %j', (text, names) => {
    expect(invisibleIn(text)).toEqual(names)
  })
})

describe('a text of several lines becomes one', () => {
  it.each([
    ['one\ntwo', 'one two'],
    ['one\r\n\r\ntwo\nthree\n', 'one two three'],
    ['one \n\n two', 'one two'],
    ['one\t\n \n\ttwo', 'one two'],
    [' one  two ', ' one  two '],
  ])('%j', (pasted, line) => {
    expect(asOneLine(pasted)).toBe(line)
  })
})
