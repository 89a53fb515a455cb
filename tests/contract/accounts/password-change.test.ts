// An account changes its own password through the unmodified client. Other refusals are in password-change.slow.test.ts.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { password as current_password } from '#testing/accounts.ts'
import type { Client } from '#testing/client.ts'
import { database } from '#tests/support/server/databases.ts'
import { isOver, PasswordSite } from '#tests/support/server/password-site.ts'

const password = 'another horse battery'

describe(`changing one’s own password on ${database}`, () => {
  let site: PasswordSite
  let email: string
  let client: Client
  beforeAll(async () => {
    site = await PasswordSite.start()
  })
  afterAll(() => site?.stop())
  beforeEach(async () => {
    ;({ email, client } = await site.addAccount())
  })

  const connect = () => site.connect()
  const trySignIn = (given: string) => site.trySignIn(email, given)
  const signIn = (given: string) => site.signIn(email, given)

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

  it('is refused with a wrong current password', async () => {
    const { error } = await client.auth.updateUser({ password, current_password: 'wrong' })
    expect(error).toMatchObject({ status: 400, code: 'current_password_invalid' })
    await signIn(current_password)
  })

  it('accepts a password of 72 bytes, all of which count', async () => {
    const longest = 'ä'.repeat(36)
    expect((await client.auth.updateUser({ password: longest, current_password })).error).toBeNull()
    await signIn(longest)
    expect(await trySignIn(longest.slice(0, -1))).toMatchObject({ code: 'invalid_credentials' })
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
