// No acknowledged message is lost, and none comes twice, however and whenever the server and its database end.
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { InboxSite } from '#tests/support/server/inbox/inbox-site.ts'
import { pdf } from '#tests/support/server/inbox/office-files.ts'
import { killRounds, seededRandom } from '#tests/support/server/moments.ts'

const senders = 4

describe('kill -9 of the server and its database while messages arrive', () => {
  const random = seededRandom('inbox')
  const file = Buffer.concat([pdf, Buffer.alloc(300_000, 'x')])
  const acknowledged = new Set<string>()
  let inbox: InboxSite

  beforeAll(async () => {
    inbox = await InboxSite.start()
  })
  afterAll(() => inbox?.stop())

  /** Sends messages and applications in turn until the server is gone. */
  async function sendAll(name: string): Promise<void> {
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

  it.each(killRounds)('keeps each acknowledged message once, with its file, round %i', async (round) => {
    const before = acknowledged.size
    const sending = Array.from({ length: senders }, (_, n) => sendAll(`Round ${round}, sender ${n}`))
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
      select distinct coalesce(sum(octet_length(data)), 0)::int as bytes
      from public.inbox_messages left join public.inbox_file_parts on message_id = id
      where stored and kind = 'application' group by id`
    expect([...sizes]).toEqual([{ bytes: file.length }])
  })
})
