// Every promise of docs/security.md has a footnote that names tests, and every test it names exists.
import { describe, expect, it } from 'vitest'
import { readDocument, testsNamedIn, titlesIn } from '#tests/support/docs/named-tests.ts'

const document = readDocument('docs/security.md').replaceAll(/\s+/g, ' ')
const [, promised = ''] = /## What is promised (.*?) ## /.exec(document) ?? []

/** Such as “[^3]: `tests/a.test.ts`: “title””. */
const footnotes = document.split(/ (?=\[\^\d+\]:)/).slice(1)
const footnotesOf = (promise: string) =>
  footnotes.filter((note) => promise.includes(/^\[\^\d+\]/.exec(note)?.[0] ?? '')).join(' ')

describe('docs/security.md', () => {
  it.each(testsNamedIn(document))('names a test that exists: $file, $title', ({ file, title }) => {
    expect(titlesIn(file)).toContain(title)
  })

  it('names a test for every promise', () => {
    const promises = promised.split(/ - (?=[A-Z])/).slice(1)
    expect(promises.length).toBeGreaterThan(10)
    expect(promises.filter((promise) => testsNamedIn(footnotesOf(promise)).length === 0)).toEqual([])
    expect(footnotes.length).toBe(promises.length)
  })

  it('finds existing titles, and no others', () => {
    expect(titlesIn('tests/docs/security-document.test.ts')).toContain('names a test for every promise')
    expect(titlesIn('tests/docs/security-document.test.ts')).not.toContain('promises anything')
    expect(titlesIn('tests/no-such.test.ts')).toEqual([])
  })
})
