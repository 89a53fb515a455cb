import type { Sql } from 'postgres'

/** Describes everything that migrations create, so that two databases of one version can be compared. */
export async function describeSchema(sql: Sql): Promise<string[]> {
  const ours = `('public', 'private')`
  const parts = [
    `select format('schema %s %s', nspname, nspacl) from pg_namespace where nspname in ${ours}`,
    `select format('%s %s of %s %s %s', relkind, oid::regclass, relowner::regrole, relacl, relrowsecurity)
       from pg_class where relnamespace::regnamespace::text in ${ours}`,
    `select format('column %s %s %s %s %s', c.oid::regclass, attnum, attname, format_type(atttypid, atttypmod), attnotnull)
       from pg_attribute join pg_class c on c.oid = attrelid
       where relnamespace::regnamespace::text in ${ours} and attnum > 0 and not attisdropped`,
    `select format('default %s %s %s', adrelid::regclass, adnum, pg_get_expr(adbin, adrelid))
       from pg_attrdef join pg_class c on c.oid = adrelid where relnamespace::regnamespace::text in ${ours}`,
    `select format('constraint %s %s', conrelid::regclass, pg_get_constraintdef(oid))
       from pg_constraint where connamespace::regnamespace::text in ${ours}`,
    `select pg_get_indexdef(indexrelid) from pg_index join pg_class c on c.oid = indrelid
       where relnamespace::regnamespace::text in ${ours}`,
    `select format('view %s %s', viewname, definition) from pg_views where schemaname in ${ours}`,
    `select format('%s %s', pg_get_triggerdef(t.oid), tgenabled) from pg_trigger t join pg_class c on c.oid = tgrelid
       where relnamespace::regnamespace::text in ${ours} and not tgisinternal`,
    `select format('policy %s', p) from pg_policies p where schemaname in ${ours}`,
    `select format('function %s %s %s', proowner::regrole, proacl, pg_get_functiondef(oid))
       from pg_proc where pronamespace::regnamespace::text in ${ours}`,
    `select format('published %s', p) from pg_publication_tables p`,
    `select format('row %s', t) from private.admin_access t`,
    `select format('row %s', t) from private.content_count t`,
    `select format('migration %s %s', version, name) from supabase_migrations.schema_migrations`,
  ]
  const lines: string[] = []
  for (const part of parts) {
    const rows = await sql.unsafe<{ line: string }[]>(`select line from (${part}) as part (line) order by 1`)
    lines.push(...rows.map(({ line }) => line))
  }
  return lines
}
