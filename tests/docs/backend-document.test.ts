// docs/backend.md says nothing of the surface of the backend without naming a test, and names none that does not exist.
import { describe, expect, it } from 'vitest'
import { readDocument, testsNamedIn, titlesIn } from '#tests/support/server/named-tests.ts'

const document = readDocument('docs/backend.md')
const isLine = (line: string) => /^\| (?!what \|)/.test(line)

describe('docs/backend.md', () => {
  it.each(testsNamedIn(document))('names a test that exists: $file, $title', ({ file, title }) => {
    expect(titlesIn(file)).toContain(title)
  })

  it('has no line without a test in its last column', () => {
    const lines = document.split('\n').filter(isLine)
    expect(lines.length).toBeGreaterThan(50)
    const untested = lines.filter((line) => testsNamedIn(line.split(' | ').at(-1) ?? '').length === 0)
    expect(untested).toEqual([])
  })
})
