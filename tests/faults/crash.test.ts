// The most important promise: an acknowledged write is kept, however and whenever the server ends. More rounds are in
// crash.slow.test.ts.
import { afterAll, beforeAll, describe, it } from 'vitest'
import { startServer, type TestServer } from '#testing/server.ts'
import { killRounds } from '#tests/support/server/moments.ts'
import { roundsOfWrites } from '#tests/support/server/write-rounds.ts'

describe('kill -9 of the server and its database during writes', () => {
  const runRound = roundsOfWrites()
  let server: TestServer
  beforeAll(async () => {
    server = await startServer()
  })
  afterAll(() => server?.stop())

  it.each(killRounds.slice(0, 1))('loses no acknowledged write, round %i', (round) => runRound(server, round))
})
