// How many edits and how many bytes a release can have, and how many releases there are if many people ask at once.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { database } from '#tests/support/server/databases.ts'
import { ReleaseSite } from '#tests/support/server/releases/release-site.ts'

describe(`limits of releases on ${database}`, () => {
  let site: ReleaseSite
  beforeAll(async () => {
    site = await ReleaseSite.start()
  })
  beforeEach(() => site.clear())
  afterAll(() => site?.stop())

  const fill = (count: number, state = 'draft') =>
    site.sql`insert into website_releases (name, state) select 'Filler', ${state} from generate_series(1, ${count})`
  const drafts = async () => (await site.sql`select from website_releases where state = 'draft'`).length

  it('allow no more if many ask at once', async () => {
    await fill(95)
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        [site.author, site.publisher][n % 2]?.rpc('create_release', { name: `${n}` }),
      ),
    )
    expect(answers.filter((answer) => answer?.error === null)).toHaveLength(5)
    expect(await drafts()).toBe(100)
  })

  it('allow 5,000 edits', async () => {
    const id = await site.create()
    await site.sql`
      insert into website_release_edits (release_id, content_key, content_value)
      select ${id}, 'key.' || n, 'x' from generate_series(1, 4999) as n`
    await site.write(id, { last: 'New' })
    expect((await site.release(id)).edits).toBe(5000)
    expect(await site.change(id, [{ key: 'more', value: 'New', base: null }])).toMatchObject({
      status: 413,
      error: { message: 'A release can have 5,000 edits. Publish some first.' },
    })
    expect((await site.release(id)).edits).toBe(5000)
    // One of them can still be exchanged for another.
    const base = await site.version(id, 'last')
    await site
      .change(id, [
        { key: 'last', base, remove: true },
        { key: 'more', value: 'New', base: null },
      ])
      .throwOnError()
  })

  it('allow 8 MB of texts, with those that they replace', async () => {
    const id = await site.create()
    const long = '語'.repeat(100_000) // 300 kB
    await site.setLive({ replaced: long })
    await site.sql`
      insert into website_release_edits (release_id, content_key, content_value)
      select ${id}, 'key.' || n, ${long} from generate_series(1, 26) as n`
    const base = await site.liveVersion('replaced')
    expect(await site.change(id, [{ key: 'replaced', value: `${long.slice(1)}.`, base }])).toMatchObject({
      status: 413,
      error: {
        message:
          'This release is too large: its texts, and those that they replace, can have 8 MB. Make another release for the rest.',
      },
    })
    await site
      .change(id, [
        { key: 'replaced', value: 'Short', base },
        { key: 'added', value: 'x'.repeat(100_000), base: null },
      ])
      .throwOnError()
    expect((await site.release(id)).edits).toBe(28)
  })
})
