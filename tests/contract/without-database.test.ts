// What clients are told while a database given as DATABASE_URL is away. The embedded one is started again at once.
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { connectClient } from '../support/client.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { startServer, type TestServer } from '../support/server.ts'

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

it('REST says that the database cannot be reached, and Realtime refuses to join', async () => {
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
  await vi.waitFor(() => expect(reasons[0]).toContain('Realtime is connecting to the database'), 10_000)
  await client.realtime.disconnect()
  expect((await fetch(server.url)).status).toBe(200)
})
