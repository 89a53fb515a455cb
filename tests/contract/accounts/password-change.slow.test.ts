// When an account cannot change its own password: it keeps its password and sessions, and its attempts are counted.
import { setTimeout as delay } from 'node:timers/promises'
import bcrypt from 'bcryptjs'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openAccounts } from '#backend/accounts/open-accounts.ts'
import { password as current_password } from '#testing/accounts.ts'
import type { Client } from '#testing/client.ts'
import { connectDatabase, database } from '#tests/support/server/databases.ts'
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

  const signIn = (given: string) => site.signIn(email, given)

  it.each([
    ['without the current password', { password }, 400, 'current_password_required'],
    ['with an empty current password', { password, current_password: '' }, 400, 'current_password_required'],
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

  it('overwrites no password that was reset after the current one was checked', async () => {
    const reset = 'correct horse battery'
    const hash = await bcrypt.hash(reset, 10)
    const sql = connectDatabase(site)
    const [account] = await sql<{ id: string }[]>`select id from auth.users where email = ${email}`
    const id = account?.id ?? ''
    const sessions = () => sql`select from auth.sessions where user_id = ${id}`
    let isAnswered = false
    const changing = client.auth.updateUser({ password, current_password }).finally(() => {
      isAnswered = true
    })
    // The check of the current password begins a session.
    while (!isAnswered && (await sessions()).length < 2) await delay(2)
    await sql.begin(async (transaction) => {
      await transaction`select public.end_sessions(${id})`
      await transaction`update auth.users set encrypted_password = ${hash} where id = ${id}`
      // The change waits for these rows, unless it was faster than the reset.
      const waiting = () => transaction`select from pg_locks where not granted`
      while (!isAnswered && (await waiting()).length === 0) await delay(5)
    })
    await changing
    await site.signIn(email, reset)
    expect(await site.trySignIn(email, password)).toMatchObject({ code: 'invalid_credentials' })
    await sql.end()
  })

  async function reset() {
    const { resetPassword, close } = await openAccounts({
      dataDir: site.server.dataDir,
      databaseUrl: site.databaseUrl,
    })
    const { data } = await client.auth.getUser()
    const error = await resetPassword(data.user?.id ?? '', password).catch((error) => error)
    await close()
    return error
  }

  it.each([
    ['changed', async () => (await client.auth.updateUser({ password, current_password })).error],
    ['reset', reset],
  ])('is %s together with the end of the other sessions, or not at all', async (_how, replace) => {
    const sql = connectDatabase(site)
    await sql`create function keep_session() returns trigger language plpgsql as $$ begin raise 'kept'; end $$`
    await sql`create trigger keep_session before delete on auth.sessions for each row execute function keep_session()`
    const error = await replace()
    await sql`drop function keep_session cascade`
    await sql.end()
    expect(error).toBeInstanceOf(Error)
    await signIn(current_password)
  })

  it('counts guesses of the current password as sign-in attempts', async () => {
    const guess = () => client.auth.updateUser({ password, current_password: 'wrong' })
    // Signing in was the first attempt.
    for (let i = 0; i < 19; i++) expect((await guess()).error).toMatchObject({ status: 400 })
    expect((await guess()).error).toMatchObject({ status: 429, code: 'over_request_rate_limit' })
  })
})
