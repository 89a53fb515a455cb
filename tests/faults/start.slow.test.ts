// A start that fails reports in one line what to change; a half-written file is recreated or reported.
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { password } from '#testing/accounts.ts'
import { connectClient } from '#testing/client.ts'
import { findFreePort } from '#testing/free-port.ts'
import { startPostgres, type TestPostgres } from '#testing/postgres.ts'
import { StartFailure, startServer } from '#testing/server.ts'
import { temporaryDirectory } from '#testing/temporary.ts'
import { runOn } from '#tests/support/server/programs/installation.ts'
import { runOperator } from '#tests/support/server/programs/operator-command.ts'

const { path, remove } = temporaryDirectory()
afterAll(remove)

let refusals = 0

async function expectRefusal(env: Record<string, string>, line: RegExp): Promise<void> {
  // With a path of its own, as otherwise a database would be copied for it.
  const dataDir = join(path, `refused-${++refusals}`)
  const failure = await startServer({ dataDir, env }).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(StartFailure)
  const { exitCode, output } = failure as StartFailure
  expect(exitCode).toBe(1)
  // The log, with one JSON object per line, may contain what was started before.
  const lines = output.split('\n').filter((each) => each && !each.startsWith('{'))
  expect(lines).toEqual([expect.stringMatching(line)])
  expect(output).not.toContain('a-secret')
}

describe('a malformed value is refused before anything is started', () => {
  it.each([
    [{ PORT: '80.5' }, /^PORT: /],
    [{ SITE_URL: 'https://example.com/site' }, /^SITE_URL: /],
    [{ DATABASE_URL: 'postgres//site:a-secret@host/site' }, /^DATABASE_URL: /],
    [{ SUPABASE_URL: 'project.supabase.co', SUPABASE_ANON_KEY: 'a-secret' }, /^SUPABASE_URL: /],
    [{ SUPABASE_URL: 'https://x.supabase.co/rest/v1', SUPABASE_ANON_KEY: 'a-secret' }, /^SUPABASE_URL: /],
    [{ SUPABASE_ANON_KEY: 'a-secret' }, /^SUPABASE_URL: .* belong together/],
    [{ ADMIN_ACCESS: 'all' }, /^ADMIN_ACCESS: /],
    [{ TRUSTED_PROXIES: '10.0.0.0/99' }, /^TRUSTED_PROXIES: /],
  ])('%o', expectRefusal)
})

describe('a DATA_DIR that cannot be used', () => {
  const file = join(path, 'file')
  beforeAll(() => writeFileSync(file, ''))
  it.each(['/proc/none', '/proc/none/below', file, join(file, 'below')])('%s', async (dataDir) => {
    const line = new RegExp(`^${dataDir} cannot be used \\(E.*\\)\\. Set DATA_DIR to a directory that`)
    await expectRefusal({ DATA_DIR: dataDir }, line)
  })

  it('because it contains other files, and it keeps its rights', async () => {
    const shared = join(path, 'shared')
    mkdirSync(shared)
    chmodSync(shared, 0o1777)
    writeFileSync(join(shared, 'file'), '')
    await expectRefusal({ DATA_DIR: shared }, /contains other files.*\. Set DATA_DIR to an empty directory/)
    expect(statSync(shared).mode & 0o7777).toBe(0o1777)
    expect(readdirSync(shared)).toEqual(['file'])
  })
})

describe('if it cannot listen', () => {
  /** A hosted project, so that no database is started first. */
  const hosted = { SUPABASE_URL: 'http://127.0.0.1:9', SUPABASE_ANON_KEY: 'a-secret' }

  it('on a port that is already in use', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const address = other.address()
    const port = typeof address === 'object' ? `${address?.port}` : ''
    await expectRefusal(
      { ...hosted, PORT: port },
      new RegExp(`^Port ${port} on 127\\.0\\.0\\.1 is already in use\\. Set PORT`),
    )
    other.close()
  })

  // 192.0.2.1 belongs to nobody (RFC 5737), and neither do names below .invalid (RFC 6761).
  it.each(['192.0.2.1', 'name.invalid', 'no name'])('on HOST=%s', async (HOST) => {
    await expectRefusal(
      { ...hosted, HOST, PORT: '0' },
      new RegExp(`^Cannot listen on ${HOST}, port 0 \\(\\w+\\)\\. Set HOST`),
    )
  })

  it('before it creates or upgrades a database', async () => {
    const dataDir = join(path, 'not-listening')
    await expect(startServer({ dataDir, env: { HOST: 'name.invalid' } })).rejects.toMatchObject({
      exitCode: 1,
      output: expect.stringMatching(/^Cannot listen on name\.invalid, port .*\n$/),
    })
    expect(existsSync(dataDir)).toBe(false)
  })
})

const addOperator = (dataDir: string) =>
  runOperator(['add', 'a@example.com'], { DATA_DIR: dataDir }, password)

