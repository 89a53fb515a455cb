// Tells visitors from writers, for limits only. Row-level security decides what they may write, not this file.
import type { IncomingMessage } from 'node:http'
import { verifyJwt } from '#backend/jwt.ts'
import type { Keys } from '#backend/keys.ts'
import type { RestAndAuth } from '#backend/supabase-lite/rest-and-auth.ts'
import type { Config } from '#server/config.ts'
import { requestUrl } from './fetch-adapter.ts'
import type { LocalAccess } from './local-access.ts'

export type Requester = 'visitor' | 'writer'

interface Options {
  restAndAuth: Pick<RestAndAuth, 'mayWrite'>
  keys: Keys
  writers: Config['writers']
  localAccess: LocalAccess | undefined
}

/** Whether a request has this installation's publishable key, in the header or in the query. */
export function hasKey(request: IncomingMessage, { publishableKey }: Keys): boolean {
  const key = request.headers.apikey ?? requestUrl(request).searchParams.get('apikey')
  return key === publishableKey
}

/**
 * @returns a function that classifies the sender of a request: a writer has a live session of an operator, or needs
 * none
 */
export function createRequesterLookup({ restAndAuth, keys, writers, localAccess }: Options) {
  return async (request: IncomingMessage): Promise<Requester> => {
    if (writers !== 'operators') return localAccess?.refuse(request) ? 'visitor' : 'writer'
    const [, token = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? []
    const claims = verifyJwt(token, keys.jwtSecret)
    if (!claims || claims.role === 'anon') return 'visitor'
    if (claims.role === 'service_role') return 'writer'
    // If the database does not answer, REST reports that.
    return (await restAndAuth.mayWrite(claims).catch(() => false)) ? 'writer' : 'visitor'
  }
}
