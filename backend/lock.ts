// One process per data directory. The lock is an exclusive transaction on a SQLite file: the kernel drops it with the
// process, however that ends, so nothing is ever stale and no process id has to be guessed at.
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '#start-error.ts'

/**
 * Takes the data directory for this process.
 * @param dataDir an existing directory
 * @returns a function that gives it back
 * @throws {StartError} where another process has it
 */
export function lockDataDir(dataDir: string): () => void {
  const lock = new DatabaseSync(join(dataDir, 'lock'))
  try {
    lock.exec('begin exclusive')
  } catch (cause) {
    lock.close()
    throw new StartError(
      `Another process is using ${dataDir}. Stop it first, or give this one a directory of its own with DATA_DIR.`,
      { cause },
    )
  }
  return () => lock.close()
}
