import type { Sql } from 'postgres'
import { accountTables } from '#backend/backup/backup-tables.ts'
import { createdNames } from '#backend/created-names.ts'
import { isHostedProject } from '#backend/database/hosted-project.ts'
import { listMigrations } from '#backend/database/migrate.ts'
import { StartupError } from '#server/startup-error.ts'

/** The names of what Auth creates outside a hosted project. */
const authNames = [
  ...accountTables.filter((name) => name.startsWith('auth.')),
  'auth.email',
  'auth.jwt',
  'auth.role',
  'auth.uid',
]

/**
 * Makes sure that the site can create everything it needs in a database that it has never used.
 * @throws {StartupError} if another application uses one of the names
 */
export async function checkNames(sql: Sql): Promise<void> {
  if ((await listMigrations(sql)).length > 0) return
  const [interrupted] = await sql`select from pg_namespace where nspname = 'website_realtime'`
  if (interrupted) return
  const taken = await sql<{ name: string }[]>`
    select name from (
      select relnamespace::regnamespace || '.' || relname from pg_class
      union select pronamespace::regnamespace || '.' || proname from pg_proc
      union select typnamespace::regnamespace || '.' || typname from pg_type
    ) as objects (name)
    where name = any(${await namesOfSite(sql)}) order by name`
  if (taken.length === 0) return
  throw new StartupError(
    `Another application uses names that this site needs: ${taken.map(({ name }) => name).join(', ')}. ` +
      'Rename them, or use another database.',
  )
}

/** The names of everything that the site creates. */
export const namesOfSite = async (sql: Sql) =>
  (await isHostedProject(sql)) ? createdNames : [...createdNames, ...authNames]
