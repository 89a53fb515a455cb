// A negative response, in PostgREST's format and, for Auth, in GoTrue's as well.
export interface Refusal {
  status: number
  /** Explains the refusal to a person. */
  message: string
  /** PostgREST's code, or one that the panel knows; by default, the status. */
  code?: string
  /** What to do about it. */
  hint?: string
  /** Auth's code, if it has one for this. */
  authCode?: string
  /** A panel in ordinary use never gets it. Reading the body of such a request would only help an attacker keep the server busy. */
  isAbuse?: true
  /** Seconds until a retry makes sense (RFC 9110, 10.2.3). */
  retryAfterSeconds?: number
}

/** Builds a response in both formats at once; each client reads its own fields. */
export function toErrorResponse({
  status,
  message,
  code,
  hint,
  authCode,
  retryAfterSeconds,
}: Refusal): Response {
  const auth = authCode && { error_code: authCode, msg: message }
  return Response.json(
    { code: code ?? `${status}`, message, details: null, hint: hint ?? null, ...auth },
    { status, headers: retryAfterSeconds === undefined ? {} : { 'retry-after': `${retryAfterSeconds}` } },
  )
}
