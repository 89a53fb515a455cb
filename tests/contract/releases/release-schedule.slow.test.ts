// Scheduled releases that meet a fault, another process, a person who may no longer publish, or an impossible time.
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
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

  const { schedule, scheduled, makeDue, dueElsewhereMs, tryToPublishDue, publishDue, changesets } =
    scheduleCalls(() => site)

  it('leaves a release alone that somebody else is publishing, and publishes the others', async () => {
    // Begins again if the site's own process publishes the release before it is locked here.
    await vi.waitFor(async () => {
      await site.clear()
      const other = connectDatabase(site.site)
      await other`select` // connects before the release is due
      const [held, free] = [await scheduled({ a: 'A' }), await scheduled({ b: 'B' })]
      await makeDue(held, 2)
      await makeDue(free)
      await other.begin(async (sql) => {
        await sql`select from website_releases where id = ${held} for update`
        expect(await tryToPublishDue()).toBe(dueElsewhereMs)
      })
      await other.end()
      expect(await site.live()).toEqual({ b: 'B' })
    }, 240_000)
    expect(await publishDue()).toBeNull()
    expect(await site.live()).toEqual({ a: 'A', b: 'B' })
  })

  it('publishes each release in its own transaction', async () => {
    const ids = [await scheduled({ a: 'A' }), await scheduled({ b: 'B' }), await scheduled({ c: 'C' })]
    await site.sql`update website_releases set publish_at = now() where id in ${site.sql(ids)}`
    expect(await publishDue()).toBeNull()
    // All rows that one transaction changes have the same time.
    const changedAt = await Promise.all(ids.map(async (id) => (await site.release(id)).changed_at))
    expect(new Set(changedAt).size).toBe(3)
    expect(await site.live()).toEqual({ a: 'A', b: 'B', c: 'C' })
  })

  it.each([
    ['a full disk', '53100'],
    ['a lock that nobody gets', '55P03'],
    ['a shutdown', '57P01'],
    ['a fault of the disk', '58030'],
  ])('tries again after %s', async (_what, code) => {
    const id = await scheduled({ a: 'A' })
    await site.sql.unsafe(`
      create function private.fail() returns trigger language plpgsql as
        $$ begin raise 'A fault' using errcode = '${code}'; end $$;
      create trigger fail before insert on website_content execute function private.fail()`)
    try {
      await makeDue(id)
      // Once more if the site's own process is trying at the same moment.
      await vi.waitFor(() => expect(tryToPublishDue()).rejects.toMatchObject({ code }), 240_000)
    } finally {
      await site.sql.unsafe('drop function private.fail cascade')
    }
    expect(await publishDue()).toBeNull()
    expect(await site.live()).toEqual({ a: 'A' })
    expect(await site.release(id)).toMatchObject({ state: 'published', problem: null })
  })

  it.each<[what: string, change: () => Promise<unknown>, back: () => Promise<unknown>]>([
    [
      'is no publisher any more',
      async () => site.sql`select add_operator(${emailOf('publisher')}, 'author')`,
      async () => site.sql`select add_operator(${emailOf('publisher')})`,
    ],
    [
      'is no operator any more',
      async () =>
        site.sql`delete from private.operators where user_id in (select id from auth.users where email = ${emailOf('publisher')})`,
      async () => site.sql`select add_operator(${emailOf('publisher')})`,
    ],
  ])('publishes nothing of a person who %s', async (_what, change, back) => {
    const id = await scheduled({ a: 'A' })
    await change()
    try {
      await makeDue(id)
      expect(await publishDue()).toBeNull()
    } finally {
      await back()
    }
    expect(await site.live()).toEqual({})
    expect(await site.release(id)).toMatchObject({
      state: 'draft',
      publish_at: null,
      problem: 'Who scheduled this release may no longer publish.',
    })
  })

  it('publishes what was scheduled by somebody who has signed out', async () => {
    const id = await scheduled({ a: 'A' })
    const [user] = await site.sql`select id from auth.users where email = ${emailOf('signed out')}`
    await site.sql`update website_releases set scheduled_by = ${user?.id} where id = ${id}`
    await makeDue(id)
    await publishDue()
    expect(await site.live()).toEqual({ a: 'A' })
  })

  it.each([
    ['now', () => new Date().toISOString()],
    ['in three years', () => new Date(Date.now() + 3 * 366 * 24 * hourMs).toISOString()],
    ['never', () => 'infinity'],
    ['always', () => '-infinity'],
    ['no time', () => 'never'],
  ])('cannot be set to %s', async (_what, at) => {
    const id = await site.create()
    expect(await schedule(id, at())).toMatchObject({ status: 400 })
    expect((await site.release(id)).publish_at).toBeNull()
  })

  it('forgets a release that is discarded or published by hand', async () => {
    const [discarded, published] = [await scheduled({ a: 'A' }), await scheduled({ b: 'B' })]
    await site.publisher.rpc('discard_release', { release: discarded }).throwOnError()
    await site.publish(published)
    const count = (await changesets()).length
    await site.author.rpc('restore_release', { release: discarded }).throwOnError()
    expect(await publishDue()).toBeNull()
    expect(await site.release(discarded)).toMatchObject({ publish_at: null, scheduled_by_email: null })
    expect((await changesets()).length).toBe(count)
  })
})
