// Limits for all sockets of one address together. One client may open many sockets, so limits per socket are not
// enough.

import { realtimeLimits } from './realtime-limits.ts'
import { createTokenBucket } from './token-bucket.ts'

const limits = realtimeLimits.address

/** What the limits need to know about a socket. */
export interface CountedSocket {
  readonly channelCount: number
  /** Bytes that wait in this process until the client reads them. */
  readonly unreadBytes: number
  terminate(): void
}

export class AddressSockets {
  readonly #sockets = new Set<CountedSocket>()

  /**
   * Counts a message or a new socket.
   * @returns whether it is within the limit
   */
  readonly takeToken = createTokenBucket(limits.messagesAtOnce, limits.messagesPerSecond)

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

  /** Terminates the sockets with the most unread data if the address exceeds its limit. */
  limitUnread(): void {
    for (const socket of slowestBeyond(limits.unreadBytes, this.#sockets)) {
      // A terminated socket still holds its data for a moment. It must not be chosen again until that is released.
      this.#sockets.delete(socket)
      socket.terminate()
    }
  }
}

/** Returns the sockets with the most unread data: as many as must go, so that the others stay within the limit. */
export function slowestBeyond<Socket extends CountedSocket>(
  maxBytes: number,
  sockets: Iterable<Socket>,
): Socket[] {
  const all = [...sockets]
  let unread = all.reduce((sum, { unreadBytes }) => sum + unreadBytes, 0)
  if (unread <= maxBytes) return []
  const slowest: Socket[] = []
  for (const socket of all.sort((a, b) => b.unreadBytes - a.unreadBytes)) {
    if (unread <= maxBytes) break
    slowest.push(socket)
    unread -= socket.unreadBytes
  }
  return slowest
}
