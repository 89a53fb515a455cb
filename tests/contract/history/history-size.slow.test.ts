// In a history of 100,000 changes, a page is read without reading the rest. Measured by the blocks that PostgreSQL
// touches rather than by time, with the role and row-level security of a visitor who may write.
import type { Sql } from 'postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectDatabase, database, startSite, type TestSite } from '#tests/support/server/databases.ts'

const changes = 100_000

describe(`a long history on ${database}`, () => {
  let site: TestSite
  let sql: Sql
  let all: number

  beforeAll(async () => {
    site = await startSite({ ADMIN_ACCESS: 'open' })
    sql = connectDatabase(site)
    // One import of 1,000 items per 10,000 changes. Otherwise single items are added, and every fifth is deleted again.
    await sql`
      insert into website_content_history (step, opens, item_id, before, after)
      select
        md5('step ' || case when imported then -n / 10000 else n end)::uuid,
        not imported or n % 10000 = 5000,
        md5('item ' || case when gone then n - 1 else n end)::uuid,
        case when gone then item end,
        case when not gone then item end
      from generate_series(1, ${changes}) as n,
        lateral (select n % 5 = 0 as gone, n % 10000 between 5000 and 5999 as imported) as kind,
        lateral (
          select jsonb_build_object(
            'content_key', 'key.' || case when gone then n - 1 else n end, 'content_value', repeat('text ', 40)) as item
        ) as made`
    await sql.unsafe('vacuum analyze website_content_history')
    const [row] = await sql`select pg_relation_size('website_content_history') / 8192 as blocks`
    all = Number(row?.blocks)
  })
  afterAll(async () => {
    await sql?.end()
    await site?.stop()
  })

  /** The number of 8 kB blocks that a query touches, including those of the functions it calls. */
  async function blocksOf(query: string): Promise<number> {
    const [row] = await sql.begin(async (transaction) => {
      await transaction.unsafe('set local role anon')
      await transaction.unsafe(query) // the first run also reads the catalog, once per session
      return transaction.unsafe(`explain (analyze, buffers, format json) ${query}`)
    })
    const { Plan: plan } = row?.['QUERY PLAN'][0] ?? {}
    return plan['Shared Hit Blocks'] + plan['Shared Read Blocks']
  }

  it.each([
    ['the first page of changesets', 'select content_steps(null, 50)'],
    ['a page of changesets in the middle', `select content_steps(${changes / 2}, 50)`],
    ['the first page of the trash', 'select * from website_content_trash order by id desc limit 50'],
    ['a page of the trash', 'select * from website_content_trash where id < 50000 order by id desc limit 50'],
    ['whether keys are in the trash', `select content_keys_in_trash('["key.4", "key.99999", "key.none"]')`],
  ])('reads %s from a small part of it', async (_what, query) => {
    expect(all).toBeGreaterThan(4000)
    expect(await blocksOf(query)).toBeLessThan(all / 4)
  })

  it('lists all changesets page by page', async () => {
    const steps: { id: number; items: number }[] = []
    for (let page = [{ id: 2 * changes, items: 0 }]; page.length > 0; ) {
      const [row] = await sql`select content_steps(${page.at(-1)?.id ?? 0}, 200) as page`
      page = row?.page
      steps.push(...page)
    }
    const [count] = await sql`select count(distinct step)::int as steps from website_content_history`
    expect(steps).toHaveLength(count?.steps)
    expect(steps.filter(({ items }) => items === 801)).toHaveLength(10)
  })

  it('finds the keys that are in the trash, however old', async () => {
    const [row] =
      await sql`select content_keys_in_trash('["key.4", "key.99999", "key.none", "key.3"]') as keys`
    expect(row?.keys).toEqual(['key.4', 'key.99999'])
  })
})
