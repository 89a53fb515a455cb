import { describe, expect, it } from 'vitest'
import { foundWords } from './found-words.ts'

/** The parts as one text, with the words found in brackets. */
const shown = (text: string, query: string) =>
  foundWords(text, query)
    .map((part) => (part.found ? `[${part.text}]` : part.text))
    .join('')

describe('the words found', () => {
  it('are those that begin with a word of the query', () => {
    expect(shown('Test plans for testers, tested', 'plan test')).toBe(
      '[Test] [plan]s for [test]ers, [test]ed',
    )
  })
  it('are parts of words only if no word begins so', () => {
    expect(shown('Sign-off of a design', 'sign')).toBe('[Sign]-off of a design')
    expect(shown('A redesign', 'sign')).toBe('A rede[sign]')
  })
  it('are the longest that match', () => {
    expect(shown('Synthesis and STA', 's synthesis')).toBe('[Synthesis] and [S]TA')
  })
  it('may contain signs with a meaning in patterns', () => {
    expect(shown('C++ (or C) costs $5 [net] {count}', 'c++ $5 {count')).toBe(
      '[C++] (or C) costs [$5] [net] [{count]}',
    )
  })
  it('are none if only the name or the default of a text matches', () => {
    expect(foundWords('Engineering', 'headline')).toEqual([{ text: 'Engineering', found: false }])
    expect(foundWords('Engineering', ' . ')).toEqual([{ text: 'Engineering', found: false }])
    expect(foundWords('', 'headline')).toEqual([{ text: '', found: false }])
  })
})

describe('a long text', () => {
  const filler = 'The quick brown fox jumps over the lazy dog. '.repeat(10)

  it('is shown from its beginning, in whole words', () => {
    expect(shown(filler, '')).toMatch(/^The quick .{100,150}[a-z.] …$/)
    expect(shown(filler, 'brown')).toMatch(/^The quick \[brown\] fox/)
  })
  it('is shown from shortly before the first word found', () => {
    expect(shown(`${filler}Wafer map. ${filler}`, 'wafer')).toMatch(
      /^… [\w. ]{20,40} \[Wafer\] map\. The .{60,110}[a-z.] …$/,
    )
    expect(shown(`${filler}Wafer map.`, 'wafer')).toMatch(/^… [\w. ]{20,40} \[Wafer\] map\.$/)
  })
  it('is cut within a word that is longer than what is shown', () => {
    const long = 'x'.repeat(100_000)
    expect(shown(long, '')).toBe(`${'x'.repeat(160)} …`)
    expect(shown(`${long}wafer${long}`, 'wafer')).toBe(`… ${'x'.repeat(40)}[wafer]${'x'.repeat(115)} …`)
  })
  it('is cut within a character without a broken half of it', () => {
    expect(shown(`x${'😀'.repeat(200)}`, '')).toBe(`x${'😀'.repeat(79)} …`)
  })
})

it('joins lines', () => {
  expect(shown('\n one\n\n two\tthree ', 'two')).toBe('one [two] three')
})
