// Times that no client can read are refused by the database, and repaired where an earlier release let them in.
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ContentItem } from '#website-content/content-item.ts'
import { databases } from '../support/databases.ts'
import { HistorySite } from '../support/history-site.ts'
import { withDatabase } from '../support/installation.ts'
import { makeRelease, migrations } from '../support/release.ts'
import { startServer } from '../support/server.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const refusal = { status: 400, error: { message: 'A time must lie between the years 1970 and 9999.' } }

describe.each(databases)('times on $database', ({ start }) => {
  let site: HistorySite
  let item: ContentItem
  beforeAll(async () => {
    site = await HistorySite.start(start)
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
  ])('cannot be %s, in no column and by no call', async (time) => {
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

it('an upgrade repairs the times of an earlier release, and keeps the order of the items', async () => {
  const { path, remove } = temporaryDirectory()
  const place = { dataDir: join(path, 'data') }
  const command = makeRelease(join(path, 'earlier'), 6)
  expect(migrations[6]).toMatch(/plausible_times/)
  await (await startServer({ ...place, command })).stop()
  await withDatabase(
    place,
    (sql) => sql`
      insert into website_content (content_key, content_value, created_at, updated_at) values
        ('last', '', 'infinity', 'infinity'), ('first', '', '0044-03-15 BC', 'now'), ('middle', '', '2025-11-01', '2025-11-02')`,
  )
  await (await startServer(place)).stop()
  const rows = await withDatabase(
    place,
    (sql) => sql`
      select content_key, created_at::text, updated_at between now() - interval '1 hour' and now() as repaired
      from website_content order by created_at`,
  )
  expect([...rows]).toEqual([
    { content_key: 'first', created_at: '1970-01-01 00:00:00+00', repaired: true },
    { content_key: 'middle', created_at: expect.stringMatching(/^2025-1/), repaired: false },
    { content_key: 'last', created_at: '9999-12-30 00:00:00+00', repaired: true },
  ])
  remove()
})
