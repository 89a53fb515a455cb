import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, connectClient } from '#testing/client.ts'
import { database, shareSite, type TestSite } from '#tests/support/server/databases.ts'

describe(`REST on ${database}`, () => {
  let site: TestSite
  let client: Client
  const requests: Headers[] = []

  beforeAll(async () => {
    site = await shareSite()
    client = connectClient(site.server, {
      global: {
        fetch(input, init) {
          requests.push(new Headers(init?.headers))
          return fetch(input, init)
        },
      },
    })
  })
  afterAll(() => site?.stop())

  const content = () => client.from('website_content')
  const newItem = (content_value = 'A value') => ({ content_key: randomUUID(), content_value })
  const insert = async (item = newItem()) => {
    const { data } = await content().insert(item).select().single().throwOnError()
    return data
  }

  it('sends the key and a bearer with every request', async () => {
    await content().select()
    await insert()
    expect(requests.length).toBeGreaterThan(1)
    for (const headers of requests) {
      expect(headers.get('apikey')).toBe(site.server.publishableKey)
      expect(headers.get('authorization')).toBe(`Bearer ${site.server.publishableKey}`)
    }
  })

  it('returns an inserted row with its id and timestamps in ISO 8601, microseconds included', async () => {
    const item = newItem('Größe: 5 µm — “ok” 🙂\n\\ \' "')
    const row = await insert(item)
    expect(row).toMatchObject(item)
    expect(row.id).toMatch(/^[0-9a-f-]{36}$/)
    expect(row.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{1,6}\+00:00$/)
    expect(row.updated_at).toBe(row.created_at)
  })

  it('orders by created_at', async () => {
    const first = await insert()
    const second = await insert()
    const ids = async (ascending: boolean) => {
      const { data } = await content().select().order('created_at', { ascending }).throwOnError()
      return data.map(({ id }) => id).filter((id) => [first.id, second.id].includes(id))
    }
    expect(await ids(true)).toEqual([first.id, second.id])
    expect(await ids(false)).toEqual([second.id, first.id])
  })

  it('updates a row, and keeps the updated_at that the client sends', async () => {
    const { id } = await insert()
    const updated_at = '2025-10-28T15:57:03.123456+00:00'
    await content().update({ content_value: 'New', updated_at }).eq('id', id).throwOnError()
    const { data } = await content().select().eq('id', id).single().throwOnError()
    expect(data).toMatchObject({ content_value: 'New', updated_at })
  })

  it('compares and swaps on updated_at to the microsecond', async () => {
    const { id, updated_at } = await insert()
    const set = (version: string) =>
      content()
        .update({ content_value: 'Mine' })
        .eq('id', id)
        .eq('updated_at', version)
        .select()
        .throwOnError()
    expect((await set('2025-10-28T15:57:03.123456+00:00')).data).toHaveLength(0)
    expect((await set(updated_at)).data).toHaveLength(1)
  })

  it('deletes a row', async () => {
    const { id } = await insert()
    await content().delete().eq('id', id).throwOnError()
    expect((await content().select().eq('id', id)).data).toEqual([])
  })

  it('refuses a duplicate key, without details under row-level security', async () => {
    const { content_key } = await insert()
    const { error, status } = await content().insert({ content_key, content_value: 'Other' })
    expect({ status, code: error?.code, details: error?.details }).toEqual({
      status: 409,
      code: '23505',
      details: null,
    })
    expect(error?.message).toContain('duplicate key value violates unique constraint')
  })

  it('refuses a malformed id', async () => {
    const { error, status } = await content().delete().eq('id', 'not-an-id')
    expect({ status, code: error?.code }).toEqual({ status: 400, code: '22P02' })
  })

  it('does not expose other tables', async () => {
    const { error, status } = await client.from('website_contents' as 'website_content').select()
    expect({ status, code: error?.code }).toEqual({ status: 404, code: 'PGRST205' })
  })

  it.each(['auth', 'private', 'website_realtime', 'supabase_migrations'])(
    'does not expose schema %s',
    async (schema) => {
      const { error, status } = await client
        .schema(schema as 'public')
        .from('website_content')
        .select()
      expect({ status, code: error?.code }).toEqual({ status: 406, code: 'PGRST106' })
    },
  )

  it.each([
    ['without a key', undefined],
    ['with a wrong key', 'sb_publishable_wrong'],
  ])('refuses a request %s', async (_case, apikey) => {
    const headers: Record<string, string> = apikey ? { apikey } : {}
    const response = await fetch(`${site.server.url}/rest/v1/website_content`, { headers })
    expect(response.status).toBe(401)
    expect(await response.json()).toHaveProperty('message')
  })

  it('keeps a value of 100,000 characters, and refuses a body over 1 MB', async () => {
    const value = 'ä'.repeat(100_000)
    expect((await insert(newItem(value))).content_value).toBe(value)
    const { error, status } = await content().insert(newItem('x'.repeat(1024 * 1024)))
    expect({ status, message: error?.message }).toEqual({
      status: 413,
      message: 'Request body exceeds 1 MB',
    })
  })

  it('logs no content', async () => {
    const item = newItem('Nobody reads this in a log')
    await insert(item)
    await content().insert(item)
    await content().select().eq('id', item.content_value)
    expect(site.server.output).not.toContain(item.content_key)
    expect(site.server.output).not.toContain(item.content_value)
  })
})
