// Allows one process per data directory. The lock is an exclusive transaction on a SQLite file. The kernel releases it
// when the process ends, in whatever way, so a lock is never stale and no process id has to be checked.
import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { makeDirectory } from '#server/make-directory.ts'
import { StartupError } from '#server/startup-error.ts'

/** https://sqlite.org/rescode.html#busy */
const busy = 5

/**
 * Locks a data directory for this process, and creates it if it is missing.
 * @param advice what to do if another process holds the lock
 * @returns a function that releases the lock
 * @throws {StartupError} if another process holds the lock or the directory is not writable
 */
export function lockDataDir(
  dataDir: string,
  advice = 'Stop it first, or set DATA_DIR to another directory.',
): () => void {
  try {
    makeDirectory(dataDir)
    chmodSync(dataDir, 0o700) // also if it was created by someone else or restored
    const lock = new DatabaseSync(join(dataDir, 'lock'))
    lock.exec('begin exclusive')
    return () => lock.close()
  } catch (cause) {
    const { errcode, message } = cause as Error & { errcode?: number }
    throw new StartupError(
      errcode === busy
        ? `Another process is using ${dataDir}. ${advice}`
        : `${dataDir} cannot be used (${message}). Set DATA_DIR to a directory that this user can write to.`,
      { cause },
    )
  }
}
