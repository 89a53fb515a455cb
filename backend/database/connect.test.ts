import type { Sql } from 'postgres'
import { expect, it } from 'vitest'
import { StartupError } from '#server/startup-error.ts'
import { checkServerVersion } from './connect.ts'

/** A database that answers with its version, or not at all. */
function database(answer: () => Promise<{ version: number }[]>): Sql {
  return answer as unknown as Sql // of a connection, only queries are used
}

it('takes PostgreSQL from 15 on', async () => {
  await expect(checkServerVersion(database(async () => [{ version: 150000 }]))).resolves.toBeUndefined()
  await expect(checkServerVersion(database(async () => [{ version: 140020 }]))).rejects.toThrow(
    new StartupError('DATABASE_URL leads to PostgreSQL 14; version 15 or newer is needed.'),
  )
})

it.each([
  [new Error('connect ECONNREFUSED 127.0.0.1:5432'), 'connect ECONNREFUSED 127.0.0.1:5432'],
  [Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
])('says why there is no database', async (error, reason) => {
  const message = `Cannot reach the database: ${reason}. Check DATABASE_URL and that PostgreSQL runs.`
  await expect(checkServerVersion(database(() => Promise.reject(error)))).rejects.toThrow(
    new StartupError(message),
  )
})
