// Static exports that run at the same time, and exports that fail.
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectClient } from '#testing/client.ts'
import { findFreePort } from '#testing/free-port.ts'
import { temporaryDirectory } from '#testing/temporary.ts'
import { expectFailure, exportEnv, title } from '#tests/support/pages/exported-site.ts'
import { shareSite, type TestSite } from '#tests/support/server/databases.ts'
import { buildStatic } from '#tests/support/server/programs/static-build.ts'

const { path: temporary } = temporaryDirectory()
const folder = join(temporary, 'site')

let project: TestSite
let env: ReturnType<typeof exportEnv>
beforeAll(async () => {
  project = await shareSite()
  // Hardly any picture has to be drawn: the others show default texts only.
  await connectClient(project.server)
    .from('website_content')
    .insert({ content_key: 'home.hero.title', content_value: title })
    .throwOnError()
  env = exportEnv(project.server, await findFreePort())
  expect(await buildStatic(folder, env)).toMatchObject({ code: 0, errors: '' })
})
afterAll(() => project?.stop())

it('is complete after two commands at once', async () => {
  const both = join(temporary, 'both')
  const made = await Promise.all([buildStatic(both, env), buildStatic(both, env)])
  expect(made.map(({ code }) => code)).toContain(0)
  const filesIn = (site: string) => readdirSync(site, { recursive: true, encoding: 'utf8' }).sort()
  expect(filesIn(both)).toEqual(filesIn(folder))
  expect(readdirSync(temporary).filter((name) => name.startsWith('both'))).toEqual(['both'])
})

it('replaces an earlier export, but keeps what Git and the programs of hosts have there', async () => {
  const again = join(temporary, 'again')
  cpSync(folder, again, { recursive: true })
  for (const name of ['.git', '.vercel', '.well-known', 'assets/.old']) mkdirSync(join(again, name))
  for (const name of ['.git/config', '.vercel/project.json', '.well-known/old.txt', 'old.html'])
    writeFileSync(join(again, name), name)
  expect(await buildStatic(again, env)).toMatchObject({ code: 0, errors: '' })
  expect(readdirSync(again).sort()).toEqual([...readdirSync(folder), '.git', '.vercel'].sort())
  expect(readdirSync(join(again, 'assets'))).not.toContain('.old')
  for (const name of ['.git/config', '.vercel/project.json'])
    expect(readFileSync(join(again, name), 'utf8')).toBe(name)
})

it('writes into a folder that has only what Git keeps there', async () => {
  const empty = join(temporary, 'empty')
  mkdirSync(join(empty, '.git'), { recursive: true })
  writeFileSync(join(empty, '.git/config'), 'kept')
  expect(await buildStatic(empty, env)).toMatchObject({ code: 0, errors: '' })
  expect(readdirSync(empty).sort()).toEqual([...readdirSync(folder), '.git'].sort())
  expect(readFileSync(join(empty, '.git/config'), 'utf8')).toBe('kept')
})

it('leaves existing files alone if it is stopped while it replaces them', async () => {
  const stopped = join(temporary, 'stopped')
  cpSync(folder, stopped, { recursive: true })
  const stopAfterFirst = `
    import fs from 'node:fs/promises'
    import { syncBuiltinESMExports } from 'node:module'
    const { rename } = fs
    fs.rename = async (...paths) => {
      await rename(...paths)
      process.kill(process.pid, 'SIGTERM')
      await new Promise((resolve) => setTimeout(resolve, 60_000))
    }
    syncBuiltinESMExports()`
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(stopAfterFirst)}`
  expect(await buildStatic(stopped, { ...env, NODE_OPTIONS })).toMatchObject({ code: 143 })
  expect(readdirSync(stopped).sort()).toEqual(readdirSync(folder).sort())
  expect(readdirSync(temporary).filter((name) => name.startsWith('stopped'))).toEqual(['stopped'])
})

it('shows its usage instead of writing to a folder named like an option', async () => {
  const { code, errors } = await buildStatic('--help', {})
  expect(errors).toMatch(/^Usage: npm run build:static /)
  expect(code).toBe(1)
})

describe('if it cannot succeed, it reports why in one line and leaves existing files alone', () => {
  it.each([
    [
      'without a project',
      { SUPABASE_URL: '', SUPABASE_ANON_KEY: '' },
      /^A static site has no backend of its own\. /,
    ],
    ['without SITE_URL', { SITE_URL: '' }, /^Set SITE_URL /],
    [
      'if the project does not answer',
      { SUPABASE_URL: 'http://127.0.0.1:9' },
      /^The texts cannot be read from \S+ \(bad port\)\. Check /,
    ],
  ])('%s', (_case, change, message) => expectFailure(folder, env, change, message))
})
