// A topic that a client has joined on one of its sockets.

import type { Viewer } from '#backend/database/session-settings.ts'
import type { Claims } from '#backend/jwt.ts'
import { anonymous } from './change-visibility.ts'
import type { Send } from './phoenix-messages.ts'
import type { Membership, Presence } from './presence.ts'
import type { RowChange } from './row-change.ts'
import type { Subscription } from './subscription.ts'

/** The longest delay that a timer supports, in milliseconds. */
const maxTimerMs = 2 ** 31 - 1

export class Channel {
  viewer: Viewer = anonymous
  /** Set once the client is admitted to the presence of this channel. */
  presence: Membership | undefined
  readonly #send: Send
  readonly #topic: string
  readonly #subscriptions: Subscription[]
  #claims: Claims | undefined
  #expiry: NodeJS.Timeout | undefined
  #hasEnded = false

  constructor(topic: string, subscriptions: Subscription[], send: Send) {
    this.#topic = topic
    this.#subscriptions = subscriptions
    this.#send = send
  }

  /**
   * From now on, delivers what this session may see.
   * @param claims undefined for an anonymous client
   * @param onExpired called when the session expires
   */
  authorize(claims: Claims | undefined, onExpired: () => void): void {
    clearTimeout(this.#expiry)
    this.#claims = claims
    this.viewer = claims ? { role: claims.role, claims: JSON.stringify(claims) } : anonymous
    if (!claims) return
    this.#expiry = setTimeout(onExpired, Math.min(claims.exp * 1000 - Date.now(), maxTimerMs))
  }

  /** Asks whether the session may edit or prepare releases, and asks again if the session has changed in the meantime. */
  async mayPrepare(ask: (claims: Claims | undefined) => Promise<boolean>): Promise<boolean> {
    const claims = this.#claims
    const answer = await ask(claims)
    return claims === this.#claims ? answer : this.mayPrepare(ask)
  }

  /** @throws {Error} with a message for the client if the channel is full */
  enter(presence: Presence, key: string): void {
    this.presence = presence.enter(this.#topic, key, this.#send)
  }

  /** @param data the change in the client's format, as JSON */
  deliver(change: RowChange, data: string): void {
    if (this.#hasEnded) return
    const ids = this.#subscriptions.filter((subscription) => subscription.matches(change)).map(({ id }) => id)
    if (ids.length > 0) this.#send('postgres_changes', `{"ids":${JSON.stringify(ids)},"data":${data}}`)
  }

  /** Reports the status of the channel, with the same messages as a hosted project's Realtime. */
  report(status: 'ok' | 'error', extension: 'postgres_changes' | 'system', message: string): void {
    const channel = this.#topic.replace(/^realtime:/, '')
    this.#send('system', JSON.stringify({ status, extension, message, channel }))
  }

  /** Ends the channel with an error, after which the client joins again. After `phx_close` it would not. */
  fail(message: string): void {
    this.report('error', 'system', message)
    this.#send('phx_error', JSON.stringify(message)) // a text, because the client shows it as the reason
    this.leave()
  }

  leave(): void {
    this.#hasEnded = true
    clearTimeout(this.#expiry)
    this.presence?.leave()
  }
}
