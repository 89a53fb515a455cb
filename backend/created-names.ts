import { readFileSync } from 'node:fs'

const firstMigration = new URL('../supabase/migrations/20251120000100_admin_access.sql', import.meta.url)

/**
 * The names of everything that the migrations create, such as "public.may_write", from the list in the first one. Add new tables
 * and functions there: REST calls no function that is missing (http/request-rules.ts).
 */
export const createdNames = [
  ...readFileSync(firstMigration, 'utf8').matchAll(/'((?:public|private)\.\w+)'/g),
].map(([, name = '']) => name)
