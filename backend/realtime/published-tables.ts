// The tables whose changes are announced: those of the same publication that a hosted project uses.
import type { Sql } from 'postgres'

export interface PublishedTable {
  schema: string
  name: string
  columns: { name: string; type: string }[]
  key: string[]
}

export async function readPublishedTables(sql: Sql): Promise<PublishedTable[]> {
  return sql<PublishedTable[]>`
    select schemaname as schema, tablename as name,
      json_agg(json_build_object('name', attname, 'type', typname) order by attnum) as columns,
      array_agg(attname::text) filter (where attnum = any(indkey)) as key
    from pg_publication_tables
    join pg_namespace on nspname = schemaname
    join pg_class on relname = tablename and relnamespace = pg_namespace.oid
    join pg_index on indrelid = pg_class.oid and indisprimary
    join pg_attribute on attrelid = indrelid and attnum > 0 and not attisdropped
    join pg_type on pg_type.oid = atttypid
    where pubname = 'supabase_realtime'
    group by schemaname, tablename`
}
