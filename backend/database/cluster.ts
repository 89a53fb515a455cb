// The folder that holds the database. It is filled beside its place and moved there when complete, so that an
// interrupted first start leaves nothing that the next one could mistake for a database.
import { execFile } from 'node:child_process'
import { chown, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { syncDirectory } from '#server/durable-file.ts'
import { StartupError } from '#server/startup-error.ts'
import { type Binaries, majorVersion } from './binaries.ts'
import { chooseOsAccount, type OsAccount } from './os-account.ts'

/**
 * Makes sure that `folder` holds a database.
 * @param folder absolute; the caller keeps other processes away from it
 * @returns who is to run PostgreSQL on it
 * @throws {StartupError} where it cannot be made, or is another version's
 */
export async function openCluster(
  folder: string,
  binaries: Binaries,
  log: (line: string) => void,
): Promise<OsAccount> {
  const existing = await stat(folder).catch(() => undefined)
  if (existing) {
    await checkVersion(folder)
    return chooseOsAccount(binaries.postgres, existing.uid)
  }
  await removeUnfinished(folder)
  log('Creating the database (first start)…')
  const account = chooseOsAccount(binaries.postgres)
  await initialise(folder, binaries.initdb, account)
  return account
}

async function initialise(folder: string, initdb: string, { uid, prefix }: OsAccount): Promise<void> {
  const unfinished = await mkdtemp(`${folder}.new-`)
  if (uid !== undefined) await chown(unfinished, uid, -1)
  // A locale of PostgreSQL's own, so that the order of texts depends on no library of the machine.
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  // Whoever reaches the socket is let in: it lies in a directory that only the owner enters.
  const access = ['--username=postgres', '--auth=trust']
  const [command = '', ...args] = [
    ...prefix,
    initdb,
    '--pgdata',
    unfinished,
    '--no-instructions',
    ...locale,
    ...access,
  ]
  try {
    await promisify(execFile)(command, args)
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string }
    const reason = /(?:FATAL|PANIC|error): +(.*)/.exec(stderr)?.[1] ?? (stderr.trim() || error)
    throw new StartupError(`Cannot create the database in ${dirname(folder)}: ${reason}`)
  }
  await rename(unfinished, folder)
  await syncDirectory(dirname(folder))
}

async function removeUnfinished(folder: string): Promise<void> {
  const names = await readdir(dirname(folder))
  for (const name of names.filter((name) => name.startsWith(`${basename(folder)}.new-`))) {
    // An initdb that outlived its parent may still be writing here: what stays is removed next time.
    await rm(join(dirname(folder), name), { recursive: true, force: true }).catch(() => {})
  }
}

async function checkVersion(folder: string): Promise<void> {
  const version = (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim()
  if (version === majorVersion) return
  throw new StartupError(
    `${folder} was made by PostgreSQL ${version}, and this is PostgreSQL ${majorVersion}. ` +
      'Move the content over with pg_dump, or start with another DATA_DIR.',
  )
}
