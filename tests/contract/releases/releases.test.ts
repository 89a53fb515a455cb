// What releases do: they keep edits that are not live, and publish all of them at once.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hostileTexts } from '#tests/support/pages/hostile-texts.ts'
import { database } from '#tests/support/server/databases.ts'
import { emailOf, ReleaseSite } from '#tests/support/server/releases/release-site.ts'

describe(`releases on ${database}`, () => {
  let site: ReleaseSite
  beforeAll(async () => {
    site = await ReleaseSite.start()
  })
  beforeEach(() => site.clear())
  afterAll(() => site?.stop())

  const historyOf = async (step: string | null) =>
    (await site.publisher.from('website_content_history').select().eq('step', `${step}`).throwOnError()).data

  it('keep edits that are not live, with who made them and the live item that they replace', async () => {
    await site.setLive({ kept: 'Live', removed: 'Live' })
    const id = await site.create('  Spring  ')
    await site.write(id, { kept: 'New', removed: null, added: 'New' })
    expect(await site.live()).toEqual({ kept: 'Live', removed: 'Live' })
    expect(await site.texts(id)).toEqual({ kept: 'New', removed: null, added: 'New' })
    const edits = Object.fromEntries((await site.edits(id)).map((edit) => [edit.content_key, edit]))
    expect(edits).toMatchObject({
      kept: { release_id: id, base: { content_value: 'Live' }, changed_by_email: emailOf('author') },
      removed: { base: { content_key: 'removed' } },
      added: { base: null },
    })
    expect(await site.release(id)).toMatchObject({
      name: 'Spring',
      state: 'draft',
      version: 1,
      edits: 3,
      created_by_email: emailOf('author'),
      publish_at: null,
      problem: null,
      ended_at: null,
      changeset: null,
    })
  })

  it('are published as one change of the history, which is undone as one', async () => {
    await site.setLive({ kept: 'Live', removed: 'Live', untouched: 'Live' })
    const id = await site.create('Spring & “more” %s')
    await site.write(id, { kept: 'New', removed: null, added: 'New' })
    const step = await site.publish(id)
    expect(await site.live()).toEqual({ added: 'New', kept: 'New', untouched: 'Live' })
    const changes = await historyOf(step)
    expect(changes).toHaveLength(3)
    for (const change of changes)
      expect(change).toMatchObject({
        reason: 'Release “Spring & “more” %s”',
        changed_by_email: emailOf('publisher'),
      })
    expect(await site.release(id)).toMatchObject({ state: 'published', changeset: step, publish_at: null })
    expect((await site.release(id)).ended_at).not.toBeNull()
    await site.publisher.rpc('undo_content', { step: `${step}` }).throwOnError()
    expect(await site.live()).toEqual({ kept: 'Live', removed: 'Live', untouched: 'Live' })
  })

  it('keep the ids and times of creation of changed items, and add new ones in the order of their edits', async () => {
    await site.setLive({ kept: 'Live' })
    const items = async () => (await site.publisher.from('website_content').select().order('created_at')).data
    const [before] = (await items()) ?? []
    const id = await site.create()
    await site.write(id, { kept: 'New' })
    for (const key of ['z', 'a', 'm']) await site.write(id, { [key]: key })
    await site.write(id, { 'later.z': 'z', 'later.a': 'a', 'later.m': 'm' })
    await site.publish(id)
    const after = (await items()) ?? []
    const added = ['z', 'a', 'm', 'later.z', 'later.a', 'later.m']
    expect(after.map(({ content_key }) => content_key)).toEqual(['kept', ...added])
    expect(after[0]).toMatchObject({ id: before?.id, created_at: before?.created_at, content_value: 'New' })
  })

  it('have nothing to change on the site if the texts are there already', async () => {
    const id = await site.create()
    await site.write(id, { key: 'New', gone: 'New' })
    await site.setLive({ key: 'New', gone: 'New' })
    expect(await site.publish(id)).toBeNull()
    expect(await site.release(id)).toMatchObject({ state: 'published', changeset: null, edits: 2 })
    expect(await site.publish(await site.create('Empty'))).toBeNull()
  })

  it('do not keep edits that change nothing', async () => {
    await site.setLive({ key: 'Live' })
    const id = await site.create()
    await site.write(id, { key: 'Live', none: null })
    expect(await site.texts(id)).toEqual({})
    await site.write(id, { key: 'New' })
    await site.write(id, { key: 'Live' })
    expect(await site.texts(id)).toEqual({})
    expect(await site.release(id)).toMatchObject({ edits: 0, version: 2 })
  })

  it('give up an edit, and return the changed edits as they are then', async () => {
    await site.setLive({ key: 'Live' })
    const id = await site.create()
    await site.write(id, { key: 'New', other: 'New' })
    const [edit] = (await site.edits(id)).filter(({ content_key }) => content_key === 'key')
    const again = { key: 'key', value: 'Newer', base: edit?.updated_at ?? null }
    const { data } = await site.change(id, [again]).throwOnError()
    expect(data).toMatchObject([{ id: edit?.id, content_value: 'Newer', created_at: edit?.created_at }])
    const remove = { key: 'key', base: data[0]?.updated_at ?? null, remove: true as const }
    expect(await site.change(id, [remove]).throwOnError()).toMatchObject({ data: [] })
    expect(await site.texts(id)).toEqual({ other: 'New' })
  })

  it('can be renamed, discarded and taken out of the trash, with their edits', async () => {
    const id = await site.create()
    await site.write(id, { key: 'New' })
    await site.author.rpc('rename_release', { release: id, name: ' Autumn ' }).throwOnError()
    await site.author.rpc('discard_release', { release: id }).throwOnError()
    expect(await site.release(id)).toMatchObject({ name: 'Autumn', state: 'discarded' })
    const ended = { status: 410, error: { message: 'This release was published or discarded.' } }
    expect(await site.tryToPublish(id)).toMatchObject(ended)
    expect(await site.change(id, [{ key: 'key', value: 'x', base: null }])).toMatchObject(ended)
    expect(await site.author.rpc('rename_release', { release: id, name: 'x' })).toMatchObject(ended)
    await site.author.rpc('restore_release', { release: id }).throwOnError()
    expect(await site.release(id)).toMatchObject({ state: 'draft', ended_at: null, edits: 1 })
    await site.publish(id)
    expect(await site.live()).toEqual({ key: 'New' })
    expect(await site.publisher.rpc('restore_release', { release: id })).toMatchObject(ended)
    expect((await site.release(id)).state).toBe('published')
  })

  it('know which texts other releases change', async () => {
    const [one, two, ended] = [await site.create('One'), await site.create('Two'), await site.create('Ended')]
    for (const id of [one, two, ended]) await site.write(id, { key: 'New', [id]: 'New' })
    await site.author.rpc('discard_release', { release: ended }).throwOnError()
    const { data } = await site.author.rpc('release_keys').throwOnError()
    const expected = [one, two].flatMap((release_id) => [
      { content_key: 'key', release_id },
      { content_key: release_id, release_id },
    ])
    expect(data).toHaveLength(4)
    expect(data).toEqual(expect.arrayContaining(expected))
  })

  it('are kept for a year after they ended', async () => {
    const [old, recent, draft] = [await site.create(), await site.create(), await site.create()]
    for (const release of [old, recent]) await site.author.rpc('discard_release', { release }).throwOnError()
    await site.write(draft, { key: 'New' })
    await site.sql`update website_releases set ended_at = now() - interval '366 days' where id = ${old}`
    await site.sql`update website_releases set ended_at = now() - interval '364 days' where id = ${recent}`
    await site.sql`update website_releases set created_at = now() - interval '9 years' where id = ${draft}`
    const created = await site.create()
    const ids = await site.sql<{ id: string }[]>`select id from website_releases`
    expect(ids.map(({ id }) => id).sort()).toEqual([recent, draft, created].sort())
    expect(await site.texts(draft)).toEqual({ key: 'New' })
  })

  it('are deleted ten at a time, the oldest first, as the clock may be wrong', async () => {
    await site.sql`
      insert into website_releases (name, state, ended_at)
      select n::text, 'discarded', now() - interval '1 year' - n * interval '1 day' from generate_series(1, 25) as n`
    await site.create()
    const left = await site.sql<{ name: string }[]>`
      select name from website_releases where state = 'discarded' order by ended_at desc`
    expect(left.map(({ name }) => Number(name))).toEqual(Array.from({ length: 15 }, (_, n) => n + 1))
  })

  it.each(hostileTexts.filter(([, text]) => !/[\0\ud800]/.test(text)))(
    'publish a text with %s as it is',
    async (_what, text) => {
      const id = await site.create()
      await site.write(id, { key: text })
      await site.publish(id)
      expect(await site.live()).toEqual({ key: text })
    },
  )

  it.each(['<script>alert(1)</script>', '%s %1$I $1 \\ \' " “”', '👩‍🔧🏳️‍🌈 ❤️', '語'.repeat(80), '__proto__'])(
    'have the name %j in the history as it is',
    async (name) => {
      const id = await site.create(name)
      await site.write(id, { key: 'New' })
      const step = await site.publish(id)
      expect(await historyOf(step)).toMatchObject([{ reason: `Release “${name}”` }])
    },
  )

  it.each(['__proto__', 'constructor', 'toString', 'a.b.c', ' spaced ', "';--", '語'])(
    'change a text with the key %j',
    async (key) => {
      const id = await site.create()
      const change = (value: string, base: string | null) =>
        site.change(id, [{ key, value, base }]).throwOnError()
      const [first] = (await change('One', null)).data
      const [second] = (await change('Two', first?.updated_at ?? null)).data
      expect(second).toMatchObject({ content_key: key, content_value: 'Two', base: null })
      await site.publish(id)
      expect(await site.sql`select content_key, content_value from website_content`).toEqual([
        { content_key: key, content_value: 'Two' },
      ])
    },
  )
})
