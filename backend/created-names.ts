import { readFileSync } from 'node:fs'

const firstMigration = new URL('../supabase/migrations/20251120000100_admin_access.sql', import.meta.url)

/** The names of everything that the migrations create, from the list in the first one, such as "public.may_write". */
export const createdNames = [
  ...readFileSync(firstMigration, 'utf8').matchAll(/'((?:public|private)\.\w+)'/g),
].map(([, name = '']) => name)
