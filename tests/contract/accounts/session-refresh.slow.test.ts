// Two tabs with one session send the same refresh token, at the same time or one after the other.
import { randomUUID } from 'node:crypto'
import type { Sql } from 'postgres'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Accounts } from '#backend/accounts/accounts.ts'
import { openAccounts } from '#backend/accounts/open-accounts.ts'
import { password } from '#testing/accounts.ts'
import { type Client, connectClient } from '#testing/client.ts'
import {
  connectDatabase,
  database,
  locationOf,
  startSite,
  type TestSite,
} from '#tests/support/server/databases.ts'

describe(`refreshing a session on ${database}`, () => {
  let site: TestSite
  let accounts: Accounts
  let sql: Sql
  let tabs: [Client, Client]
  /** The refresh token from the sign-in. */
  let first: string

  beforeAll(async () => {
    site = await startSite()
    accounts = await openAccounts(locationOf(site))
    sql = connectDatabase(site)
  })
  afterAll(async () => {
    await sql?.end()
    await accounts?.close()
    await site?.stop()
  })
  beforeEach(async () => {
    const email = `${randomUUID()}@example.com`
    await accounts.create(email, password)
    tabs = [connectClient(site.server), connectClient(site.server)]
    const { data } = await tabs[0].auth.signInWithPassword({ email, password })
    first = data.session?.refresh_token ?? ''
  })

  const refresh = ({ auth }: Client, refresh_token: string) => auth.refreshSession({ refresh_token })
  const next = async (tab: Client, token: string) => {
    const { data, error } = await refresh(tab, token)
    expect(error).toBeNull()
    return data.session?.refresh_token ?? ''
  }
  const exchangedSecondsAgo = (token: string, seconds: number) =>
    sql`update auth.refresh_tokens set updated_at = now() - ${seconds} * interval '1 second' where token = ${token}`
  const refreshedSecondsAgo = (seconds: number) => sql`
    update auth.sessions set refreshed_at = (now() - ${seconds} * interval '1 second') at time zone 'UTC'
    where id = (select session_id from auth.refresh_tokens where token = ${first})`

  it('gives two tabs the same token when they refresh at the same time, repeatedly', async () => {
    let token = first
    for (let pair = 0; pair < 20; pair++) {
      const [one, other] = await Promise.all(tabs.map((tab) => next(tab, token)))
      expect(one).not.toBe(token)
      expect(other).toBe(one)
      token = one ?? ''
    }
    for (const tab of tabs) expect((await tab.auth.getUser()).error).toBeNull()
    await next(tabs[0], token)
  })

  it('deletes sessions that ended a month ago, and what was logged a year ago', async () => {
    const { data } = await tabs[1].auth.refreshSession({ refresh_token: first })
    const id = randomUUID()
    const account = data.user?.id ?? ''
    await sql`
      insert into auth.sessions (id, user_id, created_at)
      values (${id}, ${account}, now() - interval '31 days'), (gen_random_uuid(), ${account}, now() - interval '29 days')`
    await sql`
      insert into auth.audit_log_entries (id, created_at)
      values (${id}, now() - interval '366 days'), (gen_random_uuid(), now() - interval '364 days')`
    const counts = async () => {
      const [row] = await sql`
        select
          (select count(*)::int from auth.sessions where user_id = ${account}) as sessions,
          (select count(*)::int from auth.audit_log_entries where created_at < now() - interval '1 day') as entries`
      return row
    }
    expect(await counts()).toEqual({ sessions: 3, entries: 2 })
    await next(tabs[0], data.session?.refresh_token ?? '')
    expect(await counts()).toEqual({ sessions: 2, entries: 1 })
  })

  it('gives ten tabs the same token when they refresh at the same time', async () => {
    const all = Array.from({ length: 10 }, () => connectClient(site.server))
    expect(new Set(await Promise.all(all.map((tab) => next(tab, first)))).size).toBe(1)
  })

  it('gives the active token to a tab that did not receive it, however late it asks', async () => {
    const active = await next(tabs[0], first)
    await exchangedSecondsAgo(first, 3600)
    await refreshedSecondsAgo(3600)
    expect(await next(tabs[1], first)).toBe(active)
  })

  it('gives the active token to a tab that is two tokens behind, within ten seconds of the last refresh', async () => {
    const active = await next(tabs[0], await next(tabs[0], first))
    await exchangedSecondsAgo(first, 3600)
    await refreshedSecondsAgo(2)
    expect(await next(tabs[1], first)).toBe(active)
    expect(await next(tabs[0], active)).not.toBe(active)
  })

  it('ends the session when a token two behind arrives more than ten seconds after the last refresh', async () => {
    const active = await next(tabs[0], await next(tabs[0], first))
    await refreshedSecondsAgo(11)
    const refused = { status: 400, code: 'refresh_token_already_used' }
    expect((await refresh(tabs[1], first)).error).toMatchObject(refused)
    expect((await refresh(tabs[0], active)).error).toMatchObject({
      status: 400,
      code: 'refresh_token_not_found',
    })
  })

  it.each([
    ['in another format', 'abcdefghijkl', 'validation_failed'],
    ['that was never issued', randomUUID(), 'refresh_token_not_found'],
  ])('refuses a token %s', async (_what, token, code) => {
    expect((await refresh(tabs[1], token)).error).toMatchObject({ status: 400, code })
  })
})
