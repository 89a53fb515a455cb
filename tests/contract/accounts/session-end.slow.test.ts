// A token copied from a session is worthless once the session has ended, even if it has not expired.
import { randomUUID } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import type { Sql } from 'postgres'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Accounts } from '#backend/accounts/accounts.ts'
import { openAccounts } from '#backend/accounts/open-accounts.ts'
import type { ContentClient, Database } from '#content-sync/database.ts'
import { password } from '#testing/accounts.ts'
import {
  connectDatabase,
  database,
  locationOf,
  startSite,
  type TestSite,
} from '#tests/support/server/databases.ts'
import { claimsOf } from '#tests/support/server/session-token.ts'

describe(`a session on ${database}`, () => {
  let site: TestSite
  let accounts: Accounts
  let sql: Sql
  let id: string
  let email: string
  let client: ContentClient
  /** Has a copy of the token but did not sign in. */
  let copy: ContentClient

  beforeAll(async () => {
    // Auth writes local times, so the server runs in a time zone far from UTC.
    site = await startSite({ ADMIN_ACCESS: 'operators', TZ: 'Asia/Tokyo' })
    accounts = await openAccounts(locationOf(site))
    sql = connectDatabase(site)
  })
  afterAll(async () => {
    await sql?.end()
    await accounts?.close()
    await site?.stop()
  })
  beforeEach(async () => {
    email = `${randomUUID()}@example.com`
    await accounts.create(email, password)
    id = (await accounts.addOperator(email)) ?? ''
    client = connect()
    const { data } = await client.auth.signInWithPassword({ email, password })
    const authorization = `Bearer ${data.session?.access_token}`
    copy = connect({ authorization })
  })

  const connect = (headers: Record<string, string> = {}): ContentClient =>
    createClient<Database>(site.server.url, site.server.publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { headers },
    })
  const write = async (by: ContentClient) =>
    (await by.from('website_content').insert({ content_key: randomUUID(), content_value: 'x' })).status
  const sessionId = async () => {
    const { data } = await client.auth.getSession()
    return `${claimsOf(data.session?.access_token ?? '').session_id}`
  }

  it.each<[how: string, end: () => Promise<unknown>]>([
    ['signing out', () => client.auth.signOut()],
    ['signing out in this browser only, as the panel does', () => client.auth.signOut({ scope: 'local' })],
    ['a new password', () => accounts.resetPassword(id, password)],
    ['the removal of the operator', () => accounts.removeOperator(id)],
    [
      'the end that Auth has set for it',
      async () => sql`update auth.sessions set not_after = now() where id = ${await sessionId()}`,
    ],
  ])('ends by %s, and a copied token no longer writes or reads the history', async (_how, end) => {
    expect(await write(copy)).toBe(201)
    await end()
    expect(await write(copy)).toBe(403)
    expect((await copy.from('website_content_history').select('*').limit(1)).data).toEqual([])
    expect((await copy.rpc('may_write')).data).toBe(false)
  })

  it('does not begin with a password that is replaced while it is checked', async () => {
    const { signingIn } = await sql.begin(async (transaction) => {
      // Auth reads this table after it has checked the password, and before it stores the session.
      await transaction`lock table auth.identities in access exclusive mode`
      const signingIn = connect().auth.signInWithPassword({ email, password })
      await expect
        .poll(
          () =>
            transaction`select from pg_locks where relation = 'auth.identities'::regclass and not granted`,
        )
        .toHaveLength(1)
      await accounts.resetPassword(id, `new ${password}`)
      return { signingIn }
    })
    expect((await signingIn).error).toMatchObject({ status: 400, code: 'invalid_credentials' })
    expect(await sql`select from auth.sessions where user_id = ${id}`).toHaveLength(0)
    const { error } = await connect().auth.signInWithPassword({ email, password: `new ${password}` })
    expect(error).toBeNull()
  })

  it('can no longer be refreshed if the clock was put back by more than two hours since it began', async () => {
    const setAhead = async (minutes: number) => sql`
      update auth.sessions set created_at = (now() + ${minutes} * interval '1 minute') at time zone 'UTC'
      where id = ${await sessionId()}`
    await sql`set time zone 'UTC'`
    await setAhead(2 * 60 - 1)
    expect((await client.auth.refreshSession()).error).toBeNull()
    await setAhead(2 * 60 + 1)
    expect((await client.auth.refreshSession()).error).toMatchObject({ status: 400, code: 'session_expired' })
  })

  it('can be refreshed repeatedly', async () => {
    for (let i = 0; i < 3; i++) expect((await client.auth.refreshSession()).error).toBeNull()
    expect(await write(client)).toBe(201)
  })

  it.each([
    ['11 hours after the sign-in', 'created_at', 11],
    ['4 hours after it was refreshed last', 'refreshed_at', 4],
  ])('can no longer be refreshed from %s', async (_when, column, hours) => {
    const setBack = async (minutes: number) => sql`
      update auth.sessions set ${sql(column)} = (now() - ${minutes} * interval '1 minute') at time zone 'UTC'
      where id = ${await sessionId()}`
    await sql`set time zone 'UTC'`
    await client.auth.refreshSession()
    await setBack(hours * 60 - 1)
    expect((await client.auth.refreshSession()).error).toBeNull()
    await setBack(hours * 60 + 1)
    expect((await client.auth.refreshSession()).error).toMatchObject({ status: 400, code: 'session_expired' })
  })
})
