// Links to a preview: who has the token sees the edits of one release until it ends, and nothing else.
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { database } from '#tests/support/server/databases.ts'
import { expectNoHash } from '#tests/support/server/releases/preview-hash.ts'
import { emailOf, ReleaseSite } from '#tests/support/server/releases/release-site.ts'

describe(`previews of releases on ${database}`, () => {
  let site: ReleaseSite
  let release: string
  beforeAll(async () => {
    site = await ReleaseSite.start()
  })
  beforeEach(async () => {
    await site.clear()
    release = await site.create('Spring')
  })
  afterAll(() => site?.stop())

  const link = async (of = release, hours = 24) =>
    (await site.author.rpc('create_release_preview', { release: of, hours }).throwOnError()).data
  const open = async (token: string, by = site.clients.visitor) =>
    (await by.rpc('release_preview', { token }).throwOnError()).data

  it('show the edits of one release, and no more about it than its name and their end', async () => {
    await site.setLive({ removed: 'Live', other: 'Live' })
    await site.write(release, { key: 'New', removed: null })
    const other = await site.create('Secret')
    await site.write(other, { secret: 'Secret' })
    const before = Date.now()
    const preview = await open(await link())
    expect(preview).toEqual({ name: 'Spring', expires_at: expect.any(String), edits: expect.any(Array) })
    expect(preview?.edits.toSorted((a, b) => (a.content_key < b.content_key ? -1 : 1))).toEqual([
      { content_key: 'key', content_value: 'New' },
      { content_key: 'removed', content_value: null },
    ])
    const day = Date.parse(preview?.expires_at ?? '') - before
    expect(Math.abs(day / 3_600_000 - 24)).toBeLessThan(0.1)
  })

  it('are open to everyone who has the token, by POST and by GET', async () => {
    await site.write(release, { key: 'New' })
    const token = await link()
    for (const role of ['visitor', 'member', 'signed out', 'removed', 'author', 'publisher'] as const) {
      const client = site.clients[role]
      expect((await open(token, client))?.edits, role).toHaveLength(1)
      const { data } = await client.rpc('release_preview', { token }, { get: true }).throwOnError()
      expect(data?.edits, role).toHaveLength(1)
    }
  })

  it('follow the release, until it is published', async () => {
    const token = await link()
    expect((await open(token))?.edits).toEqual([])
    await site.write(release, { key: 'New' })
    expect((await open(token))?.edits).toHaveLength(1)
    await site.publish(release)
    expect(await open(token)).toBeNull()
  })

  it.each<[how: string, end: (token: string) => Promise<unknown>]>([
    ['at their time', async () => site.sql`update website_release_previews set expires_at = now()`],
    ['when they are ended', async () => site.author.rpc('end_release_previews', { release }).throwOnError()],
    ['when the release is deleted', async () => site.sql`delete from website_releases`],
    [
      'when the release is discarded, also if it is restored',
      async () => {
        await site.author.rpc('discard_release', { release }).throwOnError()
        await site.author.rpc('restore_release', { release }).throwOnError()
      },
    ],
  ])('end %s', async (_how, end) => {
    const token = await link()
    expect(await open(token)).not.toBeNull()
    await end(token)
    expect(await open(token)).toBeNull()
  })

  it('end for one release, and go on for another', async () => {
    const other = await site.create('Other')
    const [first, second] = [await link(), await link(other)]
    await site.author.rpc('end_release_previews', { release }).throwOnError()
    expect([await open(first), (await open(second))?.name]).toEqual([null, 'Other'])
  })

  it('open with no other token: no part of one, no hash, no pattern, no id', async () => {
    const token = await link()
    expect(token).toMatch(/^[0-9a-f]{64}$/)
    expect(await link()).not.toBe(token)
    const [row] = await site.sql`select id, encode(token_hash, 'hex') as hash from website_release_previews`
    const hash = createHash('sha256').update(token).digest('hex')
    for (const given of [
      '',
      '%',
      '*',
      token.slice(1),
      `${token} `,
      token.toUpperCase(),
      hash,
      `\\x${hash}`,
      row?.id,
      row?.hash,
      release,
      "' or true --",
    ])
      expect(await open(given), given).toBeNull()
    expect(
      (await site.clients.visitor.rpc('release_preview', { token: null as unknown as string })).data,
    ).toBeNull()
  })

  it('are listed for operators, without what would open them', async () => {
    const token = await link()
    for (const client of [site.author, site.publisher]) {
      const columns = 'id, release_id, created_at, expires_at, created_by_email'
      const { data } = await client.from('website_release_previews').select(columns).throwOnError()
      expect(data).toMatchObject([{ release_id: release, created_by_email: emailOf('author') }])
    }
    const stored = await site.sql`select t::text as row from website_release_previews t`
    expect(JSON.stringify(stored)).not.toContain(token)
  })

  it('show no hash of a token to: publisher', () => expectNoHash(site, 'publisher', release))

  it('cannot be made for a release that has ended', async () => {
    await site.author.rpc('discard_release', { release }).throwOnError()
    expect(await site.author.rpc('create_release_preview', { release, hours: 1 })).toMatchObject({
      status: 410,
      error: { message: 'This release was published or discarded.' },
    })
  })
})
