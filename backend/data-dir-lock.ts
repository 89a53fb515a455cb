// Allows one process per data directory. The lock is an exclusive transaction on a SQLite file. The kernel releases it
// when the process ends, in whatever way, so a lock is never stale and no process id has to be checked.
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { makeDirectory } from '#server/make-directory.ts'
import { StartupError } from '#server/startup-error.ts'

/** https://sqlite.org/rescode.html */
const busy = 5
const corrupt = 11
const full = 13
const cannotOpen = 14
const notADatabase = 26

/**
 * Locks a data directory for this process, and creates it if it is missing.
 * @param advice what to do if another process holds the lock
 * @returns a function that releases the lock
 * @throws {StartupError} if another process holds the lock, its file is damaged, the disk is full, or the directory is not
 * writable, belongs to another user or is used for something else
 */
export function lockDataDir(
  dataDir: string,
  advice = 'Stop it first, or set DATA_DIR to another directory.',
): () => void {
  const file = join(dataDir, 'lock')
  try {
    makeDirectory(dataDir)
    checkIsNotShared(dataDir)
    chmodSync(dataDir, 0o700) // also if it was created by someone else or restored
    const lock = new DatabaseSync(file)
    lock.exec('begin exclusive')
    return () => lock.close()
  } catch (cause) {
    if (cause instanceof StartupError) throw cause
    const { code, errcode, message } = cause as NodeJS.ErrnoException & { errcode?: number }
    if (errcode === busy) throw new StartupError(`Another process is using ${dataDir}. ${advice}`, { cause })
    const isDamaged = errcode === corrupt || errcode === notADatabase
    if (isDamaged || (errcode === cannotOpen && statSync(file, { throwIfNoEntry: false })?.isDirectory()))
      throw new StartupError(
        `${file} is damaged or not a file. Delete it and try again. The site creates a new one.`,
        { cause },
      )
    // Where there is data, no other directory is advised: the site would start there without it.
    if (errcode === full || code === 'ENOSPC')
      throw new StartupError(`${dataDir} cannot be used (${message}). Free some disk space.`, { cause })
    const owner = code === 'EPERM' || code === 'EACCES' ? otherOwner(dataDir) : undefined
    if (owner)
      throw new StartupError(
        `${dataDir} belongs to the user ${owner}. Run the site and its commands as that user.`,
        { cause },
      )
    const remedy = existsSync(file)
      ? 'Make it writable again. A disk becomes read-only after some errors.'
      : 'Set DATA_DIR to a directory that this user can write to.'
    throw new StartupError(`${dataDir} cannot be used (${message}). ${remedy}`, { cause })
  }
}

/**
 * Refuses a directory such as /tmp, which others need: without this, they could no longer enter it.
 * @throws {StartupError} if others may enter the directory, and it contains only what is not the site's
 */
function checkIsNotShared(dataDir: string): void {
  // The root of a disk with ext4 contains a folder `lost+found`.
  const names = readdirSync(dataDir).filter((name) => name !== 'lost+found')
  const isOwn = names.length === 0 || names.some((name) => ownNames.includes(name))
  if (isOwn || (statSync(dataDir).mode & 0o077) === 0) return
  throw new StartupError(
    `${dataDir} contains other files, but no data of this site. Set DATA_DIR to an empty directory, or to one that does not exist.`,
  )
}

const ownNames = ['backups', 'content-snapshot.json', 'inbox', 'keys.json', 'lock', 'postgres']

/** @returns the name of the user to whom the directory belongs, if it exists and that is not this user */
function otherOwner(dataDir: string): string | undefined {
  const { uid } = statSync(dataDir, { throwIfNoEntry: false }) ?? {}
  if (uid === undefined || uid === process.getuid?.()) return
  return spawnSync('id', ['-nu', `${uid}`], { encoding: 'utf8' }).stdout?.trim() || `${uid}`
}
