// What a client sees when the server, or its connection to the database, is lost: an error, and then everything again.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ContentItem } from '#content-sync/content-item.ts'
import { connectClient } from '#testing/client.ts'
import { connectDatabase, database, startSite, type TestSite } from '#tests/support/server/databases.ts'

describe(`reconnecting on ${database}`, () => {
  let site: TestSite
  beforeAll(async () => {
    site = await startSite()
  })
  afterAll(() => site?.stop())

  const interruptions: [string, () => Promise<void>][] = [
    [
      'the server was killed and is back',
      async () => {
        await site.server.kill9()
        await site.server.start()
      },
    ],
    ['a restart of the database', () => site.restartDatabase()],
    [
      'the server lost the connection that listens',
      async () => {
        const sql = connectDatabase(site)
        const lost = await sql`
          select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'website-realtime %'`
        expect(lost).toHaveLength(1)
        await sql.end()
      },
    ],
  ]

  it.each(interruptions)('a client rejoins after %s', async (_case, interrupt) => {
    const client = connectClient(site.server)
    const statuses: string[] = []
    const keys: string[] = []
    client
      .channel('content')
      .on<ContentItem>(
        'postgres_changes',
        { event: 'INSERT', schema: 'public', table: 'website_content' },
        ({ new: row }) => keys.push(row.content_key),
      )
      .subscribe((status) => statuses.push(status))
    // The client tries again after 1, 3, 8, 18 and 28 s.
    const untilSubscribed = () => expect.poll(() => statuses.at(-1), { timeout: 60_000 }).toBe('SUBSCRIBED')
    await untilSubscribed()

    await interrupt()
    await expect.poll(() => statuses).toContain('CHANNEL_ERROR')
    await untilSubscribed()
    expect(statuses).not.toContain('CLOSED')

    const content_key = randomUUID()
    await Promise.all(
      Array.from({ length: 20 }, () => client.from('website_content').select().throwOnError()),
    )
    await client.from('website_content').insert({ content_key, content_value: 'A value' }).throwOnError()
    await expect.poll(() => keys).toEqual([content_key])
    await client.realtime.disconnect()
  })
})
