import type { Claims } from '#backend/jwt.ts'
import { quoteText } from './quote.ts'

/** A role with the claims of a session, for which row-level security is evaluated. */
export interface Viewer {
  role: Claims['role']
  /** As JSON; also serves as the identity of the viewer. */
  claims: string
}

/** SQL that makes the rest of a transaction run as this viewer. */
export const sessionSettings = ({ role, claims }: Viewer) =>
  `select set_config('request.jwt.claims', ${quoteText(claims)}, true),
    set_config('request.jwt.claim.sub', ${quoteText(claims)}::jsonb ->> 'sub', true),
    set_config('request.jwt.claim.role', ${quoteText(role)}, true),
    set_config('role', ${quoteText(role)}, true)`
