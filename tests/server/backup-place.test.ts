// What `npm run backup` reports if there is nothing it can back up.
import { spawn } from 'node:child_process'
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { temporaryDirectory } from '#testing/temporary.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

it('reports a missing database and a hosted project', async () => {
  const { path, remove } = temporaryDirectory()
  mkdirSync(join(path, 'data'))
  for (const [env, reason] of [
    [{}, /There is no database in/],
    [{ SUPABASE_URL: 'https://example.supabase.co', SUPABASE_ANON_KEY: 'x' }, /hosted project/],
  ] as const) {
    const child = spawn(process.execPath, ['scripts/backup.ts'], {
      cwd: root,
      env: { ...process.env, DATA_DIR: join(path, 'data'), ...env },
    })
    expect(await text(child.stderr)).toMatch(reason)
  }
  expect(readdirSync(join(path, 'data'))).toEqual([])
  remove()
})
