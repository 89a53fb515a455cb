import type { Sql } from 'postgres'

/**
 * Whether this is the database of a hosted Supabase project, reached by its connection string: services of the project keep the
 * accounts there, and tell of changes.
 */
export async function isHostedProject(sql: Sql): Promise<boolean> {
  const found = await sql`
    select from pg_tables where schemaname = 'auth' and tablename = 'users' and tableowner = 'supabase_auth_admin'`
  return found.length > 0
}
