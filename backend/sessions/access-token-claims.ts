// The claims of an access token, as GoTrue issues them (supabase/auth, internal/tokens/service.go): what policies read from
// `auth.jwt()`, and what clients read from the token.
import { z } from 'zod'

const metadata = z.record(z.string(), z.unknown())

/** What Auth says about an account. */
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

export const lifetimeSeconds = 3600

/** A token is sent with every request. An account writes its own metadata, and could make a token that no server accepts. */
const maxUserMetadataBytes = 4096

/**
 * @param issuer the address of Auth
 * @param now seconds since 1970
 */
export function accessTokenClaims(account: Account, session: Session, issuer: string, now: number) {
  const { id, aud, role, email, phone, app_metadata, user_metadata, is_anonymous } = account
  const isTooLarge = Buffer.byteLength(JSON.stringify(user_metadata)) > maxUserMetadataBytes
  return {
    iss: issuer,
    sub: id,
    aud,
    exp: now + lifetimeSeconds,
    iat: now,
    email,
    phone,
    app_metadata,
    user_metadata: isTooLarge ? {} : user_metadata,
    role,
    // Signing in with a password is the only way in, and there are no second factors.
    aal: 'aal1',
    amr: [{ method: 'password', timestamp: session.startedAt }],
    session_id: session.id,
    is_anonymous,
  }
}
