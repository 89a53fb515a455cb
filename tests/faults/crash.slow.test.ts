// An acknowledged write is kept when the server is killed again and again. The first round is in crash.test.ts.
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

  it.each(killRounds.slice(1))('loses no acknowledged write, round %i', (round) => runRound(server, round))
})
