import type { Sql, TransactionSql } from 'postgres'
import { isHostedProject } from '../database/hosted-project.ts'
import type { Table } from './format.ts'

/** Of `public`, where others may keep tables of their own. */
const content = 'website_content%'

/** Made anew from the rows that it counts. */
const derived = 'private.content_count'

export const nameOf = ({ schema, name }: Pick<Table, 'schema' | 'name'>) => `${schema}.${name}`

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`

/** A table as SQL names it. */
export const sqlName = ({ schema, name }: Pick<Table, 'schema' | 'name'>) => `${quote(schema)}.${quote(name)}`

/** The columns of a table as SQL lists them. */
export const sqlColumns = ({ columns }: Table) => columns.map(quote).join(', ')

/**
 * The tables that hold data of their own, referenced ones before those that refer to them. A hosted project keeps its accounts itself, and
 * with them who may write.
 */
export async function listTables(sql: Sql | TransactionSql): Promise<Table[]> {
  const schemas = (await isHostedProject(sql)) ? [] : ['private', 'auth']
  const tables = await sql<Table[]>`
    select nspname as schema, relname as name, array_agg(attname::text order by attnum) as columns
    from pg_class
    join pg_namespace on pg_namespace.oid = relnamespace
    join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
    where relkind = 'r' and nspname || '.' || relname <> ${derived}
      and (nspname = 'public' and relname like ${content} or nspname = any(${schemas}))
    group by nspname, relname order by nspname, relname`
  const references = await sql<{ from: string; to: string }[]>`
    select n1.nspname || '.' || c1.relname as from, n2.nspname || '.' || c2.relname as to
    from pg_constraint
    join pg_class as c1 on c1.oid = conrelid join pg_namespace as n1 on n1.oid = c1.relnamespace
    join pg_class as c2 on c2.oid = confrelid join pg_namespace as n2 on n2.oid = c2.relnamespace
    where contype = 'f'`
  const ordered = new Set<Table>()
  const place = (table: Table, under: readonly Table[] = []) => {
    if (ordered.has(table) || under.includes(table)) return
    for (const { from, to } of references) {
      const other = from === nameOf(table) && tables.find((each) => nameOf(each) === to)
      if (other) place(other, [...under, table])
    }
    ordered.add(table)
  }
  for (const table of tables) place(table)
  return [...ordered]
}
