// What clients are told while a database given as DATABASE_URL is busy or unreachable. The embedded one is restarted at
// once. without-database.slow.test.ts waits for the limit of a write, and for operators who are signed in.
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { connectClient } from '#testing/client.ts'
import { startPostgres, type TestPostgres } from '#testing/postgres.ts'
import { startServer, type TestServer } from '#testing/server.ts'
import { connectDatabase } from '#tests/support/server/databases.ts'

let postgres: TestPostgres | undefined
let server: TestServer

beforeAll(async () => {
  postgres = await startPostgres()
  server = await startServer({ env: { DATABASE_URL: postgres.url } })
})
afterAll(async () => {
  await server?.stop()
  await postgres?.stop()
})

it('a write succeeds although another one gets no connection to the database', async () => {
  const { url = '', superuserUrl = '' } = postgres ?? {}
  const sql = connectDatabase({ server, databaseUrl: url })
  const superuser = connectDatabase({ server, databaseUrl: superuserUrl })
  const table = connectClient(server).from('website_content')
  const write = (content_key: string) => table.insert({ content_key, content_value: 'x' }).then()
  await Promise.all(Array.from({ length: 5 }, () => table.select())) // opens several connections
  await sql`select` // connects while that is allowed
  const [first] = await sql.begin(async (transaction) => {
    await transaction`lock table website_content in share mode`
    const first = write('first')
    const waiting = () => superuser`select from pg_stat_activity where wait_event_type = 'Lock'`
    await expect.poll(waiting).toHaveLength(1)
    await superuser`alter role site connection limit 0`
    // The pool notices only with its next query that its other connections have ended.
    await superuser`
      select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where application_name = 'website' and state = 'idle'`
    await expect
      .poll(() => write('second'))
      .toMatchObject({
        status: 503,
        error: { code: 'PT503', message: 'The database has no free connection. Try again' },
      })
    return [first]
  })
  expect((await first).status).toBe(201)
  await superuser`alter role site connection limit -1`
  await superuser.end()
  await sql.end()
})

it('REST reports that the database cannot be reached, and Realtime refuses to join', async () => {
  await postgres?.stop()
  postgres = undefined
  const client = connectClient(server)
  const item = { content_key: 'a', content_value: 'b' }
  const expected = { code: 'PT503', message: 'The database cannot be reached' }
  await vi.waitFor(
    async () => {
      expect(await client.from('website_content').insert(item)).toMatchObject({
        status: 503,
        error: expected,
      })
    },
    { timeout: 30_000, interval: 500 },
  )
  const reasons: string[] = []
  client
    .channel('any')
    .on('postgres_changes', { event: '*', schema: 'public', table: 'website_content' }, () => {})
    .subscribe((_status, error) => reasons.push(error?.message ?? ''))
  await expect.poll(() => reasons[0]).toContain('Realtime is connecting to the database')
  await client.realtime.disconnect()
  expect((await fetch(server.url)).status).toBe(200)
})
