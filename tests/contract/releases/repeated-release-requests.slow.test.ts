// Requests that arrive twice when the number of releases is at its limit, when the live text has changed, and from strangers.
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

  describe.each(waysToAskTwice)('%s', (_how, twice) => {
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
