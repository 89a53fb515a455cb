// If several processes share one PostgreSQL, one prepares it while the others wait and report that.
import postgres from 'postgres'
import { expect, it } from 'vitest'
import { lockKey } from '#backend/upgrade/prepare-database.ts'
import { startPostgres } from '#testing/postgres.ts'
import { TestServer } from '#testing/server.ts'

it('a start reports that it waits for another process, and continues after it', async () => {
  const database = await startPostgres()
  const other = postgres(database.url, { max: 1 })
  await other`select pg_advisory_lock(${lockKey})`
  const server = new TestServer({ env: { DATABASE_URL: database.url } })
  const started = server.start()
  await expect
    .poll(() => server.output, { timeout: 120_000 })
    .toContain('Another process is preparing the database')
  await other.end()
  await started
  expect((await fetch(server.url)).status).toBe(200)
  await server.stop()
  await database.stop()
})
