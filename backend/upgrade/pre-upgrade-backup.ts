// The backup that is made by itself before migrations change a database that somebody works with.
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Sql } from 'postgres'
import { writeBackup } from '#backend/backup/write-backup.ts'
import { StartupError } from '#server/startup-error.ts'

const kept = 5
const isOurs = (name: string) => /^before-\d+\.backup\.gz/.test(name)

/**
 * Backs up into `before-<version>.backup.gz`. Named for what comes next, an upgrade that is tried again and again replaces its own
 * backup, and none from before it.
 * @param directory absolute, made where it is missing
 * @param version of the first migration to come
 * @returns the path of the file; undefined where there is nothing to lose, since the database was never filled
 * @throws {StartupError} where it cannot be made
 */
export async function backUpBeforeUpgrade(
  sql: Sql,
  directory: string,
  version: string,
): Promise<string | undefined> {
  const [content] = await sql`select to_regclass('public.website_content') as name`
  if (!content?.name) return
  const path = join(directory, `before-${version}.backup.gz`)
  await writeBackup(sql, path).catch((cause) => {
    throw new StartupError(`The database was not upgraded. ${cause.message}`, { cause })
  })
  return path
}

/** Removes all but the newest, once an upgrade is complete, and what a killed one has left unfinished. */
export async function removeOldBackups(directory: string): Promise<void> {
  const names = (await readdir(directory)).filter(isOurs)
  const files = await Promise.all(
    names.map(async (name) => {
      const path = join(directory, name)
      return { path, whole: name.endsWith('.gz'), time: (await stat(path)).mtimeMs }
    }),
  )
  const newest = files.filter(({ whole }) => whole).sort((a, b) => b.time - a.time)
  const stale = [...files.filter(({ whole }) => !whole), ...newest.slice(kept)]
  for (const { path } of stale) await rm(path, { force: true })
}
