// All processes of the site on one database need the same keys, because each must accept the sessions that the others
// issue. They also share who may write: none may start without a sign-in while another one requires it. Each process
// shows both, for as long as it runs, in the name of the connection on which it listens.
import type { Sql } from 'postgres'
import { type Keys, keyFingerprint } from '#backend/keys.ts'
import type { Config } from '#server/config.ts'
import { StartupError } from '#server/startup-error.ts'
import { connectionName, type DatabaseTarget } from './connect.ts'
import { inTransaction, withMaintenanceConnection } from './maintenance-connection.ts'

type Access = Pick<Config, 'writers'>

const prefix = 'website-realtime'
const modeOf = ({ writers }: Access) => (writers === 'operators' ? 'operators' : 'open')

/** The name of the connection that listens (application_name, of which PostgreSQL keeps 63 bytes). */
export const listenerName = (keys: Keys, access: Access) =>
  `${prefix} ${keyFingerprint(keys)} ${modeOf(access)}`

interface SiteProcess extends Access {
  keys: Keys
  dataDir: string
}

/**
 * Stores who may write, for the policies and for all processes. Must be called after this process has started to listen,
 * so that of two processes that start together at least one sees the other.
 * @throws {StartupError} as `checkOtherProcesses`; then nothing is stored
 */
export async function joinOtherProcesses(target: DatabaseTarget, self: SiteProcess): Promise<void> {
  await withMaintenanceConnection(target, (sql) =>
    inTransaction(sql, async (transaction) => {
      // If this process loses its connection now, the others wait no longer than that for its lock.
      await transaction`set local idle_in_transaction_session_timeout = '10s'`
      // A process that starts or reconnects now is either seen below, or stores its access after this one.
      await transaction`lock table private.admin_access in share row exclusive mode`
      await checkOtherProcesses(transaction, self)
      await transaction`
        insert into private.admin_access (mode) values (${modeOf(self)})
        on conflict (only_row) do update set mode = excluded.mode`
    }),
  )
}

/**
 * @throws {StartupError} if another process uses this database with different keys, or requires a sign-in and this one
 * does not
 */
export async function checkOtherProcesses(
  sql: Sql,
  { keys, dataDir, ...access }: SiteProcess,
): Promise<void> {
  const listeners = await sql<{ name: string }[]>`
    select application_name as name from pg_stat_activity
    where datname = current_database() and application_name like ${`${prefix} %`}`
  const processes = listeners.map(({ name }) => {
    const [fingerprint, mode] = name.slice(prefix.length + 1).split(' ')
    return { fingerprint, mode }
  })
  if (processes.some(({ fingerprint }) => fingerprint !== keyFingerprint(keys)))
    throw new StartupError(
      'Another process of the site uses this database with different keys. Copy keys.json from its DATA_DIR ' +
        `into ${dataDir}, or stop that process.`,
    )
  if (modeOf(access) === 'open' && processes.some(({ mode }) => mode === 'operators'))
    throw new StartupError(
      'Another process of the site on this database requires a sign-in to edit, and this one does not. Set ' +
        'ADMIN_ACCESS=operators, or stop that process.',
    )
}

/**
 * Must be called by a process that requires a sign-in whenever it listens again. While it did not listen, other processes
 * could not see it, and one may have opened the site.
 */
export async function requireSignIn(sql: Sql): Promise<void> {
  await sql`update private.admin_access set mode = 'operators' where mode <> 'operators'`
}

/** @returns whether another process of the site, or one of its commands, is connected */
export async function isSiteRunning(sql: Sql): Promise<boolean> {
  const others = await sql`
    select from pg_stat_activity
    where datname = current_database() and application_name = ${connectionName} and pid <> pg_backend_pid()`
  return others.length > 0
}
