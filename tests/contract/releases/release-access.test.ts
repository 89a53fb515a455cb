// Who may read, prepare and publish releases, for every table, every function and every role.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ContentClient } from '#content-sync/database.ts'
import { database, startSite } from '#tests/support/server/databases.ts'
import { emailOf, ReleaseSite, type Role } from '#tests/support/server/releases/release-site.ts'

const tables = ['website_releases', 'website_release_edits', 'website_release_previews'] as const
const previewColumns = 'id, release_id, created_at, expires_at, created_by_email'
/** Those who may neither read nor prepare releases. */
const strangers: Role[] = ['visitor', 'member', 'signed out', 'removed', 'expired', 'service']
const everybody: Role[] = [...strangers, 'author', 'publisher']

describe(`access to releases on ${database}`, () => {
  let site: ReleaseSite
  /** A release that is being prepared, one that is scheduled, and one in the trash. */
  let draft: string
  let scheduled: string
  let discarded: string

  beforeAll(async () => {
    site = await ReleaseSite.start(startSite)
    await site.setLive({ live: 'Live', removed: 'Live' })
    draft = await site.create('Draft')
    await site.write(draft, { live: 'New', added: 'New', removed: null })
    await site.author.rpc('create_release_preview', { release: draft, hours: 1 }).throwOnError()
    scheduled = await site.create('Scheduled')
    await site.write(scheduled, { later: 'New' })
    const at = new Date(Date.now() + 3_600_000).toISOString()
    await site.publisher.rpc('schedule_release', { release: scheduled, version: 1, at }).throwOnError()
    discarded = await site.create('Discarded')
    await site.author.rpc('discard_release', { release: discarded }).throwOnError()
  })
  afterAll(() => site?.stop())

  /** Everything about releases and all that is live, as text. */
  async function everything(): Promise<Record<string, string[]>> {
    const rows = await site.untouchable()
    for (const table of tables) {
      const all = await site.sql.unsafe<{ row: string }[]>(
        `select t::text as row from ${table} as t order by 1`,
      )
      rows[table] = all.map(({ row }) => row)
    }
    return rows
  }

  /** Calls of every function that prepares, publishes or ends releases, each of which would change something. */
  const preparing = (client: ContentClient) => [
    client.rpc('create_release', { name: 'Mine' }),
    client.rpc('rename_release', { release: draft, name: 'Mine' }),
    client.rpc('change_release', {
      release: draft,
      changes: JSON.stringify([{ key: 'mine', value: 'Mine', base: null }]),
    }),
    client.rpc('create_release_preview', { release: draft, hours: 1 }),
    client.rpc('end_release_previews', { release: draft }),
    client.rpc('restore_release', { release: discarded }),
    client.rpc('discard_release', { release: draft }),
  ]
  const publishing = (client: ContentClient) => [
    client.rpc('publish_release', { release: draft, version: 1 }),
    client.rpc('publish_release', { release: scheduled, version: 1 }),
    client.rpc('schedule_release', {
      release: draft,
      version: 1,
      at: new Date(Date.now() + 1e6).toISOString(),
    }),
    client.rpc('schedule_release', { release: scheduled, version: 1, at: null as unknown as string }),
    client.rpc('publish_due_releases' as 'release_keys'),
  ]

  it.each<Role>(['author', 'publisher'])(
    'lets %s read releases, their edits and their links',
    async (role) => {
      const client = site.clients[role]
      expect((await client.from('website_releases').select().throwOnError()).data).toHaveLength(3)
      expect((await client.from('website_release_edits').select().throwOnError()).data).toHaveLength(4)
      const links = client.from('website_release_previews').select(previewColumns)
      expect((await links.throwOnError()).data).toHaveLength(1)
      for (const get of [true, false]) {
        const contents = (await client.rpc('release_edits', { release: draft }, { get }).throwOnError()).data
        expect(contents).toMatchObject({ release: { name: 'Draft' }, edits: [{}, {}, {}] })
        expect((await client.rpc('release_keys', {}, { get }).throwOnError()).data).toHaveLength(4)
        expect((await client.rpc('may_prepare', {}, { get }).throwOnError()).data).toBe(true)
      }
      expect((await client.rpc('may_write').throwOnError()).data).toBe(role === 'publisher')
    },
  )

  it.each(strangers)('shows nothing of releases to: %s', async (role) => {
    const client = site.clients[role]
    for (const table of tables) {
      const columns = table === 'website_release_previews' ? previewColumns : '*'
      const read = () => client.from(table).select(columns as '*')
      expect((await read()).data ?? [], table).toEqual([])
      expect((await read().not('id', 'is', null).limit(1)).data ?? [], table).toEqual([])
      expect(
        (await client.from(table).select(columns as '*', { count: 'exact', head: true })).count ?? 0,
      ).toBe(0)
    }
    for (const get of [true, false]) {
      expect((await client.rpc('release_edits', { release: draft }, { get })).data).toBeNull()
      expect((await client.rpc('release_keys', {}, { get })).data ?? []).toEqual([])
      // The service role may do everything that needs no account.
      expect((await client.rpc('may_prepare', {}, { get })).data ?? false).toBe(role === 'service')
    }
  })

  it.each(strangers)('tells nothing of hidden rows by the guesses of the planner to: %s', async (role) => {
    await site.sql`analyze`
    for (const [table, column] of [
      ['website_content_history', 'changed_by_email'],
      ['website_content_trash', 'changed_by_email'],
      ['website_releases', 'name'],
      ['website_release_edits', 'content_value'],
    ] as const) {
      const rows = site.clients[role].from(table as 'website_releases')
      const { count } = await rows.select('id', { count: 'planned', head: true }).lt(column, '~')
      expect(count ?? 0, table).toBe(0)
    }
  })

  it.each(everybody)('accepts no rows by REST from: %s', async (role) => {
    const client = site.clients[role]
    const before = await everything()
    const rows = {
      website_releases: { id: randomUUID(), name: 'x' },
      website_release_edits: { id: randomUUID(), release_id: draft, content_key: 'x', content_value: 'x' },
      website_release_previews: {
        ...{ id: randomUUID(), release_id: draft, token_hash: '\\x00', expires_at: '2999-01-01T00:00:00Z' },
      },
    }
    const changes = {
      website_releases: { state: 'published' },
      website_release_edits: { release_id: discarded },
      website_release_previews: { expires_at: '2999-01-01T00:00:00Z' },
    }
    for (const table of tables) {
      const any = client.from(table as never)
      for (const answer of [
        await any.insert(rows[table] as never),
        await any.insert([rows[table], { ...rows[table], id: randomUUID() }] as never),
        await any.upsert({ ...rows[table], id: draft } as never, { onConflict: 'id' }),
        await any.update(changes[table] as never).not('id' as never, 'is', null),
        await any.delete().not('id' as never, 'is', null),
      ])
        expect([401, 403], `${table}: ${answer.status} ${answer.error?.message}`).toContain(answer.status)
    }
    expect(await everything()).toEqual(before)
  })

  it.each(strangers)('lets nobody prepare or publish who is: %s', async (role) => {
    const before = await everything()
    // One after the other: a visitor has two requests at a time, and a third one waits for at most 5 s.
    for (const request of [...preparing(site.clients[role]), ...publishing(site.clients[role])]) {
      const answer = await request
      // The service role publishes what is due, as the process of a hosted project might. Nothing is.
      if (role === 'service' && answer.status === 200) continue
      expect([401, 403], `${answer.status} ${answer.error?.message}`).toContain(answer.status)
    }
    expect(await everything()).toEqual(before)
  })

  it('lets authors neither publish nor schedule, and neither change nor end what is scheduled', async () => {
    const before = await everything()
    const scheduledOnly = [
      site.author.rpc('rename_release', { release: scheduled, name: 'Mine' }),
      site.author.rpc('discard_release', { release: scheduled }),
      site.author.rpc('change_release', {
        release: scheduled,
        changes: JSON.stringify([{ key: 'mine', value: 'Mine', base: null }]),
      }),
    ]
    for (const answer of await Promise.all([...publishing(site.author), ...scheduledOnly]))
      expect(answer.status, answer.error?.message).toBe(403)
    await site.author.rpc('restore_release', { release: scheduled })
    expect(await everything()).toEqual(before)
  })

  it('lets authors change nothing that is live, by any request', async () => {
    const item = (await site.author.from('website_content').select().eq('content_key', 'live').single()).data
    const [step] = await site.sql<{ step: string }[]>`
      select step from website_content_history where opens order by id desc limit 1`
    const before = await site.untouchable()
    const content = () => site.author.from('website_content')
    const row = { content_key: 'mine', content_value: 'Mine' }
    const change = { content_value: 'Mine', updated_at: new Date().toISOString() }
    const plans = [
      [{ id: randomUUID(), base: null, row }],
      [{ id: item?.id, base: item?.updated_at, row: { ...row, content_key: 'live' } }],
      [{ id: item?.id, base: item?.updated_at, row: null }],
    ]
    const historyRow = { step: step?.step, item_id: item?.id, after: { content_value: 'Mine' } }
    const rpc = (name: string, args: object) => site.author.rpc(name as 'may_write', args as never)
    const attempts = [
      content().insert(row),
      content()
        .insert([row, { ...row, content_key: 'mine too' }])
        .select(),
      content().upsert({ ...row, content_key: 'live' }, { onConflict: 'content_key' }),
      content().upsert(
        { ...row, content_key: 'live' },
        { onConflict: 'content_key', ignoreDuplicates: true },
      ),
      content().update(change).eq('content_key', 'live').select(),
      content().update(change).not('id', 'is', null).select(),
      content().delete().eq('content_key', 'live').select(),
      content().delete().not('id', 'is', null).select(),
      ...plans.map((plan) =>
        rpc('apply_content', { step: randomUUID(), reason: 'x', changes: JSON.stringify(plan) }),
      ),
      rpc('apply_content', { step: step?.step, reason: 'x', changes: JSON.stringify(plans[1]) }),
      rpc('undo_content', { step: step?.step }),
      ...[true, false].map((again) => rpc('note_content_basis', { defaults: '{"live":"x"}', again })),
      ...Object.entries({
        website_content_basis: { content_key: 'live', text_md5: 'x'.repeat(32), default_value: 'x' },
        website_content_history: historyRow,
        website_content_trash: historyRow,
      }).flatMap(([name, given]) => {
        const table = () => site.author.from(name as 'website_content')
        const [column = ''] = Object.keys(given)
        return [
          table().insert(given as never),
          table()
            .update({ [column]: Object.values(given)[0] } as never)
            .not(column, 'is', null)
            .select(column),
          table().delete().not(column, 'is', null).select(column),
        ]
      }),
      ...['operators', 'admin_access'].map((name) => site.author.from(name as 'website_content').insert(row)),
      rpc('add_operator', { address: emailOf('author') }),
      rpc('add_operator', { address: emailOf('author'), operator_role: 'publisher' }),
      rpc('remove_operator', { account: randomUUID() }),
      rpc('end_sessions', { account: randomUUID() }),
      rpc('list_operators', {}),
      ...publishing(site.author),
    ]
    for (const [i, answer] of (await Promise.all(attempts)).entries()) {
      const what = `attempt ${i}: ${answer.status} ${JSON.stringify(answer.error ?? answer.data)}`
      // As in PostgREST, a change of no rows is not an error.
      if (answer.status < 300) expect(answer.data ?? [], what).toEqual([])
      // 400 would mean that the request itself is malformed, before anybody's rights matter.
      else expect([403, 404, 409], what).toContain(answer.status)
    }
    expect(await site.untouchable()).toEqual(before)
  })

  it('shows authors nothing of the inbox, and lets them change nothing in it', async () => {
    const id = randomUUID()
    await site.sql`select inbox_receive(${JSON.stringify({
      ...{ id, kind: 'message', received_at: new Date(), name: 'Ada', email: 'ada@example.com', company: '' },
      ...{ subject: 'A', message: 'A', spam_signs: [], spam: false, mail_state: 'off' },
    })})`
    await site.sql`select inbox_complete(${id})`
    expect((await site.publisher.from('inbox_messages').select()).data).toHaveLength(1)
    const before = await site.untouchable()
    for (const table of ['inbox_messages', 'inbox_file_parts', 'inbox_state'] as const)
      expect((await site.author.from(table as 'inbox_messages').select()).data ?? [], table).toEqual([])
    const messages = () => site.author.from('inbox_messages')
    expect((await messages().update({ spam: true }).eq('id', id).select()).data ?? []).toEqual([])
    expect((await messages().delete().eq('id', id).select()).data ?? []).toEqual([])
    expect((await site.author.rpc('inbox_erase', { address: 'ada@example.com' })).status).toBe(403)
    expect((await site.author.rpc('inbox_resend_mail', { message_id: id })).status).toBe(403)
    expect((await site.author.rpc('inbox_file_part', { message_id: id, part: 0 })).data).toBeNull()
    expect(await site.untouchable()).toEqual(before)
  })

  it('lets authors read the history, which they need for drafts and conflicts', async () => {
    const history = await site.author.from('website_content_history').select().throwOnError()
    expect(history.data).toHaveLength(2)
    expect(
      (await site.author.rpc('content_steps', { older_than: null, most: 9 }).throwOnError()).data,
    ).toHaveLength(2)
  })

  it('lets nobody call a function that writes by GET', async () => {
    const functions = await site.sql<{ name: string; args: string[] }[]>`
      select proname as name, coalesce(proargnames, '{}') as args from pg_proc
      where pronamespace = 'public'::regnamespace and provolatile = 'v'`
    expect(functions.map(({ name }) => name)).toContain('publish_release')
    const before = await everything()
    for (const role of everybody) {
      for (const { name, args } of functions) {
        const given = Object.fromEntries(args.map((argument) => [argument, draft]))
        const answer = await site.clients[role].rpc(name as 'release_keys', given as never, { get: true })
        expect(answer.status, `${name} as ${role}`).toBe(405)
      }
    }
    expect(await everything()).toEqual(before)
  })

  it('grants only the functions that the panel and the server call', async () => {
    const granted = async (role: string) =>
      (
        await site.sql<{ name: string }[]>`
          select distinct pronamespace::regnamespace || '.' || proname as name from pg_proc
          where pronamespace::regnamespace::text in ('public', 'private')
            and has_function_privilege(${role}, oid, 'execute') order by 1`
      ).map(({ name }) => name)
    const forAll = [
      ...['private.is_operator', 'private.may_prepare', 'private.may_write', 'public.apply_content'],
      ...[
        'public.change_release',
        'public.content_basis',
        'public.content_keys_in_trash',
        'public.content_since',
      ],
      ...['public.content_steps', 'public.content_undoing', 'public.create_release'],
      ...['public.create_release_preview', 'public.discard_release', 'public.end_release_previews'],
      ...['public.may_prepare', 'public.may_write', 'public.note_content_basis', 'public.publish_release'],
      ...['public.release_edits', 'public.release_keys', 'public.release_preview', 'public.rename_release'],
      ...['public.restore_release', 'public.schedule_release', 'public.undo_content'],
    ]
    expect(await granted('anon')).toEqual(forAll)
    const ofInbox = ['erase', 'file_part', 'resend_mail'].map((name) => `public.inbox_${name}`)
    expect(await granted('authenticated')).toEqual([...forAll, ...ofInbox].toSorted())
    expect(await granted('service_role')).toEqual([
      ...['private.may_prepare', 'private.may_write', 'public.add_operator', 'public.end_sessions'],
      ...[
        'public.inbox_add_file_part',
        'public.inbox_complete',
        'public.inbox_expire',
        'public.inbox_note_mail',
      ],
      ...['public.inbox_receive', 'public.inbox_take_mail', 'public.list_operators', 'public.may_prepare'],
      ...['public.may_write', 'public.publish_due_releases', 'public.remove_operator'],
    ])
  })

  // Whatever is added here belongs among the attempts of authors above.
  it('lets accounts write to few tables, and call few functions that write', async () => {
    const tables = await site.sql<{ name: string }[]>`
      select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f') and (
        has_table_privilege('authenticated', oid, 'insert, update, delete, truncate')
        or has_any_column_privilege('authenticated', oid, 'insert, update')
      ) order by 1`
    expect(tables.map(({ name }) => name)).toEqual([
      'inbox_messages',
      'website_content',
      'website_content_basis',
    ])
    const functions = await site.sql<{ name: string }[]>`
      select distinct proname as name from pg_proc
      where pronamespace = 'public'::regnamespace and provolatile = 'v'
        and has_function_privilege('authenticated', oid, 'execute') order by 1`
    expect(functions.map(({ name }) => name)).toEqual([
      ...['apply_content', 'change_release', 'create_release', 'create_release_preview', 'discard_release'],
      ...[
        'end_release_previews',
        'inbox_erase',
        'inbox_resend_mail',
        'note_content_basis',
        'publish_release',
      ],
      ...['rename_release', 'restore_release', 'schedule_release', 'undo_content'],
    ])
  })

  it('lets authors prepare, and publishers publish', async () => {
    for (const answer of await Promise.all(preparing(site.author).slice(0, 5)))
      expect(answer.error).toBeNull()
    const { version } = await site.release(draft)
    await site.publisher.rpc('publish_release', { release: draft, version }).throwOnError()
    expect(await site.live()).toEqual({ added: 'New', live: 'New', mine: 'Mine' })
  })
})
