// Exchanges a refresh token for the next one in one transaction. Tokens are rows, as GoTrue's older kind, and follow the
// rules of its newer kind (supabase/auth, internal/tokens/service.go). Tabs that wake up together send the same token, and
// a client may lose a response. All of them get the currently active token.
import { randomUUID } from 'node:crypto'
import type { Query } from '#backend/query.ts'
import type { Refusal } from '#backend/refusal.ts'
import type { Session } from './access-token-claims.ts'

export interface RefreshedSession extends Session {
  userId: string
  refreshToken: string
}

/** When a session can no longer be refreshed (docs/decisions/0015-sign-in.md). The values match supabase/config.toml. */
const timebox = '11 hours'
const inactivityTimeout = '4 hours'
/** A session that began later than this from now began before the clock was put back, and would outlive its time. */
const clockTolerance = '2 hours'

/** How long after the last refresh of the session all of its tokens are still accepted. The same as on a hosted project. */
const reuseInterval = '10 seconds'

export async function refreshSession(
  query: Query,
  refreshToken: string,
): Promise<RefreshedSession | Refusal> {
  if (!uuid.test(refreshToken)) return malformed

  // Locks the row of the session. Every change of its tokens holds this lock, also in other processes on the same
  // database.
  const [session] = await query<SessionState>(
    `select id, user_id, extract(epoch from created_at)::int as started_at,
       coalesce(not_after < now(), false)
         or created_at not between now() - interval '${timebox}' and now() + interval '${clockTolerance}' as is_over,
       coalesce(refreshed_at at time zone 'UTC', created_at) < now() - interval '${inactivityTimeout}' as is_idle,
       coalesce(refreshed_at at time zone 'UTC', created_at) > now() - interval '${reuseInterval}' as was_just_refreshed
     from auth.sessions
     where id = (select session_id from auth.refresh_tokens where token = $1)
     for update`,
    [refreshToken],
  )
  if (!session) return notFound
  if (session.is_over) return expired
  if (session.is_idle) return idle

  // A separate statement, so that it sees what was changed while this one waited for the lock.
  const [token] = await query<TokenState>(
    `select given.revoked as is_revoked,
       active.token as active_token,
       active.parent = given.token as is_parent_of_active
     from auth.refresh_tokens given
     left join lateral (
       select token, parent from auth.refresh_tokens
       where session_id = given.session_id and not revoked
       order by created_at desc, id desc limit 1
     ) active on true
     where given.token = $1`,
    [refreshToken],
  )
  if (!token) return notFound

  const successor = token.is_revoked ? activeSuccessor(token, session) : await exchange(query, refreshToken)
  if (successor === undefined) {
    // The token may be stolen, so the whole session ends, both for its owner and for the thief.
    await query('delete from auth.sessions where id = $1', [session.id])
    return alreadyUsed
  }
  await query(
    `update auth.sessions set refreshed_at = now() at time zone 'UTC', updated_at = now() where id = $1`,
    [session.id],
  )
  await query(recordRefresh, [session.user_id])
  await query(deleteOld('auth.sessions', '30 days'))
  await query(deleteOld('auth.audit_log_entries', '1 year'))
  return { id: session.id, startedAt: session.started_at, userId: session.user_id, refreshToken: successor }
}

interface SessionState {
  id: string
  user_id: string
  started_at: number
  is_over: boolean
  is_idle: boolean
  was_just_refreshed: boolean
}

interface TokenState {
  is_revoked: boolean
  active_token: string | null
  is_parent_of_active: boolean | null
}

/** The active token, for a client that may not have received it; undefined for any other client. */
function activeSuccessor(
  { active_token, is_parent_of_active }: TokenState,
  { was_just_refreshed }: SessionState,
): string | undefined {
  return active_token !== null && (is_parent_of_active || was_just_refreshed) ? active_token : undefined
}

async function exchange(query: Query, refreshToken: string): Promise<string> {
  const successor = randomUUID()
  // Uses the time of the statement, because the transaction may have begun before the one it waited for.
  await query(
    `with revoked as (
       update auth.refresh_tokens set revoked = true, updated_at = clock_timestamp()
       where token = $1 returning user_id, session_id, token
     )
     insert into auth.refresh_tokens (id, token, user_id, session_id, parent, created_at, updated_at)
     select gen_random_uuid(), $2, user_id, session_id, token, clock_timestamp(), clock_timestamp() from revoked`,
    [refreshToken, successor],
  )
  return successor
}

/** Updates the same columns as Auth, which owns these tables. */
const recordRefresh = `
  with account as (
    update auth.users set last_sign_in_at = now(), updated_at = now() where id = $1 returning id, email
  )
  insert into auth.audit_log_entries (id, payload)
  select gen_random_uuid(), json_build_object('action', 'token_refreshed', 'actor_id', id, 'actor_username', email,
    'actor_via_sso', false, 'log_type', 'token')
  from account`

/** A few at a time, so that no refresh takes long. Nobody can use a session of that age, and nobody has to wait for a lock. */
const deleteOld = (table: string, age: string) => `
  delete from ${table} where id = any (array(
    select id from ${table} where created_at < now() - interval '${age}'
    order by created_at limit 100 for update skip locked
  ))`

/** The format of a refresh token. */
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const refusal = (authCode: string, message: string): Refusal => ({ status: 400, authCode, message })
const malformed = refusal('validation_failed', 'Refresh token is not valid')
const notFound = refusal('refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found')
const expired = refusal('session_expired', 'Invalid Refresh Token: Session Expired')
const idle = refusal('session_expired', 'Invalid Refresh Token: Session Expired (Inactivity)')
const alreadyUsed = refusal('refresh_token_already_used', 'Invalid Refresh Token: Already Used')
