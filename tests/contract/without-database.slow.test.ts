// What a client is told when its write takes too long, and what an operator is told when the database cannot be reached. The
// database is given as DATABASE_URL.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connectClient } from '#testing/client.ts'
import { startPostgres, type TestPostgres } from '#testing/postgres.ts'
import { startServer, type TestServer } from '#testing/server.ts'
import { connectDatabase } from '#tests/support/server/databases.ts'
import { signInOperator } from '#tests/support/server/programs/installation.ts'

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

it('a write that waits too long is canceled and reported', async () => {
  const sql = connectDatabase({ server, databaseUrl: postgres?.url ?? '' })
  const table = connectClient(server).from('website_content')
  await sql.begin(async (transaction) => {
    await transaction`lock table website_content in share mode`
    const answer = await table.insert({ content_key: 'slow', content_value: 'x' })
    expect(answer).toMatchObject({
      status: 503,
      error: {
        code: 'PT503',
        message: 'The query took too long and was canceled. Nothing was changed. Try again',
      },
    })
  })
  await sql.end()
  expect((await table.select()).data).toEqual([])
  expect((await table.insert({ content_key: 'slow', content_value: 'x' })).status).toBe(201)
})

it('a signed-in operator is told that the database cannot be reached, and stays signed in', async () => {
  const database = await startPostgres()
  const site = await startServer({ env: { DATABASE_URL: database.url, ADMIN_ACCESS: 'operators' } })
  const client = await signInOperator({ dataDir: site.dataDir, databaseUrl: database.url }, site)
  const { access_token = '', refresh_token } = (await client.auth.getSession()).data.session ?? {}
  await database.stop()
  const unreachable = { code: 'PT503', message: 'The database cannot be reached' }
  const table = client.from('website_content')
  expect(await table.select()).toMatchObject({ status: 503, error: unreachable })
  const longText = 'x'.repeat(90_000)
  const items = ['a', 'b', 'c'].map((content_key) => ({ content_key, content_value: longText }))
  expect(await table.insert(items)).toMatchObject({ status: 503, error: unreachable })
  // The client discards its session if a refresh fails with another status.
  const headers = { apikey: site.publishableKey, 'content-type': 'application/json' }
  const refreshed = await fetch(`${site.url}/auth/v1/token?grant_type=refresh_token`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ refresh_token }),
  })
  expect([refreshed.status, await refreshed.json()]).toMatchObject([503, unreachable])
  const authorization = `Bearer ${access_token}`
  expect((await fetch(`${site.url}/auth/v1/user`, { headers: { ...headers, authorization } })).status).toBe(
    503,
  )
  await site.stop()
})
