// The database of this installation, beside the running site or without it.
import { lockDataDir } from '#backend/data-dir-lock.ts'
import { type DatabaseTarget, urlTarget } from './connect.ts'
import { findRunningDatabase, startEmbeddedDatabase } from './embedded-database.ts'

export interface DatabaseLocation {
  /** Absolute. */
  dataDir: string
  /** An existing PostgreSQL in place of the embedded one. */
  databaseUrl?: string
}

export interface OpenDatabase {
  target: DatabaseTarget
  release(): Promise<void>
}

/**
 * Finds the database, and starts the embedded one where the site does not run.
 * @throws {StartupError} where it cannot be started
 */
export async function openDatabase(place: DatabaseLocation): Promise<OpenDatabase> {
  const target = place.databaseUrl ? urlTarget(place.databaseUrl) : findRunningDatabase(place.dataDir)
  return target ? { target, release: async () => {} } : openDatabaseAlone(place)
}

/**
 * Takes the installation for this process alone, and starts the database where that is embedded.
 * @throws {StartupError} where another process has it, as the site has while it runs
 */
export async function openDatabaseAlone({ dataDir, databaseUrl }: DatabaseLocation): Promise<OpenDatabase> {
  const unlock = lockDataDir(dataDir)
  if (databaseUrl) return { target: urlTarget(databaseUrl), release: async () => unlock() }
  try {
    const database = await startEmbeddedDatabase(dataDir, () => {})
    return { target: database.target, release: () => database.stop().finally(unlock) }
  } catch (error) {
    unlock()
    throw error
  }
}
