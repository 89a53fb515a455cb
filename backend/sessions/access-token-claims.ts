// The claims of an access token, as GoTrue issues them (supabase/auth, internal/tokens/service.go). Policies read them
// through `auth.jwt()`, and clients read them from the token.
import { z } from 'zod'

const metadata = z.record(z.string(), z.unknown())

/** An account as Auth describes it. */
export const account = z.looseObject({
  id: z.string(),
  aud: z.string(),
  role: z.string(),
  email: z.string(),
  phone: z.string(),
  app_metadata: metadata,
  user_metadata: metadata,
  is_anonymous: z.boolean(),
})

export type Account = z.infer<typeof account>

export interface Session {
  id: string
  /** When its password was checked, in seconds since 1970. */
  startedAt: number
}

export const accessTokenLifetimeSeconds = 3600

/**
 * A limit because a token is sent with every request. An account writes its own metadata, and could otherwise make a
 * token too large for any server.
 */
const maxUserMetadataBytes = 4096

/**
 * @param issuer the URL of Auth
 * @param nowSeconds since 1970
 */
export function accessTokenClaims(account: Account, session: Session, issuer: string, nowSeconds: number) {
  const { id, aud, role, email, phone, app_metadata, user_metadata, is_anonymous } = account
  const isTooLarge = Buffer.byteLength(JSON.stringify(user_metadata)) > maxUserMetadataBytes
  return {
    iss: issuer,
    sub: id,
    aud,
    exp: nowSeconds + accessTokenLifetimeSeconds,
    iat: nowSeconds,
    email,
    phone,
    app_metadata,
    user_metadata: isTooLarge ? {} : user_metadata,
    role,
    // A password is the only way to sign in, and there is no second factor.
    aal: 'aal1',
    amr: [{ method: 'password', timestamp: session.startedAt }],
    session_id: session.id,
    is_anonymous,
  }
}
