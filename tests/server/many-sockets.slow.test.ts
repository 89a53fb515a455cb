// Every open panel receives all changes, however many and however fast. bench/sockets.ts measures how soon.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { behindProxy } from '#testing/behind-proxy.ts'
import { connectClient } from '#testing/client.ts'
import { type Crowd, openCrowd } from '#testing/crowd.ts'
import { startServer, type TestServer } from '#testing/server.ts'
import { writePulse, writeRows } from '#testing/write-rows.ts'

const sockets = 200
const pulses = 5
const rows = 1000

let server: TestServer
let crowd: Crowd

beforeAll(async () => {
  server = await startServer({ env: await behindProxy() })
  crowd = await openCrowd(server, sockets)
})
afterAll(async () => {
  await crowd?.close()
  await server?.stop()
})

it(`tells ${sockets} sockets of ${pulses} writes, and of a burst of ${rows} rows, each once and in order`, async () => {
  const client = connectClient(server)
  for (let value = 0; value < pulses; value++) await writePulse(client, value)
  const ofPulses = await crowd.hear(sockets * pulses)
  expect(ofPulses).toMatchObject({ events: sockets * pulses, misplaced: 0, lost: 0 })
  expect(ofPulses.pulses.map(({ length }) => length)).toEqual(Array(pulses).fill(sockets))

  const events = sockets * (pulses + (await writeRows(client, rows)))
  expect(await crowd.hear(events)).toMatchObject({ events, misplaced: 0, lost: 0 })
})
