// A topic that a client has joined on one of its sockets.

import type { Viewer } from '#backend/database/session-settings.ts'
import type { Claims } from '#backend/jwt.ts'
import { anonymous } from './change-visibility.ts'
import type { RowChange } from './row-change.ts'
import type { Subscription } from './subscription.ts'

/** Sends to the client; the payload is JSON. */
export type Send = (event: string, payload: string) => void

/** The longest that a timer can be set for, in milliseconds. */
const longestTimer = 2 ** 31 - 1

export class Channel {
  viewer: Viewer = anonymous
  readonly #send: Send
  readonly #topic: string
  readonly #subscriptions: Subscription[]
  #expiry: NodeJS.Timeout | undefined
  #hasEnded = false

  constructor(topic: string, subscriptions: Subscription[], send: Send) {
    this.#topic = topic
    this.#subscriptions = subscriptions
    this.#send = send
  }

  /**
   * From now on, delivers what this session may see.
   * @param claims undefined for nobody's session
   * @param onExpired called when the session ends by time
   */
  authorize(claims: Claims | undefined, onExpired: () => void): void {
    clearTimeout(this.#expiry)
    this.viewer = claims ? { role: claims.role, claims: JSON.stringify(claims) } : anonymous
    if (!claims) return
    this.#expiry = setTimeout(onExpired, Math.min(claims.exp * 1000 - Date.now(), longestTimer))
  }

  /** @param data the change as the client is to get it, as JSON */
  deliver(change: RowChange, data: string): void {
    if (this.#hasEnded) return
    const ids = this.#subscriptions.filter((subscription) => subscription.matches(change)).map(({ id }) => id)
    if (ids.length > 0) this.#send('postgres_changes', `{"ids":${JSON.stringify(ids)},"data":${data}}`)
  }

  /** Tells how the channel fares, in the words of a hosted project's Realtime. */
  report(status: 'ok' | 'error', extension: 'postgres_changes' | 'system', message: string): void {
    const channel = this.#topic.replace(/^realtime:/, '')
    this.#send('system', JSON.stringify({ status, extension, message, channel }))
  }

  /** Ends the channel so that the client joins it again: at `phx_close` it would not. */
  fail(message: string): void {
    this.report('error', 'system', message)
    this.#send('phx_error', JSON.stringify(message)) // a text, since that is what the client shows as the reason
    this.leave()
  }

  leave(): void {
    this.#hasEnded = true
    clearTimeout(this.#expiry)
  }
}
