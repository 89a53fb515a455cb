// Many versions of one item in the history, each with a time of its own.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { database } from '#tests/support/server/databases.ts'
import { HistorySite } from '#tests/support/server/history-site.ts'

describe(`the history on ${database}`, () => {
  let site: HistorySite
  beforeAll(async () => {
    site = await HistorySite.start()
  })
  beforeEach(() => site.clear())
  afterAll(() => site?.stop())

  it('finds a distinct time for a version in one query, however many versions there are', async () => {
    const item = await site.insert('a', 'one')
    const moment = '2001-01-01T00:00:00+00:00'
    await site.sql.begin(async (sql) => {
      // Each of these versions has the time of the previous one plus a microsecond.
      await sql`alter table website_content_history disable trigger keep_history`
      await sql`
        insert into website_content_history (step, item_id, after)
        select gen_random_uuid(), ${item.id},
          jsonb_build_object('updated_at', ${moment}::timestamptz + n * interval '1 microsecond')
        from generate_series(0, 99999) as n`
      await sql`alter table website_content_history enable trigger keep_history`
    })
    const { data } = await site.editor
      .from('website_content')
      .update({ content_value: 'two', updated_at: moment })
      .eq('id', item.id)
      .select()
      .single()
      .throwOnError()
    expect(data.updated_at).toBe('2001-01-01T00:00:00.1+00:00')
  })
})
