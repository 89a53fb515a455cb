// Changesets through the unmodified client: each changes several items together, or none, and can be undone.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ContentItem } from '#content-sync/content-item.ts'
import { byCreation } from '#content-sync/items.ts'
import { database } from '#tests/support/server/databases.ts'
import { editorEmail, HistorySite } from '#tests/support/server/history-site.ts'

/** The row of an item that gets another key. */
const row = ({ created_at, content_value }: ContentItem, content_key: string) => ({
  content_key,
  content_value,
  created_at,
})

describe(`changesets on ${database}`, () => {
  let site: HistorySite
  beforeAll(async () => {
    site = await HistorySite.start()
  })
  beforeEach(() => site.clear())
  afterAll(() => site?.stop())

  it('list what restoring a moment would change', async () => {
    const kept = await site.insert('kept', 'k')
    const changed = await site.insert('changed', 'one')
    const gone = await site.insert('gone', 'g')
    const [last] = await site.history(gone)
    await site.update(changed, 'two')
    await site.update(changed, 'three')
    await site.remove(gone)
    const added = await site.insert('added', 'a')
    const { data } = await site.editor.rpc('content_since', { moment: last?.changed_at ?? '' }).throwOnError()
    const was = new Map(data.map(({ item_id, was }) => [item_id, was?.content_value]))
    expect(was).toEqual(
      new Map([
        [changed.id, 'one'],
        [gone.id, 'g'],
        [added.id, undefined],
      ]),
    )
    expect(was.has(kept.id)).toBe(false)
  })

  it('change several items together, can be undone, and the undo can be undone as well', async () => {
    const changed = await site.insert('changed', 'one')
    const renamed = await site.insert('renamed', 'r')
    const gone = await site.insert('gone', 'g')
    const before = await site.values()
    const step = randomUUID()
    const { error } = await site.apply(
      [
        { id: randomUUID(), base: null, row: { content_key: 'renamed', content_value: 'new' } },
        { id: changed.id, base: changed.updated_at, row: { content_key: 'changed', content_value: 'two' } },
        { id: renamed.id, base: renamed.updated_at, row: { content_key: 'gone', content_value: 'r' } },
        { id: gone.id, base: gone.updated_at, row: null },
      ],
      step,
    )
    expect(error).toBeNull()
    expect(await site.values()).toEqual(['changed=two', 'gone=r', 'renamed=new'])

    const { data: undoing } = await site.editor.rpc('undo_content', { step }).throwOnError()
    expect(await site.values()).toEqual(before)
    expect((await site.items()).find(({ id }) => id === gone.id)?.created_at).toBe(gone.created_at)
    await site.editor.rpc('undo_content', { step: undoing }).throwOnError()
    expect(await site.values()).toEqual(['changed=two', 'gone=r', 'renamed=new'])
  })

  it('create items in the order of the changes', async () => {
    const keys = Array.from({ length: 50 }, () => `key.${randomUUID()}`)
    const { error } = await site.apply(
      keys.map((content_key) => ({ id: randomUUID(), base: null, row: { content_key, content_value: 'x' } })),
    )
    expect(error).toBeNull()
    const created = (await site.items()).toSorted((a, b) => byCreation(a, b))
    expect(created.map(({ content_key }) => content_key)).toEqual(keys)
    expect(new Set(created.map(({ created_at }) => created_at)).size).toBe(keys.length)
  })

  it('can be undone if items have exchanged their keys', async () => {
    const [a, b] = [await site.insert('a', 'of a'), await site.insert('b', 'of b')]
    const step = randomUUID()
    const { error } = await site.apply(
      [
        { id: a.id, base: a.updated_at, row: row(a, 'b') },
        { id: b.id, base: b.updated_at, row: row(b, 'a') },
      ],
      step,
    )
    expect(error).toBeNull()
    expect(await site.values()).toEqual(['a=of b', 'b=of a'])
    await site.editor.rpc('undo_content', { step }).throwOnError()
    const ids = (all: ContentItem[]) =>
      all.map(({ id, content_key, created_at }) => [id, content_key, created_at])
    expect(ids(await site.items())).toEqual(ids([a, b]))
  })

  it('restore no item that somebody else deletes while items exchange their keys', async () => {
    const [a, b] = [await site.insert('a', 'of a'), await site.insert('b', 'of b')]
    const deleting = await site.sql.reserve()
    try {
      await deleting`begin`
      await deleting`delete from website_content where id = ${a.id}`
      const applied = site
        .apply([
          { id: a.id, base: a.updated_at, row: row(a, 'b') },
          { id: b.id, base: b.updated_at, row: row(b, 'a') },
        ])
        .then(({ error }) => error?.message)
      const waiting = async () => (await deleting`select from pg_locks where not granted`).length
      await expect.poll(waiting).toBeGreaterThan(0)
      await deleting`commit`
      expect(await applied).toBe('Somebody else has changed an item meanwhile. Nothing was changed.')
    } finally {
      deleting.release()
    }
    expect(await site.values()).toEqual(['b=of b'])
  })

  it('are listed with those that were changed again since', async () => {
    const [a, b] = [await site.insert('a', '1'), await site.insert('b', '1')]
    const step = randomUUID()
    await site.apply(
      [
        { id: a.id, base: a.updated_at, row: { content_key: 'renamed', content_value: '1' } },
        { id: b.id, base: b.updated_at, row: null },
      ],
      step,
    )
    const steps = async (older_than: number | null = null, most = 3) =>
      (await site.editor.rpc('content_steps', { older_than, most }).throwOnError()).data
    const before = await steps()
    expect(before[0]).toMatchObject({
      step,
      reason: 'test',
      items: 2,
      changed_by_email: editorEmail,
      overtaken: false,
    })
    expect(before.slice(1)).toMatchObject([
      { reason: null, items: 1, item: { before: null, after: 'b' }, overtaken: true },
      { reason: null, items: 1, item: { before: null, after: 'a' }, overtaken: true },
    ])
    expect(await steps(before[0]?.id, 1)).toEqual(before.slice(1, 2))

    await site.editor.rpc('undo_content', { step }).throwOnError()
    const [undoing, undone] = await steps()
    expect(undoing).toMatchObject({ reason: 'undo', items: 2, overtaken: false })
    expect(undone).toMatchObject({ step, overtaken: true })
    expect((await site.stranger.rpc('content_steps', { older_than: null, most: 3 })).data).toEqual([])
  })

  it('leave what existed before the history began alone', async () => {
    const { id } = await site.insert('old', 'x')
    const { item_id, step } = { item_id: randomUUID(), step: randomUUID() }
    await site.sql`
      insert into website_content_history (step, reason, item_id, after, changed_at)
      values (${step}, 'start of the history', ${item_id}, '{}', now())`
    const { data } = await site.editor.rpc('content_since', { moment: '2020-01-01' }).throwOnError()
    const ids = data.map(({ item_id }) => item_id)
    expect(ids).toContain(id)
    expect(ids).not.toContain(item_id)
  })

  it('change nothing if one of the items was changed in the meantime', async () => {
    const [a, b] = [await site.insert('a', '1'), await site.insert('b', '1')]
    await site.update(b, '2')
    const { error } = await site.apply([
      { id: a.id, base: a.updated_at, row: { content_key: 'a', content_value: 'mine' } },
      { id: b.id, base: b.updated_at, row: { content_key: 'b', content_value: 'mine' } },
    ])
    expect(error?.message).toBe('Somebody else has changed an item meanwhile. Nothing was changed.')
    expect(await site.values()).toEqual(['a=1', 'b=2'])
  })

  it('are made once if the request arrives again, later or at the same time', async () => {
    const [changed, gone] = [await site.insert('changed', 'one'), await site.insert('gone', 'g')]
    const added = { id: randomUUID(), base: null, row: { content_key: 'added', content_value: 'a' } }
    const changes = [
      added,
      { id: changed.id, base: changed.updated_at, row: { content_key: 'changed', content_value: 'two' } },
      { id: gone.id, base: gone.updated_at, row: null },
    ]
    const step = randomUUID()
    const atOnce = await Promise.all([site.apply(changes, step), site.apply(changes, step)])
    for (const { error } of [...atOnce, await site.apply(changes, step)]) expect(error).toBeNull()
    expect(await site.values()).toEqual(['added=a', 'changed=two'])
    expect(await site.history(changed)).toHaveLength(2)
    // A step that has made only some of the changes makes none of the others, nor another one from the same version.
    const others = [
      [added, { ...added, id: randomUUID() }],
      [{ id: changed.id, base: changed.updated_at, row: { content_key: 'changed', content_value: 'three' } }],
    ]
    for (const each of others) expect((await site.apply(each, step)).error).not.toBeNull()
    expect(await site.values()).toEqual(['added=a', 'changed=two'])
  })

  it('are undone once if the request arrives again, later or at the same time', async () => {
    const gone = await site.insert('gone', 'g')
    const step = randomUUID()
    const added = { id: randomUUID(), base: null, row: { content_key: 'added', content_value: 'a' } }
    await site.apply([added, { id: gone.id, base: gone.updated_at, row: null }], step).throwOnError()
    const undoing = randomUUID()
    const undo = () => site.editor.rpc('undo_content', { step, undoing })
    for (const { data, error } of [...(await Promise.all([undo(), undo()])), await undo()])
      expect({ data, error }).toEqual({ data: undoing, error: null })
    expect(await site.values()).toEqual(['gone=g'])
    expect(await site.history(gone)).toHaveLength(3)
    // Without the id, nothing tells the request from one of somebody else.
    expect((await site.editor.rpc('undo_content', { step })).error).not.toBeNull()
  })

  it('cannot be undone over a later change', async () => {
    const item = await site.insert('a', '1')
    await site.update(item, '2')
    const step = (await site.history(item)).at(-1)?.step ?? ''
    await site.update(item, '3')
    expect((await site.editor.rpc('undo_content', { step })).error).not.toBeNull()
    expect(await site.values()).toEqual(['a=3'])
    expect((await site.editor.rpc('undo_content', { step: randomUUID() })).error?.message).toBe(
      'This change is no longer in the history.',
    )
  })

  it('do not let a stranger change anything', async () => {
    const item = await site.insert('a', '1')
    const attempts = [
      [{ id: randomUUID(), base: null, row: { content_key: 'b', content_value: 'x' } }],
      [{ id: item.id, base: item.updated_at, row: { content_key: 'a', content_value: 'x' } }],
      [{ id: item.id, base: item.updated_at, row: null }],
    ]
    for (const changes of attempts) {
      const { error } = await site.stranger.rpc('apply_content', {
        step: randomUUID(),
        reason: 'x',
        changes: JSON.stringify(changes),
      })
      expect(error).not.toBeNull()
    }
    const [change] = await site.history(item)
    expect((await site.stranger.rpc('undo_content', { step: change?.step ?? '' })).error).not.toBeNull()
    expect((await site.stranger.rpc('content_undoing', { step: change?.step ?? '' })).data).toEqual([])
    expect(await site.values()).toEqual(['a=1'])
  })
})
