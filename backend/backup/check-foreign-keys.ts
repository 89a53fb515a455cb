import type { Sql } from 'postgres'
import { StartupError } from '#server/startup-error.ts'
import { namesOfTables } from './backup-tables.ts'

/**
 * Makes sure that every table of the site can be emptied.
 * @throws {StartupError} if a table of another application refers to one of them
 */
export async function checkForeignKeys(sql: Sql): Promise<void> {
  const own = await namesOfTables(sql)
  const references = await sql<{ name: string; from: string; to: string }[]>`
    select * from (
      select
        conname as name,
        n1.nspname || '.' || c1.relname as from,
        n2.nspname || '.' || c2.relname as to
      from pg_constraint
      join pg_class as c1 on c1.oid = conrelid join pg_namespace as n1 on n1.oid = c1.relnamespace
      join pg_class as c2 on c2.oid = confrelid join pg_namespace as n2 on n2.oid = c2.relnamespace
      where contype = 'f'
    ) as foreign_keys
    where foreign_keys.to = any(${own}) and foreign_keys.from <> all(${own})
    order by 2, 1`
  if (references.length === 0) return
  const named = references.map(({ name, from, to }) => `${from} to ${to} (${name})`)
  throw new StartupError(
    `Foreign keys of another application refer to the site’s tables: ${named.join(', ')}. The site’s tables must be emptied first, ` +
      'so drop these foreign keys.',
  )
}
