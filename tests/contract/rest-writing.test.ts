import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, connectClient } from '#testing/client.ts'
import { database, shareSite, type TestSite } from '#tests/support/server/databases.ts'

describe(`writing by REST on ${database}`, () => {
  let site: TestSite
  let client: Client

  beforeAll(async () => {
    site = await shareSite()
    client = connectClient(site.server)
  })
  afterAll(() => site?.stop())

  const content = () => client.from('website_content')
  const newItem = (content_value = 'A value') => ({ content_key: randomUUID() as string, content_value })
  const storedValue = async (content_key: string) => {
    const { data } = await content().select().eq('content_key', content_key).maybeSingle().throwOnError()
    return data?.content_value
  }
  const post = (body: string, headers: Record<string, string>) =>
    fetch(`${site.server.url}/rest/v1/website_content`, {
      method: 'POST',
      headers: { apikey: site.server.publishableKey, ...headers },
      body,
    })

  it('returns nothing, rows or a count for a write, as requested', async () => {
    const items = [newItem(), newItem()]
    expect(await content().insert(items)).toMatchObject({ status: 201, data: null, count: null })
    expect(await content().insert(newItem(), { count: 'exact' })).toMatchObject({ status: 201, count: 1 })
    const keys = items.map(({ content_key }) => content_key)
    const updated = await content()
      .update({ content_value: 'New' }, { count: 'exact' })
      .in('content_key', keys)
      .select('content_value')
    expect(updated).toMatchObject({ status: 200, count: 2 })
    expect(updated.data).toEqual([{ content_value: 'New' }, { content_value: 'New' }])
    const none = await content().update({ content_value: 'New' }).eq('content_key', randomUUID())
    expect(none).toMatchObject({ status: 204, data: null, error: null })
    const gone = await content().delete({ count: 'exact' }).in('content_key', keys)
    expect(gone).toMatchObject({ status: 204, count: 2 })
  })

  it('inserts all rows or none', async () => {
    const taken = newItem()
    await content().insert(taken).throwOnError()
    const other = newItem()
    expect((await content().insert([other, taken])).status).toBe(409)
    expect(await storedValue(other.content_key)).toBeUndefined()
  })

  it('uses column defaults for rows that lack a column', async () => {
    const items = [newItem(), { ...newItem(), updated_at: '2025-10-28T15:57:03+00:00' }]
    await content().insert(items, { defaultToNull: false }).throwOnError()
    const keys = items.map(({ content_key }) => content_key)
    const { data } = await content().select().in('content_key', keys).order('updated_at').throwOnError()
    expect(data.map(({ content_key }) => content_key)).toEqual(keys.toReversed())
    expect(data[1]?.updated_at).toBe(data[1]?.created_at)
  })

  it.each([[{ a: 'é', b: [1, { c: null }] }], [['a', 'b']], [[true]], [[]]])(
    'stores JSON in a text column as its text: %j',
    async (json) => {
      const text = JSON.stringify(json)
      const { content_key } = newItem()
      const item = { content_key, content_value: json as unknown as string }
      await content().insert([item, newItem()]).throwOnError()
      expect(await storedValue(content_key)).toBe(text)
      await content().update({ content_value: 'A value' }).eq('content_key', content_key).throwOnError()
      await content().upsert(item, { onConflict: 'content_key' }).throwOnError()
      expect(await storedValue(content_key)).toBe(text)
      await content().update({ content_value: 'A value' }).eq('content_key', content_key).throwOnError()
      await content()
        .update({ content_value: item.content_value })
        .eq('content_key', content_key)
        .throwOnError()
      expect(await storedValue(content_key)).toBe(text)
    },
  )

  it('upserts by a unique column, and keeps existing rows if told to', async () => {
    const item = newItem('Old')
    const upsert = (content_value: string, ignoreDuplicates = false) =>
      content()
        .upsert({ ...item, content_value }, { onConflict: 'content_key', ignoreDuplicates })
        .select()
        .throwOnError()
    expect((await upsert('Old')).status).toBe(201)
    expect(await upsert('New')).toMatchObject({ status: 200, data: [{ content_value: 'New' }] })
    expect((await upsert('Newer', true)).data).toEqual([])
    expect(await storedValue(item.content_key)).toBe('New')
  })

  it('changes nothing if more rows than allowed would be affected', async () => {
    const items = [newItem('Kept'), newItem('Kept')]
    await content().insert(items).throwOnError()
    const keys = items.map(({ content_key }) => content_key)
    const refused = await content().update({ content_value: 'x' }).in('content_key', keys).maxAffected(1)
    expect(refused).toMatchObject({ status: 400, error: { code: 'PGRST124' } })
    expect(await storedValue(keys[0] ?? '')).toBe('Kept')
  })

  it('refuses dry runs, and changes nothing', async () => {
    const item = newItem()
    const { status, error } = await content().insert(item).select().rollback()
    expect({ status, message: error?.message }).toEqual({
      status: 400,
      message: 'Dry runs (Prefer: tx=rollback) are not supported',
    })
    expect(await storedValue(item.content_key)).toBeUndefined()
  })

  it.each([
    ['a form', 'application/x-www-form-urlencoded', `content_key=a&content_value=b`],
    ['CSV', 'text/csv', 'content_key,content_value\na,b\n'],
    ['JSON with another content type', 'text/plain', '{"content_key":"a","content_value":"b"}'],
  ])('accepts only JSON: refuses %s', async (_what, type, body) => {
    expect((await post(body, { 'content-type': type })).status).toBe(415)
    expect(await storedValue('a')).toBeUndefined()
  })

  it('returns the location of a new row', async () => {
    const headers = { 'content-type': 'application/json', prefer: 'return=headers-only' }
    const response = await post(JSON.stringify(newItem()), headers)
    expect(response.status).toBe(201)
    expect(response.headers.get('location')).toMatch(/^\/website_content\?id=eq\.[0-9a-f-]{36}$/)
  })

  it.each([
    ['an unknown column', { ...newItem(), nothing: 1 }, 400, 'PGRST204'],
    ['null in a required column', { content_key: 'a', content_value: null }, 400, '23502'],
    ['a row that lacks a value', { content_key: 'a' }, 400, '23502'],
    ['a row without columns', {}, 400, '42601'],
    ['an invalid timestamp', { ...newItem(), updated_at: 'yesterday noon' }, 400, '22007'],
  ])('refuses %s', async (_what, row, status, code) => {
    // Invalid on purpose, which the types would not allow.
    expect(await content().insert(row as { content_key: string })).toMatchObject({ status, error: { code } })
  })

  it.each([
    ['not unique', 'content_value', '42P10'],
    ['unknown', 'nothing', '42703'],
  ])('refuses to upsert by a column that is %s', async (_what, onConflict, code) => {
    expect(await content().upsert(newItem(), { onConflict })).toMatchObject({ status: 400, error: { code } })
  })

  it('refuses a body that is not JSON', async () => {
    const response = await post('{', { 'content-type': 'application/json' })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'PGRST102' })
  })

  it('changes every row if there is no filter', async () => {
    await content().insert([newItem(), newItem()]).throwOnError()
    const { data } = await content().update({ content_value: 'Same' }).select().throwOnError()
    expect(new Set(data.map((row) => row.content_value))).toEqual(new Set(['Same']))
    expect(await content().delete({ count: 'exact' })).toMatchObject({ status: 204, count: data.length })
    expect((await content().select().throwOnError()).data).toEqual([])
  })
})
