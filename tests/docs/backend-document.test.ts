// Every row of docs/backend.md names a test, and every test it names exists.
import { describe, expect, it } from 'vitest'
import { readDocument, testsNamedIn, titlesIn } from '#tests/support/docs/named-tests.ts'

const document = readDocument('docs/backend.md')
const isLine = (line: string) => /^\| (?!what \|)/.test(line)

describe('docs/backend.md', () => {
  it.each(testsNamedIn(document))('names a test that exists: $file, $title', ({ file, title }) => {
    expect(titlesIn(file)).toContain(title)
  })

  it('names a test in the last column of every row', () => {
    const lines = document.split('\n').filter(isLine)
    expect(lines.length).toBeGreaterThan(50)
    const untested = lines.filter((line) => testsNamedIn(line.split(' | ').at(-1) ?? '').length === 0)
    expect(untested).toEqual([])
  })
})
