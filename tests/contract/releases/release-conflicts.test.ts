// Nothing is replaced that its author has not seen: neither a live text, nor an edit of somebody else, nor a release.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { database } from '#tests/support/server/databases.ts'
import { ReleaseSite } from '#tests/support/server/releases/release-site.ts'

const changedOnSite = {
  status: 409,
  error: {
    code: 'PT409',
    message:
      'Texts of this release were changed on the site since they were edited here. Nothing was published.',
  },
}
const changedByOther = {
  status: 409,
  error: { message: 'Somebody else has changed an item meanwhile. Nothing was changed.' },
}

describe(`conflicts of releases on ${database}`, () => {
  let site: ReleaseSite
  beforeAll(async () => {
    site = await ReleaseSite.start()
  })
  beforeEach(() => site.clear())
  afterAll(() => site?.stop())

  it.each<[what: string, live: string | null, edit: string | null, saved: string | null]>([
    ['was changed', 'Live', 'New', 'Other'],
    ['was deleted', 'Live', 'New', null],
    ['was changed, and is to be removed', 'Live', null, 'Other'],
    ['was added', null, 'New', 'Other'],
    ['was emptied', 'Live', 'New', ''],
  ])('publish nothing if a live text %s', async (_what, live, edit, saved) => {
    await site.setLive({ key: live })
    const id = await site.create()
    await site.write(id, { key: edit, other: 'New' })
    await site.setLive({ key: saved })
    const before = await site.untouchable()
    expect(await site.tryToPublish(id)).toMatchObject(changedOnSite)
    expect(await site.untouchable()).toEqual(before)
    expect(await site.release(id)).toMatchObject({ state: 'draft', changeset: null, edits: 2 })
  })

  it.each<[what: string, live: string | null, edit: string | null, saved: (string | null)[]]>([
    ['was changed to the new text', 'Live', 'New', ['New']],
    ['was added with the new text', null, 'New', ['New']],
    ['was removed, as the release would', 'Live', null, [null]],
    ['was changed and changed back', 'Live', 'New', ['Other', 'Live']],
    ['was deleted and added again', 'Live', 'New', [null, 'Live']],
    ['was added and deleted again', null, 'New', ['Other', null]],
  ])('are none if a live text %s', async (_what, live, edit, saved) => {
    await site.setLive({ key: live })
    const id = await site.create()
    await site.write(id, { key: edit, other: 'New' })
    for (const text of saved) await site.setLive({ key: text })
    await site.publish(id)
    expect(await site.live()).toEqual({ other: 'New', ...(edit !== null && { key: edit }) })
  })

  it('end when somebody has seen the live text, and puts the edit onto it', async () => {
    await site.setLive({ key: 'Live' })
    const id = await site.create()
    await site.write(id, { key: 'New' })
    const seen = await site.liveVersion('key')
    await site.setLive({ key: 'Other' })
    const [base, onto] = [await site.version(id, 'key'), await site.liveVersion('key')]
    expect(await site.change(id, [{ key: 'key', value: 'New', base, onto: seen }])).toMatchObject(
      changedByOther,
    )
    expect(await site.change(id, [{ key: 'key', value: 'New', base, onto: null }])).toMatchObject(
      changedByOther,
    )
    // Without `onto`, the edit still replaces the text that it was written over.
    await site.write(id, { key: 'Newer' })
    expect(await site.tryToPublish(id)).toMatchObject(changedOnSite)
    const again = await site.version(id, 'key')
    await site.change(id, [{ key: 'key', value: 'Both', base: again, onto }]).throwOnError()
    expect(await site.edits(id)).toMatchObject([{ base: { content_value: 'Other' } }])
    await site.publish(id)
    expect(await site.live()).toEqual({ key: 'Both' })
  })

  it('end in the same way if the live text was deleted', async () => {
    await site.setLive({ key: 'Live' })
    const id = await site.create()
    await site.write(id, { key: 'New' })
    await site.setLive({ key: null })
    const base = await site.version(id, 'key')
    await site.change(id, [{ key: 'key', value: 'New', base, onto: null }]).throwOnError()
    expect(await site.edits(id)).toMatchObject([{ base: null }])
    await site.publish(id)
    expect(await site.live()).toEqual({ key: 'New' })
  })

  it('refuse all changes of a call if one is based on another version', async () => {
    await site.setLive({ key: 'Live' })
    const id = await site.create()
    await site.write(id, { one: 'One' })
    const before = await site.edits(id)
    const base = await site.version(id, 'one')
    const good = { key: 'other', value: 'New', base: null }
    for (const bad of [
      { key: 'key', value: 'New', base: null },
      { key: 'key', value: 'New', base: '2001-01-01' },
      { key: 'key', value: 'New', base },
      { key: 'none', value: 'New', base },
      { key: 'one', value: 'New', base: null },
      { key: 'one', base: null, remove: true as const },
      { key: 'one', value: null, base: '2001-01-01' },
    ])
      expect(await site.change(id, [good, bad]), JSON.stringify(bad)).toMatchObject(changedByOther)
    expect(await site.edits(id)).toEqual(before)
    expect(await site.release(id)).toMatchObject({ version: 1, edits: 1 })
  })

  it('keep two people from replacing each other’s edit', async () => {
    const id = await site.create()
    await site.write(id, { key: 'One' })
    const base = await site.version(id, 'key')
    const answers = await Promise.all(
      [site.author, site.publisher].map((by) =>
        site.change(id, [{ key: 'key', value: by === site.author ? 'A' : 'B', base }], by),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('include a version of the release that nobody has seen', async () => {
    const id = await site.create()
    await site.write(id, { key: 'New' })
    const { version } = await site.release(id)
    await site.write(id, { key: 'Newer' })
    const at = new Date(Date.now() + 3_600_000).toISOString()
    const none = null as unknown as number
    for (const given of [version, version - 1, version + 2, none]) {
      expect(await site.publisher.rpc('publish_release', { release: id, version: given })).toMatchObject({
        status: 409,
        error: { message: 'This release has changed since you opened it. Nothing was published.' },
      })
      expect(await site.publisher.rpc('schedule_release', { release: id, version: given, at })).toMatchObject(
        {
          status: 409,
          error: { message: 'This release has changed since you opened it. Nothing was scheduled.' },
        },
      )
    }
    expect(await site.release(id)).toMatchObject({ state: 'draft', publish_at: null })
    expect(await site.live()).toEqual({})
  })

  it('let two publishers who publish at once make one change', async () => {
    const id = await site.create()
    await site.write(id, { key: 'New' })
    const [one, other] = await Promise.all([site.tryToPublish(id), site.tryToPublish(id)])
    expect(one).toMatchObject({ status: 200, data: expect.any(String) })
    expect(other).toMatchObject({ status: 200, data: one.data })
    expect(
      await site.sql`select from website_content_history where after ->> 'content_key' = 'key'
      and changed_at = (select changed_at from website_content_history order by id desc limit 1)`,
    ).toHaveLength(1)
  })

  it('let one of two releases that change the same text be published', async () => {
    await site.setLive({ key: 'Live' })
    const [one, two] = [await site.create('One'), await site.create('Two')]
    await site.write(one, { key: 'One' })
    await site.write(two, { key: 'Two' })
    const answers = await Promise.all([site.tryToPublish(one), site.tryToPublish(two)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await site.live()).toEqual({ key: answers[0].status === 200 ? 'One' : 'Two' })
  })

  it.each<[what: string, live: string | null, save: string | null]>([
    ['changed', 'Live', 'Other'],
    ['deleted', 'Live', null],
    ['added', null, 'Other'],
  ])('are noticed if a text is %s while the release is being published', async (_what, live, save) => {
    await site.setLive({ key: live })
    const id = await site.create()
    await site.write(id, { key: 'New', other: 'New' })
    let publishing: ReturnType<ReleaseSite['tryToPublish']> | undefined
    await site.sql.begin(async (sql) => {
      if (live === null)
        await sql`insert into website_content (content_key, content_value) values ('key', ${save})`
      else if (save === null) await sql`delete from website_content where content_key = 'key'`
      else await sql`update website_content set content_value = ${save}, updated_at = clock_timestamp()`
      publishing = site.tryToPublish(id)
      await expect.poll(() => sql`select from pg_locks where not granted`).not.toHaveLength(0)
    })
    expect(await publishing).toMatchObject({
      status: 409,
      error: { message: /Nothing was (changed|published)\.$/ },
    })
    expect(await site.live()).toEqual(save === null ? {} : { key: save })
    expect((await site.release(id)).state).toBe('draft')
  })

  it('are noticed if a text is saved while an edit of it is added to a release', async () => {
    await site.setLive({ key: 'Live' })
    const id = await site.create()
    const base = await site.liveVersion('key')
    let changing: Promise<{ status: number }> | undefined
    await site.sql.begin(async (sql) => {
      // Holds up the call after it has compared the versions, if it does that in a statement of its own.
      await sql`lock table website_release_edits in share row exclusive mode`
      changing = (async () => site.change(id, [{ key: 'key', value: 'New', base }]))()
      await expect.poll(() => sql`select from pg_locks where not granted`).not.toHaveLength(0)
      await sql`update website_content set content_value = 'Other', updated_at = clock_timestamp()`
    })
    expect(await changing).toMatchObject(changedByOther)
    expect(await site.edits(id)).toEqual([])
  })

  it('have a message for people if an item is added in that moment', async () => {
    const id = await site.create()
    await site.write(id, { key: 'New' })
    let publishing: ReturnType<ReleaseSite['tryToPublish']> | undefined
    await site.sql.begin(async (sql) => {
      await sql`insert into website_content (content_key, content_value) values ('key', 'Other')`
      publishing = site.tryToPublish(id)
      await expect.poll(() => sql`select from pg_locks where not granted`).not.toHaveLength(0)
    })
    expect(await publishing).toMatchObject(changedOnSite)
  })

  it.each<[what: string, changes: unknown, status: number]>([
    ['that are not a list', { key: 'a', value: 'b', base: null }, 400],
    ['that are not objects', [1, 'text', null, []], 400],
    ['without a key', [{ value: 'b', base: null }], 400],
    ['with an empty key', [{ key: ' \u00a0\t', value: 'b', base: null }], 400],
    ['with a control character in a key', [{ key: 'a\u0001b', value: 'b', base: null }], 400],
    ['with an invisible character in a key', [{ key: 'a\u200bb', value: 'b', base: null }], 400],
    ['with a key of 201 characters', [{ key: 'k'.repeat(201), value: 'b', base: null }], 413],
    ['with a value of 100,001 characters', [{ key: 'a', value: 'v'.repeat(100_001), base: null }], 413],
    ['with a base that is no time', [{ key: 'a', value: 'b', base: 'never' }], 400],
    ['with a remove that is no truth value', [{ key: 'a', value: 'b', base: null, remove: 'perhaps' }], 400],
    ['with half a character', [{ key: 'a', value: '\ud800', base: null }], 400],
    ['with a null character', [{ key: 'a', value: 'b\0', base: null }], 400],
    [
      'of which two have the same key',
      [1, 2].map((value) => ({ key: 'a', value: `${value}`, base: null })),
      400,
    ],
  ])('come before changes %s, of which none is made', async (_what, changes, status) => {
    const id = await site.create()
    const list = Array.isArray(changes) ? [{ key: 'good', value: 'x', base: null }, ...changes] : changes
    const answer = await site.author.rpc('change_release', { release: id, changes: JSON.stringify(list) })
    expect(answer, JSON.stringify(answer.error)).toMatchObject({ status })
    expect(await site.release(id)).toMatchObject({ version: 0, edits: 0 })
    expect(await site.edits(id)).toEqual([])
  })

  it('are not mixed up with releases that do not exist', async () => {
    const none = randomUUID()
    expect(await site.author.rpc('release_edits', { release: none })).toMatchObject({
      data: null,
      error: null,
    })
    for (const answer of [
      await site.change(none, []),
      await site.author.rpc('rename_release', { release: none, name: 'x' }),
      await site.author.rpc('discard_release', { release: none }),
      await site.publisher.rpc('publish_release', { release: none, version: 0 }),
      await site.author.rpc('create_release_preview', { release: none, hours: 1 }),
    ])
      expect(answer.status).toBe(410)
  })
})
