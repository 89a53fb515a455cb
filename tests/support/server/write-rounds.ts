// Rounds of writes, each ended by kill -9 of the server and its database.
import { setTimeout as delay } from 'node:timers/promises'
import { expect } from 'vitest'
import { type Client, connectClient } from '#testing/client.ts'
import type { TestServer } from '#testing/server.ts'
import { seededRandom } from './moments.ts'

const writers = 4

/**
 * @returns a function for one round. It writes until the server and its database are killed, starts them again, and expects
 * every write that was acknowledged in this round or before.
 */
export function roundsOfWrites(): (server: TestServer, round: number) => Promise<void> {
  const random = seededRandom('writes')
  /** The last acknowledged value by key. */
  const acknowledged = new Map<string, number>()

  /** Writes one row repeatedly until a write is not acknowledged. */
  async function write(client: Client, content_key: string): Promise<void> {
    const content = () => client.from('website_content')
    const { error } = await content().insert({ content_key, content_value: '0' })
    for (let value = 0, failed = error; !failed; value++) {
      acknowledged.set(content_key, value)
      failed = (
        await content()
          .update({ content_value: `${value + 1}` })
          .eq('content_key', content_key)
      ).error
    }
  }

  const untilAcknowledged = async (rows: number, total: number) => {
    const isEnough = () =>
      acknowledged.size >= rows && [...acknowledged.values()].reduce((sum, value) => sum + value, 0) >= total
    while (!isEnough()) await delay(1)
  }

  return async (server, round) => {
    const client = connectClient(server)
    const before = [...acknowledged.values()].reduce((sum, value) => sum + value, 0)
    const rows = acknowledged.size + writers
    const writing = Array.from({ length: writers }, (_, i) => write(client, `round-${round}.writer-${i}`))
    await untilAcknowledged(rows, before + 20 + Math.round(random() * 100))
    await server.kill9()
    await Promise.all(writing)

    await server.start()
    const { data } = await connectClient(server).from('website_content').select().throwOnError()
    const stored = new Map(data.map(({ content_key, content_value }) => [content_key, Number(content_value)]))
    for (const [key, value] of acknowledged) {
      // The write in progress at the end may be stored as well, because its client was not told that it failed.
      expect([value, value + 1], key).toContain(stored.get(key))
      acknowledged.set(key, stored.get(key) ?? value)
    }
    expect(stored.size).toBeGreaterThanOrEqual(acknowledged.size)
  }
}
