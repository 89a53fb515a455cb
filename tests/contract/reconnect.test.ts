// What a client sees when the server's database restarts: an error, and then everything again. Other interruptions are in
// reconnect.slow.test.ts.
import { afterAll, beforeAll, describe, it } from 'vitest'
import { database, startSite, type TestSite } from '#tests/support/server/databases.ts'
import { expectRejoin } from '#tests/support/server/expect-rejoin.ts'

describe(`reconnecting on ${database}`, () => {
  let site: TestSite
  beforeAll(async () => {
    site = await startSite()
  })
  afterAll(() => site?.stop())

  it('a client rejoins after a restart of the database', () =>
    expectRejoin(site, () => site.restartDatabase()))
})
