// What the database keeps of every change, through the unmodified client: who may read it, that nobody can change it, and the
// steps that change several items at once, or none.
import { randomUUID } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import type { Sql } from 'postgres'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openAccounts } from '#backend/accounts/open-accounts.ts'
import type { ContentClient, ContentItem, Database, PlannedChange } from '#website-content/content-item.ts'
import { connectDatabase, databases, type TestSite } from '../support/databases.ts'

const email = 'editor@example.com'
const password = 'correct horse battery staple'

describe.each(databases)('the history on $database', ({ start }) => {
  let site: TestSite
  let sql: Sql
  let editor: ContentClient
  let stranger: ContentClient

  const connect = (): ContentClient =>
    createClient<Database>(site.server.url, site.server.publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false },
    })

  beforeAll(async () => {
    site = await start({ ADMIN_ACCESS: 'operators' })
    sql = connectDatabase(site)
    const { server, databaseUrl } = site
    const accounts = await openAccounts({ dataDir: server.dataDir, ...(databaseUrl && { databaseUrl }) })
    await accounts.create(email, password)
    await accounts.close()
    await sql`insert into private.operators (user_id) select id from auth.users where email = ${email}`
    stranger = connect()
    editor = connect()
    await editor.auth.signInWithPassword({ email, password })
  })
  beforeEach(async () => {
    await sql`delete from website_content`
  })
  afterAll(async () => {
    await sql?.end()
    await site?.stop()
  })

  const insert = async (content_key: string, content_value: string): Promise<ContentItem> =>
    (
      await editor
        .from('website_content')
        .insert({ content_key, content_value })
        .select()
        .single()
        .throwOnError()
    ).data
  const update = async ({ id }: ContentItem, content_value: string): Promise<ContentItem> =>
    (
      await editor
        .from('website_content')
        .update({ content_value, updated_at: new Date().toISOString() })
        .eq('id', id)
        .select()
        .single()
        .throwOnError()
    ).data
  const remove = ({ id }: Pick<ContentItem, 'id'>) =>
    editor.from('website_content').delete().eq('id', id).throwOnError()
  const items = async () =>
    (await editor.from('website_content').select('*').order('content_key').throwOnError()).data
  const values = async () => (await items()).map((item) => `${item.content_key}=${item.content_value}`)
  const history = async (item: ContentItem) =>
    (
      await editor
        .from('website_content_history')
        .select('*')
        .eq('item_id', item.id)
        .order('id', { ascending: true })
        .throwOnError()
    ).data
  const apply = (changes: PlannedChange[], step = randomUUID()) =>
    editor.rpc('apply_content', { step, reason: 'test', changes: JSON.stringify(changes) })

  it('keeps who changed what, when, before and after', async () => {
    const item = await insert('a', 'one')
    const changed = await update(item, 'two')
    await remove(item)
    const changes = await history(item)
    expect(changes.map(({ before, after }) => [before?.content_value, after?.content_value])).toEqual([
      [undefined, 'one'],
      ['one', 'two'],
      ['two', undefined],
    ])
    expect(new Set(changes.map(({ changed_by_email }) => changed_by_email))).toEqual(new Set([email]))
    expect(new Set(changes.map(({ step }) => step)).size).toBe(3)
    expect(changes[1]?.after).toMatchObject({ id: item.id, content_key: 'a' })
    expect(Date.parse(changes[1]?.after?.updated_at ?? '')).toBe(Date.parse(changed.updated_at))
    expect(Math.abs(Date.parse(changes[0]?.changed_at ?? '') - Date.now())).toBeLessThan(60_000)
  })

  it('is not for those who may not write', async () => {
    await insert('a', 'secret')
    await editor.rpc('note_content_basis', { defaults: '{"a":"secret"}', again: true }).throwOnError()
    const found = await Promise.all([
      stranger.from('website_content_history').select('*').limit(5),
      stranger.from('website_content_trash').select('*').limit(5),
      createClient(site.server.url, site.server.publishableKey)
        .from('website_content_basis')
        .select('*')
        .limit(5),
    ])
    for (const { data } of found) expect(data).toEqual([])
    expect((await stranger.rpc('content_since', { moment: '2000-01-01' })).data).toEqual([])
    expect((await stranger.rpc('content_basis')).data).toEqual({})
    expect(
      (await stranger.rpc('note_content_basis', { defaults: '{"a":"x"}', again: true })).error,
    ).not.toBeNull()
    await remove({ id: (await items())[0]?.id ?? '' })
    expect((await stranger.rpc('content_keys_in_trash', { keys: '["a"]' })).data).toEqual([])
    expect((await editor.rpc('content_keys_in_trash', { keys: '["a", "b"]' })).data).toEqual(['a'])
  })

  it('cannot be changed, by operators, by the service key, or by the owner of the database', async () => {
    const item = await insert('a', 'one')
    const [change] = await history(item)
    const anything = createClient(site.server.url, site.server.publishableKey, {
      global: {
        headers: { authorization: `Bearer ${(await editor.auth.getSession()).data.session?.access_token}` },
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
    await expect(sql`update website_content_history set reason = 'x'`).rejects.toThrow('cannot be changed')
    await expect(sql`delete from website_content_history`).rejects.toThrow('cannot be changed')
    await expect(sql`truncate website_content_history`).rejects.toThrow('cannot be changed')
    const [grant] = await sql`
      select has_table_privilege('service_role', 'public.website_content_history', 'insert, update, delete, truncate') as any`
    expect(grant?.any).toBe(false)
    expect(await history(item)).toEqual([change])
  })

  it('forgets what is older than a year, with the next change', async () => {
    const item = await insert('old', 'one')
    await sql`alter table website_content_history disable trigger keep_history`
    await sql`update website_content_history set changed_at = now() - interval '366 days' where item_id = ${item.id}`
    await sql`alter table website_content_history enable trigger keep_history`
    await update(item, 'two')
    expect((await history(item)).map(({ after }) => after?.content_value)).toEqual(['two'])
  })

  it('knows the rows that truncating took', async () => {
    const item = await insert('a', 'one')
    await sql`truncate website_content`
    expect((await history(item)).at(-1)?.before?.content_value).toBe('one')
  })

  it('gives every version a moment of its own, whatever clock wrote it', async () => {
    const { id } = await insert('a', 'one')
    const moments: string[] = []
    for (const day of ['01', '02', '01', '01']) {
      const { data } = await editor
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

  it('shows in the trash what was deleted and is not back', async () => {
    const [gone, back] = [await insert('gone', 'x'), await insert('back', 'y')]
    await remove(gone)
    await remove(back)
    await apply([{ id: back.id, base: null, row: back }])
    const trash = await editor.from('website_content_trash').select('*').throwOnError()
    const found = trash.data.filter(({ item_id }) => [gone.id, back.id].includes(item_id))
    expect(found.map(({ before }) => before?.content_key)).toEqual(['gone'])
    expect((await items()).find(({ id }) => id === back.id)).toMatchObject({
      created_at: back.created_at,
      content_value: 'y',
    })
  })

  it('tells what a moment would change back', async () => {
    const kept = await insert('kept', 'k')
    const changed = await insert('changed', 'one')
    const gone = await insert('gone', 'g')
    const [last] = await history(gone)
    await update(changed, 'two')
    await update(changed, 'three')
    await remove(gone)
    const added = await insert('added', 'a')
    const { data } = await editor.rpc('content_since', { moment: last?.changed_at ?? '' }).throwOnError()
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

  it('changes several items in one step, which can be taken back, and that as well', async () => {
    const changed = await insert('changed', 'one')
    const renamed = await insert('renamed', 'r')
    const gone = await insert('gone', 'g')
    const before = await values()
    const step = randomUUID()
    const { error } = await apply(
      [
        { id: randomUUID(), base: null, row: { content_key: 'renamed', content_value: 'new' } },
        { id: changed.id, base: changed.updated_at, row: { content_key: 'changed', content_value: 'two' } },
        { id: renamed.id, base: renamed.updated_at, row: { content_key: 'gone', content_value: 'r' } },
        { id: gone.id, base: gone.updated_at, row: null },
      ],
      step,
    )
    expect(error).toBeNull()
    expect(await values()).toEqual(['changed=two', 'gone=r', 'renamed=new'])

    const { data: undoing } = await editor.rpc('undo_content', { step }).throwOnError()
    expect(await values()).toEqual(before)
    expect((await items()).find(({ id }) => id === gone.id)?.created_at).toBe(gone.created_at)
    await editor.rpc('undo_content', { step: undoing }).throwOnError()
    expect(await values()).toEqual(['changed=two', 'gone=r', 'renamed=new'])
  })

  it('takes back a step in which items have exchanged their keys', async () => {
    const [a, b] = [await insert('a', 'of a'), await insert('b', 'of b')]
    const step = randomUUID()
    const row = ({ created_at }: ContentItem, content_key: string, content_value: string) => ({
      content_key,
      content_value,
      created_at,
    })
    const { error } = await apply(
      [
        { id: a.id, base: a.updated_at, row: row(a, 'b', 'of a') },
        { id: b.id, base: b.updated_at, row: row(b, 'a', 'of b') },
      ],
      step,
    )
    expect(error).toBeNull()
    expect(await values()).toEqual(['a=of b', 'b=of a'])
    await editor.rpc('undo_content', { step }).throwOnError()
    const ids = (all: ContentItem[]) =>
      all.map(({ id, content_key, created_at }) => [id, content_key, created_at])
    expect(ids(await items())).toEqual(ids([a, b]))
  })

  it('lists the steps, and which were overtaken', async () => {
    const [a, b] = [await insert('a', '1'), await insert('b', '1')]
    const step = randomUUID()
    await apply(
      [
        { id: a.id, base: a.updated_at, row: { content_key: 'renamed', content_value: '1' } },
        { id: b.id, base: b.updated_at, row: null },
      ],
      step,
    )
    const steps = async (older_than: number | null = null, most = 3) =>
      (await editor.rpc('content_steps', { older_than, most }).throwOnError()).data
    const before = await steps()
    expect(before[0]).toMatchObject({
      step,
      reason: 'test',
      items: 2,
      changed_by_email: email,
      overtaken: false,
    })
    expect(before.slice(1)).toMatchObject([
      { reason: null, items: 1, item: { before: null, after: 'b' }, overtaken: true },
      { reason: null, items: 1, item: { before: null, after: 'a' }, overtaken: true },
    ])
    expect(await steps(before[0]?.id, 1)).toEqual(before.slice(1, 2))

    await editor.rpc('undo_content', { step }).throwOnError()
    const [undoing, undone] = await steps()
    expect(undoing).toMatchObject({ reason: 'undo', items: 2, overtaken: false })
    expect(undone).toMatchObject({ step, overtaken: true })
    expect((await stranger.rpc('content_steps', { older_than: null, most: 3 })).data).toEqual([])
  })

  it('leaves what was there before the history began alone', async () => {
    const { id } = await insert('old', 'x')
    const { item_id, step } = { item_id: randomUUID(), step: randomUUID() }
    await sql`
      insert into website_content_history (step, reason, item_id, after, changed_at)
      values (${step}, 'start of the history', ${item_id}, '{}', now())`
    const { data } = await editor.rpc('content_since', { moment: '2020-01-01' }).throwOnError()
    const ids = data.map(({ item_id }) => item_id)
    expect(ids).toContain(id)
    expect(ids).not.toContain(item_id)
  })

  it('changes nothing where one of the items was changed meanwhile', async () => {
    const [a, b] = [await insert('a', '1'), await insert('b', '1')]
    await update(b, '2')
    const { error } = await apply([
      { id: a.id, base: a.updated_at, row: { content_key: 'a', content_value: 'mine' } },
      { id: b.id, base: b.updated_at, row: { content_key: 'b', content_value: 'mine' } },
    ])
    expect(error?.message).toBe('Somebody else has changed an item meanwhile. Nothing was changed.')
    expect(await values()).toEqual(['a=1', 'b=2'])
  })

  it('does not take back a step over what came after it', async () => {
    const item = await insert('a', '1')
    await update(item, '2')
    const step = (await history(item)).at(-1)?.step ?? ''
    await update(item, '3')
    expect((await editor.rpc('undo_content', { step })).error).not.toBeNull()
    expect(await values()).toEqual(['a=3'])
    expect((await editor.rpc('undo_content', { step: randomUUID() })).error?.message).toBe(
      'This change is no longer in the history.',
    )
  })

  it('lets no stranger change anything by a step', async () => {
    const item = await insert('a', '1')
    const attempts = [
      [{ id: randomUUID(), base: null, row: { content_key: 'b', content_value: 'x' } }],
      [{ id: item.id, base: item.updated_at, row: { content_key: 'a', content_value: 'x' } }],
      [{ id: item.id, base: item.updated_at, row: null }],
    ]
    for (const changes of attempts) {
      const { error } = await stranger.rpc('apply_content', {
        step: randomUUID(),
        reason: 'x',
        changes: JSON.stringify(changes),
      })
      expect(error).not.toBeNull()
    }
    const [change] = await history(item)
    expect((await stranger.rpc('undo_content', { step: change?.step ?? '' })).error).not.toBeNull()
    expect((await stranger.rpc('content_undoing', { step: change?.step ?? '' })).data).toEqual([])
    expect(await values()).toEqual(['a=1'])
  })
})
