// A further table whose rows belong to accounts, as a later migration may add one: nobody receives another account's
// rows, and the server does not start with a table that anyone could access.
import { randomUUID } from 'node:crypto'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Sql } from 'postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addAccounts, password } from '#testing/accounts.ts'
import {
  connectDatabase,
  database,
  locationOf,
  startSite,
  type TestSite,
} from '#tests/support/server/databases.ts'

describe(`row-level security on ${database}`, () => {
  let site: TestSite
  let sql: Sql

  async function restart(): Promise<void> {
    await sql.end()
    await site.server.kill9('node')
    await site.server.start()
    sql = connectDatabase(site)
  }

  beforeAll(async () => {
    site = await startSite({ ADMIN_ACCESS: 'operators' })
    sql = connectDatabase(site)
    await sql.unsafe(`
      create table public.notes (owner uuid default auth.uid(), number int, body text, primary key (owner, number));
      alter table public.notes enable row level security;
      grant select, insert, update, delete on public.notes to authenticated;
      create policy own on public.notes to authenticated using (owner = auth.uid());
      create function public.content_of_notes() returns setof public.notes stable security definer
        return (select notes from public.notes limit 1);
      alter publication supabase_realtime add table public.notes`)
    await restart()
    await addAccounts(
      locationOf(site),
      ['one', 'two', 'three', 'operator'].map((name) => `${name}@example.com`),
      ['operator@example.com'],
    )
  })
  afterAll(async () => {
    await sql?.end()
    await site?.stop()
  })

  async function listen(email?: string) {
    const client = createClient(site.server.url, site.server.publishableKey, {
      auth: { persistSession: false },
    })
    if (email) await client.auth.signInWithPassword({ email, password })
    const seen: unknown[] = []
    await new Promise<void>((resolve) => {
      client
        .channel(randomUUID())
        .on('postgres_changes', { event: '*', schema: 'public' }, ({ eventType, old, new: row }) => {
          const { number } = { ...old, ...row }
          seen.push([eventType, number])
        })
        .subscribe((status) => status === 'SUBSCRIBED' && resolve())
    })
    return { client, seen }
  }

  /** Resolves when everything sent on this client's socket so far, in either direction, has arrived. */
  async function settle({ realtime }: SupabaseClient): Promise<void> {
    await realtime.setAuth() // which a change of session starts but does not await
    await new Promise<void>((resolve) => {
      realtime.onHeartbeat((status) => status === 'ok' && resolve())
      realtime.sendHeartbeat()
    })
  }

  it('applies to both REST and Realtime', async () => {
    const one = await listen('one@example.com')
    const two = await listen('two@example.com')
    const nobody = await listen()
    const notes = one.client.from('notes')
    await notes.insert({ number: 1, body: 'Mine' }).throwOnError()
    await two.client.from('notes').insert({ number: 2, body: 'Yours' }).throwOnError()
    await notes.update({ body: 'Changed' }).eq('number', 1).throwOnError()

    await expect
      .poll(() => one.seen)
      .toEqual([
        ['INSERT', 1],
        ['UPDATE', 1],
      ])
    await expect.poll(() => two.seen).toEqual([['INSERT', 2]])
    await settle(nobody.client)
    expect(nobody.seen).toEqual([])
    expect((await notes.select('number')).data).toEqual([{ number: 1 }])
    expect(await nobody.client.from('notes').select()).toMatchObject({
      status: 401,
      error: { code: '42501' },
    })
    for (const { client } of [one, two, nobody]) await client.realtime.disconnect()
  })

  it('follows the session of a client while it listens', async () => {
    const guest = await listen()
    const user = await listen('three@example.com')
    const add = async (number: number) => {
      await user.client.from('notes').insert({ number }).throwOnError()
      await expect.poll(() => user.seen.at(-1)).toEqual(['INSERT', number])
      await settle(guest.client)
    }
    await add(1)
    await guest.client.auth.signInWithPassword({ email: 'three@example.com', password })
    await settle(guest.client)
    await add(2)
    await guest.client.auth.signOut({ scope: 'local' })
    await settle(guest.client)
    await add(3)
    expect(guest.seen).toEqual([['INSERT', 2]])
    for (const { client } of [guest, user]) await client.realtime.disconnect()
  })

  it('is not evaded by a function of another application, which nobody can call', async () => {
    const { url, publishableKey } = site.server
    const operator = createClient(url, publishableKey, { auth: { persistSession: false } })
    const { data } = await operator.auth.signInWithPassword({ email: 'operator@example.com', password })
    for (const bearer of [publishableKey, data.session?.access_token]) {
      const headers = { apikey: publishableKey, authorization: `Bearer ${bearer}` }
      const call = (method: string, path: string) => fetch(`${url}/rest/v1/${path}`, { method, headers })
      for (const path of [
        'rpc/content_of_notes',
        'rpc/content%5Fof_notes',
        'rpc/content_of_notes%2F',
        'rpc/public.content_of_notes',
        'rpc%2Fcontent_of_notes',
        '%2Frpc/content_of_notes',
        '/rpc/content_of_notes',
      ]) {
        for (const method of ['POST', 'GET', 'HEAD', 'OPTIONS'])
          expect((await call(method, path)).status, `${method} ${path}`).toBe(404)
      }
      const answer = await call('POST', 'rpc/content_of_notes')
      expect(await answer.json()).toMatchObject({ code: 'PGRST202' })
      expect((await call('POST', 'rpc/may_write')).status).toBe(200)
    }
  })

  it('is not the only protection: no role has more rights than the migrations grant', async () => {
    const [row] = await sql`
      select has_table_privilege('anon', 'public.notes', 'select') as "read",
        has_table_privilege('authenticated', 'public.website_content', 'truncate') as "truncate",
        has_table_privilege('authenticated', 'auth.users', 'select') as "accounts",
        has_table_privilege('authenticated', 'private.operators', 'select') as "operators"`
    expect(row).toEqual({ read: false, truncate: false, accounts: false, operators: false })
  })

  it('is required of every table that REST exposes', async () => {
    await sql`create table public.anybodys (id int primary key)`
    await expect(restart()).rejects.toMatchObject({
      exitCode: 1,
      output: expect.stringContaining('Row-level security is off for public.anybodys'),
    })
  })
})
