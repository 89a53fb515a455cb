// Errors of the database and of @supabase/lite: what the client is told about them, and what is logged.
import { inspect } from 'node:util'
import { toErrorResponse } from '#backend/refusal.ts'
import { codeOf, findUnavailability, unavailabilityOf } from '#backend/unavailability.ts'
import { type DatabaseError, requestContext } from './request-context.ts'

/** @returns the error that the library gets instead of `error`, for its response and its own log */
export function toLibraryError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const unavailable = findUnavailability(error)
  const replacement = unavailable
    ? Object.assign(new Error(unavailable.message), { code: unavailable.code })
    : error
  remember(error)
  // The library logs this before the status of the response is known, so it is logged as nothing (see `logServerError`).
  return loggedAs(replacement, '')
}

/** Logs the error code of a 5xx response of REST or Auth. Client errors are not logged, because anyone could fill the disk that way. */
export function logServerError(answer: Response): Response {
  const code = requestContext.getStore()?.code
  if (answer.status >= 500 && code) console.error(`The backend could not answer a request (${code})`)
  return answer
}

/**
 * Gives an error the status of PostgREST, and replaces the library's generic 500. The library sends that for requests
 * that it cannot parse, which are client errors, and for database errors that it does not know. It sends a plain text
 * if it cannot read the session of a token from the database.
 */
export async function withPostgrestError(answer: Response): Promise<Response> {
  if (answer.status < 400) return answer
  const context = requestContext.getStore()
  const { code } = await answer
    .clone()
    .json()
    .catch(() => ({}))
  const unavailable = code === undefined && context?.code && unavailabilityOf(context.code)
  if (unavailable) return toErrorResponse(unavailable)
  const databaseError = context?.error
  if (code === 'SUP' && !databaseError)
    return toErrorResponse({ status: 400, message: 'The request is malformed' })
  if (code === 'SUP' && databaseError) {
    const { message, detail, hint } = databaseError
    const body = { code: databaseError.code, message, details: detail ?? null, hint: hint ?? null }
    return Response.json(body, { status: statusOf(databaseError) ?? 400 })
  }
  // Auth does not know what our triggers tell the client.
  if (answer.status === 500 && databaseError?.code.startsWith('PT4'))
    return toErrorResponse({
      status: Number(databaseError.code.slice(2)),
      message: databaseError.message,
      authCode: 'validation_failed',
    })
  const status = databaseError && code === databaseError.code ? statusOf(databaseError) : undefined
  return status ? new Response(answer.body, { status, headers: answer.headers }) : answer
}

/** Makes the log show a line in place of an error, which may contain the values that caused it. */
const loggedAs = (error: Error, line: string) =>
  Object.defineProperty(error, inspect.custom, { value: () => line, configurable: true })

/** Only the code of the error is logged. */
export function rethrowWithoutDetails(error: Error): never {
  remember(error)
  throw loggedAs(error, `database: ${codeOf(error)}`)
}

function remember(error: Error): void {
  const context = requestContext.getStore()
  if (!context) return
  context.code = codeOf(error)
  if (isDatabaseError(error)) context.error = error
}

const isDatabaseError = (error: Error): error is DatabaseError =>
  'code' in error && /^[0-9A-Z]{5}$/.test(String(error.code))

/** The status of PostgREST for errors to which the library gives another one (src/library/PostgREST/Error.hs). */
function statusOf({ code, message }: DatabaseError): number | undefined {
  // An extension of hosted projects refuses changes without a filter.
  if (code === '21000') return message.endsWith('requires a WHERE clause') ? 400 : 500
  if (/^(?:0L|0P|28)/.test(code)) return 403
  if (/^53(?!400)/.test(code)) return 503
  return serverErrorClasses.test(code) ? 500 : undefined
}

const serverErrorClasses = /^(?:09|25(?!006)|2D|38|39|3B|40|5|F0|HV|P0(?!001)|XX)/
