// All processes of the site on one database need the same keys, because each must accept the sessions that the others
// issue. Each process shows which keys it has, for as long as it runs, in the name of the connection on which it
// listens.

import { type Keys, keyFingerprint } from '#backend/keys.ts'
import { StartupError } from '#server/startup-error.ts'
import { connect, type DatabaseTarget } from './connect.ts'

const prefix = 'website-realtime'

/** The name of the connection that listens (application_name, of which PostgreSQL keeps 63 bytes). */
export const listenerName = (keys: Keys) => `${prefix} ${keyFingerprint(keys)}`

/**
 * Must be called after this process has started to listen, so that of two processes that start together at least one
 * sees the other.
 * @throws {StartupError} if another process uses this database with different keys
 */
export async function checkSameKeys(target: DatabaseTarget, keys: Keys, dataDir: string): Promise<void> {
  const sql = connect(target, 1)
  const others = await sql`
    select from pg_stat_activity
    where datname = current_database() and application_name like ${`${prefix} %`}
      and application_name <> ${listenerName(keys)}`.finally(() => sql.end())
  if (others.length === 0) return
  throw new StartupError(
    'Another process of the site uses this database with different keys. Copy keys.json from its DATA_DIR ' +
      `into ${dataDir}, or stop that process.`,
  )
}
