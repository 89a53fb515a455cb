// Limits for each sender, by address and by account. Those of connections and of Realtime are in other files of this folder.
// Sign-ins at the same time are limited in http/sign-in-rules.ts, and bodies in request-shape/shape-limits.ts.
// docs/decisions/0014-limits.md names the files of all limits.
import type { IncomingMessage } from 'node:http'
import { AddressSockets } from './address-sockets.ts'
import { createSenderFinder } from './client-address.ts'
import { createInternalCredentials, type InternalCredentials } from './internal-credentials.ts'
import { createKeyedSemaphore } from './keyed-semaphore.ts'
import { createLruCache } from './lru-cache.ts'
import { createPacedTurns } from './paced-turns.ts'
import { createQueuedSemaphore } from './queued-semaphore.ts'
import { createSlidingWindow } from './sliding-window.ts'
import { createSocketLimit } from './socket-limit.ts'
import { createTokenBucket } from './token-bucket.ts'

const writes = { burst: 2000, perSecond: 100 }
const signIns = { maxTries: 20, windowSeconds: 300 }
/**
 * For visitors: senders that may neither edit nor prepare releases. A panel that opens reads the list, 1,000 items at a
 * time, and makes four more requests.
 */
const requests = { burst: 200, perSecond: 20, concurrent: 2, maxQueued: 50, maxWaitMs: 5000 }

/**
 * Previews that are read by token, without their pages, for all addresses together: an answer may have 8 MB, and the site itself
 * needs none of them.
 */
const previews = { concurrent: 1, maxQueued: 20, maxWaitMs: 5000 }

/** Enough for an office whose 40 panels, behind one address, reload at once. Each request may hold 64 kB of unread body. */
const maxConcurrentRequests = 128
/**
 * Requests beyond those are refused only after a wait. An immediate refusal would cost more, because the client would
 * reconnect at once.
 */
const maxExcessRequests = 512
/** A refusal is cheap but not free, so a client that keeps sending refused requests has to wait for its responses. */
const refusals = { burst: 200, perSecond: 100 }

export interface Limits {
  internalCredentials: InternalCredentials
  /** Whether this process's own client sent a request. */
  isInternal(request: IncomingMessage): boolean
  /**
   * Counts a request.
   * @returns a function to call when it is answered; undefined if its sender has too many in progress
   */
  takeRequest(request: IncomingMessage): (() => void) | undefined
  /**
   * Counts a request that will be refused because its sender has too many in progress.
   * @returns a function to call when it is answered; undefined if too many of them are waiting
   */
  takeExcessRequest(request: IncomingMessage): (() => void) | undefined
  /**
   * Counts a refusal.
   * @returns whether to send it without a delay
   */
  takeRefusal(request: IncomingMessage): boolean
  /**
   * Counts a request of a visitor, and waits until its sender has few enough in progress.
   * @returns a function to call when it is answered; undefined if its sender has sent too many
   */
  waitForTurn(request: IncomingMessage): Promise<(() => void) | undefined>
  /**
   * Waits until few enough previews are read.
   * @returns a function to call when it is answered; undefined if there are too many
   */
  waitForPreview(request: IncomingMessage): Promise<(() => void) | undefined>
  /** The address under which a sender is counted. */
  addressOf(request: IncomingMessage): string
  /**
   * Counts a write.
   * @returns whether its sender may write now
   */
  takeWrite(request: IncomingMessage): boolean
  /**
   * Counts a sign-in attempt.
   * @returns the seconds until its sender may try; 0 means now
   */
  countSignIn(request: IncomingMessage): number
  /**
   * Counts a sign-in attempt for an account.
   * @param email always in the same spelling
   * @returns the seconds until anyone may try; 0 means now
   */
  countAccountSignIn(email: string): number
  /**
   * Counts a socket.
   * @returns a function to call when it is closed; undefined if its sender has too many
   */
  takeSocket(request: IncomingMessage): (() => void) | undefined
  /** The limits that all sockets of the sender's address share. */
  socketsOf(request: IncomingMessage): AddressSockets
}

/** @param trustedProxies addresses and CIDR ranges whose X-Forwarded-For is trusted */
export function createLimits(trustedProxies: readonly string[]): Limits {
  const { isInternal, ...internalCredentials } = createInternalCredentials()
  const findSender = createSenderFinder(trustedProxies)
  const writesOf = createLruCache(() => createTokenBucket(writes.burst, writes.perSecond))
  const signInsByAddress = createLruCache(() => createSlidingWindow(signIns.maxTries, signIns.windowSeconds))
  const signInsByAccount = createLruCache(() => createSlidingWindow(signIns.maxTries, signIns.windowSeconds))
  const takeRequest = createKeyedSemaphore(maxConcurrentRequests)
  const takeExcessRequest = createKeyedSemaphore(maxExcessRequests)
  const refusalsOf = createLruCache(() => createTokenBucket(refusals.burst, refusals.perSecond))
  const takeSocket = createSocketLimit()
  const requestsOf = createLruCache(() => ({
    takeToken: createTokenBucket(requests.burst, requests.perSecond),
    turns: createQueuedSemaphore(requests.concurrent, requests.maxQueued, requests.maxWaitMs),
  }))
  const previewTurns = createPacedTurns(previews.concurrent, previews.maxQueued, previews.maxWaitMs)
  const socketsOf = createLruCache(() => new AddressSockets())

  return {
    internalCredentials,
    isInternal,
    takeRequest: (request) => (isInternal(request) ? () => {} : takeRequest(findSender(request).client)),
    takeExcessRequest: (request) => takeExcessRequest(findSender(request).client),
    takeRefusal: (request) => isInternal(request) || refusalsOf(findSender(request).client)(),
    async waitForTurn(request) {
      const { takeToken, turns } = requestsOf(findSender(request).client)
      return takeToken() ? turns.acquire() : undefined
    },
    waitForPreview: async (request) => (isInternal(request) ? () => {} : previewTurns.acquire()),
    addressOf: (request) => findSender(request).client,
    takeWrite: (request) => isInternal(request) || writesOf(findSender(request).client)(),
    countSignIn: (request) => (isInternal(request) ? 0 : signInsByAddress(findSender(request).client)()),
    countAccountSignIn: (email) => signInsByAccount(email)(),
    takeSocket: (request) => (isInternal(request) ? () => {} : takeSocket(findSender(request))),
    socketsOf: (request) =>
      isInternal(request) ? new AddressSockets() : socketsOf(findSender(request).client),
  }
}
