// docs/security.md promises nothing without naming a test, and names none that does not exist.
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const root = new URL('..', import.meta.url)
const document = readFileSync(new URL('docs/security.md', root), 'utf8').replaceAll(/\s+/g, ' ')
const [, promised = ''] = /## What is promised (.*?) ## /.exec(document) ?? []
const named = [...document.matchAll(/`([\w./-]+\.(?:test|spec)\.ts)`: “([^”]+)”/g)].map(
  ([, file = '', title = '']) => ({ file, title }),
)

/** As they stand in the source: what is made of a template or of `%s` is named by it. */
function titlesIn(file: string): string[] {
  const path = new URL(file, root)
  if (!existsSync(path)) return []
  const calls = /(?:\b(?:it|test|describe)|\))\(\s*(['"`])((?:(?!\1).)+)\1,/g
  return [...readFileSync(path, 'utf8').matchAll(calls)].map(([, , title = '']) => title)
}

describe('docs/security.md', () => {
  it.each(named)('names a test that exists: $file, $title', ({ file, title }) => {
    expect(titlesIn(file)).toContain(title)
  })

  it('promises nothing without naming a test', () => {
    const promises = promised.split(/ - (?=[A-Z])/).slice(1)
    expect(promises.length).toBeGreaterThan(10)
    expect(promises.filter((promise) => !/`[\w./-]+\.ts`: “/.test(promise))).toEqual([])
  })

  it('reads titles, and would miss one that is not there', () => {
    expect(titlesIn('tests/security-document.test.ts')).toContain('promises nothing without naming a test')
    expect(titlesIn('tests/security-document.test.ts')).not.toContain('promises anything')
    expect(titlesIn('tests/no-such.test.ts')).toEqual([])
  })
})
