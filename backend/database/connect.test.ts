import type { Sql } from 'postgres'
import { expect, it } from 'vitest'
import { StartupError } from '#server/startup-error.ts'
import { checkServerVersion } from './connect.ts'

/** A database that answers with its version, or fails. */
function database(answer: () => Promise<{ version: number }[]>): Sql {
  return answer as unknown as Sql // only the query function of a connection is used
}

it('accepts PostgreSQL 15 and newer', async () => {
  await expect(checkServerVersion(database(async () => [{ version: 150000 }]))).resolves.toBeUndefined()
  await expect(checkServerVersion(database(async () => [{ version: 140020 }]))).rejects.toThrow(
    new StartupError('DATABASE_URL points to PostgreSQL 14, but version 15 or newer is required.'),
  )
})

it.each([
  [new Error('connect ECONNREFUSED 127.0.0.1:5432'), 'connect ECONNREFUSED 127.0.0.1:5432'],
  [Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
])('reports why the database cannot be reached', async (error, reason) => {
  const message = `Cannot reach the database: ${reason}. Check DATABASE_URL and that PostgreSQL is running.`
  await expect(checkServerVersion(database(() => Promise.reject(error)))).rejects.toThrow(
    new StartupError(message),
  )
})
