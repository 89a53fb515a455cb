// The names that must be free in a database that the site shares with other applications.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { namesOfSite } from '#backend/upgrade/check-names.ts'
import { connectDatabase, database, shareSite, type TestSite } from '#tests/support/server/databases.ts'

let site: TestSite
beforeAll(async () => {
  site = await shareSite()
})
afterAll(() => site?.stop())

it(`the names that must be free are those of everything that the site creates, on ${database}`, async () => {
  const sql = connectDatabase(site)
  const created = await sql<{ name: string }[]>`
    select relnamespace::regnamespace || '.' || relname as name from pg_class
    where relnamespace::regnamespace::text in ('public', 'private', 'auth') and relkind <> 'i'
    union select pronamespace::regnamespace || '.' || proname from pg_proc
    where pronamespace::regnamespace::text in ('public', 'private', 'auth')
    order by name`
  const names = await namesOfSite(sql)
  await sql.end()
  expect(
    names.sort(),
    'add new names to `names` in supabase/migrations/20251120000100_admin_access.sql',
  ).toEqual(created.map(({ name }) => name))
})
