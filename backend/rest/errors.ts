// Errors of the database and of @supabase/lite: what the client is told of them, and what goes into the log.
import { inspect } from 'node:util'
import { refused } from '#backend/refusal.ts'
import { type DatabaseError, requests } from './request-context.ts'

/** What the library is given for an error that it has met, for the answer and for its own log. */
export function toAnswer(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const code = 'code' in error ? String(error.code) : error.constructor.name
  const reason = inWords[code] ?? (isUnreachable(code) ? unreachable : undefined)
  const answer = reason ? Object.assign(new Error(reason), { code: 'PT503' }) : error
  const met = requests.getStore()
  if (met) {
    met.code = code
    if (isDatabaseError(error)) met.error = error
  }
  // The library prints what this returns before the status of the answer is known.
  return loggedAs(answer, '')
}

/** Logs the code where the server failed. What the client did wrong is not logged: anyone could fill the disk that way. */
export function tellFailure(answer: Response): Response {
  const code = requests.getStore()?.code
  if (answer.status >= 500 && code) console.error(`rest: ${code}`)
  return answer
}

/**
 * What REST stumbles over, without an error of the database, is the request. It answers that as a failure of its own, and in
 * words for its authors; also errors of the database that it does not know, which PostgREST mostly takes for the client's.
 */
export async function understood(answer: Response): Promise<Response> {
  if (answer.status !== 500) return answer
  const { code } = await answer
    .clone()
    .json()
    .catch(() => ({}))
  if (code !== 'SUP') return answer
  const met = requests.getStore()?.error
  if (!met) return refused({ status: 400, message: 'The request cannot be understood' })
  const { message, detail, hint } = met
  const body = { code: met.code, message, details: detail ?? null, hint: hint ?? null }
  return Response.json(body, { status: serversFault.test(met.code) ? 500 : 400 })
}

/** An error of the database may hold the values that caused it: the log gets its code only. */
const loggedAs = (error: Error, line: string) =>
  Object.defineProperty(error, inspect.custom, { value: () => line, configurable: true })

export function throwQuietly(error: Error & { code?: unknown }): never {
  throw loggedAs(error, `database: ${error.code ?? error.name}`)
}

const unreachable = 'The database cannot be reached'
/** https://www.postgresql.org/docs/18/errcodes-appendix.html; its own words are about what it could not do, not why. */
const inWords: Record<string, string | undefined> = {
  '53100': 'The disk of the database is full',
  '57014': 'The database took too long, and nothing was changed. Try again',
}
/** Codes of the driver, and PostgreSQL's classes 08 (connection) and 57P (shutting down, starting up). */
const isUnreachable = (code: string) => /^(CONNECT|ECONN|ENOENT$|EPIPE$|08|57P)/.test(code)

const isDatabaseError = (error: Error): error is DatabaseError =>
  'code' in error && /^[0-9A-Z]{5}$/.test(String(error.code))

/** Classes of errors that PostgREST answers with a status of 500 (src/library/PostgREST/Error.hs). */
const serversFault = /^(?:09|25|2D|38|39|3B|40|5|F0|HV|P0(?!001)|XX)/
