import { chmodSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryDirectory } from '#testing/temporary.ts'
import { lockDataDir } from './data-dir-lock.ts'

it('takes the root of a disk, which others may enter and which contains lost+found', () => {
  const { path, remove } = temporaryDirectory()
  chmodSync(path, 0o755)
  mkdirSync(join(path, 'lost+found'))
  lockDataDir(path)()
  expect(statSync(path).mode & 0o777).toBe(0o700)
  remove()
})
