// Every link in the documents leads to a file and heading that exist.
import { existsSync, globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '#testing/root.ts'
import { readDocument } from '#tests/support/docs/named-tests.ts'

const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: root })

/** The anchor that GitHub derives from the text of a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')

const anchorsIn = (file: string) =>
  Array.from(readDocument(file).matchAll(/^#+ (.*)$/gm), ([, heading = '']) => anchorOf(heading))

/** @returns the relative links of a document that lead to a missing file or heading */
function brokenLinksIn(document: string, text = readDocument(document)): string[] {
  const links = Array.from(text.matchAll(/\]\(((?!\w+:)[^)\s]+)\)/g), ([, link = '']) => link)
  return links.filter((link) => {
    const [path, anchor] = link.split('#')
    const file = path ? join(dirname(document), path) : document
    return !existsSync(join(root, file)) || (anchor && !anchorsIn(file).includes(anchor))
  })
}

/** @returns the files and folders in backticks that do not exist; text with a space or a placeholder is a command */
function missingFilesIn(text: string): string[] {
  const named = Array.from(
    text.matchAll(/`([\w.-]+\/[\w./*-]*|[\w.-]+\.(?:ts|json|md|yaml))`/g),
    ([, file = '']) => file,
  )
  return named.filter((file) => globSync(file, { cwd: root }).length === 0)
}

/** Records about the backend and the panel name their files from there. */
const bases = ['', 'backend', 'app/admin']

/** @returns the source files in backticks, with their folders, that do not exist */
function missingSourcesIn(text: string): string[] {
  const named = Array.from(
    text.matchAll(/`(\w[\w.-]*\/[\w./-]+\.(?:tsx?|mjs|css|sql))`/g),
    ([, file = '']) => file,
  )
  return named.filter((file) => !bases.some((base) => existsSync(join(root, base, file))))
}

describe('documents', () => {
  it.each(documents)('%s has links to files and headings that exist', (document) => {
    expect(brokenLinksIn(document)).toEqual([])
  })

  it.each(['CONTRIBUTING.md', 'docs/architecture.md', 'docs/tests.md'])(
    '%s names files and folders that exist',
    (document) => {
      // This folder is written by tests and is not in the repository.
      const text = readDocument(document).replaceAll(/`test-results\/[^`]*`/g, '')
      expect(missingFilesIn(text)).toEqual([])
    },
  )

  it.each(documents)('%s names source files that exist', (document) => {
    expect(missingSourcesIn(readDocument(document))).toEqual([])
  })

  it('are searched for broken links and missing files', () => {
    expect(missingSourcesIn('`tests/none.ts`, `http/http-handler.ts`')).toEqual(['tests/none.ts'])
    const text = '[a](none.md), [b](README.md#none), [c](#none), [d](README.md#map), [e](https://example.com)'
    expect(brokenLinksIn('README.md', text)).toEqual(['none.md', 'README.md#none', '#none'])
    expect(missingFilesIn('`tests/none/`, `tests/`, `none.ts`, `tests/*.none.ts`')).toEqual([
      'tests/none/',
      'none.ts',
      'tests/*.none.ts',
    ])
  })
})
