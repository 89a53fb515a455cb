// Rounds of messages and applications, each ended by kill -9 of the server and its database.
import { setTimeout as delay } from 'node:timers/promises'
import { expect } from 'vitest'
import { seededRandom } from '#tests/support/server/moments.ts'
import type { InboxSite } from './inbox-site.ts'
import { pdf } from './office-files.ts'

const senders = 4

/**
 * @returns a function for one round. It sends until the server and its database are killed, starts them again, and expects
 * every message that was acknowledged in this round or before, once and with its file.
 */
export function roundsOfMessages(): (inbox: InboxSite, round: number) => Promise<void> {
  const random = seededRandom('inbox')
  const file = Buffer.concat([pdf, Buffer.alloc(300_000, 'x')])
  const acknowledged = new Set<string>()

  /** Sends messages and applications in turn until the server is gone. */
  async function sendAll(inbox: InboxSite, name: string): Promise<void> {
    for (let n = 0; ; n++) {
      const message = `${name}, ${n}`
      try {
        const answer =
          n % 2
            ? await inbox.apply({ name: 'a.pdf', bytes: file }, { message })
            : await inbox.send({ message })
        if (answer.status < 400) acknowledged.add(message)
        await answer.arrayBuffer()
      } catch {
        return
      }
    }
  }

  return async (inbox, round) => {
    const before = acknowledged.size
    const sending = Array.from({ length: senders }, (_, n) => sendAll(inbox, `Round ${round}, sender ${n}`))
    while (acknowledged.size < before + 5) await delay(1)
    await delay(random() * 300)
    await inbox.site.server.kill9()
    await Promise.all(sending)

    await inbox.site.server.start()
    await inbox.reconnect()
    let texts: string[] = []
    // Those that were not acknowledged may be there as well, so their number does not tell.
    await expect
      .poll(async () => {
        texts = (await inbox.stored(1)).map(({ message }) => message)
        return [...acknowledged].filter((message) => !texts.includes(message))
      })
      .toEqual([])
    expect(new Set(texts).size).toBe(texts.length)
    const sizes = await inbox.sql`
      select distinct sum(octet_length(data))::int as bytes
      from public.inbox_messages join public.inbox_file_parts on message_id = id where stored group by id`
    expect([...sizes]).toEqual([{ bytes: file.length }])
  }
}
