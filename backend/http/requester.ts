// Tells visitors from writers, for limits and presence only. Row-level security decides what they may write, not this
// file.
import type { IncomingMessage } from 'node:http'
import { type Claims, verifyJwt } from '#backend/jwt.ts'
import type { Keys } from '#backend/keys.ts'
import type { RestAndAuth } from '#backend/supabase-lite/rest-and-auth.ts'
import { findUnavailability } from '#backend/unavailability.ts'
import type { Config } from '#server/config.ts'
import { requestUrl } from './fetch-adapter.ts'
import type { LocalAccess } from './local-access.ts'

export type Requester = 'visitor' | 'writer'

/** Whether a request has this installation's publishable key, in the header or in the query. */
export function hasKey(request: IncomingMessage, { publishableKey }: Keys): boolean {
  const key = request.headers.apikey ?? requestUrl(request).searchParams.get('apikey')
  return key === publishableKey
}

/**
 * Whether the sender of a request, or of the socket that it opened, may edit or prepare releases now. Throws if the
 * database does not answer, because a writer must not be treated as a visitor.
 */
export type PrepareCheck = (request: IncomingMessage, claims: Claims | undefined) => Promise<boolean>

interface Options {
  restAndAuth: Pick<RestAndAuth, 'mayPrepare'>
  writers: Config['writers']
  localAccess: LocalAccess | undefined
}

/** @returns a function that asks for a live session of an operator, unless no sign-in is required */
export function createPrepareCheck({ restAndAuth, writers, localAccess }: Options): PrepareCheck {
  return async (request, claims) => {
    if (writers !== 'operators') return !localAccess?.findRefusal(request)
    if (!claims || claims.role === 'anon') return false
    if (claims.role === 'service_role') return true
    return restAndAuth.mayPrepare(claims).catch((error) => {
      if (findUnavailability(error)) throw error
      return false // REST reports what is wrong with the claims
    })
  }
}

/** @returns a function that classifies the sender of a request */
export function createRequesterLookup(keys: Keys, mayPrepare: PrepareCheck) {
  return async (request: IncomingMessage): Promise<Requester> =>
    (await mayPrepare(request, claimsOf(request, keys))) ? 'writer' : 'visitor'
}

/** @returns the claims of the access token of a request; undefined if it has no valid one */
export function claimsOf({ headers }: IncomingMessage, { jwtSecret }: Keys): Claims | undefined {
  const [, token = ''] = /^Bearer (.+)$/.exec(headers.authorization ?? '') ?? []
  return verifyJwt(token, jwtSecret)
}
