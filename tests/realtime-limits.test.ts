// What Realtime does with a client that behaves as none of ours does: it closes the socket, so that an honest one with a
// fault comes back, and goes on serving the others.
import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import WebSocket from 'ws'
import { startServer, type TestServer } from './support/server.ts'

let server: TestServer
const sockets: WebSocket[] = []

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server?.stop())
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.terminate()
})

async function open(): Promise<WebSocket> {
  const url = `${server.url.replace('http', 'ws')}/realtime/v1/websocket?vsn=2.0.0&apikey=${server.publishableKey}`
  const socket = new WebSocket(url)
  sockets.push(socket)
  await once(socket, 'open')
  return socket
}

const heartbeat = JSON.stringify([null, '1', 'phoenix', 'heartbeat', {}])

it.each([
  ['a message that is none', 1007, (socket: WebSocket) => socket.send('{"no":"message"}')],
  ['a message of more than 64 kB', 1009, (socket: WebSocket) => socket.send('x'.repeat(64_001))],
  [
    'more messages than 50 at once',
    1008,
    (socket: WebSocket) => {
      for (let i = 0; i <= 60; i++) socket.send(heartbeat)
    },
  ],
])('closes a socket after %s', async (_case, code, misbehave) => {
  const socket = await open()
  misbehave(socket)
  expect((await once(socket, 'close'))[0]).toBe(code)
})

it('answers what it does not offer with an error, and ignores binary messages', async () => {
  const socket = await open()
  const answers: unknown[] = []
  socket.on('message', (data) => answers.push(JSON.parse(data.toString())))
  socket.send(Buffer.from([3, 0, 0, 0, 0, 0, 1]))
  socket.send(JSON.stringify(['1', '1', 'realtime:any', 'phx_join', { config: {} }]))
  socket.send(JSON.stringify(['1', '2', 'realtime:any', 'broadcast', {}]))
  socket.send(JSON.stringify(['1', '3', 'realtime:other', 'phx_leave', {}]))
  while (answers.length < 3) await once(socket, 'message')
  expect(answers).toMatchObject([
    ['1', '1', 'realtime:any', 'phx_reply', { status: 'ok', response: { postgres_changes: [] } }],
    [
      '1',
      '2',
      'realtime:any',
      'phx_reply',
      { status: 'error', response: { reason: 'This server does not offer broadcast' } },
    ],
    ['1', '3', 'realtime:other', 'phx_reply', { status: 'error', response: { reason: 'unmatched topic' } }],
  ])
})

it('takes 100 sockets from one address, and more when some have gone', async () => {
  const first = await open()
  await Promise.all(Array.from({ length: 99 }, open))
  await expect(open()).rejects.toThrow('Unexpected server response: 429')
  first.close()
  await vi.waitFor(open, 10_000)
})
