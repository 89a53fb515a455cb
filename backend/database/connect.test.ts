import type { Sql } from 'postgres'
import { expect, it } from 'vitest'
import { StartupError } from '#server/startup-error.ts'
import { checkServerVersion, connect, urlTarget } from './connect.ts'

/** A database that answers with its version, or fails. */
function database(answer: () => Promise<{ version: number }[]>): Sql {
  return answer as unknown as Sql // only the query function of a connection is used
}

it.each([
  ['postgres://user@[::1]:5433/site', '::1', 5433],
  ['postgres://user@[2001:db8::5]/site', '2001:db8::5', 5432],
  ['postgres://user@127.0.0.1:5433/site', '127.0.0.1', 5433],
  ['postgres://user@db.example.com/site', 'db.example.com', 5432],
])('finds the server of %s', (url, host, port) => {
  expect(connect(urlTarget(url), 1).options).toMatchObject({ host: [host], port: [port], database: 'site' })
})

it('names its connections itself, and keeps other settings of the URL', () => {
  const { options } = connect(
    urlTarget('postgres://localhost/site?application_name=shop&options=-cjit=off'),
    1,
  )
  expect(options.connection).toMatchObject({ application_name: 'website', options: '-cjit=off' })
})

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

it('does not doubt that a PostgreSQL with too many connections is running', async () => {
  const error = Object.assign(new Error('sorry, too many clients already'), { code: '53300' })
  await expect(checkServerVersion(database(() => Promise.reject(error)))).rejects.toThrow(
    new StartupError(
      'Cannot reach the database: sorry, too many clients already. ' +
        'Wait until other connections have ended, or raise max_connections and the connection limit of the user.',
    ),
  )
})
