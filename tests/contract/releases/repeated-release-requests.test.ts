// A request that arrives twice changes a release once, and succeeds both times: browsers send one again if its answer was lost.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { database } from '#tests/support/server/databases.ts'
import { waysToAskTwice } from '#tests/support/server/releases/ask-twice.ts'
import { ReleaseSite } from '#tests/support/server/releases/release-site.ts'

describe(`requests about releases that arrive twice on ${database}`, () => {
  let site: ReleaseSite
  beforeAll(async () => {
    site = await ReleaseSite.start()
  })
  beforeEach(() => site.clear())
  afterAll(() => site?.stop())

  const reasonOf = (step: unknown) =>
    site.sql`select distinct reason from website_content_history where step = ${`${step}`}`

  describe.each(waysToAskTwice)('%s', (_how, twice) => {
    it('create one release', async () => {
      const id = randomUUID()
      const answers = await twice(() => site.author.rpc('create_release', { name: ' Spring ', id }))
      expect(answers).toMatchObject([
        { status: 200, data: id },
        { status: 200, data: id },
      ])
      expect(await site.sql`select name from website_releases`).toEqual([{ name: 'Spring' }])
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
})
