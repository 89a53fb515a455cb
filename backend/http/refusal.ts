// An answer that says no, in the shape that the client reads: PostgREST's, and for Auth GoTrue's as well.
export interface Refusal {
  status: number
  /** For a person. */
  message: string
  /** A name for it that a program reads; without one, the status. */
  code?: string
  /** Auth's name for it, where it has one. */
  authCode?: string
  /** Seconds until it is worth trying again (RFC 9110, 10.2.3). */
  retryAfter?: number
}

/** A refusal as both shapes at once: each client reads its own fields. */
export function refused({ status, code = `${status}`, message, authCode, retryAfter }: Refusal): Response {
  const auth = authCode && { error_code: authCode, msg: message }
  return Response.json(
    { code, message, details: null, hint: null, ...auth },
    { status, headers: retryAfter === undefined ? {} : { 'retry-after': `${retryAfter}` } },
  )
}
