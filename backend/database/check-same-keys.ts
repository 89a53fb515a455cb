// Processes on one database are one site only with the same keys: others would be refused what the first one gave out. Each says
// by the name of its connection that listens which keys it has, for as long as it runs.

import { type Keys, keyFingerprint } from '#backend/keys.ts'
import { StartupError } from '#server/startup-error.ts'
import { connect, type DatabaseTarget } from './connect.ts'

const prefix = 'website-realtime'

/** What the connection that listens is called (application_name, of which PostgreSQL keeps 63 bytes). */
export const listenerName = (keys: Keys) => `${prefix} ${keyFingerprint(keys)}`

/**
 * To be called when this process listens itself, so that of two that start at once at least one sees the other.
 * @throws {StartupError} where another process runs on this database with other keys
 */
export async function checkSameKeys(target: DatabaseTarget, keys: Keys, dataDir: string): Promise<void> {
  const sql = connect(target, 1)
  const others = await sql`
    select from pg_stat_activity
    where datname = current_database() and application_name like ${`${prefix} %`}
      and application_name <> ${listenerName(keys)}`.finally(() => sql.end())
  if (others.length === 0) return
  throw new StartupError(
    'Another process of the site runs on this database, with other keys. Copy keys.json from its DATA_DIR ' +
      `into ${dataDir}, or stop it first.`,
  )
}
