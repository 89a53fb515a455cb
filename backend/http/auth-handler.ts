// What Auth is asked, once the body of the request is known to be well-formed. Of one that is not, Auth's answers would depend on
// whether an account exists.
import type { IncomingMessage } from 'node:http'
import { z } from 'zod'
import type { Refusal } from '#backend/refusal.ts'
import type { Fetch } from './fetch-adapter.ts'
import { createPasswordChange } from './password-change.ts'
import { isSignIn, maxEmailLength, type SignInRules } from './sign-in-rules.ts'

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

/** Whether PostgreSQL takes this as JSON. What an account says of itself becomes part of its token, and every policy reads that. */
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
  message: 'The body of the request is malformed',
}

/** @returns what answers a request of /auth/v1, given as it came and once more with its body */
export function createAuthHandler(signIns: SignInRules, fetch: Fetch) {
  const changePassword = createPasswordChange(signIns, fetch)

  return async (incoming: IncomingMessage, request: Request): Promise<Response | Refusal> => {
    const text = await request.clone().text()
    const value = parseJson(text)
    // What is no JSON, Auth refuses itself, before it looks at any account.
    const body = value === undefined ? {} : authBody.safeParse(value).data
    if (!body || !isStorable(value)) return malformed
    if (isSignIn(request)) return signIns.answer(incoming, request)
    const { password, current_password } = body
    return password === undefined || request.method !== 'PUT'
      ? fetch(request)
      : changePassword(incoming, request, password, current_password)
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
