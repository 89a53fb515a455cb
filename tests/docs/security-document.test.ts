// Every promise of docs/security.md names a test, and every test it names exists.
import { describe, expect, it } from 'vitest'
import { readDocument, testsNamedIn, titlesIn } from '#tests/support/docs/named-tests.ts'

const document = readDocument('docs/security.md').replaceAll(/\s+/g, ' ')
const [, promised = ''] = /## What is promised (.*?) ## /.exec(document) ?? []

describe('docs/security.md', () => {
  it.each(testsNamedIn(document))('names a test that exists: $file, $title', ({ file, title }) => {
    expect(titlesIn(file)).toContain(title)
  })

  it('names a test for every promise', () => {
    const promises = promised.split(/ - (?=[A-Z])/).slice(1)
    expect(promises.length).toBeGreaterThan(10)
    expect(promises.filter((promise) => testsNamedIn(promise).length === 0)).toEqual([])
  })

  it('finds existing titles, and no others', () => {
    expect(titlesIn('tests/docs/security-document.test.ts')).toContain('names a test for every promise')
    expect(titlesIn('tests/docs/security-document.test.ts')).not.toContain('promises anything')
    expect(titlesIn('tests/no-such.test.ts')).toEqual([])
  })
})
