// Browser tests look for no class that the site has lost. A loop over elements that are never found checks nothing.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '#testing/root.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const source = globSync('app/**/*.{ts,tsx,css}', { cwd: root, exclude: ['**/*.test.*'] })
const names = new Set(source.flatMap((file) => read(file).match(/[\w-]+/g) ?? []))

/** The classes in a test's selectors. A single word could also be the end of a file's name or a property. */
const classesIn = (text: string) =>
  [...text.matchAll(/(['"`])(\.[a-z][^'"`]*)\1/g)].flatMap(([, , selector = '']) =>
    Array.from(selector.matchAll(/\.([a-z]\w*(?:-\w+)+)(?![\w-])/g), ([, name = '']) => name),
  )

describe('a class in a selector of a browser test', () => {
  it('is one that the site has', () => {
    const tests = globSync('tests/{browser,browsers,security,support/browser}/**/*.ts', { cwd: root })
    const found = tests.flatMap((file) => classesIn(read(file)).map((name) => ({ file, name })))
    expect(found.length).toBeGreaterThan(200)
    expect(found.filter(({ name }) => !names.has(name))).toEqual([])
  })

  it('is found, unless it is a single word', () => {
    expect(classesIn("page.locator('.page-list .no-such:hover, a.part-b, .word')")).toEqual([
      'page-list',
      'no-such',
      'part-b',
    ])
  })
})
