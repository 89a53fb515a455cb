// What `npm run operator` refuses, what it does before the first start of the site, and what it leaves of a removed operator.
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { password } from '#testing/accounts.ts'
import { connectClient } from '#testing/client.ts'
import { startPostgres } from '#testing/postgres.ts'
import { startServer } from '#testing/server.ts'
import { temporaryDirectory } from '#testing/temporary.ts'
import {
  connectDatabase,
  database,
  isOnUrl,
  startSite,
  type TestSite,
} from '#tests/support/server/databases.ts'
import { operatorsOf, runOperator } from '#tests/support/server/programs/operator-command.ts'

describe(`npm run operator on ${database}`, () => {
  let site: TestSite
  beforeAll(async () => {
    site = await startSite({ ADMIN_ACCESS: 'operators' })
  })
  afterAll(() => site?.stop())

  const { run, newEmail, newItem, addOperator, signIn } = operatorsOf(() => site)

  it('removes what Auth has logged about an operator, and nothing else of its log', async () => {
    const [removed, kept] = [newEmail(), newEmail()]
    for (const email of [removed, kept]) {
      await addOperator(email)
      await (await signIn(email)).auth.refreshSession()
    }
    const sql = connectDatabase(site)
    const entriesOf = (email: string) =>
      sql`select from auth.audit_log_entries where position(${email} in payload::text) > 0`
    const before = await entriesOf(kept)
    expect(before.length).toBeGreaterThan(1)
    expect(await entriesOf(removed)).toHaveLength(before.length)
    await run(['remove', removed])
    expect(await entriesOf(removed)).toHaveLength(0)
    expect(await entriesOf(kept)).toHaveLength(before.length)
    await sql.end()
  })

  it('replaces a password, and ends the sessions of the old one', async () => {
    const email = newEmail()
    await addOperator(email)
    const operator = await signIn(email)
    expect(await run(['reset', email], 'another horse battery\n')).toMatchObject({ code: 0 })
    expect((await operator.auth.refreshSession()).error).toMatchObject({ status: 400 })
    const { error } = await connectClient(site.server).auth.signInWithPassword({ email, password })
    expect(error).toMatchObject({ code: 'invalid_credentials' })
    const again = connectClient(site.server)
    await again.auth.signInWithPassword({ email, password: 'another horse battery' })
    await again.from('website_content').insert(newItem()).throwOnError()
  })

  it.each([
    [
      'a short password',
      ['add', 'a@example.com'],
      'short\n',
      'The password must have at least 12 characters.\n',
    ],
    ['no password', ['add', 'a@example.com'], '', 'The password must have at least 12 characters.\n'],
    [
      'one that is not hashed whole',
      ['add', 'a@example.com'],
      `${'ä'.repeat(37)}\n`,
      'The password must have at most 72 bytes.\n',
    ],
    ['what is no address', ['add', 'nobody'], '', '"nobody" is not an email address.\n'],
    [
      'somebody unknown',
      ['reset', 'b@example.com'],
      '',
      'b@example.com is not an operator. "npm run operator -- list" shows who is.\n',
    ],
  ])('refuses %s', async (_case, args, input, errors) => {
    expect(await run(args, input)).toEqual({ code: 1, output: '', errors })
  })

  it.each([
    [[]],
    [['toString', 'a@example.com']],
    [['add']],
    [['add', '--author']],
    [['add', 'a@example.com', '--author', '--author']],
    [['add', 'a@example.com', password]],
    [['remove', 'a@example.com', '--author']],
    [['list', '--author']],
  ])('shows its usage after %o', async (args) => {
    expect(await run(args)).toMatchObject({ code: 1, errors: expect.stringMatching(/^Usage: /) })
  })

  it('makes nobody a publisher if npm has taken --author for itself', async () => {
    // As `npm run operator add a@example.com --author` does.
    const env = { DATA_DIR: site.server.dataDir, npm_config_author: 'true' }
    expect(await runOperator(['add', 'a@example.com'], env, `${password}\n`)).toEqual({
      code: 1,
      output: '',
      errors: 'npm took --author for itself. Write -- before add: npm run operator -- add EMAIL --author\n',
    })
  })
})

it(`works before the first start of the site on ${database}`, async () => {
  const { path, remove } = temporaryDirectory()
  const dataDir = join(path, 'before-the-first')
  const postgres = isOnUrl ? await startPostgres() : undefined
  const url = postgres ? { DATABASE_URL: postgres.url } : {}
  const env = { DATA_DIR: dataDir, ...url }
  if (!isOnUrl) {
    for (const args of [['list'], ['remove', 'a@example.com'], ['reset', 'a@example.com']])
      expect(await runOperator(args, env, password)).toEqual({
        code: 1,
        output: '',
        errors: `There is no database in ${dataDir}. Set DATA_DIR to the site’s data directory.\n`,
      })
    expect(existsSync(dataDir)).toBe(false)
  }
  const created = isOnUrl ? '' : `Created a new database in ${dataDir}.\n`
  expect(await runOperator(['add', 'a@example.com'], env, password)).toEqual({
    code: 0,
    output: `${created}a@example.com can now sign in at /admin and edit.\n`,
    errors: '',
  })
  expect((await runOperator(['list'], env)).output).toContain('a@example.com')
  const site = await startServer({ dataDir, env: { ADMIN_ACCESS: 'operators', ...url } })
  const client = connectClient(site)
  expect((await client.auth.signInWithPassword({ email: 'a@example.com', password })).error).toBeNull()
  await client.from('website_content').insert({ content_key: 'a', content_value: 'b' }).throwOnError()
  expect(statSync(dataDir).mode & 0o777).toBe(0o700)
  await site.stop()
  await postgres?.stop()
  remove()
})
