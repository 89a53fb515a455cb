import type { Sql } from 'postgres'

/** Whether this database belongs to a hosted Supabase project, whose own services manage accounts and announce changes. */
export async function isHostedProject(sql: Sql): Promise<boolean> {
  const found = await sql`
    select from pg_tables where schemaname = 'auth' and tablename = 'users' and tableowner = 'supabase_auth_admin'`
  return found.length > 0
}
