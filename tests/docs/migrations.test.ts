// Documents name the newest version of a function of the database: a migration that changes one repeats all of it.
import { globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { root } from '#testing/root.ts'
import { readDocument } from '#tests/support/docs/named-tests.ts'

const migrations = globSync('supabase/migrations/*.sql', { cwd: root }).sort()

/** Functions with the migration that a document names for them, as in "`a` and `b` of `supabase/migrations/c.sql`". */
const named = Array.from(
  readDocument('docs/architecture.md').matchAll(
    /((?:`\w+` and )?`\w+`) of\s+`(supabase\/migrations\/\w+\.sql)`/g,
  ),
  ([, names = '', migration]) => Array.from(names.matchAll(/\w+_\w+/g), ([name]) => ({ name, migration })),
).flat()

it('names functions with their migrations', () => {
  expect(named.length).toBeGreaterThan(3)
})

it.each(named)('the newest version of $name is in $migration', ({ name, migration }) => {
  const definition = RegExp(`^create (or replace )?function public\\.${name}\\(`, 'm')
  expect(migrations.findLast((file) => definition.test(readDocument(file)))).toBe(migration)
})
