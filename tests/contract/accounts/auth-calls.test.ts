// The client's calls of Auth other than signing in and out (auth.test.ts).
import type { AuthError, Session } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addAccounts, password } from '#testing/accounts.ts'
import { type Client, connectClient } from '#testing/client.ts'
import { database, locationOf, startSite, type TestSite } from '#tests/support/server/databases.ts'

type Call = (auth: Client['auth']) => Promise<{ error: AuthError | null }>

const email = 'somebody@example.com'

describe(`calls of Auth on ${database}`, () => {
  let site: TestSite
  let client: Client

  beforeAll(async () => {
    site = await startSite()
    await addAccounts(locationOf(site), [email])
    client = connectClient(site.server)
    const { error } = await client.auth.signInWithPassword({ email: 'Somebody@Example.com', password })
    expect(error).toBeNull()
  })
  afterAll(() => site?.stop())

  const call = (path: string, init: RequestInit = {}) =>
    fetch(`${site.server.url}/auth/v1/${path}`, {
      ...init,
      headers: { apikey: site.server.publishableKey, 'content-type': 'application/json', ...init.headers },
    })

  it('return the signed-in user, from the server and from the claims of the token', async () => {
    expect((await client.auth.getUser()).data.user).toMatchObject({ email, role: 'authenticated' })
    const { data } = await client.auth.getClaims()
    expect(data?.claims).toMatchObject({ email, role: 'authenticated', aud: 'authenticated' })
    expect((data?.claims.exp ?? 0) - (data?.claims.iat ?? 0)).toBe(3600)
    expect((await client.auth.getUserIdentities()).data?.identities).toHaveLength(1)
  })

  it('change the metadata of one’s own account', async () => {
    const { data, error } = await client.auth.updateUser({ data: { color: 'blue' } })
    expect(error).toBeNull()
    expect(data.user?.user_metadata).toMatchObject({ color: 'blue' })
  })

  it('refuse metadata of more than 64 kB, also in pieces', async () => {
    const add = (key: string) => client.auth.updateUser({ data: { [key]: 'x'.repeat(15_000) } })
    for (const key of ['a', 'b', 'c', 'd']) expect((await add(key)).error).toBeNull()
    const { error } = await add('e')
    expect(error).toMatchObject({ status: 413, message: 'The metadata of an account can have 64 kB.' })
    expect(Object.keys((await client.auth.getUser()).data.user?.user_metadata ?? {})).not.toContain('e')
    expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull()
  })

  it('keep the email address, because the mail that would confirm another one is not sent', async () => {
    const { data, error } = await client.auth.updateUser({ email: 'other@example.com' })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ email, new_email: 'other@example.com' })
    expect((await client.auth.getUser()).data.user?.email).toBe(email)
  })

  it('end the other sessions, or only this one', async () => {
    const sign = async () => {
      const other = connectClient(site.server)
      expect((await other.auth.signInWithPassword({ email, password })).error).toBeNull()
      return other.auth
    }
    const isOver = async (auth: Client['auth'], session?: Session) =>
      (await auth.refreshSession(session)).error
    const ended = await sign()
    expect((await client.auth.signOut({ scope: 'others' })).error).toBeNull()
    const gone = { status: 400, code: 'refresh_token_not_found' }
    expect(await isOver(ended)).toMatchObject(gone)
    expect(await isOver(client.auth)).toBeNull()

    const leaving = await sign()
    const { data } = await leaving.getSession()
    expect((await leaving.signOut({ scope: 'local' })).error).toBeNull()
    expect(await isOver(leaving, data.session ?? undefined)).toMatchObject(gone)
    expect(await isOver(client.auth)).toBeNull()
  })

  it.each<[what: string, Call, expected: object]>([
    ['reauthentication', (auth) => auth.reauthenticate(), { status: 404 }],
    [
      'a second factor',
      (auth) => auth.mfa.enroll({ factorType: 'totp' }),
      { status: 404, message: 'This server does not offer /auth/v1/factors' },
    ],
    ['account administration', (auth) => auth.admin.listUsers(), { status: 404 }],
  ])('are refused with a session: %s', async (_what, ask, expected) => {
    expect((await ask(client.auth)).error).toMatchObject(expected)
  })

  describe('without a session', () => {
    let auth: Client['auth']
    beforeEach(() => {
      auth = connectClient(site.server).auth
    })

    it.each<[what: string, Call, expected: object]>([
      ['an anonymous account', (it) => it.signInAnonymously(), { status: 422, code: 'signup_disabled' }],
      [
        'a telephone number',
        (it) => it.signInWithPassword({ phone: '123', password }),
        { status: 400, code: 'validation_failed' },
      ],
      [
        'a third party’s token',
        (it) => it.signInWithIdToken({ provider: 'google', token: 'x' }),
        { status: 400, message: 'unsupported_grant_type' },
      ],
      ['a code of PKCE', (it) => it.exchangeCodeForSession('x'), { status: 400 }],
      ['single sign-on', (it) => it.signInWithSSO({ domain: 'example.com' }), { status: 404 }],
      ['a code from a mail', (it) => it.verifyOtp({ email, token: '1', type: 'email' }), { status: 404 }],
      ['another mail', (it) => it.resend({ type: 'signup', email }), { status: 404 }],
      ['a refresh without a token', (it) => it.refreshSession(), { name: 'AuthSessionMissingError' }],
    ])('are refused: %s', async (_what, ask, expected) => {
      expect((await ask(auth)).error).toMatchObject(expected)
    })

    it.each([
      ['no session', {}, 401, 'no_authorization'],
      ['an invalid session', { authorization: 'Bearer x' }, 403, 'bad_jwt'],
    ])('are refused for %s', async (_what, headers, status, error_code) => {
      for (const [path, method] of [
        ['user', 'GET'],
        ['logout', 'POST'],
      ] as const) {
        const response = await call(path, { method, headers })
        expect(response.status, path).toBe(status)
        expect(await response.json()).toMatchObject({ error_code })
      }
    })
  })

  it('are refused if the grant is missing or unknown, and if the body is not JSON', async () => {
    for (const [query, body, error_code] of [
      ['', '{}', 'invalid_credentials'],
      ['?grant_type=magic', '{}', 'invalid_credentials'],
      ['?grant_type=password', '{}', 'validation_failed'],
      ['?grant_type=password', '{', 'bad_json'],
    ] as const) {
      const response = await call(`token${query}`, { method: 'POST', body })
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ error_code })
    }
  })

  it('report that sign-up is disabled, by mail or otherwise, and that Auth is healthy', async () => {
    expect(await (await call('settings')).json()).toMatchObject({
      disable_signup: true,
      external: { email: false, phone: false, google: false },
    })
    expect(await (await call('health')).json()).toMatchObject({ name: 'GoTrue' })
  })

  it.each(['authorize?provider=google', 'callback', '.well-known/jwks.json', 'magiclink', 'invite'])(
    'are not known here: %s',
    async (path) => {
      expect((await call(path)).status).toBe(404)
    },
  )

  it('need the publishable key', async () => {
    const response = await call('settings', { headers: { apikey: 'sb_publishable_wrong' } })
    expect(response.status).toBe(401)
  })
})
