import type { Claims } from '#backend/jwt.ts'

/** A role with the claims of a session, under which row-level security is evaluated. */
export interface Viewer {
  role: Claims['role']
  /** As JSON; also what tells two viewers apart. */
  claims: string
}

/** SQL that makes the rest of a transaction this viewer's. */
export const sessionSettings = ({ role, claims }: Viewer) =>
  `select set_config('request.jwt.claims', ${quoteText(claims)}, true),
    set_config('request.jwt.claim.sub', ${quoteText(claims)}::jsonb ->> 'sub', true),
    set_config('request.jwt.claim.role', ${quoteText(role)}, true),
    set_config('role', ${quoteText(role)}, true)`

/** Whatever the server takes a backslash for. */
export const quoteText = (text: string) => ` E'${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
