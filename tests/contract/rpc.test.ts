import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectDatabase, database, startSite, type TestSite } from '../support/databases.ts'

describe(`functions by REST on ${database}`, () => {
  let site: TestSite
  // Without types, as nobody's functions are called as well.
  let client: SupabaseClient

  beforeAll(async () => {
    site = await startSite()
    const { url, publishableKey } = site.server
    client = createClient(url, publishableKey, { auth: { persistSession: false, autoRefreshToken: false } })
  })
  afterAll(() => site?.stop())

  it('are called by POST, by GET where they only read, and by HEAD', async () => {
    expect(await client.rpc('may_write')).toMatchObject({ status: 200, data: true })
    expect(await client.rpc('may_write', {}, { get: true })).toMatchObject({ status: 200, data: true })
    expect(await client.rpc('may_write', {}, { head: true })).toMatchObject({ status: 200, data: null })
    expect(await client.rpc('content_basis', {}, { get: true })).toMatchObject({ status: 200, data: {} })
  })

  it('only read where their names say so, for those may be called by GET', async () => {
    const sql = connectDatabase(site)
    try {
      const functions = await sql<{ name: string; changes: boolean }[]>`
        select proname as name, provolatile = 'v' as changes from pg_proc
        where pronamespace = 'public'::regnamespace and (proname = 'may_write' or proname like 'content\_%')`
      expect(functions.length).toBeGreaterThan(5)
      expect(functions.filter(({ changes }) => changes)).toEqual([])
    } finally {
      await sql.end()
    }
  })

  it('that change something are not called by GET', async () => {
    const { status, error } = await client.rpc('undo_content', { step: 'x' }, { get: true })
    expect({ status, code: error?.code }).toEqual({ status: 405, code: '405' })
  })

  it('return one value, which counts as one row', async () => {
    const moment = '2020-01-01'
    const answer = await client.rpc('content_since', { moment }, { count: 'exact' })
    expect(answer).toMatchObject({ status: 200, data: [], count: 1 })
  })

  it.each([
    ['an unknown function', 'nothing', {}, 404, 'PGRST202'],
    ['unknown arguments', 'content_since', { nothing: 1 }, 404, 'PGRST202'],
    ['an argument of another type', 'content_since', { moment: 'nonsense' }, 400, '22007'],
  ])('are refused: %s', async (_what, name, args, status, code) => {
    expect(await client.rpc(name, args)).toMatchObject({ status, error: { code } })
  })
})
