// How a database is prepared, backed up and restored: over one connection, however long that takes, and with an end also where that
// connection is lost.
import type { Sql } from 'postgres'
import { StartupError } from '#server/startup-error.ts'
import { checkServerVersion, connect, type DatabaseTarget } from './connect.ts'

/**
 * Opens a connection for some work, and closes it after that.
 * @throws {StartupError} where the database does not answer, is too old, or is lost
 */
export async function withMaintenanceConnection<T>(
  target: DatabaseTarget,
  work: (sql: Sql) => Promise<T>,
): Promise<T> {
  const { promise: lost, reject } = Promise.withResolvers<never>()
  const loss = new StartupError('The connection to the database was lost.')
  // A query may know better why it failed, so it goes first. It may also never be answered (postgres 3.4.9).
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
 * A hosted project ends a statement after two minutes. A statement lifts that, because a pooler may not pass on the settings with which a
 * connection is opened.
 */
async function liftLimits(sql: Sql): Promise<void> {
  await checkServerVersion(sql)
  // The names depend on the version.
  await sql`
    select set_config(name, '0', false) from pg_settings
    where name in ('statement_timeout', 'transaction_timeout', 'idle_in_transaction_session_timeout')`
}

/** Why some work failed, in words for an operator. */
export function databaseErrorReason(error: unknown): string {
  const { code = '', message } = error as Error & { code?: string }
  return /^(CONNECTION_|ECONN|EPIPE)/.test(code) ? 'the connection to the database was lost' : message
}

/**
 * Does some of the work of `withMaintenanceConnection` in a transaction. Where it fails, the end of the connection rolls it back: the driver's own `begin` sends
 * a rollback even when the connection is lost, which ends the process or never returns (postgres 3.4.9).
 */
export async function inTransaction<T>(sql: Sql, work: (transaction: Sql) => Promise<T>): Promise<T> {
  await sql`begin`
  const result = await work(sql)
  await sql`commit`
  return result
}
