// The claims of an access token, as clients and policies read them.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addAccounts, password } from '#testing/accounts.ts'
import { type Client, connectClient } from '#testing/client.ts'
import {
  connectDatabase,
  database,
  locationOf,
  startSite,
  type TestSite,
} from '#tests/support/server/databases.ts'

const email = 'somebody@example.com'

describe(`the claims of a token on ${database}`, () => {
  let site: TestSite
  let client: Client

  beforeAll(async () => {
    site = await startSite()
    const sql = connectDatabase(site)
    // A policy that reads every claim, so that a missing claim hides the row.
    await sql.unsafe(`
      create table public.private_notes (id int primary key);
      insert into public.private_notes values (1);
      alter table public.private_notes enable row level security;
      grant select on public.private_notes to anon, authenticated;
      create policy claims on public.private_notes using (
        auth.jwt() -> 'app_metadata' ->> 'provider' = 'email'
        and auth.jwt() -> 'user_metadata' ->> 'email' = '${email}'
        and auth.jwt() ->> 'aal' = 'aal1'
        and auth.jwt() -> 'amr' -> 0 ->> 'method' = 'password'
        and not (auth.jwt() ->> 'is_anonymous')::boolean
        and auth.jwt() ->> 'iss' like 'http%/auth/v1'
        and auth.jwt() ->> 'session_id' is not null
      )`)
    await sql.end()
    const { server } = site
    await addAccounts(locationOf(site), [email])
    // The server reads the schema when it starts.
    await server.kill9('node')
    await server.start()
    client = connectClient(server)
  })
  afterAll(() => site?.stop())

  it('match GoTrue’s, after signing in and after a refresh', async () => {
    const { data: signedIn } = await client.auth.signInWithPassword({ email, password })
    const user = signedIn.user
    const expected = {
      iss: `${site.server.url}/auth/v1`,
      sub: user?.id,
      aud: 'authenticated',
      email,
      phone: '',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: user?.user_metadata,
      role: 'authenticated',
      aal: 'aal1',
      amr: [{ method: 'password', timestamp: expect.any(Number) }],
      session_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      is_anonymous: false,
    }
    const { data: first } = await client.auth.getClaims()
    expect(first?.claims).toMatchObject(expected)
    expect(first?.claims.amr?.[0]).toMatchObject({ timestamp: expect.closeTo(Date.now() / 1000, -2) })

    await client.auth.refreshSession()
    const { data: refreshed } = await client.auth.getClaims()
    expect(refreshed?.claims).toMatchObject(expected)
    const { amr, session_id } = refreshed?.claims ?? {}
    expect({ amr, session_id }).toEqual({ amr: first?.claims.amr, session_id: first?.claims.session_id })
  })

  it('tell the client how the session was started', async () => {
    await client.auth.signInWithPassword({ email, password })
    const { data, error } = await client.auth.mfa.getAuthenticatorAssuranceLevel()
    expect(error).toBeNull()
    expect(data).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal1',
      currentAuthenticationMethods: [{ method: 'password' }],
    })
  })

  it('are available to the policies of the database', async () => {
    await client.auth.signInWithPassword({ email, password })
    // A table of this test, which the types lack.
    const notes = (of: Client) => of.from('private_notes' as 'website_content').select('id')
    expect((await notes(client)).data).toEqual([{ id: 1 }])
    expect((await notes(connectClient(site.server))).data).toEqual([])
  })

  it('include the account’s own metadata, up to 4 kB', async () => {
    await client.auth.signInWithPassword({ email, password })
    const metadata = async (about: string) => {
      expect((await client.auth.updateUser({ data: { about } })).error).toBeNull()
      expect((await client.auth.refreshSession()).data.user?.user_metadata).toMatchObject({ about })
      return (await client.auth.getClaims()).data?.claims.user_metadata
    }
    expect(await metadata('a'.repeat(3800))).toMatchObject({ about: 'a'.repeat(3800) })
    expect(await metadata('a'.repeat(4096))).toEqual({})
    expect(await metadata('')).toMatchObject({ about: '' })
  })
})
