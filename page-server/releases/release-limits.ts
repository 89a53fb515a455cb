// Limits how much processor time pages with a release take. They are rendered for each request, so somebody with a link could
// otherwise slow down the public pages. Previews and the pages of the panel each count their own requests, and each render
// two at a time for all addresses together. Only previews also have a rate for all addresses.
// docs/decisions/0014-limits.md names the files of all limits.
import type { IncomingMessage } from 'node:http'
import { createSenderFinder, internetConnectionOf } from '#backend/limits/client-address.ts'
import { createLruCache } from '#backend/limits/lru-cache.ts'
import { createPacedTurns } from '#backend/limits/paced-turns.ts'
import { createTokenBucket } from '#backend/limits/token-bucket.ts'

/** For one address: somebody who looks through a whole release, or a few people in one office. */
const perAddress = { burst: 60, perSecond: 4 }
/** One internet connection has many IPv6 networks, each of which counts as an address. */
const perInternetConnection = { burst: 120, perSecond: 8 }
/** Previews for all addresses together: a third of one processor. */
const overall = { burst: 100, perSecond: 20 }
const atOnce = { pages: 2, maxQueued: 20, maxWaitMs: 5000 }

export interface ReleaseLimits {
  /**
   * Counts a request, and waits until few enough are in progress.
   * @returns a function to call when it is answered; undefined if there are too many
   */
  waitForTurn(request: IncomingMessage): Promise<(() => void) | undefined>
  /** Counts a page of a preview. @returns whether it may be rendered now */
  takeRendering(): boolean
}

/** @param trustedProxies addresses and CIDR ranges whose X-Forwarded-For is trusted */
export function createReleaseLimits(trustedProxies: readonly string[]): ReleaseLimits {
  const findSender = createSenderFinder(trustedProxies)
  const requestsOf = createLruCache(() => createTokenBucket(perAddress.burst, perAddress.perSecond))
  const requestsOfInternetConnection = createLruCache(() =>
    createTokenBucket(perInternetConnection.burst, perInternetConnection.perSecond),
  )
  /** Paced because pages of a release with 8 MB take long. */
  const turns = createPacedTurns(atOnce.pages, atOnce.maxQueued, atOnce.maxWaitMs)
  return {
    async waitForTurn(request) {
      const { client } = findSender(request)
      const isWithinRate =
        requestsOf(client)() && requestsOfInternetConnection(internetConnectionOf(client))()
      return isWithinRate ? turns.acquire() : undefined
    },
    takeRendering: createTokenBucket(overall.burst, overall.perSecond),
  }
}
