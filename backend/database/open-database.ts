// Opens the database of this installation, whether or not the site is running.
import { lockDataDir } from '#backend/data-dir-lock.ts'
import { type DatabaseTarget, urlTarget } from './connect.ts'
import { findRunningDatabase, startEmbeddedDatabase } from './embedded-database.ts'

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
 * Finds the database, and starts the embedded one if the site is not running.
 * @throws {StartupError} if it cannot be started
 */
export async function openDatabase(location: DatabaseLocation): Promise<OpenDatabase> {
  const target = location.databaseUrl
    ? urlTarget(location.databaseUrl)
    : findRunningDatabase(location.dataDir)
  return target ? { target, release: async () => {} } : openDatabaseAlone(location, maybeOnUrl)
}

const maybeOnUrl = 'If it uses DATABASE_URL, set the same one for this command; otherwise stop it.'

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
    const database = await startEmbeddedDatabase(dataDir, () => {})
    return { target: database.target, release: () => database.stop().finally(unlock) }
  } catch (error) {
    unlock()
    throw error
  }
}
