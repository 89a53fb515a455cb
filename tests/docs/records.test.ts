// The decision records: their index and their length.
import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '#testing/root.ts'
import { readDocument } from '#tests/support/docs/named-tests.ts'

const records = globSync('docs/decisions/[0-9]*.md', { cwd: root }).sort()
const wordsOfAPage = 650
const index = readDocument('docs/decisions/README.md')

it('the index gives each record the title of its heading, in order', () => {
  const headings = records.map((file) => {
    const [, number, title] = /^# (\d+)\. (.+)$/m.exec(readDocument(file)) ?? []
    return `| [${number}](${basename(file)}) | ${title} |`
  })
  expect(headings.length).toBeGreaterThan(20)
  expect(index.split('\n').filter((line) => /^\| \[/.test(line))).toEqual(headings)
})

it.each(records)('%s is less than a page', (file) => {
  expect(readDocument(file).split(/\s+/).length).toBeLessThanOrEqual(wordsOfAPage)
})
