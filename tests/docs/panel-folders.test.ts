// The table of the panel's folders in docs/architecture.md: it names each of them, and imports go down in it.
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { root } from '#testing/root.ts'

const folders = readdirSync(`${root}app/admin`, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? entry.name : [],
)
const [, section = ''] =
  /## The folders of the panel\n(.*?)\n## /s.exec(readFileSync(`${root}docs/architecture.md`, 'utf8')) ?? []
const rows = section
  .split('\n')
  .map((line) =>
    Array.from(line.split('|')[1]?.matchAll(/\[`([\w-]+)`\]/g) ?? [], ([, folder = '']) => folder),
  )
  .filter((row) => row.length > 0)
const rowOf = (folder: string) => rows.findIndex((row) => row.includes(folder))

describe('the folders of the panel', () => {
  it('are all in the table, once', () => {
    expect(rows.flat().toSorted()).toEqual(folders.toSorted())
  })

  it.each(folders)('%s imports no folder of a row above', (folder) => {
    const files = globSync(`app/admin/${folder}/**/*.{ts,tsx}`, { cwd: root }).filter(
      (file) => !file.includes('.test.'),
    )
    expect(files).not.toEqual([])
    const above = files.flatMap((file) =>
      Array.from(
        readFileSync(root + file, 'utf8').matchAll(/'#app\/admin\/([\w-]+)\//g),
        ([, imported = '']) => ({ file, imported }),
      ).filter(({ imported }) => rowOf(imported) < rowOf(folder)),
    )
    expect(above).toEqual([])
  })
})
