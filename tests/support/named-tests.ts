// Tests as documents name them: `tests/file.test.ts`: “title”.
import { existsSync, readFileSync } from 'node:fs'

const root = new URL('../..', import.meta.url)

/** @returns a document on one line */
export const readDocument = (path: string) =>
  readFileSync(new URL(path, root), 'utf8').replaceAll(/\s+/g, ' ')

export const testsNamedIn = (document: string) =>
  [...document.matchAll(/`([\w./-]+\.(?:test|spec)\.ts)`: “([^”]+)”/g)].map(([, file = '', title = '']) => ({
    file,
    title,
  }))

/** As they stand in the source: what is made of a template or of `%s` is named by it. */
export function titlesIn(file: string): string[] {
  const path = new URL(file, root)
  if (!existsSync(path)) return []
  const calls = /(?:\b(?:it|test|describe)|\))\(\s*(['"`])((?:(?!\1).)+)\1,/g
  return [...readFileSync(path, 'utf8').matchAll(calls)].map(([, , title = '']) => title)
}
