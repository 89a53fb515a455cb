// A client of Realtime that loses its channel, and gets it back.
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { ContentItem } from '#content-sync/content-item.ts'
import { connectClient } from '#testing/client.ts'
import type { TestSite } from './databases.ts'

/** Expects that a client is told of an interruption, rejoins by itself, and then hears of changes again. */
export async function expectRejoin(site: TestSite, interrupt: () => Promise<void>): Promise<void> {
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
  await Promise.all(Array.from({ length: 20 }, () => client.from('website_content').select().throwOnError()))
  await client.from('website_content').insert({ content_key, content_value: 'A value' }).throwOnError()
  await expect.poll(() => keys).toEqual([content_key])
  await client.realtime.disconnect()
}
