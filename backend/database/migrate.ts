// Applies each of supabase/migrations once, in order, and records them in the same table as Supabase's command-line
// tool.
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Sql } from 'postgres'
import { StartupError } from '#server/startup-error.ts'
import { inTransaction } from './maintenance-connection.ts'

export interface Migration {
  version: string
  name: string
  path: string
}

const directory = fileURLToPath(new URL('../../supabase/migrations', import.meta.url))

/**
 * The names of all migrations after 20251122000500 begin with this, which distinguishes those of a newer version of the site
 * from those of other applications. Unknown migrations before our newest one belong to other applications.
 */
const namePrefix = 'website_'

/** The file that is written before a database is upgraded, named by the first migration that is then applied. */
export const backupBefore = (version: string) => `before-${version}.backup.gz`

/**
 * @param backups the directory of backups, absolute
 * @returns the migrations that are not applied yet, in order
 * @throws {StartupError} if a newer version of the site has applied migrations, because this one does not know that schema
 */
export async function findPending(sql: Sql, backups: string): Promise<Migration[]> {
  const { pending, newer } = await compareMigrations(sql)
  const [first] = newer
  if (first === undefined) return pending
  const backup = join(backups, backupBefore(first))
  throw new StartupError(
    `The database was made by a newer version of this site (migration ${first}). Update the site, or ` +
      `restore ${existsSync(backup) ? backup : 'the backup from before that update'} into another DATA_DIR or DATABASE_URL.`,
  )
}

/** @returns the versions that are applied, the migrations that are not, and the versions that only a newer version of the site knows */
export async function compareMigrations(sql: Sql) {
  const [known, applied] = await Promise.all([readDirectory(), listMigrations(sql)])
  return {
    applied,
    pending: known.filter(({ version }) => !applied.includes(version)),
    newer: applied.filter((version) => known.every((migration) => migration.version !== version)),
  }
}

/** @returns the versions of the site's applied migrations; another application may have its own in the same table */
export async function listMigrations(sql: Sql): Promise<string[]> {
  const [found] = await sql`select to_regclass('supabase_migrations.schema_migrations') as name`
  if (!found?.name) return []
  const known = (await readDirectory()).map(({ version }) => version)
  const newest = known.at(-1) ?? ''
  const rows = await sql<{ version: string }[]>`
    select version from supabase_migrations.schema_migrations
    where version = any(${known}) or (version > ${newest} and starts_with(name, ${namePrefix}))
    order by version`
  return rows.map(({ version }) => version)
}

/** Applies migrations, each in its own transaction. */
export async function migrate(sql: Sql, pending: readonly Migration[]): Promise<void> {
  await sql.unsafe(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (
      version text primary key, statements text[], name text
    )`)
  for (const { version, name, path } of pending) {
    const text = await readFile(path, 'utf8')
    await inTransaction(sql, async (transaction) => {
      await transaction.unsafe(text)
      await transaction`
        insert into supabase_migrations.schema_migrations (version, statements, name)
        values (${version}, ${[text]}, ${name})`
    })
  }
}

async function readDirectory(): Promise<Migration[]> {
  const files = (await readdir(directory)).filter((file) => file.endsWith('.sql')).sort()
  return files.map((file) => {
    const [, version, name] = /^(\d+)_(.+)\.sql$/.exec(file) ?? []
    if (!version || !name) throw new Error(`${file} is not named <version>_<name>.sql`)
    return { version, name, path: join(directory, file) }
  })
}
