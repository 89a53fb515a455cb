// The automatic backup before migrations change a database with content.
import { readdir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Sql } from 'postgres'
import { writeBackup } from '#backend/backup/write-backup.ts'
import { backupBefore } from '#backend/database/migrate.ts'
import { StartupError } from '#server/startup-error.ts'

const maxKept = 5
const isPreUpgrade = (name: string) => /^before-\d+\.backup\.gz/.test(name)

/**
 * Writes a backup to `before-<version>.backup.gz`. The name contains the next migration, so an upgrade that is tried
 * repeatedly replaces only its own backup.
 * @param directory in DATA_DIR, absolute; created if it is missing
 * @param version of the first pending migration
 * @returns the path of the file; undefined if the database is new and there is nothing to lose
 * @throws {StartupError} if the backup cannot be written
 */
export async function backUpBeforeUpgrade(
  sql: Sql,
  directory: string,
  version: string,
): Promise<string | undefined> {
  const [content] = await sql`select to_regclass('public.website_content') as name`
  if (!content?.name) return
  const path = join(directory, backupBefore(version))
  await writeBackup(sql, path, dirname(directory)).catch((cause) => {
    throw new StartupError(`The database was not upgraded. ${cause.message}`, { cause })
  })
  return path
}

/** Removes all but the newest of these backups, and those that a killed process left unfinished. Other backups stay. */
export async function removeOldPreUpgradeBackups(directory: string): Promise<void> {
  const names = (await readdir(directory)).filter(isPreUpgrade)
  const files = await Promise.all(
    names.map(async (name) => {
      const path = join(directory, name)
      return { path, isComplete: name.endsWith('.gz'), writtenMs: (await stat(path)).mtimeMs }
    }),
  )
  const newestFirst = files.filter(({ isComplete }) => isComplete).sort((a, b) => b.writtenMs - a.writtenMs)
  const stale = [...files.filter(({ isComplete }) => !isComplete), ...newestFirst.slice(maxKept)]
  for (const { path } of stale) await rm(path, { force: true })
}
