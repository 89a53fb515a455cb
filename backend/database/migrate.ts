// Applies supabase/migrations in order, each once, recorded where and as Supabase's command-line tool records them.
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

/** How the names of migrations after 20251122000500 begin: so a release tells those of a newer one from another application’s. */
const namePrefix = 'website_'

/**
 * The migrations that a database does not have yet, in order.
 * @throws {StartupError} where it has some of a newer release: this one would not know what it writes to
 */
export async function findPending(sql: Sql): Promise<Migration[]> {
  const known = await readDirectory()
  const applied = new Set(await listMigrations(sql))
  const pending = known.filter(({ version }) => !applied.delete(version))
  if (applied.size === 0) return pending
  throw new StartupError(
    `The database was made by a newer version of this site (migration ${[...applied].join(', ')}). Update the site, or ` +
      'restore the backup from before that update into another DATA_DIR or DATABASE_URL.',
  )
}

/** The versions of the site's migrations that a database has. Another application may have migrations of its own there. */
export async function listMigrations(sql: Sql): Promise<string[]> {
  const [found] = await sql`select to_regclass('supabase_migrations.schema_migrations') as name`
  if (!found?.name) return []
  const known = (await readDirectory()).map(({ version }) => version)
  const rows = await sql<{ version: string }[]>`
    select version from supabase_migrations.schema_migrations
    where version = any(${known}) or starts_with(name, ${namePrefix})
    order by version`
  return rows.map(({ version }) => version)
}

/** Applies migrations, each in a transaction of its own. */
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
