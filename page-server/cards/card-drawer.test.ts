import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '#testing/root.ts'
import { temporaryDirectory } from '#testing/temporary.ts'
import { createCardDrawer, fontRanges } from './card-drawer.ts'
import { fontFamily } from './card-layout.ts'

const card = { title: 'Who we are', wordmark: { strong: 'A', light: 'B' } }

it('uses the typeface of the pages, with all of its files', () => {
  const read = (file: string) => readFileSync(new URL(`../../app/styles/${file}`, import.meta.url), 'utf8')
  const [, family] = /--font-sans: "?([^",]+)/.exec(read('tokens.css')) ?? []
  const faces = read('fonts.css')
    .split('@font-face')
    .filter((face) => new RegExp(`font-family: "?${family}"?;`).test(face))
    .map((face) => /fonts\/(.+)\.woff2/.exec(face)?.[1])
  const advice = 'Correct fontFamily and fontFile in page-server/cards/card-layout.ts'
  expect({ family: fontFamily, files: Object.keys(fontRanges) }, advice).toEqual({ family, files: faces })
})

it('draws nothing if it cannot, and says so once', async () => {
  const { path, remove } = temporaryDirectory()
  mkdirSync(join(path, 'assets'))
  const warnings: string[] = []
  const log = { info() {}, error() {}, warn: (message: string) => void warnings.push(message) }
  const { draw } = createCardDrawer(path, log)
  expect(await draw('/about', card)).toBeUndefined()
  expect(await draw('/about', { ...card, title: 'Other' })).toBeUndefined()
  expect(warnings).toEqual([expect.stringMatching(/^A sharing picture could not be drawn\./)])
  remove()
})

/** Draws while no more file can be opened, then while one can be, and so on. */
const drawWithoutFiles = `
  import { closeSync, openSync } from 'node:fs'
  import { createCardDrawer } from '#page-server/cards/card-drawer.ts'
  const log = { info() {}, warn() {}, error() {} }
  const held = []
  try {
    for (;;) held.push(openSync('/dev/null'))
  } catch {
    for (let free = 0; free < 10; free++) {
      await createCardDrawer(process.argv[1], log).draw('/about', ${JSON.stringify(card)})
      closeSync(held.pop())
    }
  }
  console.log('Done')
  process.exit() // Node's timers for the programs that did not start would wait for 20 s.
`

it('does not end the process while too many files are open', () => {
  const { path, remove } = temporaryDirectory()
  mkdirSync(join(path, 'assets'))
  for (const name of Object.keys(fontRanges))
    writeFileSync(join(path, 'assets', `${name}-1a2b3c4d.woff2`), '')
  const node = [process.execPath, '--input-type=module', '--eval', drawWithoutFiles, path]
  const { stdout, stderr } = spawnSync('sh', ['-c', 'ulimit -n 64 && exec "$@"', 'sh', ...node], {
    cwd: root,
    encoding: 'utf8',
  })
  expect(stdout, stderr).toBe('Done\n')
  remove()
})
