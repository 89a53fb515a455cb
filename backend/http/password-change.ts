// Changes the password of a signed-in account. The new password must meet the rules of `npm run operator`, and the
// current one is required, so that a stolen session cannot be used to take over the account. GoTrue has the same
// option; the error codes are its own.
import type { IncomingMessage } from 'node:http'
import type { Fetch } from '#backend/fetch.ts'
import { findPasswordProblem } from '#backend/passwords/password-rules.ts'
import type { Refusal } from '#backend/refusal.ts'
import type { SignInRules } from './sign-in-rules.ts'

export function createPasswordChange(signIns: SignInRules, fetch: Fetch) {
  /** @param request the incoming `PUT /auth/v1/user`, with its body */
  return async (
    incoming: IncomingMessage,
    request: Request,
    password: string,
    current?: string,
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
    const refusal = signIns.findSenderRefusal(incoming)
    if (refusal) return refusal
    const { email } = await account.json()
    const checked = await signIns.answer(
      incoming,
      call('POST', 'token?grant_type=password', { email, password: current }),
    )
    if (!(checked instanceof Response)) return checked
    if (checked.status === 400) return currentInvalid
    if (!checked.ok) return checked

    const changed = await fetch(request)
    // After an error of the server, the password may have been replaced all the same.
    const isRefused = changed.status >= 400 && changed.status < 500
    if (isRefused) {
      const { access_token } = await checked.json()
      const end = call('POST', 'logout?scope=local')
      end.headers.set('authorization', `Bearer ${access_token}`)
      await fetch(end)
      return changed
    }
    // Also ends the session that the password check started.
    const ended = await fetch(call('POST', 'logout?scope=others'))
    return ended.ok ? changed : ended
  }
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

function callLike(request: Request, method: string, path: string, body?: object): Request {
  const headers = new Headers(request.headers)
  headers.delete('content-length')
  return new Request(new URL(path, request.url), {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  })
}
