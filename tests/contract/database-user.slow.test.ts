// The user in DATABASE_URL, who owns the database and may be no more than that.
import postgres, { type Sql } from 'postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectClient } from '#testing/client.ts'
import { startPostgres, type TestPostgres } from '#testing/postgres.ts'
import { testedPostgres } from '#testing/programs.ts'
import { startServer } from '#testing/server.ts'

describe(`the user of a PostgreSQL ${testedPostgres}`, () => {
  let database: TestPostgres
  let admin: Sql

  beforeAll(async () => {
    database = await startPostgres()
    admin = postgres(database.superuserUrl, { max: 1 })
    await admin`alter role site nocreaterole`
  })
  afterAll(async () => {
    await admin?.end()
    await database?.stop()
  })

  const start = () => startServer({ env: { DATABASE_URL: database.url } })

  it('may not create roles: the site does not start without those that it needs', async () => {
    await expect(start()).rejects.toMatchObject({
      exitCode: 1,
      output: expect.stringContaining('The database cannot be prepared: permission denied to create role'),
    })
  })

  it('may be a mere member of these roles, which an administrator has created', async () => {
    await admin.unsafe(`
      create role anon nologin;
      create role authenticated nologin;
      create role service_role nologin;
      grant anon, authenticated, service_role to site`)
    for (const content_key of ['at the first start', 'at the second start']) {
      const server = await start()
      const client = connectClient(server)
      await client.from('website_content').insert({ content_key, content_value: 'x' }).throwOnError()
      await server.stop()
    }
  })
})
