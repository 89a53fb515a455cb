// Sessions as Auth signs them: JSON Web Tokens (RFC 7519) with HMAC SHA-256 (RFC 7518, section 3.2) and no other
// algorithm.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { parseJson } from '#server/parse-json.ts'

const header = z.object({ alg: z.literal('HS256') })

const requestRole = z.enum(['anon', 'authenticated', 'service_role'])

/** Whether a request may take on this database role. Even a signed token must not get any other role. */
export const isRequestRole = (role: unknown) => requestRole.safeParse(role).success

const claims = z.looseObject({
  role: requestRole,
  sub: z.string().optional(),
  /** Seconds since 1970. */
  exp: z.number().int(),
})

export type Claims = z.infer<typeof claims>

export function signJwt(claims: object, secret: string): string {
  const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
}

/**
 * Verifies a token and reads its claims.
 * @param nowSeconds since 1970
 * @returns the claims; undefined if the token is malformed, not signed with `secret`, or expired
 */
export function verifyJwt(token: string, secret: string, nowSeconds = Date.now() / 1000): Claims | undefined {
  const [head = '', body = '', signature = '', ...rest] = token.split('.')
  const expected = createHmac('sha256', secret).update(`${head}.${body}`).digest()
  const given = Buffer.from(signature, 'base64url')
  if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected))
    return undefined
  if (!header.safeParse(decode(head)).success) return undefined
  const { data } = claims.safeParse(decode(body))
  return data && data.exp > nowSeconds ? data : undefined
}

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

const decode = (part: string) => parseJson(Buffer.from(part, 'base64url').toString())
