// A hosted project gives a socket that was opened with a publishable key a token for one day. Then it closes the channels of that
// socket, and refuses new ones on it.
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { ContentItem } from '#content-sync/content-item.ts'
import { followTable } from '#content-sync/follow-table.ts'
import { connectClient } from '#testing/client.ts'
import { shareSite, type TestSite } from '#tests/support/server/databases.ts'

let site: TestSite
beforeAll(async () => {
  site = await shareSite()
})
afterAll(() => site?.stop())

class ExpiringSocket extends WebSocket {
  static readonly opened: ExpiringSocket[] = []
  #hasExpired = false
  #join: [joinRef: string, topic: string] = ['', '']

  constructor(url: string | URL, protocols?: string | string[]) {
    super(url, protocols)
    ExpiringSocket.opened.push(this)
  }

  override send(message: string): void {
    const [joinRef, ref, topic, event] = JSON.parse(message)
    if (event === 'phx_join') this.#join = [joinRef, topic]
    const refusal = { status: 'error', response: { reason: 'InvalidJWTToken: Token has expired' } }
    if (event === 'phx_join' && this.#hasExpired) this.#receive([joinRef, ref, topic, 'phx_reply', refusal])
    else super.send(message)
  }

  expire(): void {
    this.#hasExpired = true
    const [joinRef, topic] = this.#join
    super.send(JSON.stringify([joinRef, null, topic, 'phx_leave', {}]))
    this.#receive([joinRef, null, topic, 'phx_close', {}])
  }

  #receive(message: unknown[]): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }))
  }
}

it('a table is followed again on a new socket once the token of its socket has expired', async () => {
  const client = connectClient(site.server, { realtime: { transport: ExpiringSocket } })
  const [connected, lost, changed] = [vi.fn(), vi.fn(), vi.fn()]
  const stop = followTable<ContentItem>(client, 'website_content', { connected, lost, changed })
  await expect.poll(() => connected).toHaveBeenCalled()
  ExpiringSocket.opened.at(-1)?.expire()
  await expect.poll(() => lost).toHaveBeenCalled()
  connected.mockClear()
  await expect.poll(() => connected).toHaveBeenCalled()
  await client
    .from('website_content')
    .insert({ content_key: 'home.hero.title', content_value: 'Seen' })
    .throwOnError()
  await expect.poll(() => changed).toHaveBeenCalledOnce()
  expect(ExpiringSocket.opened).toHaveLength(2)
  stop()
  await client.realtime.disconnect()
})
