// One process per data directory. The lock is an exclusive transaction on a SQLite file: the kernel drops it with the
// process, however that ends, so nothing is ever stale and no process id has to be guessed at.
import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartupError } from '#server/startup-error.ts'

/** https://sqlite.org/rescode.html#busy */
const busy = 5

/**
 * Takes a data directory for this process, and makes it where it is missing.
 * @returns a function that gives it back
 * @throws {StartupError} where another process has it, or it cannot be written
 */
export function lockDataDir(dataDir: string): () => void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    chmodSync(dataDir, 0o700) // also one that was made by somebody else, or restored
    const lock = new DatabaseSync(join(dataDir, 'lock'))
    lock.exec('begin exclusive')
    return () => lock.close()
  } catch (cause) {
    const { errcode, message } = cause as Error & { errcode?: number }
    throw new StartupError(
      errcode === busy
        ? `Another process is using ${dataDir}. Stop it first, or give this one a directory of its own with DATA_DIR.`
        : `${dataDir} cannot be used (${message}). Set DATA_DIR to a directory that this user may write.`,
      { cause },
    )
  }
}
