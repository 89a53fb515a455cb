// How much one address, and all of them together, may send. docs/decisions/0031-inbox.md has the reasons.
import type { IncomingMessage } from 'node:http'
import { createSenderFinder, internetConnectionOf } from '#backend/limits/client-address.ts'
import { createKeyedSemaphore } from '#backend/limits/keyed-semaphore.ts'
import { createLruCache } from '#backend/limits/lru-cache.ts'
import { takeAll } from '#backend/limits/take-all.ts'
import { createTokenBucket } from '#backend/limits/token-bucket.ts'

/** For one address: a person who corrects a form several times, or a few people in one office. */
const perAddress = { burst: 20, perSecond: 1 / 10 }
/** One internet connection has many IPv6 networks, each of which counts as an address. Together, they must not reach `overall`. */
const perInternetConnection = { burst: 50, perSecond: 1 }
const overall = { burst: 100, perSecond: 5 }
/** Pages that show a form again are rendered for one visitor alone, which takes some 10 ms of processor time. */
const rendered = { burst: 10, perSecond: 1 }
/** Uploads in progress at the same time. */
export const uploads = { overall: 16, perInternetConnection: 8, perAddress: 2 }
/**
 * Bytes of messages and files that are kept for one internet connection: some hundred usual applications a day. Without
 * this limit, one sender could fill the disk.
 */
const keptBytes = { burst: 100e6, perSecond: 100e6 / 86_400 }

export interface SenderLimits {
  /** Counts a request. @returns whether its sender may send now */
  takeRequest(request: IncomingMessage): boolean
  /** Counts a page for one visitor. @returns whether it may be rendered */
  takeRendering(): boolean
  /** Counts an upload. @returns a function to call at its end; undefined if there are too many at once */
  takeUpload(request: IncomingMessage): (() => void) | undefined
  /** Counts a message with its file, of this size (bytes). @returns whether it may be kept */
  mayKeep(request: IncomingMessage, bytes: number): boolean
}

export function createSenderLimits(trustedProxies: readonly string[]): SenderLimits {
  const findSender = createSenderFinder(trustedProxies)
  const sentBy = createLruCache(() => createTokenBucket(perAddress.burst, perAddress.perSecond))
  const sentByInternetConnection = createLruCache(() =>
    createTokenBucket(perInternetConnection.burst, perInternetConnection.perSecond),
  )
  const sent = createTokenBucket(overall.burst, overall.perSecond)
  const keptOfInternetConnection = createLruCache(() =>
    createTokenBucket(keptBytes.burst, keptBytes.perSecond),
  )
  const take = createKeyedSemaphore(uploads.overall)
  const takeOfInternetConnection = createKeyedSemaphore(uploads.perInternetConnection)
  const takeOfAddress = createKeyedSemaphore(uploads.perAddress)

  return {
    takeRequest(request) {
      const { client } = findSender(request)
      return sentBy(client)() && sentByInternetConnection(internetConnectionOf(client))() && sent()
    },
    takeRendering: createTokenBucket(rendered.burst, rendered.perSecond),
    takeUpload(request) {
      const { client } = findSender(request)
      return takeAll([
        () => takeOfAddress(client),
        () => takeOfInternetConnection(internetConnectionOf(client)),
        () => take('all'),
      ])
    },
    mayKeep: (request, bytes) =>
      keptOfInternetConnection(internetConnectionOf(findSender(request).client))(bytes),
  }
}
