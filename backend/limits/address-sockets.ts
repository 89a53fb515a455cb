// What the sockets of one address have together. One client may open many of them, so limits for each socket are not enough.

import { realtimeLimits } from './realtime-limits.ts'
import { createTokenBucket } from './token-bucket.ts'

const limits = realtimeLimits.address

/** What a limit needs to know of a socket. */
export interface CountedSocket {
  readonly channelCount: number
  /** Bytes that wait in this process until the client reads. */
  readonly unreadBytes: number
  terminate(): void
}

export class AddressSockets {
  readonly #sockets = new Set<CountedSocket>()

  /** Counts a message or a new socket. @returns whether it is within the limit */
  readonly isWithinRate = createTokenBucket(limits.messagesAtOnce, limits.messagesPerSecond)

  add(socket: CountedSocket): void {
    this.#sockets.add(socket)
  }

  delete(socket: CountedSocket): void {
    this.#sockets.delete(socket)
  }

  hasRoomForChannel(): boolean {
    let channels = 0
    for (const { channelCount } of this.#sockets) channels += channelCount
    return channels < limits.channels
  }

  /** Where too much is unread, terminates the socket that has left the most. */
  limitUnread(): void {
    let unreadBytes = 0
    let slowest: CountedSocket | undefined
    for (const socket of this.#sockets) {
      unreadBytes += socket.unreadBytes
      if (socket.unreadBytes > (slowest?.unreadBytes ?? 0)) slowest = socket
    }
    if (!slowest || unreadBytes <= limits.unreadBytes) return
    // What a terminated socket holds is released a moment later. It must not be found again until then.
    this.#sockets.delete(slowest)
    slowest.terminate()
  }
}
