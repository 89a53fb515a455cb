// What a client sees when the server, or its connection to the database, is lost: an error, and then everything again.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectDatabase, database, startSite, type TestSite } from '#tests/support/server/databases.ts'
import { expectRejoin } from '#tests/support/server/expect-rejoin.ts'

describe(`reconnecting on ${database}`, () => {
  let site: TestSite
  beforeAll(async () => {
    site = await startSite()
  })
  afterAll(() => site?.stop())

  const interruptions: [string, () => Promise<void>][] = [
    [
      'the server was killed and is back',
      async () => {
        await site.server.kill9()
        await site.server.start()
      },
    ],
    [
      'the server lost the connection that listens',
      async () => {
        const sql = connectDatabase(site)
        const lost = await sql`
          select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'website-realtime %'`
        expect(lost).toHaveLength(1)
        await sql.end()
      },
    ],
  ]

  it.each(interruptions)('a client rejoins after %s', (_case, interrupt) => expectRejoin(site, interrupt))
})
