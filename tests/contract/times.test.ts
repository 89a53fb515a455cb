// The database refuses times that clients cannot read. Those that an earlier release allowed are in
// upgrade.slow.test.ts.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ContentItem } from '#content-sync/content-item.ts'
import { database } from '#tests/support/server/databases.ts'
import { HistorySite } from '#tests/support/server/history-site.ts'

const refusal = { status: 400, error: { message: 'A time must lie between the years 1970 and 9999.' } }

describe(`times on ${database}`, () => {
  let site: HistorySite
  let item: ContentItem
  beforeAll(async () => {
    site = await HistorySite.start()
    item = await site.insert('a', 'kept')
  })
  afterAll(() => site?.stop())

  it.each([
    'infinity',
    '-infinity',
    '0044-03-15 00:00:00+00 BC',
    '1969-12-31T23:59:59Z',
    '9999-12-31T00:00:00Z',
    '10000-01-01T00:00:00Z',
  ])('cannot be %s, in any column or call', async (time) => {
    const table = site.editor.from('website_content')
    const row = { content_key: randomUUID() as string, content_value: 'x' }
    expect(await table.insert({ ...row, created_at: time })).toMatchObject(refusal)
    expect(await table.insert({ ...row, updated_at: time })).toMatchObject(refusal)
    const change = { content_value: 'x', updated_at: time }
    expect(await table.update(change).eq('id', item.id)).toMatchObject(refusal)
    const { content_key, updated_at: base } = item
    for (const planned of [
      { id: item.id, base, row: { content_key, content_value: 'x', created_at: time } },
      { id: randomUUID(), base: null, row: { ...row, created_at: time } },
    ]) {
      expect(await site.apply([planned])).toMatchObject(refusal)
    }
    expect(await site.items()).toEqual([item])
  })

  it.each(['1970-01-01T00:00:00+00:00', '9999-12-30T23:59:59.999999+00:00'])('can be %s', async (time) => {
    const { data } = await site.editor
      .from('website_content')
      .insert({ content_key: randomUUID(), content_value: 'x', created_at: time, updated_at: time })
      .select()
      .single()
      .throwOnError()
    expect(data).toMatchObject({ created_at: time, updated_at: time })
    await site.remove(data)
  })
})
