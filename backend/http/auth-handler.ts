// Passes requests to Auth after checking that the body is well-formed. Auth's own answers to a malformed body would
// reveal whether an account exists.
import type { IncomingMessage } from 'node:http'
import { z } from 'zod'
import type { Refusal } from '#backend/refusal.ts'
import { parseJson } from '#server/parse-json.ts'
import { type AuthAccess, createPasswordChange } from './password-change.ts'
import { isSignIn, maxEmailLength } from './sign-in-rules.ts'

const authBody = z.looseObject({
  email: z.string().max(maxEmailLength).optional(),
  phone: z.string().optional(),
  password: z.string().optional(),
  current_password: z.string().optional(),
  refresh_token: z.string().optional(),
  auth_code: z.string().optional(),
  code_verifier: z.string().optional(),
  scope: z.string().optional(),
  data: z.record(z.string(), z.unknown()).nullish(),
})

/** U+0000 or half of a surrogate pair, as `JSON.stringify` escapes them. */
const unstorable = /(?<!\\)(\\\\)*\\u(0000|d[89a-f])/

/**
 * Whether PostgreSQL can store this as JSON. The metadata of an account becomes part of its token, which every policy
 * reads.
 */
function isStorable(value: unknown): boolean {
  try {
    return !unstorable.test(JSON.stringify(value) ?? '')
  } catch {
    return false // nested too deep
  }
}

const malformed: Refusal = {
  status: 400,
  authCode: 'validation_failed',
  message: 'The request body is malformed',
}

/** @returns a handler for requests to /auth/v1; it takes the incoming request and the same request with its body */
export function createAuthHandler(access: AuthAccess) {
  const { signIns, fetch } = access
  const changePassword = createPasswordChange(access)

  return async (incoming: IncomingMessage, request: Request): Promise<Response | Refusal> => {
    const text = await request.clone().text()
    const value = parseJson(text)
    // A body that is not JSON passes here, because Auth refuses it before it looks at any account.
    const body = value === undefined ? {} : authBody.safeParse(value).data
    if (!body || !isStorable(value)) return malformed
    if (isSignIn(request)) return signIns.answer(incoming, request)
    const { password, current_password } = body
    return password === undefined || request.method !== 'PUT'
      ? fetch(request)
      : changePassword(incoming, request, { ...body, password, current_password })
  }
}