describe('a database that cannot be used', () => {
  let database: TestPostgres
  beforeAll(async () => {
    database = await startPostgres()
  })
  afterAll(() => database?.stop())
  const at = (change: (url: URL) => void) => {
    const url = new URL(database.url)
    change(url)
    return { DATABASE_URL: url.href }
  }

  it('because the database or the user does not exist', async () => {
    const line = /^Cannot reach the database: .* Check DATABASE_URL/
    const none = at((url) => {
      url.pathname = '/none'
    })
    await expectRefusal(none, line)
    await expectRefusal({ DATABASE_URL: 'postgres://site:a-secret@name.invalid/site' }, line)
    await expectRefusal({ DATABASE_URL: `postgres://127.0.0.1:${await findFreePort()}/site` }, line)
  })

  it('because its user may not create tables', async () => {
    const sql = postgres(database.url, { max: 1 })
    await sql`create role reader login password 'a-secret'`
    await sql.end()
    const env = at((url) => {
      url.username = 'reader'
      url.password = 'a-secret'
    })
    await expectRefusal(env, /^The database cannot be prepared: permission denied/)
  })

  it('because DATABASE_URL is missing where the site was last run with it', async () => {
    const dataDir = join(path, 'used-with-a-url')
    const server = await startServer({ dataDir, env: { DATABASE_URL: database.url } })
    expect((await addOperator(dataDir)).errors).toBe(
      `Another process is using ${dataDir}. If it uses DATABASE_URL, set the same one for this command; otherwise stop it.\n`,
    )
    await server.stop()
    const line = `${dataDir} has no database, but the site was last run here with another one. Set DATABASE_URL`
    await expectRefusal({ DATA_DIR: dataDir }, new RegExp(`^${line}`))
    expect(await addOperator(dataDir)).toEqual({
      code: 1,
      output: '',
      errors: expect.stringContaining(line),
    })
    expect((await runOn('backup', { dataDir })).errors).toContain(line)
    const backup = join(path, 'of-the-url.backup.gz')
    await runOn('backup', { dataDir, databaseUrl: database.url }, backup)
    expect((await runOn('restore', { dataDir }, backup)).errors).toContain(line)
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false)
  })
})

it('says how to go on where the folder of the database was lost', async () => {
  const dataDir = join(path, 'lost')
  mkdirSync(dataDir)
  writeFileSync(join(dataDir, 'content-snapshot.json'), '{}')
  await expectRefusal(
    { DATA_DIR: dataDir },
    / has no database, .* restore the newest backup into another DATA_DIR\.$/,
  )
})

describe('a file that is half written', () => {
  it('is recreated if it is the snapshot', async () => {
    const dataDir = join(path, 'snapshot')
    const first = await startServer({ dataDir })
    await connectClient(first)
      .from('website_content')
      .insert({ content_key: 'home.hero.title', content_value: 'Kept' })
      .throwOnError()
    await expect.poll(() => fetch(first.url).then((answer) => answer.text())).toContain('Kept')
    await first.stop()
    const file = join(dataDir, 'content-snapshot.json')
    const whole = readFileSync(file, 'utf8')
    expect(whole).toContain('Kept')
    for (const text of [whole.slice(0, whole.length / 2), whole.replace('"rows":[', '"rows":[null,')]) {
      writeFileSync(file, text)
      const server = await startServer({ dataDir })
      expect((await fetch(server.url)).status).toBe(200)
      await expect.poll(() => fetch(server.url).then((answer) => answer.text())).toContain('Kept')
      await server.stop()
      expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(whole))
    }
  })

  it('is reported, with what to do, if it is the lock, also if a folder is there instead', async () => {
    const dataDir = join(path, 'lock')
    mkdirSync(dataDir)
    const file = join(dataDir, 'lock')
    const line = new RegExp(`^${file} is damaged or not a file\\. Delete it and try again`)
    writeFileSync(file, 'garbage\n')
    await expectRefusal({ DATA_DIR: dataDir }, line)
    rmSync(file)
    mkdirSync(file)
    await expectRefusal({ DATA_DIR: dataDir }, line)
    rmSync(file, { recursive: true })
    const server = await startServer({ dataDir })
    expect(await server.stop()).toBe(0)
  })

  it('is reported and left unchanged if it contains the keys', async () => {
    const dataDir = join(path, 'keys')
    mkdirSync(dataDir)
    const file = join(dataDir, 'keys.json')
    const whole = `{"publishableKey":"sb_publishable_x","jwtSecret":"a-secret${'x'.repeat(40)}"}`
    for (const length of [0, 10, whole.length - 20, whole.length - 1]) {
      writeFileSync(file, whole.slice(0, length))
      const failure = await startServer({ dataDir }).catch((error: unknown) => error)
      expect(failure).toMatchObject({
        exitCode: 1,
        output: expect.stringMatching(
          /^\S+keys\.json is damaged\. Restore it, or delete it to get new keys.*\n$/,
        ),
      })
      expect((failure as StartFailure).output).not.toContain('a-secret')
      expect(readFileSync(file, 'utf8')).toBe(whole.slice(0, length))
    }
    // After a crash before the rename, the temporary file next to it is ignored.
    writeFileSync(`${file}.1.new`, whole.slice(0, 10))
    writeFileSync(file, whole)
    const server = await startServer({ dataDir })
    expect(server.publishableKey).toBe('sb_publishable_x')
    await server.stop()
  })
})
