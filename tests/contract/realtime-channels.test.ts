// What one channel may ask for, and what the client is told if it asks for anything but changes of tables.
import { randomUUID } from 'node:crypto'
import type { RealtimeChannel } from '@supabase/supabase-js'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ContentItem } from '#content-sync/content-item.ts'
import { type Client, connectClient } from '#testing/client.ts'
import { database, shareSite, type TestSite } from '#tests/support/server/databases.ts'

const table = { schema: 'public', table: 'website_content' }

describe(`channels of Realtime on ${database}`, () => {
  let site: TestSite
  let client: Client
  beforeAll(async () => {
    site = await shareSite()
  })
  afterAll(() => site?.stop())
  beforeEach(() => {
    client = connectClient(site.server)
  })
  afterEach(() => client.realtime.disconnect())

  const untilSubscribed = (channel: RealtimeChannel) =>
    new Promise<void>((resolve, reject) => {
      channel.subscribe((status, error) => (status === 'SUBSCRIBED' ? resolve() : reject(error)))
    })

  it('deliver to each listener the kinds of change and the filter it asked for', async () => {
    const heard: string[] = []
    const key = randomUUID() as string
    const channel = client
      .channel('several')
      .on<ContentItem>('postgres_changes', { ...table, event: 'INSERT' }, () => heard.push('insert'))
      .on<ContentItem>('postgres_changes', { ...table, event: 'UPDATE' }, () => heard.push('update'))
      .on<ContentItem>('postgres_changes', { ...table, event: 'DELETE' }, () => heard.push('delete'))
      .on<ContentItem>('postgres_changes', { ...table, event: '*', filter: `content_key=eq.${key}` }, () =>
        heard.push('mine'),
      )
      .on<ContentItem>('postgres_changes', { ...table, event: '*', filter: 'content_key=in.(a,b)' }, () =>
        heard.push('others'),
      )
    await untilSubscribed(channel)
    const content = () => client.from('website_content')
    await content().insert({ content_key: key, content_value: '' }).throwOnError()
    await content().update({ content_value: 'New' }).eq('content_key', key).throwOnError()
    await expect.poll(() => heard).toEqual(['insert', 'mine', 'update', 'mine'])
    await content().delete().eq('content_key', key).throwOnError()
    // A deletion has no row left to filter by.
    await expect.poll(() => heard.slice(4)).toEqual(['delete', 'mine', 'others'])
  })

  it('report when they follow the database', async () => {
    const said: object[] = []
    const channel = client
      .channel('told')
      .on('postgres_changes', { ...table, event: '*' }, () => {})
      .on('system', {}, (message) => said.push(message))
    await untilSubscribed(channel)
    const expected = { extension: 'postgres_changes', status: 'ok', message: 'Subscribed to PostgreSQL' }
    await expect.poll(() => said).toMatchObject([{ ...expected, channel: 'told' }])
  })

  it('refuse presence that was not asked for on joining, and broadcasts by socket and by HTTP', async () => {
    const channel = client.channel('room', { config: { broadcast: { ack: true } } })
    await untilSubscribed(channel)
    // Sent as a binary message, which is never answered. 10 s is the client's own limit; a join of this test may take longer.
    const broadcast = channel.send({ type: 'broadcast', event: 'x', payload: {} }, { timeout: 10_000 })
    expect(await broadcast).not.toBe('ok')
    expect(await channel.track({ online: true })).not.toBe('ok')
    await expect(channel.httpSend('x', {})).rejects.toThrow()
    expect(channel.presenceState()).toEqual({})
  })

  it.each([
    'content_key=gt.a',
    'content_key=gte.a',
    'content_key=lt.a',
    'content_key=lte.a',
    'content_key=ilike.a',
    'content_key=is.null',
  ])('are refused with the filter %s', async (filter) => {
    const channel = client
      .channel('filtered')
      .on('postgres_changes', { ...table, event: '*', filter }, () => {})
    await expect(untilSubscribed(channel)).rejects.toThrow('is not supported')
  })
})
