// A request that arrives twice changes a release once, and succeeds both times: browsers send one again if its answer was lost.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { database } from '#tests/support/server/databases.ts'
import { ReleaseSite } from '#tests/support/server/releases/release-site.ts'

describe(`requests about releases that arrive twice on ${database}`, () => {
  let site: ReleaseSite
  beforeAll(async () => {
    site = await ReleaseSite.start()
  })
  beforeEach(() => site.clear())
  afterAll(() => site?.stop())

  /** One after the other, and at the same moment. */
  const ways: [how: string, twice: <T>(ask: () => PromiseLike<T>) => Promise<[T, T]>][] = [
    ['one after the other', async (ask) => [await ask(), await ask()]],
    ['at once', (ask) => Promise.all([ask(), ask()])],
  ]
  const reasonOf = (step: unknown) =>
    site.sql`select distinct reason from website_content_history where step = ${`${step}`}`

  describe.each(ways)('%s', (_how, twice) => {
    it('create one release', async () => {
      const id = randomUUID()
      const answers = await twice(() => site.author.rpc('create_release', { name: ' Spring ', id }))
      expect(answers).toMatchObject([
        { status: 200, data: id },
        { status: 200, data: id },
      ])
      expect(await site.sql`select name from website_releases`).toEqual([{ name: 'Spring' }])
    })

    it('take the last place once', async () => {
      const discarded = await site.create()
      await site.author.rpc('discard_release', { release: discarded }).throwOnError()
      const id = randomUUID()
      for (const ask of [
        () => site.author.rpc('create_release', { name: 'Spring', id }),
        () => site.author.rpc('restore_release', { release: discarded }),
      ]) {
        await site.sql`delete from website_releases where state = 'draft'`
        await site.sql`insert into website_releases (name) select 'Filler' from generate_series(1, 99)`
        expect((await twice<{ error: unknown }>(ask)).map(({ error }) => error)).toEqual([null, null])
      }
    })

    it('change a release once', async () => {
      await site.setLive({ changed: 'Live', removed: 'Live' })
      const id = await site.create()
      await site.write(id, { given: 'Up' })
      const changes = [
        { key: 'changed', value: 'New', base: await site.version(id, 'changed') },
        { key: 'removed', value: null, base: await site.version(id, 'removed') },
        { key: 'added', value: 'New', base: null },
        { key: 'given', base: await site.version(id, 'given'), remove: true as const },
      ]
      const [one, other] = await twice(() => site.change(id, changes))
      expect(one.status).toBe(200)
      expect(other).toEqual(one)
      expect(await site.texts(id)).toEqual({ changed: 'New', removed: null, added: 'New' })
      expect(await site.release(id)).toMatchObject({ version: 2, edits: 3 })
    })

    it('put an edit onto the live text once', async () => {
      await site.setLive({ key: 'Live' })
      const id = await site.create()
      await site.write(id, { key: 'New' })
      await site.setLive({ key: 'Other' })
      const base = await site.version(id, 'key')
      const onto = await site.liveVersion('key')
      const [one, other] = await twice(() => site.change(id, [{ key: 'key', value: 'New', base, onto }]))
      expect(one.status).toBe(200)
      expect(other).toEqual(one)
      expect(await site.edits(id)).toMatchObject([{ base: { content_value: 'Other' } }])
      expect(await site.release(id)).toMatchObject({ version: 2 })
    })

    it('publish once', async () => {
      const id = await site.create('Spring')
      await site.write(id, { key: 'New' })
      const { version } = await site.release(id)
      const answers = await twice(() => site.publisher.rpc('publish_release', { release: id, version }))
      const { changeset } = await site.release(id)
      expect(answers).toMatchObject([
        { status: 200, data: changeset },
        { status: 200, data: changeset },
      ])
      expect(await reasonOf(changeset)).toEqual([{ reason: 'Release “Spring”' }])
    })

    it('discard once', async () => {
      const id = await site.create()
      const answers = await twice(() => site.author.rpc('discard_release', { release: id }))
      expect(answers).toMatchObject([{ status: 204 }, { status: 204 }])
      expect(await site.release(id)).toMatchObject({ state: 'discarded' })
    })
  })

  it('are not mistaken for requests with another name, text or version', async () => {
    const id = await site.create('Spring')
    expect(await site.author.rpc('create_release', { name: 'Autumn', id })).toMatchObject({
      status: 409,
      error: { message: 'There is another release with this id.' },
    })
    const base = await site.version(id, 'key')
    await site.change(id, [{ key: 'key', value: 'New', base }]).throwOnError()
    expect((await site.change(id, [{ key: 'key', value: 'Other', base }])).status).toBe(409)
    const { version } = await site.release(id)
    await site.publish(id)
    const publish = (by: typeof site.author, seen: number) =>
      by.rpc('publish_release', { release: id, version: seen })
    expect((await publish(site.publisher, version - 1)).status).toBe(410)
    expect((await publish(site.author, version)).status).toBe(403)
    expect((await site.author.rpc('discard_release', { release: id })).status).toBe(410)
    expect(await site.author.rpc('create_release', { name: 'Spring', id })).toMatchObject({ status: 409 })
  })

  it('say nothing to those who may not ask', async () => {
    const id = await site.create('Spring')
    await site.author.rpc('discard_release', { release: id }).throwOnError()
    for (const by of [site.clients.member, site.clients.visitor]) {
      expect((await by.rpc('discard_release', { release: id })).status).toBe(403)
      expect((await by.rpc('create_release', { name: 'Spring', id })).status).toBe(403)
    }
  })
})
