// What the site's process calls as the owner of the database: it publishes the releases that are due, each once.
// Faults, people who have lost their rights and other times are in release-schedule.slow.test.ts.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { connectDatabase, database } from '#tests/support/server/databases.ts'
import { emailOf, ReleaseSite } from '#tests/support/server/releases/release-site.ts'
import { hourMs, scheduleCalls } from '#tests/support/server/releases/schedule-calls.ts'

describe(`the schedule of releases on ${database}`, () => {
  let site: ReleaseSite
  beforeAll(async () => {
    site = await ReleaseSite.start()
  })
  beforeEach(() => site.clear())
  afterAll(() => site?.stop())

  const { schedule, scheduled, makeDue, publishDue, changesets } = scheduleCalls(() => site)
  const none = null as unknown as string

  it('publishes what is due, in the order of its times, in the name of who scheduled it', async () => {
    const count = (await changesets()).length
    const [late, early] = [await scheduled({ a: 'A' }, 'Late'), await scheduled({ b: 'B' }, 'Early')]
    const next = await scheduled({ c: 'C' }, 'Next')
    // In one transaction: the site's own process, which publishes what is due too, could take the first and be slower than this one.
    const ms = await site.sql.begin(async (sql) => {
      await sql`
        update website_releases set publish_at = now() - case id when ${late} then 1 else 2 end * interval '1 second'
        where id in (${late}, ${early})`
      return publishDue(sql)
    })
    expect(ms).toBeGreaterThan(hourMs - 120_000)
    expect(ms).toBeLessThanOrEqual(hourMs)
    expect(await site.live()).toEqual({ a: 'A', b: 'B' })
    expect((await changesets()).slice(count)).toEqual(['Release “Early”', 'Release “Late”'])
    for (const id of [late, early]) {
      const release = await site.release(id)
      expect(release).toMatchObject({ state: 'published', problem: null })
      expect(release.publish_at).not.toBeNull()
      const rows =
        await site.sql`select changed_by_email from website_content_history where step = ${release.changeset}`
      expect(rows).toEqual([{ changed_by_email: emailOf('publisher') }])
    }
    expect((await site.release(next)).state).toBe('draft')
  })

  it('says when the next release is due, and nothing without one', async () => {
    expect(await publishDue()).toBeNull()
    const id = await site.create()
    expect(await publishDue()).toBeNull()
    await schedule(id, new Date(Date.now() + 5 * hourMs).toISOString())
    await scheduled({ a: 'A' })
    expect(await publishDue()).toBeLessThanOrEqual(hourMs)
    const { error } = await schedule(id, none)
    expect(error).toBeNull()
    expect(await site.release(id)).toMatchObject({
      publish_at: null,
      scheduled_by: null,
      scheduled_by_email: null,
    })
  })

  it('publishes once, however many ask, and at what time it was due', async () => {
    const count = (await changesets()).length
    const others = Array.from({ length: 4 }, () => connectDatabase(site.site))
    try {
      for (let round = 0; round < 5; round++) {
        const id = await scheduled({ [`key ${round}`]: 'New' })
        await makeDue(id)
        await Promise.all(others.map(publishDue))
        // If only the time decided, it would be due once more.
        await site.sql`update website_releases set publish_at = now() - interval '1 second' where id = ${id}`
        await Promise.all(others.map(publishDue))
      }
    } finally {
      await Promise.all(others.map((sql) => sql.end()))
    }
    expect((await changesets()).length - count).toBe(5)
    expect(Object.keys(await site.live())).toHaveLength(5)
  })

  it('says why a release was not published, publishes the others, and tries no more', async () => {
    await site.setLive({ a: 'Live' })
    const [conflict, fine] = [await scheduled({ a: 'A', c: 'C' }), await scheduled({ b: 'B' })]
    await site.setLive({ a: 'Other' })
    await makeDue(conflict, 2)
    await makeDue(fine)
    expect(await publishDue()).toBeNull()
    expect(await site.live()).toEqual({ a: 'Other', b: 'B' })
    expect(await site.release(conflict)).toMatchObject({
      state: 'draft',
      publish_at: null,
      scheduled_by: null,
      scheduled_by_email: null,
      problem:
        'Texts of this release were changed on the site since they were edited here. Nothing was published.',
    })
    // Authors can change it again, and the next change takes the message away.
    await site.write(conflict, { c: 'D' })
    expect((await site.release(conflict)).problem).toBeNull()
  })

  it('publishes in the name of the publisher who changed it last', async () => {
    const id = await scheduled({ a: 'A' })
    const [other] = await site.sql`select id, email from auth.users where email = ${emailOf('signed out')}`
    await site.sql`
      update website_releases set scheduled_by = ${other?.id}, scheduled_by_email = ${other?.email} where id = ${id}`
    await site.write(id, { a: 'B' }, site.publisher)
    expect((await site.release(id)).scheduled_by_email).toBe(emailOf('publisher'))
    await makeDue(id)
    await publishDue()
    const { changeset } = await site.release(id)
    expect(
      await site.sql`select changed_by_email from website_content_history where step = ${changeset}`,
    ).toEqual([{ changed_by_email: emailOf('publisher') }])
  })

  it('cannot be set to in the past', async () => {
    const id = await site.create()
    expect(await schedule(id, new Date(Date.now() - hourMs).toISOString())).toMatchObject({ status: 400 })
    expect((await site.release(id)).publish_at).toBeNull()
  })

  it('keeps a scheduled release as it was seen, except for publishers', async () => {
    const id = await scheduled({ a: 'A' })
    const locked = {
      status: 403,
      error: { message: 'This release is scheduled. Only publishers can change it now.' },
    }
    const base = await site.version(id, 'a')
    for (const answer of [
      await site.change(id, [{ key: 'a', value: 'B', base }]),
      await site.author.rpc('rename_release', { release: id, name: 'Mine' }),
      await site.author.rpc('discard_release', { release: id }),
    ])
      expect(answer).toMatchObject(locked)
    await site.author.rpc('restore_release', { release: id })
    expect(await site.release(id)).toMatchObject({ name: 'A release', version: 1, state: 'draft' })
    await site.write(id, { a: 'B' }, site.publisher)
    await makeDue(id)
    await publishDue()
    expect(await site.live()).toEqual({ a: 'B' })
  })
})
