import { randomUUID } from 'node:crypto'
import type { RealtimePostgresChangesPayload } from '@supabase/supabase-js'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ContentItem } from '#content-sync/content-item.ts'
import { type Client, connectClient } from '#testing/client.ts'
import { database, shareSite, type TestSite } from '#tests/support/server/databases.ts'
import { askSocket, openSocket } from '#tests/support/server/realtime-socket.ts'

type Event = RealtimePostgresChangesPayload<ContentItem>

const table = { event: '*', schema: 'public', table: 'website_content' } as const

describe(`Realtime on ${database}`, () => {
  let site: TestSite
  beforeAll(async () => {
    site = await shareSite()
  })
  afterAll(() => site?.stop())

  describe.each(['1.0.0', '2.0.0'])('with protocol %s', (vsn) => {
    let listener: Client
    let writer: Client
    let events: Event[]
    let statuses: string[]

    beforeEach(() => {
      writer = connectClient(site.server)
      listener = connectClient(site.server, { realtime: { vsn } })
      events = []
      statuses = []
    })
    afterEach(() => listener.realtime.disconnect())

    const content = () => writer.from('website_content')
    const listen = (filter: { event: '*'; schema: string; table: string; filter?: string } = table) =>
      listener
        .channel(randomUUID())
        .on<ContentItem>('postgres_changes', filter, (event) => events.push(event))
        .subscribe((status, error) => statuses.push(error ? `${status}: ${error.message}` : status))
    const untilStatus = (status: string) => expect.poll(() => statuses.at(-1)).toContain(status)
    const untilEvents = (count: number) => expect.poll(() => events).toHaveLength(count)
    const insert = async (content_value = 'A value', content_key = randomUUID() as string) => {
      const { data } = await content().insert({ content_key, content_value }).select().single().throwOnError()
      return data
    }

    it('announces insert, update and delete', async () => {
      listen()
      await untilStatus('SUBSCRIBED')
      const row = await insert('Größe: 5 µm 🙂')
      const { data } = await content()
        .update({ content_value: 'New' })
        .eq('id', row.id)
        .select()
        .throwOnError()
      await content().delete().eq('id', row.id).throwOnError()
      await untilEvents(3)
      const source = { schema: 'public', table: 'website_content', errors: null }
      expect(events).toMatchObject([
        { ...source, eventType: 'INSERT', new: row, old: {} },
        { ...source, eventType: 'UPDATE', new: data[0], old: { id: row.id } },
        { ...source, eventType: 'DELETE', new: {}, old: { id: row.id } },
      ])
      expect(events[0]?.commit_timestamp).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+\+00:00$/)
    })

    it('announces a value of 20 kB completely, even if its row is already gone', async () => {
      listen()
      await untilStatus('SUBSCRIBED')
      const value = 'ä'.repeat(10_000)
      const { id } = await insert(value)
      await content().delete().eq('id', id)
      await untilEvents(2)
      expect(events[0]?.new).toMatchObject({ id, content_value: value })
    })

    it('announces a burst of 50 writes, each once and in order', async () => {
      listen()
      await untilStatus('SUBSCRIBED')
      const { id } = await insert()
      await untilEvents(1)
      const inserts = Array.from({ length: 25 }, () => insert())
      for (let i = 1; i <= 25; i++)
        await content()
          .update({ content_value: `${i}` })
          .eq('id', id)
      const keys = (await Promise.all(inserts)).map(({ content_key }) => content_key)
      await untilEvents(51)
      await insert('The last of all')
      await untilEvents(52)
      const burst = events.slice(1, -1)
      const updated = burst.flatMap(({ eventType, new: row }) =>
        eventType === 'UPDATE' ? row.content_value : [],
      )
      expect(updated).toEqual(Array.from({ length: 25 }, (_, i) => `${i + 1}`))
      const inserted = burst.flatMap(({ eventType, new: row }) =>
        eventType === 'INSERT' ? row.content_key : [],
      )
      expect(inserted.sort()).toEqual(keys.sort())
    })

    it('announces two identical changes of one statement twice', async () => {
      listen({ ...table, filter: 'content_value=eq.the same' })
      await untilStatus('SUBSCRIBED')
      await content()
        .insert([1, 2].map(() => ({ content_key: randomUUID(), content_value: 'the same' })))
        .throwOnError()
      await untilEvents(2)
    })

    it('announces only changes that match a filter', async () => {
      const key = randomUUID()
      listen({ ...table, filter: `content_key=eq.${key}` })
      await untilStatus('SUBSCRIBED')
      await insert('Not asked for')
      const row = await insert('Asked for', key)
      await untilEvents(1)
      expect(events[0]?.new).toEqual(row)
    })

    it.each([
      ['an unknown table', { ...table, table: 'nothing' }],
      ['a table that is not published', { ...table, schema: 'auth', table: 'users' }],
      ['an unknown column', { ...table, filter: 'nothing=eq.1' }],
      ['an operator that is not supported', { ...table, filter: 'content_key=like.a*' }],
    ])('refuses %s', async (_case, filter) => {
      listen(filter)
      await untilStatus('CHANNEL_ERROR')
    })

    it('answers heartbeats', async () => {
      const beats: string[] = []
      listener.realtime.onHeartbeat((status) => beats.push(status))
      listen()
      await untilStatus('SUBSCRIBED')
      await listener.realtime.sendHeartbeat()
      await expect.poll(() => beats).toEqual(['sent', 'ok'])
    })

    it('refuses private channels', async () => {
      const reasons: (string | undefined)[] = []
      listener
        .channel(randomUUID(), { config: { private: true } })
        .subscribe((_status, error) => reasons.push(error?.message))
      await expect.poll(() => reasons).toEqual(['Private channels are not supported by this server'])
    })
  })

  // The client would drop what arrives for a channel that it has left.
  it('sends nothing more to a channel that was left', async () => {
    const target = { server: site.server, key: site.server.publishableKey, inputs: 0 }
    const socket = await openSocket(target)
    const frames: string[] = []
    socket.on('message', (data) => frames.push(String(data)))
    const [left, kept] = ['realtime:left', 'realtime:kept']
    for (const topic of [left, kept]) {
      await askSocket(target, socket, topic, 'phx_join', { config: { postgres_changes: [table] } })
      await expect.poll(() => frames.filter((frame) => isOf(topic, frame)).join()).toContain('Subscribed to')
    }
    const changedTopics = () => {
      const changes = frames.filter((frame) => frame.includes('"postgres_changes",'))
      return [left, kept].filter((topic) => changes.some((frame) => isOf(topic, frame)))
    }
    const write = () => {
      const item = { content_key: randomUUID(), content_value: 'x' }
      return connectClient(site.server).from('website_content').insert(item).throwOnError()
    }
    await write()
    await expect.poll(changedTopics).toEqual([left, kept])

    await askSocket(target, socket, left, 'phx_leave', {})
    frames.length = 0
    await write()
    await expect.poll(changedTopics).toEqual([kept])
  })
})

const isOf = (topic: string, frame: string) => frame.includes(`"${topic}"`)
