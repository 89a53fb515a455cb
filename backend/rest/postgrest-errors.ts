// Errors of the database and of @supabase/lite: what the client is told about them, and what is logged.
import { inspect } from 'node:util'
import { toErrorResponse } from '#backend/refusal.ts'
import { type DatabaseError, requestContext } from './request-context.ts'

/** @returns the error that the library gets instead of `error`, for its response and its own log */
export function toLibraryError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const code = 'code' in error ? String(error.code) : error.constructor.name
  const reason = messageByCode[code] ?? (isUnreachable(code) ? unreachable : undefined)
  const replacement = reason ? Object.assign(new Error(reason), { code: 'PT503' }) : error
  const context = requestContext.getStore()
  if (context) {
    context.code = code
    if (isDatabaseError(error)) context.error = error
  }
  // The library logs what this returns before the status of the response is known.
  return loggedAs(replacement, '')
}

/** Logs the error code of a 5xx response. Client errors are not logged, because anyone could fill the disk that way. */
export function logServerError(answer: Response): Response {
  const code = requestContext.getStore()?.code
  if (answer.status >= 500 && code) console.error(`rest: ${code}`)
  return answer
}

/**
 * Replaces the library's generic 500 by the response of PostgREST. The library sends a 500 for requests that it cannot
 * parse, which are client errors, and for database errors that it does not know, most of which PostgREST also
 * attributes to the client.
 */
export async function withPostgrestError(answer: Response): Promise<Response> {
  if (answer.status !== 500) return answer
  const { code } = await answer
    .clone()
    .json()
    .catch(() => ({}))
  if (code !== 'SUP') return answer
  const met = requestContext.getStore()?.error
  if (!met) return toErrorResponse({ status: 400, message: 'The request is malformed' })
  const { message, detail, hint } = met
  const body = { code: met.code, message, details: detail ?? null, hint: hint ?? null }
  return Response.json(body, { status: serverErrorClasses.test(met.code) ? 500 : 400 })
}

/** A database error may contain the values that caused it, so only its code is logged. */
const loggedAs = (error: Error, line: string) =>
  Object.defineProperty(error, inspect.custom, { value: () => line, configurable: true })

export function rethrowWithoutDetails(error: Error & { code?: unknown }): never {
  throw loggedAs(error, `database: ${error.code ?? error.name}`)
}

const unreachable = 'The database cannot be reached'
/** https://www.postgresql.org/docs/18/errcodes-appendix.html. PostgreSQL's own messages do not name the cause. */
const messageByCode: Record<string, string | undefined> = {
  '53100': 'The database disk is full',
  '57014': 'The query took too long and was canceled. Nothing was changed. Try again',
}
/** Codes of the driver, and PostgreSQL's classes 08 (connection) and 57P (shutting down, starting up). */
const isUnreachable = (code: string) => /^(CONNECT|ECONN|ENOENT$|EPIPE$|08|57P)/.test(code)

const isDatabaseError = (error: Error): error is DatabaseError =>
  'code' in error && /^[0-9A-Z]{5}$/.test(String(error.code))

/** Classes of errors for which PostgREST answers with status 500 (src/library/PostgREST/Error.hs). */
const serverErrorClasses = /^(?:09|25|2D|38|39|3B|40|5|F0|HV|P0(?!001)|XX)/
