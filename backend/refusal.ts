// An answer that says no, in the shape that the client reads: PostgREST's, and for Auth GoTrue's as well.
export interface Refusal {
  status: number
  /** For a person. */
  message: string
  /** PostgREST's name for it, where it has one. */
  code?: string
  /** What to do about it. */
  hint?: string
  /** Auth's name for it, where it has one. */
  authCode?: string
  /** Seconds until it is worth trying again (RFC 9110, 10.2.3). */
  retryAfterSeconds?: number
}

/** A refusal as both shapes at once: each client reads its own fields. */
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
