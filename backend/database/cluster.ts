// The directory of the embedded database. It is created under a temporary name and renamed when complete, so that an
// interrupted first start leaves nothing that the next start could mistake for a database.
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, chown, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { syncDirectory } from '#server/durable-file.ts'
import { StartupError } from '#server/startup-error.ts'
import { type Binaries, majorVersion } from './binaries.ts'
import { chooseOsAccount, type OsAccount } from './os-account.ts'

/**
 * Makes sure that `folder` contains a database.
 * @param folder absolute; the caller must keep other processes away from it
 * @returns the account that must run PostgreSQL on it
 * @throws {StartupError} if the database cannot be created, is damaged or belongs to another version of PostgreSQL, or if
 * the site was last run here with another database
 */
export async function openCluster(
  folder: string,
  binaries: Binaries,
  log: (line: string) => void,
): Promise<OsAccount> {
  const existing = await stat(folder).catch(() => undefined)
  if (existing) {
    // PostgreSQL refuses a restored folder that others may enter. If this account may not change it, PostgreSQL says why.
    await chmod(folder, 0o700).catch(() => {})
    await checkVersion(folder)
    return chooseOsAccount(binaries.postgres, existing.uid)
  }
  checkNoOtherDatabase(dirname(folder))
  await removeUnfinished(folder)
  log('Creating the database (first start)…')
  const account = chooseOsAccount(binaries.postgres)
  await initialize(folder, binaries.initdb, account)
  return account
}

/**
 * Without this check, a forgotten DATABASE_URL would put the default texts online. Any site that has run has left a snapshot.
 * @throws {StartupError} if the site was last run in this directory, which has no database, with another one
 */
export function checkNoOtherDatabase(dataDir: string): void {
  if (!existsSync(join(dataDir, 'content-snapshot.json'))) return
  throw new StartupError(
    `${dataDir} has no database, but the site was last run here with another one. Set DATABASE_URL or SUPABASE_URL as it was ` +
      'then, or set DATA_DIR to another directory for a new site. If the folder postgres was lost, restore the newest backup ' +
      'into another DATA_DIR.',
  )
}

async function initialize(folder: string, initdb: string, { uid, prefix }: OsAccount): Promise<void> {
  const unfinished = await mkdtemp(`${folder}.new-`)
  if (uid !== undefined) await chown(unfinished, uid, -1)
  // PostgreSQL's built-in locale, so that the sort order does not depend on a library of the machine.
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  // Anyone who reaches the socket is trusted, because only its owner can enter its directory.
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
  const unfinished = names.filter((name) => name.startsWith(`${basename(folder)}.new-`))
  for (const name of unfinished) {
    // An initdb that outlived its parent may still be writing here. The next start removes what remains.
    await rm(join(dirname(folder), name), { recursive: true, force: true }).catch(() => {})
  }
}

async function checkVersion(folder: string): Promise<void> {
  const file = await readFile(join(folder, 'PG_VERSION'), 'utf8').catch((cause: NodeJS.ErrnoException) => {
    if (cause.code !== 'ENOENT' && cause.code !== 'ENOTDIR') throw cause
    throw new StartupError(
      `${folder} is damaged: it has no file PG_VERSION. Restore it, or set DATA_DIR to another directory to start with a new database.`,
      { cause },
    )
  })
  const version = file.trim()
  if (version === majorVersion) return
  throw new StartupError(
    `${folder} was made by PostgreSQL ${version}, and this is PostgreSQL ${majorVersion}. ` +
      'Run "npm run backup" with the version of the site that made it. ' +
      'Then run "npm run restore" with this version and another DATA_DIR.',
  )
}
