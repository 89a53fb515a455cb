// `npm run operator`, and what happens to the sessions of removed operators.
import { randomUUID } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { password } from '#testing/accounts.ts'
import { type Client, connectClient } from '#testing/client.ts'
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
import { runOperator } from '#tests/support/server/programs/operator-command.ts'

describe(`npm run operator on ${database}`, () => {
  let site: TestSite
  beforeAll(async () => {
    site = await startSite({ ADMIN_ACCESS: 'operators' })
  })
  afterAll(() => site?.stop())

  const run = (args: string[], input?: string) => {
    const { server, databaseUrl } = site
    const env = { DATA_DIR: server.dataDir, DATABASE_URL: databaseUrl ?? '' }
    return runOperator(args, env, input)
  }
  const newEmail = () => `${randomUUID()}@example.com`
  const newItem = () => ({ content_key: randomUUID() as string, content_value: 'A value' })

  async function addOperator(email: string): Promise<void> {
    expect(await run(['add', email], `${password}\n`)).toEqual({
      code: 0,
      output: `${email} can now sign in at /admin and edit.\n`,
      errors: '',
    })
  }

  async function signIn(email: string): Promise<Client> {
    const client = connectClient(site.server)
    const { error } = await client.auth.signInWithPassword({ email, password })
    expect(error).toBeNull()
    return client
  }

  it('adds operators, ignoring the case of the address, and lists them with their last sign-in', async () => {
    const email = newEmail()
    await addOperator(email)
    const line = async () => (await run(['list'])).output.split('\n').find((text) => text.startsWith(email))
    expect(await line()).toMatch(/ publisher +\d{4}-\d\d-\d\d \d\d:\d\d +never$/)
    await signIn(email.toUpperCase())
    expect(await line()).toMatch(/ \d{4}-\d\d-\d\d \d\d:\d\d +\d{4}-\d\d-\d\d \d\d:\d\d$/)
    expect(await run(['add', email.toUpperCase()])).toMatchObject({
      code: 1,
      errors: `${email} is already a publisher.\n`,
    })
  })

  it('adds authors, who may prepare releases and not edit, and changes the role of a running session', async () => {
    const email = newEmail()
    expect(await run(['add', email, '--author'], `${password}\n`)).toEqual({
      code: 0,
      output: `${email} can now sign in at /admin and prepare releases.\n`,
      errors: '',
    })
    const client = await signIn(email)
    const rights = async () => [
      (await client.rpc('may_prepare').throwOnError()).data,
      (await client.rpc('may_write').throwOnError()).data,
      (await client.from('website_content').insert(newItem())).status,
    ]
    expect(await rights()).toEqual([true, false, 403])
    expect((await run(['list'])).output).toMatch(new RegExp(`^${email} +author +\\d{4}-`, 'm'))
    expect(await run(['add', '--author', email])).toMatchObject({
      code: 1,
      errors: `${email} is already an author.\n`,
    })
    expect(await run(['add', email.toUpperCase()])).toMatchObject({
      code: 0,
      output: `${email} is now a publisher, no longer an author.\n`,
    })
    expect(await rights()).toEqual([true, true, 201])
    expect(await run(['add', email, '--author'])).toMatchObject({
      code: 0,
      output: `${email} is now an author, no longer a publisher.\n`,
    })
    expect(await rights()).toEqual([true, false, 403])
  })

  it('removes an operator, whose running session can no longer write or be refreshed', async () => {
    const email = newEmail()
    await addOperator(email)
    const operator = await signIn(email)
    const written = newItem()
    const refused = newItem()
    // An event of an item written just before the subscription may arrive as well.
    const keysOfEvents: unknown[] = []
    await new Promise<void>((resolve) => {
      operator
        .channel('content')
        .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'website_content' }, (change) =>
          keysOfEvents.push(change.new.content_key),
        )
        .subscribe((status) => status === 'SUBSCRIBED' && resolve())
    })
    const { data } = await operator.from('website_content').insert(written).select().single().throwOnError()
    await expect.poll(() => keysOfEvents).toContain(written.content_key)

    expect(await run(['remove', email])).toMatchObject({
      code: 0,
      output: `${email} can no longer edit or sign in as an operator.\n`,
    })
    const content = () => operator.from('website_content')
    expect(await content().insert(refused)).toMatchObject({ status: 403, error: { code: '42501' } })
    expect((await content().update({ content_value: 'No' }).eq('id', data.id).select()).data).toEqual([])
    expect((await content().delete().eq('id', data.id).select()).data).toEqual([])
    expect((await content().select().eq('id', data.id)).data).toEqual([data])
    expect(keysOfEvents).not.toContain(refused.content_key)
    expect((await operator.auth.refreshSession()).error).toMatchObject({ status: 400 })
    expect((await operator.auth.signInWithPassword({ email, password })).error).toMatchObject({
      code: 'invalid_credentials',
    })
    expect(await run(['remove', email])).toMatchObject({ code: 1, errors: `${email} is not an operator.\n` })
    await operator.realtime.disconnect()
  })

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
    ['somebody unknown', ['reset', 'b@example.com'], '', 'b@example.com is not an operator.\n'],
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
