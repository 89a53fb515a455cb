// A changeset belongs to the account that began it, and only for a short time, so that nobody can hide a change under
// someone else's name.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { database } from '#tests/support/server/databases.ts'
import { HistorySite } from '#tests/support/server/history-site.ts'

describe(`the owner of a changeset on ${database}`, () => {
  let site: HistorySite
  beforeAll(async () => {
    site = await HistorySite.start()
  })
  beforeEach(() => site.clear())
  afterAll(() => site?.stop())

  const insertion = (content_key: string) => [
    { id: randomUUID(), base: null, row: { content_key, content_value: 'x' } },
  ]
  const refusal = { status: 409, error: { message: 'This step is complete. Use a new id for a new step.' } }

  /** Rewrites the history of a changeset, which only the owner of the database can do. */
  async function rewrite(step: string, change: { changed_by: string } | { changed_at: Date }): Promise<void> {
    await site.sql.begin(async (sql) => {
      await sql`alter table website_content_history disable trigger keep_history`
      await sql`update website_content_history set ${sql(change)} where step = ${step}`
      await sql`alter table website_content_history enable trigger keep_history`
    })
  }

  it('can add further changes to it', async () => {
    const step = randomUUID()
    await site.apply(insertion('a'), step)
    expect((await site.apply(insertion('b'), step)).error).toBeNull()
    await site.editor.rpc('undo_content', { step }).throwOnError()
    expect(await site.values()).toEqual([])
  })

  it('is the only one who can do that', async () => {
    const step = randomUUID()
    await site.apply(insertion('a'), step)
    await rewrite(step, { changed_by: randomUUID() })
    expect(await site.apply(insertion('b'), step)).toMatchObject(refusal)
    expect(await site.values()).toEqual(['a=x'])
  })

  it('can no longer do that after a quarter of an hour', async () => {
    const step = randomUUID()
    await site.apply(insertion('a'), step)
    await rewrite(step, { changed_at: new Date(Date.now() - 16 * 60_000) })
    expect(await site.apply(insertion('b'), step)).toMatchObject(refusal)
    await rewrite(step, { changed_at: new Date(Date.now() - 14 * 60_000) })
    expect((await site.apply(insertion('b'), step)).error).toBeNull()
  })

  it('cannot disguise a change as one from before the history began', async () => {
    const reason = 'start of the history'
    const apply = (step: string, given: string) =>
      site.editor.rpc('apply_content', { step, reason: given, changes: JSON.stringify(insertion('a')) })
    expect(await apply(randomUUID(), reason)).toMatchObject({ status: 400, error: { code: 'PT400' } })
    expect(await site.values()).toEqual([])

    // The database state that an earlier release would have allowed.
    const step = randomUUID()
    await apply(step, 'other').throwOnError()
    await site.sql.begin(async (sql) => {
      await sql`alter table website_content_history disable trigger keep_history`
      await sql`update website_content_history set reason = ${reason} where step = ${step}`
      await sql`alter table website_content_history enable trigger keep_history`
    })
    const [item] = await site.items()
    const { data } = await site.editor.rpc('content_since', { moment: '2020-01-01' }).throwOnError()
    expect(data).toContainEqual({ item_id: item?.id, was: null })
  })
})
