// What `npm run backup` and `npm run restore` report if there is nothing to back up, or the file is a directory.
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findFreePort } from '#testing/free-port.ts'
import { root } from '#testing/root.ts'
import { runNode, siteEnvironment } from '#testing/run-node.ts'
import { temporaryDirectory } from '#testing/temporary.ts'

const errorsOf = async (args: string[], env: Record<string, string>) =>
  (await runNode(args, { cwd: root, env: siteEnvironment(env) })).errors

const project = { SUPABASE_URL: 'https://example.supabase.co', SUPABASE_ANON_KEY: 'x' }

it('reports a missing database and a hosted project', async () => {
  const { path, remove } = temporaryDirectory()
  mkdirSync(join(path, 'data'))
  for (const [env, reason] of [
    [{}, /There is no database in/],
    [project, /hosted project/],
    // Its connection string is enough, also if `.env` has the settings of its site.
    [
      {
        ...project,
        INBOX: 'on',
        SUPABASE_SERVICE_ROLE_KEY: 'x',
        DATABASE_URL: `postgres://127.0.0.1:${await findFreePort()}/postgres`,
      },
      /^Cannot reach the database/,
    ],
  ] as const) {
    expect(await errorsOf(['scripts/backup.ts'], { DATA_DIR: join(path, 'data'), ...env })).toMatch(reason)
  }
  expect(readdirSync(join(path, 'data'))).toEqual([])
  remove()
})

it.each([
  ['backup', /^\S+ is a directory\. Name a file in it, .*\n$/],
  ['restore', /^\S+ cannot be read \(EISDIR: .*\)\. Name a file .*\n$/],
] as const)('says on one line that %s needs a file instead of a directory', async (name, reason) => {
  const { path, remove } = temporaryDirectory()
  expect(await errorsOf([`scripts/${name}.ts`, path], { DATA_DIR: join(path, 'data') })).toMatch(reason)
  expect(readdirSync(path)).toEqual([])
  remove()
})
