// How many checks there may be. docs/decisions/0014-limits.md names the files of all limits.
import type { IncomingMessage } from 'node:http'
import { z } from 'zod'
import { createSenderFinder } from '#backend/limits/client-address.ts'
import { createKeyedSemaphore } from '#backend/limits/keyed-semaphore.ts'
import { createLruCache } from '#backend/limits/lru-cache.ts'
import { takeAll } from '#backend/limits/take-all.ts'
import { createTokenBucket } from '#backend/limits/token-bucket.ts'
import { parseJson } from '#server/parse-json.ts'

/** How many checks an address may ask for. Counted before the database is asked whether the sender may have one. */
const perAddress = { burst: 20, perSecond: 1 / 5 }
const atOnce = { overall: 3, perPerson: 1 }

export interface CheckLimits {
  /** Counts a request. @returns whether its sender may ask now */
  mayAsk(request: IncomingMessage): boolean
  /**
   * Counts a check of somebody who may ask for it.
   * @returns a function to call at its end; undefined if this person, or the site, has too many
   */
  takeTurn(request: IncomingMessage): (() => void) | undefined
}

/** @param trustedProxies addresses and CIDR ranges whose X-Forwarded-For is trusted */
export function createCheckLimits(trustedProxies: readonly string[]): CheckLimits {
  const findSender = createSenderFinder(trustedProxies)
  const askedBy = createLruCache(() => createTokenBucket(perAddress.burst, perAddress.perSecond))
  const take = createKeyedSemaphore(atOnce.overall)
  const takeOfPerson = createKeyedSemaphore(atOnce.perPerson)
  return {
    mayAsk: (request) => askedBy(findSender(request).client)(),
    takeTurn(request) {
      const person = accountOf(request) ?? findSender(request).client
      return takeAll([() => takeOfPerson(person), () => take('all')])
    },
  }
}

const session = z.object({ sub: z.string() })

/** Returns the account of a session. The database has accepted the session before, so what it says is true. */
function accountOf({ headers: { authorization = '' } }: IncomingMessage): string | undefined {
  const [, claims = ''] = /^Bearer [\w-]+\.([\w-]+)\.[\w-]+$/.exec(authorization) ?? []
  return session.safeParse(parseJson(Buffer.from(claims, 'base64url').toString())).data?.sub
}
