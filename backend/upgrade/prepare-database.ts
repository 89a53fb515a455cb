// Brings the database, embedded or not, into the state that the backend needs. Runs at every start, under a lock,
// because several site processes may share one database.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Sql } from 'postgres'
import type { DatabaseTarget } from '#backend/database/connect.ts'
import { exposedSchemas } from '#backend/database/exposed-schemas.ts'
import { isHostedProject } from '#backend/database/hosted-project.ts'
import { databaseErrorReason, withMaintenanceConnection } from '#backend/database/maintenance-connection.ts'
import { findPending, migrate } from '#backend/database/migrate.ts'
import { StartupError } from '#server/startup-error.ts'
import { checkNames } from './check-names.ts'
import { backUpBeforeUpgrade, removeOldPreUpgradeBackups } from './pre-upgrade-backup.ts'

const scripts = {
  roles: new URL('roles.sql', import.meta.url),
  realtime: new URL('announce-changes.sql', import.meta.url),
}
/** Key of the advisory lock under which a database is prepared. Any number works if nobody else uses it. */
export const lockKey = 0x77656273

type LogLine = (line: string) => void
const silent: LogLine = () => {}

interface Options {
  /** Absolute. An existing database is backed up into it before migrations change it. */
  dataDir: string
  /** Creates the tables of Auth if they are missing. */
  createAuthTables: () => Promise<void>
  /** Called before an upgrade. If it throws, the database is not upgraded. */
  beforeUpgrade?: (sql: Sql) => Promise<void>
  log?: LogLine | undefined
}

/**
 * @throws {StartupError} if the database cannot be reached, is too old, was made by a newer version of the site, belongs to a
 * hosted project, cannot be backed up before an upgrade, has something of another application under a name of the
 * site's, or would expose a table without policies
 */
export async function prepareDatabase(
  target: DatabaseTarget,
  { dataDir, createAuthTables, beforeUpgrade, log = silent }: Options,
): Promise<void> {
  const backups = join(dataDir, 'backups')
  await underLock(target, log, async (sql) => {
    if (await isHostedProject(sql)) {
      throw new StartupError(
        'This database belongs to a hosted project, which has its own backend. ' +
          'Set SUPABASE_URL and SUPABASE_ANON_KEY in place of DATABASE_URL.',
      )
    }
    await checkRowLevelSecurity(sql) // of tables of other applications, before anything is written
    if ((await findPending(sql, backups)).length > 0) await beforeUpgrade?.(sql)
    await upgrade(sql, backups, log, async () => {
      await runScript(sql, scripts.roles)
      await createAuthTables()
    })
    await runScript(sql, scripts.realtime)
    await checkRowLevelSecurity(sql)
  })
}

/**
 * Applies the missing migrations to a hosted project, which needs no other preparation.
 * @param dataDir absolute; existing texts are backed up into it first
 * @throws {StartupError} if that is not possible
 */
export const prepareHostedProject = (target: DatabaseTarget, dataDir: string) =>
  underLock(target, silent, (sql) => upgrade(sql, join(dataDir, 'backups'), silent))

async function underLock(
  target: DatabaseTarget,
  log: LogLine,
  prepare: (sql: Sql) => Promise<void>,
): Promise<void> {
  try {
    await withMaintenanceConnection(target, async (sql) => {
      const [lock] = await sql<[{ taken: boolean }]>`select pg_try_advisory_lock(${lockKey}) as taken`
      if (!lock.taken) {
        log('Another process is preparing the database. Waiting for it…')
        await sql`select pg_advisory_lock(${lockKey})`
      }
      await prepare(sql)
    })
  } catch (error) {
    if (error instanceof StartupError) throw error
    throw new StartupError(`The database cannot be prepared: ${databaseErrorReason(error)}`, { cause: error })
  }
}

/** @param makeReady creates what the migrations depend on, after the backup */
async function upgrade(sql: Sql, backups: string, log: LogLine, makeReady = async () => {}): Promise<void> {
  const pending = await findPending(sql, backups)
  await checkNames(sql)
  const backup = pending[0] && (await backUpBeforeUpgrade(sql, backups, pending[0].version))
  if (backup) log(`Upgrading the database. Backup of its previous state: ${backup}`)
  await makeReady()
  await migrate(sql, pending)
  // The upgrade is done, so what keeps an old backup from being removed must not end the start.
  if (backup) await removeOldPreUpgradeBackups(backups).catch(() => {})
}

const runScript = async (sql: Sql, script: URL) => sql.unsafe(await readFile(script, 'utf8'))

/** REST exposes every table of these schemas. One without row-level security could be read and written by anyone. */
async function checkRowLevelSecurity(sql: Sql): Promise<void> {
  const tables = await sql<{ name: string }[]>`
    select format('%I.%I', nspname, relname) as name
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind in ('r', 'p') and not relrowsecurity and nspname = any(${exposedSchemas})
    order by 1`
  if (tables.length === 0) return
  throw new StartupError(
    `Row-level security is off for ${tables.map(({ name }) => name).join(', ')}, which the backend would expose. ` +
      'Enable it ("alter table … enable row level security") or move the table to another schema.',
  )
}
