// Finds the tests that a document names, as `file`: “title”, “another title”.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#testing/root.ts'

export interface NamedTest {
  file: string
  title: string
}

/**
 * @param path of a file of the project
 * @returns its text
 */
export const readDocument = (path: string): string => readFileSync(join(root, path), 'utf8')

/** @returns the tests that a text names, regardless of line breaks */
export function testsNamedIn(text: string): NamedTest[] {
  const named = text
    .replaceAll(/\s+/g, ' ')
    .matchAll(/`([\w./-]+\.(?:test|spec)\.ts)`: (“[^”]+”(?:, “[^”]+”)*)/g)
  return [...named].flatMap(([, file = '', titles = '']) =>
    [...titles.matchAll(/“([^”]+)”/g)].map(([, title = '']) => ({ file, title })),
  )
}

/** @returns the titles in a test file as written in its source, with placeholders such as `%s` */
export function titlesIn(file: string): string[] {
  if (!existsSync(join(root, file))) return []
  const calls = /(?:\b(?:it|test|describe|concurrent)|\))\(\s*(['"`])((?:(?!\1).)+)\1,/g
  return [...readDocument(file).matchAll(calls)].map(([, , title = '']) => title)
}
