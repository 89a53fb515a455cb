// Errors of the database and of @supabase/lite: what the client is told of them, and what goes into the log.
import { inspect } from 'node:util'
import { toErrorResponse } from '#backend/refusal.ts'
import { type DatabaseError, requestContext } from './request-context.ts'

/** The error that the library gets in place of `error`, for its response and its own log. */
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
  // The library prints what this returns before the status of the answer is known.
  return loggedAs(replacement, '')
}

/** Logs the error code of a 5xx response. Client errors are not logged: anyone could fill the disk that way. */
export function logServerError(answer: Response): Response {
  const code = requestContext.getStore()?.code
  if (answer.status >= 500 && code) console.error(`rest: ${code}`)
  return answer
}

/**
 * Replaces the library's generic 500 by what PostgREST would send. The library answers so to a request that it cannot parse, which is
 * the client's error, and to database errors that it does not know, most of which PostgREST attributes to the client, too.
 */
export async function withPostgrestError(answer: Response): Promise<Response> {
  if (answer.status !== 500) return answer
  const { code } = await answer
    .clone()
    .json()
    .catch(() => ({}))
  if (code !== 'SUP') return answer
  const met = requestContext.getStore()?.error
  if (!met) return toErrorResponse({ status: 400, message: 'The request cannot be understood' })
  const { message, detail, hint } = met
  const body = { code: met.code, message, details: detail ?? null, hint: hint ?? null }
  return Response.json(body, { status: serverErrorClasses.test(met.code) ? 500 : 400 })
}

/** An error of the database may hold the values that caused it: the log gets its code only. */
const loggedAs = (error: Error, line: string) =>
  Object.defineProperty(error, inspect.custom, { value: () => line, configurable: true })

export function rethrowWithoutDetails(error: Error & { code?: unknown }): never {
  throw loggedAs(error, `database: ${error.code ?? error.name}`)
}

const unreachable = 'The database cannot be reached'
/** https://www.postgresql.org/docs/18/errcodes-appendix.html; its own words are about what it could not do, not why. */
const messageByCode: Record<string, string | undefined> = {
  '53100': 'The disk of the database is full',
  '57014': 'The database took too long, and nothing was changed. Try again',
}
/** Codes of the driver, and PostgreSQL's classes 08 (connection) and 57P (shutting down, starting up). */
const isUnreachable = (code: string) => /^(CONNECT|ECONN|ENOENT$|EPIPE$|08|57P)/.test(code)

const isDatabaseError = (error: Error): error is DatabaseError =>
  'code' in error && /^[0-9A-Z]{5}$/.test(String(error.code))

/** Classes of errors that PostgREST answers with a status of 500 (src/library/PostgREST/Error.hs). */
const serverErrorClasses = /^(?:09|25|2D|38|39|3B|40|5|F0|HV|P0(?!001)|XX)/
