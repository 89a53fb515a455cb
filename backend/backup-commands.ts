// Implements `npm run backup`, `npm run restore` and `npm run move`.
import { rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Sql } from 'postgres'
import { counted } from '#server/counted.ts'
import { StartupError } from '#server/startup-error.ts'
import { describeBackup, describeWithoutAccounts, type Header, hasAccounts } from './backup/backup-format.ts'
import { checkForeignKeys } from './backup/check-foreign-keys.ts'
import { writeMoveNote } from './backup/move-note.ts'
import { checkBackup } from './backup/read-backup.ts'
import { restoreBackup } from './backup/restore-backup.ts'
import { writeBackup } from './backup/write-backup.ts'
import type { DatabaseTarget } from './database/connect.ts'
import { isHostedProject } from './database/hosted-project.ts'
import { withMaintenanceConnection } from './database/maintenance-connection.ts'
import {
  type DatabaseLocation,
  type OpenDatabase,
  openDatabase,
  openDatabaseAlone,
  requireDatabase,
} from './database/open-database.ts'
import { isSiteRunning } from './database/other-processes.ts'
import { loadKeys } from './keys.ts'
import { prepareDatabase, prepareHostedProject } from './upgrade/prepare-database.ts'

/**
 * Writes a backup, whether or not the site is running.
 * @param file by default `DATA_DIR/backups/<time>.backup.gz`
 * @returns a summary for the administrator
 * @throws {StartupError} if there is nothing to back up or the file cannot be written
 */
export async function backUp(location: DatabaseLocation, file?: string): Promise<string> {
  const path = resolve(file ?? defaultPath(location))
  if (isDirectory(path))
    throw new StartupError(
      `${path} is a directory. Name a file in it, such as ${join(path, 'site.backup.gz')}.`,
    )
  requireDatabase(location)
  const ownDir = file === undefined ? location.dataDir : undefined
  const { header, footer } = await writeBackupOf(await openDatabase(location), path, ownDir)
  const personal = hasAccounts(header)
    ? 'password hashes and email addresses'
    : 'no accounts, but may contain email addresses'
  return `${path}: ${describeBackup(header, footer)}. It contains ${personal}: keep it as safe as the database.`
}

/**
 * Copies the embedded database into the one of DATABASE_URL. The site must be stopped. The embedded database is not
 * changed.
 * @param replace whether existing data may be replaced
 * @returns a summary for the administrator
 * @throws {StartupError} if that is not possible; then no rows are changed, but the other database may have been created
 * or upgraded. If the command is stopped before it ends, its backup of the embedded database is left behind.
 */
export async function move(location: DatabaseLocation, replace: boolean): Promise<string> {
  if (!location.databaseUrl) throw new StartupError('Set DATABASE_URL to the database to move to.')
  requireDatabase({ dataDir: location.dataDir })
  const path = defaultPath(location)
  await writeBackupOf(await openDatabaseAlone({ dataDir: location.dataDir }), path, location.dataDir)
  const { summary, hosted } = await fill(location, path, { replace, isMove: true }).catch(
    (error: unknown) => {
      // It contains accounts and messages, and nobody would know of it.
      rmSync(path, { force: true })
      throw error
    },
  )
  const commands = hosted
    ? 'the nightly backup needs DATABASE_URL'
    : 'every command needs DATABASE_URL, also the nightly backup'
  return `${summary} The embedded database is unchanged; ${path} is a backup of it. From now on, ${commands}.`
}

/** Also false if the path cannot be examined. Writing there then fails with an error that says why. */
function isDirectory(path: string): boolean {
  try {
    return statSync(path).isDirectory()
  } catch {
    return false
  }
}

function defaultPath({ dataDir }: DatabaseLocation): string {
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  return join(dataDir, 'backups', `${time}.backup.gz`)
}

async function writeBackupOf({ target, release }: OpenDatabase, path: string, dataDir?: string) {
  try {
    return await withMaintenanceConnection(target, (sql) => writeBackup(sql, path, dataDir))
  } finally {
    await release()
  }
}

/**
 * Fills the database from a backup. The site must be stopped.
 * @param replace whether existing data may be replaced
 * @returns a summary for the administrator
 * @throws {StartupError} if that is not possible; then no rows are changed, but the database may have been created or
 * upgraded
 */
export const restore = async (location: DatabaseLocation, file: string, replace: boolean): Promise<string> =>
  (await fill(location, file, { replace, isMove: false })).summary

async function fill(
  location: DatabaseLocation,
  file: string,
  how: Parameters<typeof restoreBackup>[2],
): Promise<{ summary: string; hosted: boolean }> {
  const path = resolve(file)
  // Checked before a database is created or started for it.
  await checkBackup(path)
  const { target, release } = await openDatabaseAlone(location)
  try {
    return await withMaintenanceConnection(target, async (sql) => {
      await checkSiteIsStopped(sql)
      await checkForeignKeys(sql)
      const hosted = await isHostedProject(sql)
      if (hosted) await prepareHostedProject(target, location.dataDir)
      else await prepareOwn(target, location.dataDir)
      const { header, footer, unscheduled } = await restoreBackup(sql, path, how)
      if (how.isMove) await writeMoveNote(location.dataDir, sql, hosted)
      const releases = counted(unscheduled, 'release is', 'releases are')
      const schedules =
        unscheduled > 0 ? ` ${releases} no longer scheduled: the view "Releases" says which and why.` : ''
      const restored = `restored as of ${header.made}.`
      const contents = hosted ? describeWithoutAccounts(header, footer) : describeBackup(header, footer)
      const summary = `${contents} ${restored}${describeMissingAccounts(header, hosted)}${schedules}`
      return { summary, hosted }
    })
  } finally {
    await release()
  }
}

/** What a restored backup or a move does not bring, and what to do about it. */
function describeMissingAccounts(header: Header, hosted: boolean): string {
  if (hosted)
    return ' Accounts are not part of it, because the project has its own. Add operators with "npm run operator".'
  if (hasAccounts(header)) return ''
  return ' The backup has no accounts, so there are no operators. Add them with "npm run operator".'
}

async function prepareOwn(target: DatabaseTarget, dataDir: string): Promise<void> {
  const keys = await loadKeys(dataDir)
  await prepareDatabase(target, {
    dataDir,
    async createAuthTables() {
      // Loaded only here, because that takes most of the time of a backup, or of a restore that is refused.
      const { openRestAndAuth } = await import('./supabase-lite/rest-and-auth.ts')
      const auth = openRestAndAuth(target, keys)
      await auth.createAuthTables().finally(auth.close)
    },
  })
}

/** A running site would keep using what it has already read, and write to tables that are being replaced. */
async function checkSiteIsStopped(sql: Sql): Promise<void> {
  if (await isSiteRunning(sql)) throw new StartupError('The site is running on this database. Stop it first.')
}
