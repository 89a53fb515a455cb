// What a request is told if it fails because the database cannot be used at the moment.
import type { Refusal } from './refusal.ts'

export function findUnavailability(error: unknown): Refusal | undefined {
  return error instanceof Error ? unavailabilityOf(codeOf(error)) : undefined
}

/** @param code of an error, by `codeOf` */
export function unavailabilityOf(code: string): Refusal | undefined {
  const message = messageByCode[code] ?? (isUnreachable(code) ? 'The database cannot be reached' : undefined)
  return message === undefined ? undefined : { status: 503, code: 'PT503', message }
}

/** The code of an error or, without a code, its name. */
export const codeOf = (error: Error) => ('code' in error ? String(error.code) : error.constructor.name)

/** https://www.postgresql.org/docs/18/errcodes-appendix.html. PostgreSQL's own messages do not name the cause. */
const messageByCode: Record<string, string | undefined> = {
  '53100': 'The database disk is full',
  '53300': 'The database has no free connection. Try again',
  '57014': 'The query took too long and was canceled. Nothing was changed. Try again',
}

/** Codes of the driver and the network, and PostgreSQL's classes 08 (connection) and 57P (shutting down, starting up). */
const isUnreachable = (code: string) =>
  /^(CONNECT|ECONN|E(NOENT|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN)$|08|57P)/.test(code)
