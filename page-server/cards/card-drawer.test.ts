import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
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
