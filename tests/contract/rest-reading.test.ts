import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, connectClient } from '#testing/client.ts'
import { database, shareSite, type TestSite } from '#tests/support/server/databases.ts'
import { sendRaw } from '#tests/support/server/raw-http.ts'

const rows = [
  { content_key: 'a', content_value: 'one' },
  { content_key: 'b', content_value: 'two' },
  { content_key: 'c', content_value: 'Three' },
  { content_key: 'd', content_value: 'a, "quoted" (one)' },
]

const manyKeys = Array.from({ length: 301 }, (_, i) => `${i}`)

/** PostgREST's operators on texts, and the keys of the rows that each of them finds. */
const filters: [operator: string, column: string, value: string, found: string][] = [
  ['eq', 'content_key', 'a', 'a'],
  ['neq', 'content_key', 'a', 'bcd'],
  ['gt', 'content_key', 'b', 'cd'],
  ['gte', 'content_key', 'b', 'bcd'],
  ['lt', 'content_key', 'b', 'a'],
  ['lte', 'content_key', 'b', 'ab'],
  ['like', 'content_value', 't%', 'b'],
  ['ilike', 'content_value', 't%', 'bc'],
  ['like(all)', 'content_value', '{%o%,t%}', 'b'],
  ['like(any)', 'content_value', '{one,t%}', 'ab'],
  ['ilike(any)', 'content_value', '{ONE,t%}', 'abc'],
  ['in', 'content_key', '(a,b)', 'ab'],
  ['in', 'content_value', '("a, \\"quoted\\" (one)")', 'd'],
  ['is', 'content_value', 'null', ''],
  ['not.is', 'content_value', 'null', 'abcd'],
  ['isdistinct', 'content_key', 'a', 'bcd'],
  ['eq(any)', 'content_key', '{a,b}', 'ab'],
  ['not.in', 'content_key', '(a,b)', 'cd'],
  ['fts', 'content_value', 'quoted', 'd'],
  ['plfts', 'content_value', 'one quoted', 'd'],
  ['phfts', 'content_value', 'one quoted', ''],
  ['wfts(english)', 'content_value', 'one -quoted', 'a'],
]

