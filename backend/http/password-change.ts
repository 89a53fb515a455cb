// Changes the password of a signed-in account. The new password must meet the rules of `npm run operator`, and the
// current one is required, so that a stolen session cannot be used to take over the account. GoTrue has the same
// option; the error codes are its own.
import type { IncomingMessage } from 'node:http'
import bcrypt from 'bcryptjs'
import type { Fetch } from '#backend/fetch.ts'
import type { Keys } from '#backend/keys.ts'
import { findPasswordProblem, hashCost } from '#backend/passwords/password-rules.ts'
import type { Query } from '#backend/query.ts'
import type { Refusal } from '#backend/refusal.ts'
import { lockSessions } from '#backend/sessions/lock-sessions.ts'
import { passwordHash } from '#backend/sessions/token-endpoint.ts'
import type { RestAndAuth } from '#backend/supabase-lite/rest-and-auth.ts'
import { claimsOf } from './requester.ts'
import type { SignInRules } from './sign-in-rules.ts'

export interface AuthAccess extends Pick<RestAndAuth, 'inTransaction'> {
  keys: Keys
  signIns: SignInRules
  /** Passes a request to Auth. */
  fetch: Fetch
}

/** What a client wants to change. Attributes other than the password are left to Auth. */
interface Attributes {
  password: string
  current_password?: string | undefined
}

export function createPasswordChange({ keys, signIns, fetch, inTransaction }: AuthAccess) {
  /** @param request the incoming `PUT /auth/v1/user`, with its body */
  return async (
    incoming: IncomingMessage,
    request: Request,
    { password, current_password: current, ...others }: Attributes,
  ): Promise<Response | Refusal> => {
    const call = (method: string, path: string, body?: object) =>
      callLike(request, method, `/auth/v1/${path}`, body)

    const account = await fetch(call('GET', 'user'))
    if (!account.ok) return account
    const weakness = findPasswordProblem(password)
    if (weakness) return { status: 422, authCode: 'weak_password', message: weakness }
    if (!current) return currentRequired

    // Auth can compare passwords only by signing in. This counts as a sign-in attempt, so that a stolen session cannot
    // be used to guess faster.
    const refusal = signIns.countAttempt(incoming)
    if (refusal) return refusal
    const { id, email } = await account.json()
    const before = await inTransaction((query) => passwordHash(query, email))
    const checked = await signIns.answer(
      incoming,
      call('POST', 'token?grant_type=password', { email, password: current }),
    )
    if (!(checked instanceof Response)) return checked
    if (checked.status === 400) return currentInvalid
    if (!checked.ok) return checked

    const changed = await change()
    if (changed instanceof Response && changed.ok) return changed
    const { access_token } = await checked.json()
    const end = call('POST', 'logout?scope=local')
    end.headers.set('authorization', `Bearer ${access_token}`)
    await fetch(end)
    return changed

    async function change(): Promise<Response | Refusal> {
      if (password === current) return samePassword
      const account = await fetch(call('PUT', 'user', others))
      if (!account.ok) return account
      const after = await bcrypt.hash(password, hashCost)
      const session = `${claimsOf(incoming, keys)?.session_id}`
      const isReplaced = await inTransaction((query) =>
        replacePassword(query, { id, session, before: before ?? '', after }),
      )
      return isReplaced ? account : currentInvalid
    }
  }
}

/**
 * Replaces a password only if it is still the one that was checked, and ends all other sessions of the account, also the one
 * that the check started. Auth itself would also overwrite a password that was reset since.
 * @param change with the session that stays; `before` and `after` are hashes
 * @returns whether it was replaced
 */
async function replacePassword(
  query: Query,
  { id, session, before, after }: { id: string; session: string; before: string; after: string },
): Promise<boolean> {
  await lockSessions(query, id)
  const replaced = await query(
    `with account as (
       update auth.users
       set encrypted_password = $3, recovery_token = null, recovery_sent_at = null, updated_at = now()
       where id = $1 and encrypted_password = $2
       returning id, email
     )
     insert into auth.audit_log_entries (id, payload)
     select gen_random_uuid(), json_build_object('action', 'user_updated_password', 'actor_id', id,
       'actor_username', email, 'actor_via_sso', false, 'log_type', 'user')
     from account returning id`,
    [id, before, after],
  )
  if (replaced.length === 0) return false
  await query('delete from auth.sessions where user_id = $1 and id::text <> $2', [id, session])
  return true
}

const currentRequired: Refusal = {
  status: 400,
  authCode: 'current_password_required',
  message: 'The current password is required to set a new one.',
}

const currentInvalid: Refusal = {
  status: 400,
  authCode: 'current_password_invalid',
  message: 'The current password is incorrect.',
}

const samePassword: Refusal = {
  status: 422,
  authCode: 'same_password',
  message: 'New password should be different from the old password.',
}

function callLike(request: Request, method: string, path: string, body?: object): Request {
  const headers = new Headers(request.headers)
  headers.delete('content-length')
  return new Request(new URL(path, request.url), {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  })
}
