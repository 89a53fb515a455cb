// The process behind crowd.ts: opens the requested sockets, listens, and ends with the process that started it.
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import WebSocket from 'ws'
import { type Heard, sharedClockMs } from './crowd.ts'

const [url = '', key = '', count = ''] = process.argv.slice(2)
const address = `${url.replace('http', 'ws')}/realtime/v1/websocket?vsn=2.0.0&apikey=${key}`
const topic = 'realtime:website_content'
const join = {
  config: { postgres_changes: [{ event: '*', schema: 'public', table: 'website_content' }] },
}
/** The interval of Supabase's client. */
const heartbeatMs = 25_000
/** Events that have not arrived after this silence are lost. */
const silenceMs = 20_000
/** How many sockets are opened at a time. */
const socketsAtOnce = 50

const heard: Heard = { events: 0, misplaced: 0, lost: 0, pulses: [] }
let lastEvent = sharedClockMs()

type Frame = [string | null, string | null, string, string, { status?: string; data: Data }]
interface Data {
  record: { content_key: string; content_value: string }
}

/** Resolves when the channel of a new socket is joined. */
async function listen(number: number): Promise<void> {
  const socket = new WebSocket(address, {
    perMessageDeflate: false,
    headers: { 'x-forwarded-for': `10.0.${Math.floor(number / 50)}.1` },
  })
  await once(socket, 'open')
  const next = new Map<string, number>()
  const joined = new Promise<void>((resolve) => {
    socket.on('message', (frame) => {
      const [, , , event, payload]: Frame = JSON.parse(String(frame))
      if (event === 'postgres_changes') take(payload.data.record, next)
      else if (event === 'system' && payload.status === 'ok') resolve()
      else if (event === 'phx_error' || payload.status === 'error') heard.lost++
    })
  })
  socket.once('close', () => heard.lost++)
  socket.send(JSON.stringify(['1', '1', topic, 'phx_join', join]))
  const heartbeat = JSON.stringify([null, '2', 'phoenix', 'heartbeat', {}])
  setInterval(() => socket.send(heartbeat), heartbeatMs)
  await joined
}

function take({ content_key, content_value }: Data['record'], next: Map<string, number>): void {
  lastEvent = sharedClockMs()
  const value = Number(content_value)
  heard.events++
  if (value !== (next.get(content_key) ?? 0)) heard.misplaced++
  next.set(content_key, value + 1)
  if (content_key !== 'pulse') return
  heard.pulses[value] ??= []
  heard.pulses[value].push(lastEvent)
}

for (let opened = 0; opened < Number(count); opened += socketsAtOnce) {
  const numbers = Array.from(
    { length: Math.min(socketsAtOnce, Number(count) - opened) },
    (_, i) => opened + i,
  )
  await Promise.all(numbers.map(listen))
}

process.on('disconnect', () => process.exit())
process.on('message', async ({ events }: { events: number }) => {
  lastEvent = sharedClockMs()
  while (heard.events < events && sharedClockMs() - lastEvent < silenceMs) await delay(20)
  // A surplus event would arrive within this time.
  await delay(200)
  process.send?.(heard)
})
process.send?.('joined')