describe(`reading by REST on ${database}`, () => {
  let site: TestSite
  let client: Client

  beforeAll(async () => {
    site = await shareSite()
    client = connectClient(site.server)
    await client.from('website_content').insert(rows).throwOnError()
  })
  afterAll(() => site?.stop())

  const read = (columns = '*', options = {}) => client.from('website_content').select(columns, options)
  const keysOf = (data: unknown) => (data as { content_key: string }[]).map((row) => row.content_key).join('')

  it.each(filters)('finds by %s on %s with %s', async (operator, column, value, found) => {
    const { data } = await read().filter(column, operator, value).order('content_key').throwOnError()
    expect(keysOf(data)).toBe(found)
  })

  it('combines filters with and, or and not', async () => {
    const found = async (query: ReturnType<typeof read>) =>
      keysOf((await query.order('content_key').throwOnError()).data)
    expect(await found(read().match({ content_key: 'a', content_value: 'one' }))).toBe('a')
    expect(await found(read().gt('content_key', 'a').lt('content_key', 'c'))).toBe('b')
    expect(await found(read().or('content_key.eq.a,and(content_key.eq.b,content_value.like.t*)'))).toBe('ab')
    expect(await found(read().not('content_value', 'ilike', 't%'))).toBe('ad')
  })

  it('treats quotes around a pattern within or as part of the pattern', async () => {
    const { data } = await read().or('content_value.like."o*",content_value.like.t*').throwOnError()
    expect(keysOf(data)).toBe('b')
  })

  it('orders by several columns', async () => {
    const { data } = await read()
      .order('created_at')
      .order('content_key', { ascending: false })
      .throwOnError()
    expect(keysOf(data)).toBe('dcba')
  })

  it('returns pages by limit and range', async () => {
    const page = (from: number, to: number) => read().order('content_key').range(from, to).throwOnError()
    expect(keysOf((await read().order('content_key').limit(2).throwOnError()).data)).toBe('ab')
    expect(keysOf((await page(1, 2)).data)).toBe('bc')
    expect((await page(10, 20)).data).toEqual([])
  })

  it.each(['exact', 'planned', 'estimated'] as const)('counts: %s', async (count) => {
    const { count: counted, status } = await read('id', { count }).range(1, 2).throwOnError()
    expect(status).toBe(206)
    expect(counted).toBe(rows.length)
  })

  it('gives an exact estimate up to 1,000 rows, and answers 206 only if rows are left', async () => {
    const estimated = (query = read('id', { count: 'estimated' })) => query
    expect(await estimated()).toMatchObject({ status: 200, count: rows.length })
    expect(await estimated().limit(1)).toMatchObject({ status: 206, count: rows.length })
    expect(await estimated().eq('content_key', 'a')).toMatchObject({ status: 200, count: 1 })
    expect(await estimated().eq('content_key', 'z')).toMatchObject({ status: 200, count: 0 })
    expect(await estimated(read('id', { count: 'estimated', head: true }))).toMatchObject({
      status: 200,
      count: rows.length,
    })
  })

  it('counts a page that begins after the last row as partial content', async () => {
    const { status, data, count } = await read('id', { count: 'exact' }).range(rows.length, rows.length + 1)
    expect({ status, data, count }).toEqual({ status: 206, data: [], count: rows.length })
  })

  it('counts without returning rows, and refuses a range beyond the count', async () => {
    expect(await read('*', { count: 'exact', head: true })).toMatchObject({ count: rows.length, data: null })
    const { status, error } = await read('*', { count: 'exact' }).range(10, 20)
    expect({ status, code: error?.code }).toEqual({ status: 416, code: 'PGRST103' })
  })

  it('answers HEAD with the length of the answer to GET or none, and keeps the connection', async () => {
    const { url, publishableKey } = site.server
    const table = '/rest/v1/website_content'
    const paths = [table, `${table}?limit=1`, `${table}?none=eq.a`, '/rest/v1/rpc/may_write', '/auth/v1/user']
    const head = (path: string) => `HEAD ${path} HTTP/1.1\r\nHost: localhost\r\napikey: ${publishableKey}\r\n`
    const requests = `${paths.map(head).join('\r\n')}Connection: close\r\n\r\n`
    const answers = await sendRaw(url, requests, 'none')
    expect(answers).toHaveLength(paths.length)
    for (const [i, { status, headers }] of answers.entries()) {
      const got = await fetch(url + paths[i], { headers: { apikey: publishableKey } })
      expect(status).toBe(got.status)
      expect([got.headers.get('content-length'), null]).toContain(headers.get('content-length'))
      expect(headers.get('transfer-encoding')).toBeNull()
    }
  })

  it('answers with one row, none or an error if one row was requested', async () => {
    const key = (value: string) => read('content_key').eq('content_key', value)
    expect((await key('a').single()).data).toEqual({ content_key: 'a' })
    expect(await key('z').maybeSingle()).toMatchObject({ data: null, error: null })
    for (const asked of [key('z').single(), read().single(), read().maybeSingle()]) {
      expect(await asked).toMatchObject({ status: 406, error: { code: 'PGRST116' } })
    }
  })

  /** This machine may read it. What was added has nothing before, and what was deleted nothing after. */
  const history = () => (client as unknown as SupabaseClient).from('website_content_history')

  it('places nulls first or last', async () => {
    const id = randomUUID()
    await client.from('website_content').insert({ id, content_key: 'gone', content_value: '' }).throwOnError()
    await client.from('website_content').delete().eq('id', id).throwOnError()
    const haveBefore = async (nullsFirst: boolean) => {
      const { data } = await history()
        .select('before')
        .eq('item_id', id)
        .order('before', { nullsFirst })
        .throwOnError()
      return data.map((row) => row.before !== null)
    }
    expect(await haveBefore(true)).toEqual([false, true])
    expect(await haveBefore(false)).toEqual([true, false])
  })

  it('omits nulls on request', async () => {
    const added = history().select('before, after').is('before', null).limit(1)
    const { data } = await added.stripNulls().throwOnError()
    expect(data.map((row) => Object.keys(row))).toEqual([['after']])
  })

  it('answers with at most 1,000 rows', async () => {
    const many = Array.from({ length: 1001 }, (_, i) => ({ content_key: `many ${i}`, content_value: '' }))
    await client.from('website_content').insert(many.slice(1)).throwOnError()
    await client.from('website_content').insert(many.slice(0, 1)).throwOnError()
    expect((await read('id').limit(5000).throwOnError()).data).toHaveLength(1000)
    for (const count of ['planned', 'estimated'] as const) {
      const answer = await read('id', { count, head: true }).throwOnError()
      expect(answer.count).toBeGreaterThan(1000)
    }
    await client.from('website_content').delete().like('content_key', 'many %').throwOnError()
  })

  it.each([
    ['an unknown column to show', () => read('nothing'), 400, '42703'],
    ['an unknown column to filter by', () => read().filter('nothing', 'eq', '1'), 400, '42703'],
    ['an unknown column to order by', () => read().order('nothing' as 'id'), 400, '42703'],
    ['an unknown operator', () => read().filter('content_key', 'equals', 'a'), 400, 'PGRST100'],
    ['a regular expression', () => read().filter('content_value', 'match', '^t.o$'), 400, 'PGRST100'],
    [
      'a case-insensitive regular expression',
      () => read().or('content_value.not.imatch.^t.+$'),
      400,
      'PGRST100',
    ],
    ['another name for a column', () => read('key:content_key'), 400, 'PGRST100'],
    ['a cast', () => read('created_at::date'), 400, 'PGRST100'],
    ['a column twice', () => read('content_key,content_key'), 400, 'PGRST100'],
    ['an operator that the type does not have', () => read().like('id', 'a%'), 404, '42883'],
    ['an operator of arrays', () => read().contains('content_value', 'a'), 400, 'PGRST100'],
    ['a list of more than 300 values', () => read().in('content_key', manyKeys), 400, 'PGRST100'],
    ['a sum', () => read('content_key.max()'), 400, 'PGRST100'],
    ['a count among columns', () => read('count()'), 400, 'PGRST100'],
    ['a table that is not related', () => read('id,website_content_history(id)'), 400, 'PGRST100'],
    ['a table that does not exist', () => read('id,nothing(id)'), 400, 'PGRST100'],
    ['the plan of a query', () => read().explain(), 406, 'PGRST107'],
    ['GeoJSON', () => read().geojson(), 406, 'PGRST107'],
    ['CSV', () => read().csv(), 406, 'PGRST107'],
  ])('refuses %s', async (_what, ask, status, code) => {
    expect(await ask()).toMatchObject({ status, error: { code } })
  })

  it('refuses unknown preferences if asked to be strict', async () => {
    const headers = { apikey: site.server.publishableKey, prefer: 'handling=strict, nonsense=1' }
    const response = await fetch(`${site.server.url}/rest/v1/website_content`, { headers })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'PGRST122' })
  })

  it('accepts the key in the query as well, and describes no tables', async () => {
    const ask = (path: string) =>
      fetch(`${site.server.url}/rest/v1/${path}?apikey=${site.server.publishableKey}`)
    expect((await ask('website_content')).status).toBe(200)
    expect((await ask('')).status).toBe(403)
  })

  it('treats a bearer that is not a token as anonymous', async () => {
    const ask = async (bearer: string) => {
      const headers = { apikey: site.server.publishableKey, authorization: `Bearer ${bearer}` }
      return (await fetch(`${site.server.url}/rest/v1/website_content`, { headers })).status
    }
    expect(await ask('nothing')).toBe(200)
    expect(await ask('a.b.c')).toBe(401)
  })

  it('is the only API besides Auth and Realtime', async () => {
    expect((await client.storage.listBuckets()).error).toMatchObject({ status: 404 })
    expect((await client.functions.invoke('any')).error).toMatchObject({ context: { status: 405 } })
    const answer = await fetch(`${site.server.url}/graphql/v1`, { method: 'POST', body: '{}' })
    expect(answer.status).toBe(405)
  })
})
