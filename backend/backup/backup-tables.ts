import type { Sql } from 'postgres'
import { isHostedProject } from '#backend/database/hosted-project.ts'
import { quoteName } from '#backend/database/quote.ts'
import type { Table } from './backup-format.ts'

/** The tables that hold texts and messages. Other applications may have tables in the same schema. */
const contentTables = [
  'public.inbox_file_parts',
  'public.inbox_messages',
  'public.inbox_state',
  'public.website_content',
  'public.website_content_basis',
  'public.website_content_history',
  'public.website_release_edits',
  'public.website_release_previews',
  'public.website_releases',
]

/** The site's other tables, except `private.content_count`, which is recomputed from the rows it counts. */
export const accountTables = [
  'private.admin_access',
  'private.operators',
  'auth.audit_log_entries',
  'auth.flow_state',
  'auth.identities',
  'auth.refresh_tokens',
  'auth.sessions',
  'auth.users',
]

/**
 * The tables that a restore empties. A backup contains all of them except those with sessions (`holdsSessions`). Of a
 * hosted project, only those with content, because the project manages its accounts itself.
 */
export const namesOfTablesToEmpty = async (sql: Sql): Promise<string[]> =>
  (await isHostedProject(sql)) ? contentTables : [...contentTables, ...accountTables]

export const nameOf = ({ schema, name }: Pick<Table, 'schema' | 'name'>) => `${schema}.${name}`

export const sqlName = ({ schema, name }: Pick<Table, 'schema' | 'name'>) =>
  `${quoteName(schema)}.${quoteName(name)}`

export const sqlColumns = ({ columns }: Table) => columns.map(quoteName).join(', ')

/**
 * Sessions are not in a backup: one that has ended since would begin again, and one in a stolen file could be used. Older
 * backups contain them.
 */
export const holdsSessions = (table: Table) =>
  ['auth.refresh_tokens', 'auth.sessions'].includes(nameOf(table))

/** All foreign keys of the database: the table that refers, and the one it refers to. */
export const listForeignKeys = (sql: Sql) =>
  sql<{ name: string; from: string; to: string }[]>`
    select conname as name, n1.nspname || '.' || c1.relname as from, n2.nspname || '.' || c2.relname as to
    from pg_constraint
    join pg_class as c1 on c1.oid = conrelid join pg_namespace as n1 on n1.oid = c1.relnamespace
    join pg_class as c2 on c2.oid = confrelid join pg_namespace as n2 on n2.oid = c2.relnamespace
    where contype = 'f' order by 2, 1`

/** The tables to empty that exist. Referenced tables come before those that refer to them. */
export async function listTables(sql: Sql): Promise<Table[]> {
  const tables = await sql<Table[]>`
    select nspname as schema, relname as name, array_agg(attname::text order by attnum) as columns
    from pg_class
    join pg_namespace on pg_namespace.oid = relnamespace
    join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
    where relkind = 'r' and nspname || '.' || relname = any(${await namesOfTablesToEmpty(sql)})
    group by nspname, relname order by nspname, relname`
  const references = await listForeignKeys(sql)
  const ordered = new Set<Table>()
  /** @param path the tables that led here by their foreign keys; tables may refer to each other in a circle */
  const addWithReferenced = (table: Table, path: readonly Table[] = []) => {
    if (ordered.has(table) || path.includes(table)) return
    for (const { from, to } of references) {
      const referenced = from === nameOf(table) && tables.find((each) => nameOf(each) === to)
      if (referenced) addWithReferenced(referenced, [...path, table])
    }
    ordered.add(table)
  }
  for (const table of tables) addWithReferenced(table)
  return [...ordered]
}
