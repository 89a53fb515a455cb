import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryDirectory } from '#testing/temporary.ts'
import { removeOldPreUpgradeBackups } from './pre-upgrade-backup.ts'

it('keeps the five newest backups and all manual ones, and removes unfinished files', async () => {
  const { path, remove } = temporaryDirectory()
  const directory = join(path, 'backups')
  mkdirSync(directory)
  const put = (name: string, time: number) => {
    writeFileSync(join(directory, name), '')
    utimesSync(join(directory, name), time, time)
  }
  for (let n = 1; n <= 7; n++) put(`before-${n}.backup.gz`, n)
  put('before-8.backup.gz.123.new', 8)
  put('2025-01-01T00-00-00.backup.gz', 0)
  put('before-the-holidays.backup.gz', 0)
  await removeOldPreUpgradeBackups(directory)
  expect(readdirSync(directory).sort()).toEqual([
    '2025-01-01T00-00-00.backup.gz',
    ...[3, 4, 5, 6, 7].map((n) => `before-${n}.backup.gz`),
    'before-the-holidays.backup.gz',
  ])
  remove()
})
