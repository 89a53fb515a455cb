// Signing in, refreshing and signing out. Other calls of Auth are in auth-calls.test.ts.
import { randomUUID } from 'node:crypto'
import type { AuthChangeEvent } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Accounts } from '#backend/accounts/accounts.ts'
import { openAccounts } from '#backend/accounts/open-accounts.ts'
import { password } from '#testing/accounts.ts'
import { type Client, connectClient } from '#testing/client.ts'
import { database, locationOf, shareSite, type TestSite } from '#tests/support/server/databases.ts'

describe(`Auth on ${database}`, () => {
  let site: TestSite
  let accounts: Accounts
  let email: string
  let client: Client

  beforeAll(async () => {
    site = await shareSite()
    accounts = await openAccounts(locationOf(site))
  })
  afterAll(async () => {
    await accounts?.close()
    await site?.stop()
  })
  beforeEach(async () => {
    email = `${randomUUID()}@example.com`
    await accounts.create(email, password)
    client = connectClient(site.server)
  })

  it('signs in, refreshes and signs out', async () => {
    const events: AuthChangeEvent[] = []
    client.auth.onAuthStateChange((event) => events.push(event))

    const { data: signedIn } = await client.auth.signInWithPassword({ email, password })
    expect(signedIn.user).toMatchObject({ email, role: 'authenticated' })
    const { data: refreshed, error } = await client.auth.refreshSession()
    expect(error).toBeNull()
    expect(refreshed.session?.refresh_token).not.toBe(signedIn.session?.refresh_token)
    expect((await client.auth.getUser()).data.user).toMatchObject({ email })
    expect((await client.auth.signOut()).error).toBeNull()

    expect(events).toEqual(['INITIAL_SESSION', 'SIGNED_IN', 'TOKEN_REFRESHED', 'SIGNED_OUT'])
    const { error: ended } = await client.auth.refreshSession(refreshed.session ?? undefined)
    expect(ended).toMatchObject({ status: 400 })
  })

  it('sends the session as the bearer token, which REST recognizes', async () => {
    const { data } = await client.auth.signInWithPassword({ email, password })
    const bearers: (string | null)[] = []
    const watched = connectClient(site.server, {
      global: {
        fetch(input, init) {
          bearers.push(new Headers(init?.headers).get('authorization'))
          return fetch(input, init)
        },
      },
    })
    if (data.session) await watched.auth.setSession(data.session)
    expect((await watched.from('website_content').select()).error).toBeNull()
    expect(bearers.at(-1)).toBe(`Bearer ${data.session?.access_token}`)
  })

  it('refuses a wrong password', async () => {
    const { error } = await client.auth.signInWithPassword({ email, password: 'wrong' })
    expect(error).toMatchObject({ status: 400, code: 'invalid_credentials' })
  })

  it('refuses a session that was not signed by this installation', async () => {
    const response = await fetch(`${site.server.url}/rest/v1/website_content`, {
      headers: { apikey: site.server.publishableKey, authorization: 'Bearer eyJhbGciOiJIUzI1NiJ9.e30.c2ln' },
    })
    expect(response.status).toBe(401)
  })

  it('lets nobody sign up, and sends no mail', async () => {
    const unknown = `${randomUUID()}@example.com`
    expect((await client.auth.signUp({ email: unknown, password })).error).toMatchObject({
      status: 422,
      code: 'signup_disabled',
    })
    expect((await client.auth.signInWithOtp({ email: unknown })).error).toMatchObject({
      status: 404,
    })
    expect((await client.auth.resetPasswordForEmail(email)).error).toMatchObject({ status: 404 })
    const { error } = await client.auth.signInWithPassword({ email: unknown, password })
    expect(error).toMatchObject({ code: 'invalid_credentials' })
  })
})
