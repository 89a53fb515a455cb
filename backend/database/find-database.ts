// The database of this installation, beside the running site or without it.
import { lockDataDir } from '#backend/data-dir.ts'
import { type Target, urlTarget } from './connect.ts'
import { findRunningDatabase, startEmbeddedDatabase } from './embedded.ts'

export interface DatabaseLocation {
  /** Absolute. */
  dataDir: string
  /** An existing PostgreSQL in place of the embedded one. */
  databaseUrl?: string
}

export interface FoundDatabase {
  target: Target
  release(): Promise<void>
}

/**
 * Finds the database, and starts the embedded one where the site does not run.
 * @throws {StartupError} where it cannot be started
 */
export async function findDatabase(place: DatabaseLocation): Promise<FoundDatabase> {
  const target = place.databaseUrl ? urlTarget(place.databaseUrl) : findRunningDatabase(place.dataDir)
  return target ? { target, release: async () => {} } : takeDatabase(place)
}

/**
 * Takes the installation for this process alone, and starts the database where that is embedded.
 * @throws {StartupError} where another process has it, as the site has while it runs
 */
export async function takeDatabase({ dataDir, databaseUrl }: DatabaseLocation): Promise<FoundDatabase> {
  const giveBack = lockDataDir(dataDir)
  if (databaseUrl) return { target: urlTarget(databaseUrl), release: async () => giveBack() }
  try {
    const database = await startEmbeddedDatabase(dataDir, () => {})
    return { target: database.target, release: () => database.stop().finally(giveBack) }
  } catch (error) {
    giveBack()
    throw error
  }
}
