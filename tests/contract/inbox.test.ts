// Who may read what visitors send: operators, and nobody else, by REST or by Realtime. Nobody can add to it by REST.
import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import type { Sql, TransactionSql } from 'postgres'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { connectDatabase, database } from '#tests/support/server/databases.ts'
import { InboxSite, type StoredMessage } from '#tests/support/server/inbox/inbox-site.ts'

describe(`the inbox on ${database}`, () => {
  let inbox: InboxSite
  beforeAll(async () => {
    inbox = await InboxSite.start()
  })
  beforeEach(() => inbox.clear())
  afterAll(() => inbox?.stop())

  const strangers = (): [string, SupabaseClient][] => [
    ['a visitor', inbox.visitor],
    ['an account that is no operator', inbox.member],
  ]

  async function receive(): Promise<string> {
    await inbox.apply({ name: 'resume.pdf', bytes: '%PDF-1.4\nA resume' })
    const [{ id = '' } = {}] = await inbox.stored(1)
    return id
  }

  it('shows operators messages, the parts of files and the number of unread messages', async () => {
    const id = await receive()
    const { data } = await inbox.operator.from('inbox_messages').select().throwOnError()
    expect(data).toMatchObject([{ id, kind: 'application', file_name: 'resume.pdf', file_size: 17 }])
    const part = await inbox.operator.rpc('inbox_file_part', { message_id: id, part: 0 }).throwOnError()
    expect(Buffer.from(part.data, 'base64').toString()).toBe('%PDF-1.4\nA resume')
    const state = await inbox.operator.from('inbox_state').select().throwOnError()
    expect(state.data).toMatchObject([{ unread: 1 }])
  })

  it('shows nothing to anybody else', async () => {
    const id = await receive()
    for (const [who, client] of strangers()) {
      for (const table of ['inbox_messages', 'inbox_file_parts', 'inbox_state']) {
        const { data } = await client.from(table).select()
        expect(data ?? [], `${table} for ${who}`).toEqual([])
      }
      const part = await client.rpc('inbox_file_part', { message_id: id, part: 0 })
      expect(part.data, who).toBeNull()
    }
  })

  it('accepts nothing by REST, from nobody', async () => {
    const id = await receive()
    const row = {
      ...{ id: randomUUID(), kind: 'message', received_at: new Date(), name: 'x', email: 'x', company: '' },
      ...{ subject: 'x', message: 'x', spam_signs: [], spam: false, mail_state: 'off' },
    }
    for (const client of [inbox.visitor, inbox.member, inbox.operator]) {
      // One after the other: a visitor has two requests at a time, and a third one waits for at most 5 s.
      const requests = [
        client.from('inbox_messages').insert(row),
        client.from('inbox_file_parts').insert({ message_id: id, part: 1, data: '\\x00' }),
        client.from('inbox_state').update({ unread: 7 }).eq('only_row', true),
        client.rpc('inbox_receive', { message: JSON.stringify(row) }),
        client.rpc('inbox_add_file_part', { message_id: id, part: 1, data: '' }),
        client.rpc('inbox_complete', { message_id: id }),
        client.rpc('inbox_take_mail', { lease_seconds: 1 }),
        client.rpc('inbox_note_mail', { message_id: id, error: null }),
        client.rpc('inbox_expire'),
      ]
      for (const request of requests) {
        const { status, error } = await request
        expect([401, 403], error?.message).toContain(status)
      }
    }
    expect(await inbox.stored(1)).toHaveLength(1)
  })

  it('lets operators mark and delete messages, and change nothing else in them', async () => {
    const id = await receive()
    const mine = inbox.operator.from('inbox_messages')
    const now = new Date().toISOString()
    await mine.update({ read_at: now, answered_at: now, spam: true }).eq('id', id).throwOnError()
    for (const change of [{ message: 'forged' }, { email: 'x@example.com' }, { mail_state: 'waiting' }])
      expect((await mine.update(change).eq('id', id)).error, JSON.stringify(change)).not.toBeNull()
    for (const [who, client] of strangers()) {
      const messages = client.from('inbox_messages')
      await messages.update({ spam: false }).eq('id', id)
      await messages.delete().eq('id', id)
      expect((await client.rpc('inbox_erase', { address: 'ada@example.com' })).error, who).not.toBeNull()
      expect((await client.rpc('inbox_resend_mail', { message_id: id })).error, who).not.toBeNull()
    }
    expect(await inbox.stored(1)).toMatchObject([{ id, spam: true, message: expect.stringMatching(/^We/) }])
    await mine.delete().eq('id', id).throwOnError()
    expect(await inbox.sql`select 1 from public.inbox_file_parts`).toHaveLength(0)
    const columns = await inbox.sql<{ name: string }[]>`
      select attname::text as name from pg_attribute
      where attrelid = 'public.inbox_messages'::regclass and attnum > 0 and not attisdropped
        and has_column_privilege('authenticated'::name, attrelid, attnum, 'update') order by 1`
    expect(columns.map(({ name }) => name)).toEqual(['answered_at', 'read_at', 'spam'])
  })

  it('erases everything of an email address, with its files, however it is written', async () => {
    await receive()
    await inbox.send({ email: 'ADA@example.com' })
    await inbox.send({ email: 'grace@example.com' })
    await inbox.stored(3)
    const erased = await inbox.operator.rpc('inbox_erase', { address: ' Ada@Example.com ' }).throwOnError()
    expect(erased.data).toBe(2)
    expect(await inbox.stored(1)).toMatchObject([{ email: 'grace@example.com' }])
    expect(await inbox.sql`select 1 from public.inbox_file_parts`).toHaveLength(0)
  })

  const state = async () => {
    const [row] = await inbox.sql<[{ unread: number; changes: string }]>`select * from inbox_state`
    return row
  }

  it('announces nothing if no message has changed', async () => {
    await receive()
    const before = await state()
    await inbox.sql`select inbox_take_mail(60), inbox_expire()`
    await inbox.operator.rpc('inbox_erase', { address: 'nobody@example.com' }).throwOnError()
    expect(await state()).toEqual(before)
    await inbox.sql`update inbox_messages set read_at = now()`
    expect(await state()).toEqual({ ...before, unread: 0, changes: `${BigInt(before.changes) + 1n}` })
    await inbox.sql`truncate inbox_messages cascade`
    expect((await state()).changes).toBe(`${BigInt(before.changes) + 2n}`)
  })

  it('counts unread messages that two operators read at the same time', async () => {
    await inbox.send()
    await inbox.send()
    const [first, second] = await inbox.stored(2)
    await inbox.sql`update inbox_messages set spam = false`
    const other = connectDatabase(inbox.site)
    const read = (sql: Sql | TransactionSql, message?: StoredMessage) =>
      sql`update inbox_messages set read_at = now() where id = ${message?.id ?? ''}`.execute()
    let reading: Promise<unknown> | undefined
    await inbox.sql.begin(async (sql) => {
      await read(sql, first)
      reading = read(other, second)
      await expect.poll(() => sql`select from pg_locks where not granted`).toHaveLength(1)
    })
    await reading
    await other.end()
    expect(await state()).toMatchObject({ unread: 0 })
  })

  it('announces to operators that something has changed, and nothing of what was sent', async () => {
    const events: unknown[] = []
    const follow = (client: SupabaseClient) =>
      new Promise<void>((resolve) => {
        client
          .channel(randomUUID())
          .on('postgres_changes', { event: '*', schema: 'public' }, ({ table, new: row }) =>
            events.push([
              client === inbox.operator ? 'operator' : 'stranger',
              table,
              Object.keys(row).sort(),
            ]),
          )
          .subscribe((status) => status === 'SUBSCRIBED' && resolve())
      })
    await Promise.all([inbox.operator, inbox.member, inbox.visitor].map(follow))
    await inbox.send()
    await expect.poll(() => events.length).toBeGreaterThan(1)
    // What strangers would be told comes before this change of a table that everyone may read.
    await inbox.operator.from('website_content').insert({ content_key: randomUUID(), content_value: 'x' })
    await expect
      .poll(() => events.filter((event) => JSON.stringify(event).includes('website_content')))
      .toHaveLength(3)
    const others = events.filter((event) => !JSON.stringify(event).includes('website_content'))
    expect(new Set(others.map((event) => JSON.stringify(event)))).toEqual(
      new Set([JSON.stringify(['operator', 'inbox_state', ['changes', 'only_row', 'unread']])]),
    )
  })
})
