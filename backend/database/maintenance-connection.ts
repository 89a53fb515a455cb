// The single connection over which a database is prepared, backed up or restored. It has no time limit, but the work
// fails if the connection is lost.
import { constants } from 'node:os'
import type { Sql } from 'postgres'
import { StartupError } from '#server/startup-error.ts'
import { checkServerVersion, connect, type DatabaseTarget } from './connect.ts'

const connectionLost =
  'connection to the database was lost. Check that the database is running, then try again.'

/**
 * Opens a connection, does some work on it and closes it.
 * @throws {StartupError} if the database does not answer, is too old, or the connection is lost
 */
export async function withMaintenanceConnection<T>(
  target: DatabaseTarget,
  work: (sql: Sql) => Promise<T>,
): Promise<T> {
  const { promise: lost, reject } = Promise.withResolvers<never>()
  const loss = new StartupError(`The ${connectionLost}`)
  // A failed query has the more specific error, so it is reported first. A query may also stay unanswered (postgres
  // 3.4.9).
  const onclose = () => setImmediate(reject, loss)
  const options = { ...target.options, idle_timeout: 0, max_lifetime: null, onclose }
  const sql = connect({ ...target, options }, 1)
  try {
    return await Promise.race([liftLimits(sql).then(() => work(sql)), lost])
  } finally {
    await sql.end({ timeout: 2 })
  }
}

/**
 * A hosted project ends a statement after two minutes. The limit is lifted by a statement, because a pooler may ignore
 * the settings with which a connection is opened.
 */
async function liftLimits(sql: Sql): Promise<void> {
  await checkServerVersion(sql)
  // Which of these settings exist depends on the version.
  await sql`
    select set_config(name, '0', false) from pg_settings
    where name in ('statement_timeout', 'transaction_timeout', 'idle_in_transaction_session_timeout')`
}

/** @returns why the work failed, in words for the administrator, and what to do about it if that is known */
export function databaseErrorReason(error: unknown): string {
  const { code = '', message } = error as Error & { code?: string }
  if (/^(CONNECTION_|ECONN|EPIPE)/.test(code)) return `the ${connectionLost}`
  const advice = adviceByCode[code]
  return advice ? `${message}. ${advice}` : message
}

const freeSpace = 'Free some disk space and try again.'
const adviceByCode: Record<string, string | undefined> = {
  '25006': 'Check that DATABASE_URL is not a standby, and that the disk of the database is not full.',
  '53100': freeSpace,
  ENOSPC: freeSpace,
  // Node has no name for this error.
  [`Unknown system error -${constants.errno.EDQUOT}`]:
    'The disk quota of this user is used up. Free some disk space or raise the quota, and try again.',
}

/**
 * Runs some work of `withMaintenanceConnection` in a transaction. If the work fails, closing the connection rolls the
 * transaction back. The driver's own `begin` would send a rollback even on a lost connection, which ends the process or
 * never returns (postgres 3.4.9).
 */
export async function inTransaction<T>(sql: Sql, work: (transaction: Sql) => Promise<T>): Promise<T> {
  await sql`begin`
  const result = await work(sql)
  await sql`commit`
  return result
}
