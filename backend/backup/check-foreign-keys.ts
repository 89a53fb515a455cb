import type { Sql } from 'postgres'
import { StartupError } from '#server/startup-error.ts'
import { listForeignKeys, namesOfTablesToEmpty } from './backup-tables.ts'

/**
 * Makes sure that every table of the site can be emptied.
 * @throws {StartupError} if a table of another application refers to one of them
 */
export async function checkForeignKeys(sql: Sql): Promise<void> {
  const own = await namesOfTablesToEmpty(sql)
  const references = (await listForeignKeys(sql)).filter(
    ({ from, to }) => own.includes(to) && !own.includes(from),
  )
  if (references.length === 0) return
  const named = references.map(({ name, from, to }) => `${from} to ${to} (${name})`)
  throw new StartupError(
    `Foreign keys of another application refer to the site’s tables: ${named.join(', ')}. The site’s tables must be emptied first, ` +
      'so drop these foreign keys.',
  )
}
