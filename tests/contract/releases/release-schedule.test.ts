// What the site's process calls as the owner of the database: it publishes the releases that are due, each once.
import type { ISql } from 'postgres'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { connectDatabase, database } from '#tests/support/server/databases.ts'
import { emailOf, ReleaseSite } from '#tests/support/server/releases/release-site.ts'

const hour = 3_600_000

describe(`the schedule of releases on ${database}`, () => {
  let site: ReleaseSite
  beforeAll(async () => {
    site = await ReleaseSite.start()
  })
  beforeEach(() => site.clear())
  afterAll(() => site?.stop())

  const soon = () => new Date(Date.now() + hour).toISOString()
  const none = null as unknown as string

  async function schedule(release: string, at: string | null = soon(), by = site.publisher) {
    const { version } = await site.release(release)
    return by.rpc('schedule_release', { release, version, at })
  }
  /** Prepares a release that is scheduled. */
  async function scheduled(texts: Record<string, string | null>, name?: string): Promise<string> {
    const id = await site.create(name)
    await site.write(id, texts)
    await schedule(id).then(({ error }) => expect(error).toBeNull())
    return id
  }
  const makeDue = (id: string, seconds = 1) =>
    site.sql`update website_releases set publish_at = now() - ${seconds} * interval '1 second' where id = ${id}`
  /** What `publish_due_releases` returns while another process publishes a release that is due. */
  const dueElsewhere = 100
  async function tryToPublishDue(sql: ISql = site.sql): Promise<number | null> {
    const [row] = await sql<[{ ms: string | null }]>`select publish_due_releases() as ms`
    return row.ms === null ? null : Number(row.ms)
  }
  /** Tries until nothing is due, because the site's own process may be publishing at the same time. */
  async function publishDue(sql?: ISql): Promise<number | null> {
    for (;;) {
      const ms = await tryToPublishDue(sql)
      if (ms !== dueElsewhere) return ms
    }
  }
  const changesets = async () =>
    (await site.sql<{ reason: string }[]>`select reason from website_content_history where opens order by id`)
      .map(({ reason }) => reason)
      .filter((reason) => reason?.startsWith('Release'))

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
    expect(ms).toBeGreaterThan(hour - 120_000)
    expect(ms).toBeLessThanOrEqual(hour)
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
    await schedule(id, new Date(Date.now() + 5 * hour).toISOString())
    await scheduled({ a: 'A' })
    expect(await publishDue()).toBeLessThanOrEqual(hour)
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
        expect(await tryToPublishDue()).toBe(dueElsewhere)
      })
      await other.end()
      expect(await site.live()).toEqual({ b: 'B' })
    }, 240_000)
    expect(await publishDue()).toBeNull()
    expect(await site.live()).toEqual({ a: 'A', b: 'B' })
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

  it.each([
    ['now', () => new Date().toISOString()],
    ['in the past', () => new Date(Date.now() - hour).toISOString()],
    ['in three years', () => new Date(Date.now() + 3 * 366 * 24 * hour).toISOString()],
    ['never', () => 'infinity'],
    ['always', () => '-infinity'],
    ['no time', () => 'never'],
  ])('cannot be set to %s', async (_what, at) => {
    const id = await site.create()
    expect(await schedule(id, at())).toMatchObject({ status: 400 })
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
