// Visitors who read and editors who write without a pause, with a record of the responses.
import { setTimeout as delay } from 'node:timers/promises'
import { expect, vi } from 'vitest'
import { type Client, connectClient } from '#testing/client.ts'
import type { TestServer } from '#testing/server.ts'

const visitors = 2
const editors = 4
const paths = ['/', '/services/ate', '/admin', '/careers?x=1']

export class Load {
  /** How often a request for a page was answered with each status. */
  readonly pages = new Map<number | string, number>()
  /** How often an unacknowledged write was answered with each status. */
  readonly refusals = new Map<number, number>()
  readonly #acknowledged = new Set<string>()
  readonly #server: TestServer
  readonly #client: Client
  #running = true
  #ended: Promise<unknown>

  constructor(server: TestServer) {
    this.#server = server
    this.#client = connectClient(server, { global: { fetch: impatient } })
    this.#ended = Promise.all([
      ...Array.from({ length: visitors }, () => this.#visit()),
      ...Array.from({ length: editors }, (_, n) => this.#edit(`${Date.now()}.editor-${n}`)),
    ])
  }

  /** Waits until more writes are acknowledged than there are editors, so that at least one of them began after the call. */
  async untilWritten(timeout: number): Promise<void> {
    const enough = this.#acknowledged.size + 2 * editors
    await vi.waitFor(() => expect(this.#acknowledged.size).toBeGreaterThan(enough), { timeout, interval: 20 })
  }

  /**
   * Ends the load.
   * @throws if a page was not answered or an acknowledged write is missing
   */
  async endAndCheck(): Promise<void> {
    this.#running = false
    await this.#ended
    expect([...this.pages.keys()], 'statuses of pages').toEqual([200])
    // 0: the client was not answered in time. 409: an unacknowledged write was stored after all.
    for (const status of this.refusals.keys()) expect([0, 409, 503], 'status of a write').toContain(status)
    const stored = new Set<string>()
    for (let from = 0, rows = 1000; rows === 1000; from += rows) {
      const content = this.#client.from('website_content').select('content_key').order('id')
      const { data } = await content.range(from, from + 999).throwOnError()
      for (const { content_key } of data) stored.add(content_key)
      rows = data.length
    }
    const lost = [...this.#acknowledged].filter((key) => !stored.has(key))
    expect(lost, 'acknowledged, and not there').toEqual([])
  }

  async #visit(): Promise<void> {
    for (let n = 0; this.#running; n++) {
      const path = paths[n % paths.length] ?? '/'
      const status = await impatient(this.#server.url + path).then(
        async (answer) => {
          await answer.text()
          return answer.status
        },
        (error: Error) => error.name,
      )
      count(this.pages, status)
      await delay(5)
    }
  }

  async #edit(name: string): Promise<void> {
    for (let n = 0; this.#running; n++) {
      const content_key = `${name}.${n}`
      const { error, status } = await this.#client
        .from('website_content')
        .insert({ content_key, content_value: `${n}` })
      if (error) count(this.refusals, status)
      else this.#acknowledged.add(content_key)
      await delay(error ? 100 : 10)
    }
  }
}

const impatient: typeof fetch = (input, init) =>
  fetch(input, { ...init, signal: AbortSignal.timeout(20_000) })

function count<T>(counts: Map<T, number>, key: T): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}
