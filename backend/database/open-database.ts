// Opens the database of this installation, whether or not the site is running.
import { statSync } from 'node:fs'
import { lockDataDir } from '#backend/data-dir-lock.ts'
import { StartupError } from '#server/startup-error.ts'
import { checkNoOtherDatabase } from './cluster.ts'
import { type DatabaseTarget, urlTarget } from './connect.ts'
import { clusterIn, findRunningDatabase, startEmbeddedDatabase } from './embedded-database.ts'

export interface DatabaseLocation {
  /** Absolute path. */
  dataDir: string
  /** Connection URL of an external PostgreSQL; without it, the embedded one is used. */
  databaseUrl?: string | undefined
}

export interface OpenDatabase {
  target: DatabaseTarget
  release(): Promise<void>
}

/**
 * Whether there is a database. If not, opening it creates one.
 * @throws if this user may not look into the directory
 */
export const hasDatabase = ({ dataDir, databaseUrl }: DatabaseLocation): boolean =>
  databaseUrl !== undefined || statSync(clusterIn(dataDir), { throwIfNoEntry: false }) !== undefined

/** @throws {StartupError} if there is no database */
export function requireDatabase(location: DatabaseLocation): void {
  if (hasDatabase(location)) return
  checkNoOtherDatabase(location.dataDir)
  throw new StartupError(
    `There is no database in ${location.dataDir}. Set DATA_DIR to the site’s data directory.`,
  )
}

/**
 * Finds the database, and starts the embedded one if the site is not running.
 * @throws {StartupError} if it cannot be started
 */
export async function openDatabase(location: DatabaseLocation): Promise<OpenDatabase> {
  const target = location.databaseUrl
    ? urlTarget(location.databaseUrl)
    : findRunningDatabase(location.dataDir)
  return target ? { target, release: async () => {} } : openDatabaseAlone(location, databaseUrlAdvice)
}

const databaseUrlAdvice = 'If it uses DATABASE_URL, set the same one for this command; otherwise stop it.'

/**
 * Locks the installation for this process, and starts the database if it is embedded.
 * @param advice what to do if another process holds the lock
 * @throws {StartupError} if another process, such as the site, holds the lock
 */
export async function openDatabaseAlone(
  { dataDir, databaseUrl }: DatabaseLocation,
  advice?: string,
): Promise<OpenDatabase> {
  const unlock = lockDataDir(dataDir, advice)
  if (databaseUrl) return { target: urlTarget(databaseUrl), release: async () => unlock() }
  try {
    const database = await startEmbeddedDatabase(dataDir, { info() {}, error() {} })
    return { target: database.target, release: () => database.stop().finally(unlock) }
  } catch (error) {
    unlock()
    throw error
  }
}
