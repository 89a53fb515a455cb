// Applies supabase/migrations in order, each once, recorded where and as Supabase's command-line tool records them.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Sql } from 'postgres'

/**
 * Applies the migrations that the database does not have yet, each in a transaction of its own.
 * @param directory of files named `<version>_<name>.sql`
 */
export async function migrate(sql: Sql, directory: string): Promise<void> {
  await sql.unsafe(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (
      version text primary key, statements text[], name text
    )`)
  const applied = await sql<{ version: string }[]>`select version from supabase_migrations.schema_migrations`
  const versions = new Set(applied.map(({ version }) => version))

  for (const { version, name, path } of await listMigrations(directory)) {
    if (versions.has(version)) continue
    const text = await readFile(path, 'utf8')
    await sql.begin(async (transaction) => {
      await transaction.unsafe(text)
      await transaction`
        insert into supabase_migrations.schema_migrations (version, statements, name)
        values (${version}, ${[text]}, ${name})`
    })
  }
}

interface Migration {
  version: string
  name: string
  path: string
}

async function listMigrations(directory: string): Promise<Migration[]> {
  const files = (await readdir(directory)).filter((file) => file.endsWith('.sql')).sort()
  return files.map((file) => {
    const [, version, name] = /^(\d+)_(.+)\.sql$/.exec(file) ?? []
    if (!version || !name) throw new Error(`${file} is not named <version>_<name>.sql`)
    return { version, name, path: join(directory, file) }
  })
}
