// The history of every change, through the unmodified client: who may read it, and that nobody can change it.
import { randomUUID } from 'node:crypto'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { changesToUndo } from '#app/admin/store/table/content-table.ts'
import { database } from '#tests/support/server/databases.ts'
import { editorEmail, HistorySite } from '#tests/support/server/history-site.ts'

describe(`the history on ${database}`, () => {
  let site: HistorySite
  beforeAll(async () => {
    site = await HistorySite.start()
  })
  beforeEach(() => site.clear())
  afterAll(() => site?.stop())

  it('records who changed what and when, with the values before and after', async () => {
    const item = await site.insert('a', 'one')
    const changed = await site.update(item, 'two')
    await site.remove(item)
    const changes = await site.history(item)
    expect(changes.map(({ before, after }) => [before?.content_value, after?.content_value])).toEqual([
      [undefined, 'one'],
      ['one', 'two'],
      ['two', undefined],
    ])
    expect(new Set(changes.map(({ changed_by_email }) => changed_by_email))).toEqual(new Set([editorEmail]))
    expect(new Set(changes.map(({ step }) => step)).size).toBe(3)
    expect(changes[1]?.after).toMatchObject({ id: item.id, content_key: 'a' })
    expect(Date.parse(changes[1]?.after?.updated_at ?? '')).toBe(Date.parse(changed.updated_at))
    expect(Math.abs(Date.parse(changes[0]?.changed_at ?? '') - Date.now())).toBeLessThan(60_000)
  })

  it('cannot be read by those who may not write', async () => {
    await site.insert('a', 'secret')
    // Without types, because nothing in the site uses `website_content_basis` and its functions, but databases have
    // them.
    const editor: SupabaseClient = site.editor
    const stranger: SupabaseClient = site.stranger
    await editor.rpc('note_content_basis', { defaults: '{"a":"secret"}', again: true }).throwOnError()
    const found = await Promise.all([
      site.stranger.from('website_content_history').select('*').limit(5),
      site.stranger.from('website_content_trash').select('*').limit(5),
      stranger.from('website_content_basis').select('*').limit(5),
    ])
    for (const { data } of found) expect(data).toEqual([])
    expect((await site.stranger.rpc('content_since', { moment: '2000-01-01' })).data).toEqual([])
    expect((await stranger.rpc('content_basis')).data).toEqual({})
    expect(
      (await stranger.rpc('note_content_basis', { defaults: '{"a":"x"}', again: true })).error,
    ).not.toBeNull()
    const [item] = await site.items()
    if (item) await site.remove(item)
    expect((await site.stranger.rpc('content_keys_in_trash', { keys: '["a"]' })).data).toEqual([])
    expect((await site.editor.rpc('content_keys_in_trash', { keys: '["a", "never"]' })).data).toEqual(['a'])
  })

  it('cannot be changed by operators, the service key or the owner of the database', async () => {
    const item = await site.insert('a', 'one')
    const [change] = await site.history(item)
    const anything = createClient(site.server.url, site.server.publishableKey, {
      global: {
        headers: {
          authorization: `Bearer ${(await site.editor.auth.getSession()).data.session?.access_token}`,
        },
      },
      auth: { persistSession: false },
    })
    const table = anything.from('website_content_history')
    for (const attempt of [
      table.update({ after: null }).eq('item_id', item.id),
      table.delete().eq('item_id', item.id),
      table.insert({ step: randomUUID(), item_id: item.id, after: { content_value: 'never was' } }),
    ]) {
      expect((await attempt).error?.code).toBe('42501')
    }
    await expect(site.sql`update website_content_history set reason = 'x'`).rejects.toThrow(
      'cannot be changed',
    )
    await expect(site.sql`delete from website_content_history`).rejects.toThrow('cannot be changed')
    await expect(site.sql`truncate website_content_history`).rejects.toThrow('cannot be changed')
    const [grant] = await site.sql`
      select has_table_privilege('service_role', 'public.website_content_history', 'insert, update, delete, truncate') as any`
    expect(grant?.any).toBe(false)
    expect(await site.history(item)).toEqual([change])
  })

  it.each([
    ['one item changes', async () => void (await site.insert('a', 'one'))],
    [
      'several items change',
      async () =>
        void (await site.apply([{ id: randomUUID(), base: null, row: newRow('a') }]).throwOnError()),
    ],
    [
      'a change is undone',
      async () => {
        const [change] = await site.history(await site.insert('a', 'one'))
        await site.addOldChanges(1)
        await site.editor.rpc('undo_content', { step: change?.step ?? '' }).throwOnError()
      },
    ],
  ])('drops what is older than a year when %s', async (_what, change) => {
    await site.addOldChanges(1)
    await change()
    expect(await site.countOldChanges()).toBe(0)
  })

  it('keeps what happened for a year, also from the owner of the database', async () => {
    const id = randomUUID()
    await site.sql`
      insert into website_content_history (step, opens, item_id, after, changed_at)
      values (gen_random_uuid(), true, ${id}, '{}', now() - interval '364 days')`
    await site.insert('a', 'one')
    expect(await site.sql`select from website_content_history where item_id = ${id}`).toHaveLength(1)
    await expect(site.sql`delete from website_content_history where item_id = ${id}`).rejects.toThrow(
      'cannot be changed',
    )
  })

  it('drops more than a change adds, so that it does not grow for longer than a year', async () => {
    await site.addOldChanges(900)
    const add = (n: number) =>
      site
        .apply(
          Array.from({ length: n }, (_, i) => ({ id: randomUUID(), base: null, row: newRow(`${n} ${i}`) })),
        )
        .throwOnError()
    await add(300)
    expect(await site.countOldChanges()).toBe(500)
    await add(1)
    expect(await site.countOldChanges()).toBe(399)
    await add(299)
    expect(await site.countOldChanges()).toBe(0)
  })

  it('undoes nothing of a large change of which it has dropped a part', async () => {
    const step = randomUUID()
    const changes = Array.from({ length: 300 }, (_, i) => ({
      id: randomUUID(),
      base: null,
      row: newRow(`${i}`),
    }))
    await site.apply(changes, step).throwOnError()
    await site.sql.begin(async (sql) => {
      await sql`alter table website_content_history disable trigger keep_history`
      // The first row of the change comes last on the disk, where rows of the same time would be dropped in this order.
      for (const opens of [false, true])
        await sql`
          update website_content_history set changed_at = now() - interval '366 days'
          where step = ${step} and opens = ${opens}`
      await sql`alter table website_content_history enable trigger keep_history`
    })
    await site.insert('later', 'x')
    expect(await site.countOldChanges()).toBe(199)
    const { error } = await site.editor.rpc('undo_content', { step })
    expect(error?.message).toBe('This change is no longer in the history.')
    expect(await site.items()).toHaveLength(301)
    // The panel asks for the changes to undo them in a release.
    await expect(changesToUndo(site.editor, step)).rejects.toThrow('is no longer in the history')
  })

  it('records the rows that a truncation removed', async () => {
    const item = await site.insert('a', 'one')
    await site.sql`truncate website_content`
    expect((await site.history(item)).at(-1)?.before?.content_value).toBe('one')
  })

  it('gives each version a distinct time, whatever clock wrote it', async () => {
    const { id } = await site.insert('a', 'one')
    const moments: string[] = []
    for (const day of ['01', '02', '01', '01']) {
      const { data } = await site.editor
        .from('website_content')
        .update({ content_value: 'two', updated_at: `2001-01-${day}T00:00:00.000Z` })
        .eq('id', id)
        .select()
        .single()
        .throwOnError()
      moments.push(data.updated_at)
    }
    expect(moments).toEqual([
      '2001-01-01T00:00:00+00:00',
      '2001-01-02T00:00:00+00:00',
      '2001-01-01T00:00:00.000001+00:00',
      '2001-01-01T00:00:00.000002+00:00',
    ])
  })

  it('shows deleted items in the trash unless they were restored', async () => {
    const [gone, back] = [await site.insert('gone', 'x'), await site.insert('back', 'y')]
    await site.remove(gone)
    await site.remove(back)
    await site.apply([{ id: back.id, base: null, row: back }])
    // Other tests of this site may have left a long history.
    const trash = site.editor.from('website_content_trash').select('*').in('item_id', [gone.id, back.id])
    const { data } = await trash.throwOnError()
    expect(data.map(({ before }) => before?.content_key)).toEqual(['gone'])
    expect((await site.items()).find(({ id }) => id === back.id)).toMatchObject({
      created_at: back.created_at,
      content_value: 'y',
    })
  })

  it('knows every column of the table', async () => {
    const item = await site.insert('a', 'one')
    expect(
      Object.keys(item).sort(),
      'Undo loses a new column, and nothing limits it, until you have done what docs/for-developers.md says in “Change the database”',
    ).toEqual(['content_key', 'content_value', 'created_at', 'id', 'updated_at'])
  })
})

const newRow = (content_key: string) => ({ content_key, content_value: 'one' })
