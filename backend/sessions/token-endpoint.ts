// Answers `POST /auth/v1/token`. Auth checks passwords. Refreshing a session and building its access token happen here.
import { z } from 'zod'
import type { Fetch } from '#backend/fetch.ts'
import { signJwt, verifyJwt } from '#backend/jwt.ts'
import type { Keys } from '#backend/keys.ts'
import type { Query } from '#backend/query.ts'
import { type Refusal, toErrorResponse } from '#backend/refusal.ts'
import {
  type Account,
  accessTokenClaims,
  accessTokenLifetimeSeconds,
  account,
  type Session,
} from './access-token-claims.ts'
import { type RefreshedSession, refreshSession } from './refresh-session.ts'

interface Options {
  /** Passes a request to Auth. */
  fetch: Fetch
  /** Runs statements on the tables of Auth in one transaction. */
  inTransaction: <T>(run: (query: Query) => Promise<T>) => Promise<T>
  keys: Keys
  /** The URL of the site, known once it listens. */
  origin: () => string
}

const signInBody = z.object({ email: z.string() })
const refreshBody = z.object({ refresh_token: z.string().min(1) })
const signedIn = z.looseObject({ access_token: z.string(), refresh_token: z.string(), user: account })
const sessionClaims = z.object({ session_id: z.string() })

/** @returns a handler for all requests to Auth */
export function createTokenEndpoint({ fetch, inTransaction, keys, origin }: Options): Fetch {
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url)
    if (request.method !== 'POST' || pathname !== '/auth/v1/token') return fetch(request)
    const grant = searchParams.get('grant_type') ?? ''
    // Auth reads a query in its own way: it skips names with escapes, and reads the fragment. It must act on the grant that
    // was checked here and by the limits.
    const checked = new Request(
      new URL(`${pathname}?${new URLSearchParams({ grant_type: grant })}`, request.url),
      request,
    )
    if (grant !== 'refresh_token') return signIn(checked)
    const { data } = refreshBody.safeParse(await bodyOf(checked))
    // Auth reports what is wrong with any other body.
    return data ? refresh(checked, data.refresh_token) : fetch(checked)
  }

  async function signIn(request: Request): Promise<Response> {
    const { data } = signInBody.safeParse(await bodyOf(request))
    const hash = data && (await inTransaction((query) => passwordHash(query, data.email)))
    const answer = await fetch(request)
    if (!answer.ok) return answer
    const { access_token, refresh_token, user, ...rest } = signedIn.parse(await answer.json())
    const { session_id: id } = sessionClaims.parse(verifyJwt(access_token, keys.jwtSecret))
    const startedAt = await inTransaction((query) => confirmSession(query, id, hash))
    if (startedAt === undefined) return toErrorResponse(passwordReplaced)
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

const bodyOf = (request: Request): Promise<unknown> =>
  request
    .clone()
    .json()
    .catch(() => undefined)

/** @returns the hash of an account's password; undefined if there is no such account */
export async function passwordHash(query: Query, email: string): Promise<string | undefined> {
  const [row] = await query<{ hash: string }>(
    'select encrypted_password as hash from auth.users where email = $1',
    [email.toLowerCase()], // as Auth finds the account
  )
  return row?.hash
}

/**
 * Ends a new session if its password was replaced while Auth checked it. Replacing a password ends all sessions of the
 * account, but this one may not have existed at that moment.
 * @param hash of the account's password before that check
 * @returns when the session started, in seconds since 1970; undefined if it has ended
 */
async function confirmSession(
  query: Query,
  session: string,
  hash: string | undefined,
): Promise<number | undefined> {
  const [row] = await query<{ started_at: number; hash: string }>(
    `select extract(epoch from sessions.created_at)::int as started_at, encrypted_password as hash
     from auth.sessions join auth.users on users.id = sessions.user_id where sessions.id = $1`,
    [session],
  )
  if (row && row.hash === hash) return row.started_at
  await query('delete from auth.sessions where id = $1', [session])
  return undefined
}

/** As Auth answers to the replaced password. */
const passwordReplaced: Refusal = {
  status: 400,
  authCode: 'invalid_credentials',
  message: 'Invalid login credentials',
}

const nowSeconds = () => Math.floor(Date.now() / 1000)
