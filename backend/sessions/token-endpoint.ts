// Answers `POST /auth/v1/token`. Auth checks passwords. Refreshing a session and building its access token happen here.
import { z } from 'zod'
import type { Fetch } from '#backend/fetch.ts'
import { signJwt, verifyJwt } from '#backend/jwt.ts'
import type { Keys } from '#backend/keys.ts'
import { toErrorResponse } from '#backend/refusal.ts'
import {
  type Account,
  accessTokenClaims,
  accessTokenLifetimeSeconds,
  account,
  type Session,
} from './access-token-claims.ts'
import { type Query, type RefreshedSession, refreshSession } from './refresh-session.ts'

interface Options {
  /** Passes a request to Auth. */
  fetch: Fetch
  /** Runs statements on the tables of Auth in one transaction. */
  inTransaction: <T>(run: (query: Query) => Promise<T>) => Promise<T>
  keys: Keys
  /** The URL of the site, known once it listens. */
  origin: () => string
}

const refreshBody = z.object({ refresh_token: z.string().min(1) })
const signedIn = z.looseObject({ access_token: z.string(), refresh_token: z.string(), user: account })
const sessionClaims = z.object({ session_id: z.string() })

/** @returns a handler for all requests to Auth */
export function createTokenEndpoint({ fetch, inTransaction, keys, origin }: Options): Fetch {
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url)
    if (request.method !== 'POST' || pathname !== '/auth/v1/token') return fetch(request)
    if (searchParams.get('grant_type') !== 'refresh_token') return signIn(request)
    const body = await request
      .clone()
      .json()
      .catch(() => undefined)
    const { data } = refreshBody.safeParse(body)
    // Auth reports what is wrong with any other body.
    return data ? refresh(request, data.refresh_token) : fetch(request)
  }

  async function signIn(request: Request): Promise<Response> {
    const answer = await fetch(request)
    if (!answer.ok) return answer
    const { access_token, refresh_token, user, ...rest } = signedIn.parse(await answer.json())
    const { session_id: id } = sessionClaims.parse(verifyJwt(access_token, keys.jwtSecret))
    const startedAt = await inTransaction((query) => startOf(query, id))
    return Response.json({ ...rest, ...issue({ id, startedAt }, refresh_token, user) })
  }

  async function refresh(request: Request, refreshToken: string): Promise<Response> {
    const session = await inTransaction((query) => refreshSession(query, refreshToken))
    if ('status' in session) return toErrorResponse(session)
    const answer = await fetch(askForAccount(request, session))
    if (!answer.ok) return answer
    const user = account.parse(await answer.json())
    return Response.json(issue(session, session.refreshToken, user))
  }

  function askForAccount({ url }: Request, { id, userId }: RefreshedSession): Request {
    const claims = { sub: userId, role: 'authenticated', session_id: id, exp: nowSeconds() + 60 }
    const authorization = `Bearer ${signJwt(claims, keys.jwtSecret)}`
    return new Request(new URL('/auth/v1/user', url), {
      headers: { apikey: keys.publishableKey, authorization },
    })
  }

  function issue(session: Session, refresh_token: string, user: Account) {
    const claims = accessTokenClaims(user, session, `${origin()}/auth/v1`, nowSeconds())
    return {
      access_token: signJwt(claims, keys.jwtSecret),
      token_type: 'bearer',
      expires_in: accessTokenLifetimeSeconds,
      expires_at: claims.exp,
      refresh_token,
      user,
    }
  }
}

async function startOf(query: Query, session: string): Promise<number> {
  const [row] = await query<{ started_at: number }>(
    'select extract(epoch from created_at)::int as started_at from auth.sessions where id = $1',
    [session],
  )
  return row?.started_at ?? nowSeconds()
}

const nowSeconds = () => Math.floor(Date.now() / 1000)
