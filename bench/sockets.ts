// Opens 2,000 admin panels on one process while one of them writes once a second; then writes 1,000 rows at once for
// 100 panels.
import { setTimeout as delay } from 'node:timers/promises'
import { behindProxy } from '#testing/behind-proxy.ts'
import { connectClient } from '#testing/client.ts'
import { type Heard, openCrowd, sharedClockMs } from '#testing/crowd.ts'
import { residentMemoryBytes } from '#testing/processes.ts'
import { startServer, type TestServer } from '#testing/server.ts'
import { writePulse, writeRows } from '#testing/write-rows.ts'
import { percentile } from './support/spread.ts'

const admins = 2000
const seconds = 60
const burst = { sockets: 100, rows: 1000 }

/** @throws if a panel missed an event */
export async function bench(): Promise<void> {
  const server = await startServer({ env: await behindProxy() })
  try {
    await benchPulse(server)
    await benchBurst(server)
  } finally {
    await server.stop()
  }
}

async function benchPulse(server: TestServer): Promise<void> {
  const client = connectClient(server)
  for (let i = 0; i < 200; i++) await fetch(`${server.url}/none/${i}`).then((answer) => answer.text()) // warm
  const memory = () => `${Math.round(residentMemoryBytes(server.process.pid ?? 0) / 2 ** 20)} MB`
  const before = memory()
  const crowd = await openCrowd(server, admins)
  const open = memory()
  const writes: { sent: number; acknowledged: number }[] = []
  const begin = sharedClockMs()
  for (let value = 0; value < seconds; value++) {
    await delay(Math.max(0, begin + value * 1000 - sharedClockMs()))
    writes.push(await writePulse(client, value))
  }
  const heard = await crowd.hear(admins * seconds)
  const after = memory()
  expectAll(heard, admins * seconds)
  await crowd.close()
  await delay(5000)

  const since = (moment: 'sent' | 'acknowledged') =>
    heard.pulses.flatMap((arrivals, value) =>
      arrivals.map((at) => at - (writes[value]?.[moment] ?? Number.NaN)),
    )
  console.log(
    `${admins} sockets, ${seconds} writes, one a second: all ${heard.events} events arrived in order`,
  )
  console.log(
    `from the write’s acknowledgement to the event, below zero where that came first: ${tail(since('acknowledged'))}`,
  )
  console.log(`from the sending of the write: ${tail(since('sent'))}`)
  console.log(
    `resident memory of the site's process: ${before} before, ${open} with all sockets open, ${after} after the writes, ` +
      `${memory()} 5 s after the sockets were closed`,
  )
}

async function benchBurst(server: TestServer): Promise<void> {
  const crowd = await openCrowd(server, burst.sockets)
  const begin = sharedClockMs()
  const events = burst.sockets * (await writeRows(connectClient(server), burst.rows))
  const acknowledged = sharedClockMs()
  expectAll(await crowd.hear(events), events)
  await crowd.close()
  console.log(
    `${burst.rows} rows inserted one by one and changed at once, written in ${(acknowledged - begin).toFixed(0)} ms, ` +
      `${burst.sockets} sockets: all ${events} events arrived, in order for each row`,
  )
}

function expectAll({ events, misplaced, lost }: Heard, expected: number): void {
  if (events === expected && misplaced === 0 && lost === 0) return
  throw new Error(`${events} events of ${expected}, ${misplaced} misplaced, ${lost} sockets or channels lost`)
}

function tail(times: readonly number[]): string {
  const at = (percent: number) => percentile(times, percent).toFixed(1)
  return `median ${at(50)} ms, 99th percentile ${at(99)} ms, worst ${at(100)} ms`
}
