// An account changes its own password through the unmodified client.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Accounts } from '#backend/accounts/accounts.ts'
import { openAccounts } from '#backend/accounts/open-accounts.ts'
import { password as current_password } from '#testing/accounts.ts'
import { type Client, connectClient } from '#testing/client.ts'
import { connectDatabase, database, startSite, type TestSite } from '#tests/support/server/databases.ts'

const password = 'another horse battery'

describe(`changing one’s own password on ${database}`, () => {
  let site: TestSite
  let accounts: Accounts
  let email: string
  let client: Client
  let addresses = 0

  beforeAll(async () => {
    site = await startSite({ ADMIN_ACCESS: 'operators', TRUSTED_PROXIES: '127.0.0.1' })
    const { server, databaseUrl } = site
    accounts = await openAccounts({ dataDir: server.dataDir, databaseUrl })
  })
  afterAll(async () => {
    await accounts?.close()
    await site?.stop()
  })
  beforeEach(async () => {
    email = `${randomUUID()}@example.com`
    await accounts.create(email, current_password)
    client = await signIn(current_password)
  })

  /** A client with its own address, because sign-in attempts are counted by address. */
  const connect = () =>
    connectClient(site.server, { global: { headers: { 'x-forwarded-for': `198.51.100.${++addresses}` } } })
  const trySignIn = async (given: string) =>
    (await connect().auth.signInWithPassword({ email, password: given })).error
  async function signIn(given: string): Promise<Client> {
    const signedIn = connect()
    const { error } = await signedIn.auth.signInWithPassword({ email, password: given })
    expect(error).toBeNull()
    return signedIn
  }
  const isOver = async ({ auth }: Client) => (await auth.getUser()).error !== null

  it('requires the current one, and ends all other sessions of the account', async () => {
    const other = await signIn(current_password)
    const { data, error } = await client.auth.updateUser({ password, current_password })
    expect(error).toBeNull()
    expect(data.user?.email).toBe(email)
    expect(await isOver(other)).toBe(true)
    expect(await isOver(client)).toBe(false)
    expect((await client.auth.refreshSession()).error).toBeNull()
    expect(await trySignIn(current_password)).toMatchObject({ code: 'invalid_credentials' })
    await signIn(password)
  })

  it('works after signing in again with the same client, which also ends its earlier session', async () => {
    const { data: before } = await client.auth.getSession()
    expect((await client.auth.signInWithPassword({ email, password: current_password })).error).toBeNull()
    expect((await client.auth.updateUser({ password, current_password })).error).toBeNull()
    expect(await isOver(client)).toBe(false)
    const { error } = await connect().auth.refreshSession(before.session ?? undefined)
    expect(error).toMatchObject({ status: 400 })
    await signIn(password)
  })

  it.each([
    ['without the current password', { password }, 400, 'current_password_required'],
    ['with an empty current password', { password, current_password: '' }, 400, 'current_password_required'],
    [
      'with a wrong current password',
      { password, current_password: 'wrong' },
      400,
      'current_password_invalid',
    ],
    ['to one of 11 characters', { password: 'a'.repeat(11), current_password }, 422, 'weak_password'],
    ['to one of 73 bytes', { password: `${'ä'.repeat(36)}a`, current_password }, 422, 'weak_password'],
    ['to the same one', { password: current_password, current_password }, 422, 'same_password'],
  ])('is refused %s', async (_how, attributes, status, code) => {
    const { error } = await client.auth.updateUser(attributes)
    expect(error).toMatchObject({ status, code })
    await signIn(current_password)
  })

  it('ends no other session if it is refused, and leaves none of its own', async () => {
    const other = await signIn(current_password)
    const sql = connectDatabase(site)
    const sessions = () =>
      sql`select id from auth.sessions where user_id = (select id from auth.users where email = ${email}) order by id`
    const before = await sessions()
    const { error } = await client.auth.updateUser({ password: current_password, current_password })
    expect(error).toMatchObject({ code: 'same_password' })
    expect(await isOver(other)).toBe(false)
    expect(await isOver(client)).toBe(false)
    expect(await sessions()).toEqual(before)
    await sql.end()
  })

  it('accepts a password of 72 bytes, all of which count', async () => {
    const longest = 'ä'.repeat(36)
    expect((await client.auth.updateUser({ password: longest, current_password })).error).toBeNull()
    await signIn(longest)
    expect(await trySignIn(longest.slice(0, -1))).toMatchObject({ code: 'invalid_credentials' })
  })

  it('counts guesses of the current password as sign-in attempts', async () => {
    const guess = () => client.auth.updateUser({ password, current_password: 'wrong' })
    // Signing in was the first attempt.
    for (let i = 0; i < 19; i++) expect((await guess()).error).toMatchObject({ status: 400 })
    expect((await guess()).error).toMatchObject({ status: 429, code: 'over_request_rate_limit' })
  })

  it('requires a session', async () => {
    const response = await fetch(`${site.server.url}/auth/v1/user`, {
      method: 'PUT',
      headers: { apikey: site.server.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ password, current_password }),
    })
    expect(response.status).toBe(401)
  })
})
