import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '#testing/root.ts'
import { temporaryDirectory } from '#testing/temporary.ts'
import { createCardDrawer } from './card-drawer.ts'

const card = { title: 'Who we are', wordmark: { strong: 'A', light: 'B' } }

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
  for (const name of ['archivo', 'archivo-accented'])
    writeFileSync(join(path, 'assets', `${name}-1a2b3c4d.woff2`), '')
  const node = [process.execPath, '--input-type=module', '--eval', drawWithoutFiles, path]
  const { stdout, stderr } = spawnSync('sh', ['-c', 'ulimit -n 64 && exec "$@"', 'sh', ...node], {
    cwd: root,
    encoding: 'utf8',
  })
  expect(stdout, stderr).toBe('Done\n')
  remove()
})
