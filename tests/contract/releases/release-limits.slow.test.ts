// How many releases, edits and links there can be, and what a name can be.
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

  const full = {
    status: 413,
    error: { message: 'There can be 100 releases at a time. Publish or discard some first.' },
  }
  const fill = (count: number, state = 'draft') =>
    site.sql`insert into website_releases (name, state) select 'Filler', ${state} from generate_series(1, ${count})`
  const drafts = async () => (await site.sql`select from website_releases where state = 'draft'`).length

  it('allow 100 releases that are being prepared', async () => {
    await fill(50, 'published')
    await fill(50, 'discarded')
    await fill(99)
    const id = await site.create()
    expect(await site.author.rpc('create_release', { name: 'One more' })).toMatchObject(full)
    await site.author.rpc('discard_release', { release: id }).throwOnError()
    await site.create()
    // The way back from the trash is no way round the limit.
    expect(await site.author.rpc('restore_release', { release: id })).toMatchObject(full)
    expect(await drafts()).toBe(100)
  })

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

  it('allow 100 links to the previews of a release, of 1 to 720 hours', async () => {
    const [release, other] = [await site.create(), await site.create()]
    await site.sql`
      insert into website_release_previews (release_id, token_hash, expires_at)
      select ${release}, sha256(convert_to(n::text, 'UTF8')), now() + interval '1 hour' from generate_series(1, 98) as n`
    const link = (hours: number, of = release) =>
      site.author.rpc('create_release_preview', { release: of, hours })
    for (const hours of [0, -1, 721, 2 ** 31 - 1, null as unknown as number])
      expect(await link(hours)).toMatchObject({
        status: 400,
        error: { message: 'A preview can be open for 1 to 720 hours.' },
      })
    await Promise.all([link(1), link(720), link(1), link(1)])
    expect(await link(1)).toMatchObject({
      status: 413,
      error: { message: 'A release can have 100 links. End them first.' },
    })
    expect(await site.sql`select from website_release_previews`).toHaveLength(100)
    await link(1, other).throwOnError()
    await site.sql`update website_release_previews set expires_at = now() - interval '1 second' where release_id = ${release}`
    await link(1).throwOnError()
    expect(await site.sql`select from website_release_previews`).toHaveLength(2)
  })

  it.each<[what: string, name: string | null, status: number, message: string]>([
    ['is empty', '', 400, 'A release needs a name.'],
    ['has only spaces', ' \t\n\u00a0\u3000\u200b', 400, 'A release needs a name.'],
    ['is null', null, 400, 'A release needs a name.'],
    [
      'has 81 characters',
      '🙂'.repeat(81),
      413,
      'The name of a release can have 80 characters; this one has 81.',
    ],
    ...['two\nlines', 'a\u0007b', 'a\u007fb', 'a\u2028b', '\u202eRTL', 'a\u2066b'].map(
      (name): [string, string, number, string] => [
        `is ${JSON.stringify(name)}`,
        name,
        400,
        'The name of a release cannot hold line breaks or control characters.',
      ],
    ),
  ])('refuse a name that %s', async (_what, name, status, message) => {
    const id = await site.create('🙂'.repeat(80))
    const given = name as string
    for (const answer of [
      await site.author.rpc('create_release', { name: given }),
      await site.author.rpc('rename_release', { release: id, name: given }),
    ])
      expect(answer).toMatchObject({ status, error: { message } })
    expect(await site.sql`select name from website_releases`).toEqual([{ name: '🙂'.repeat(80) }])
  })
})
