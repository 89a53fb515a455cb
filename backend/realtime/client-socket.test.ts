// How a socket treats a client that does not read or is silent. The connection is in memory, so no system buffer hides
// unread data.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Socket } from 'node:net'
import { duplexPair } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { expect, it, onTestFinished, vi } from 'vitest'
import { WebSocket } from 'ws'
import { AddressSockets } from '#backend/limits/address-sockets.ts'
import { ClientSocket, type ClientSocketOptions } from './client-socket.ts'
import { createPresence } from './presence.ts'
import type { RowChange } from './row-change.ts'
import { createWebSocketServer } from './web-socket-server.ts'

const table = {
  schema: 'public',
  name: 'website_content',
  columns: [{ name: 'content_key', type: 'text' }],
  key: ['id'],
}
const change: RowChange = {
  schema: 'public',
  table: 'website_content',
  type: 'INSERT',
  commit_timestamp: '2025-10-28T15:57:03.123456+00:00',
  record: { content_key: 'a key' },
  old_record: null,
}
const megabyte = 1024 * 1024

/** Opens a socket and joins a channel on the table. */
async function connect(address = new AddressSockets(), options: Partial<ClientSocketOptions> = {}) {
  const [client, server] = duplexPair()
  const { promise, resolve } = Promise.withResolvers<WebSocket>()
  const sockets = createWebSocketServer()
  const http = createServer().on('upgrade', (...upgrade) => sockets.handleUpgrade(...upgrade, resolve))
  http.emit('connection', server)
  const clientSocket = new WebSocket('ws://localhost', { createConnection: () => client as Socket })
  const [serverSocket] = await Promise.all([promise, once(clientSocket, 'open')])
  const keys = { publishableKey: 'sb_publishable_x', jwtSecret: 'x' }
  const connection = new ClientSocket(serverSocket, {
    version: '2.0.0',
    keys,
    tables: () => [table],
    address,
    presence: createPresence(),
    mayPrepare: async () => true,
    ...options,
  })
  onTestFinished(() => connection.terminate())
  clientSocket.send(
    JSON.stringify(['1', '1', 'realtime:x', 'phx_join', { config: { postgres_changes: [{ event: '*' }] } }]),
  )
  await once(clientSocket, 'message')
  const [channel] = connection.channels
  return {
    client,
    clientSocket,
    serverSocket,
    connection,
    /** @param bytes approximate size of the frame, rounded up */
    deliver: (bytes: number) => channel?.deliver(change, JSON.stringify('x'.repeat(bytes))),
  }
}

it('closes a socket with more than 4 MB unread', async () => {
  const { clientSocket, serverSocket, connection, deliver } = await connect()
  clientSocket.pause()
  deliver(4 * megabyte - 1000)
  expect(connection.unreadBytes).toBeGreaterThan(4 * megabyte - 1000)
  expect(serverSocket.readyState).toBe(WebSocket.OPEN)
  deliver(1000)
  expect(serverSocket.readyState).toBe(WebSocket.CLOSING)
  await once(serverSocket, 'close')
})

it('closes the slowest socket of an address with more than 16 MB unread, and keeps the others', async () => {
  const address = new AddressSockets()
  const slow = await Promise.all(Array.from({ length: 5 }, () => connect(address)))
  const elsewhere = await connect()
  for (const { clientSocket } of [...slow, elsewhere]) clientSocket.pause()
  for (const { deliver } of [...slow, elsewhere]) deliver(3 * megabyte)
  const states = () => slow.map(({ serverSocket }) => serverSocket.readyState)
  expect(states()).toEqual(Array(5).fill(WebSocket.OPEN))
  slow[2]?.deliver(0.9 * megabyte)
  slow[4]?.deliver(0.9 * megabyte)
  expect(states()).toEqual([1, 1, WebSocket.CLOSING, 1, 1])
  expect(elsewhere.serverSocket.readyState).toBe(WebSocket.OPEN)
})

it('closes a socket that is silent for a minute, but not one that sends heartbeats', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const [silent, alive] = await Promise.all([connect(), connect()])
  for (let seconds = 0; seconds < 75; seconds += 25) {
    expect(silent.serverSocket.readyState).toBe(WebSocket.OPEN)
    vi.advanceTimersByTime(25_000)
    alive.clientSocket.send('[null,"1","phoenix","heartbeat",{}]')
    await once(alive.clientSocket, 'message')
  }
  expect(silent.serverSocket.readyState).toBe(WebSocket.CLOSED)
  expect(alive.serverSocket.readyState).toBe(WebSocket.OPEN)
})

it('stops reading messages until its replies have been read, and then answers all of them', async () => {
  const { clientSocket, connection, deliver } = await connect()
  const answers: string[] = []
  clientSocket.on('message', (data) => {
    const [, ref] = JSON.parse(String(data))
    if (ref) answers.push(ref)
  })
  clientSocket.pause()
  deliver(100_000)
  const unreadBytes = connection.unreadBytes
  for (let i = 1; i <= 30; i++) clientSocket.send(JSON.stringify([null, `${i}`, 'phoenix', 'heartbeat', {}]))
  await setImmediate() // the connection in memory accepts everything at once
  expect(connection.unreadBytes - unreadBytes).toBeLessThan(2 * 100)
  clientSocket.resume()
  while (answers.length < 30) await once(clientSocket, 'message')
  expect(answers).toEqual(Array.from({ length: 30 }, (_, i) => `${i + 1}`))
})

it('ends a socket that sent too much, even if the client does not confirm the close', async () => {
  const { clientSocket, serverSocket } = await connect()
  clientSocket.pause()
  for (let i = 0; i < 500; i++) clientSocket.ping()
  await once(serverSocket, 'close')
})

it('closes a socket whose message arrives in more than 128 pieces', async () => {
  const { client, clientSocket, serverSocket } = await connect()
  const closed = once(clientSocket, 'close')
  const isOpenAfter = async (pieces: number) => {
    for (let i = 0; i < pieces; i++) await new Promise((resolve) => client.write('x', resolve))
    return serverSocket.readyState === WebSocket.OPEN
  }
  client.write(Buffer.from([0x81, 0xfe, 0x10, 0x00, 0, 0, 0, 0])) // the head of a text frame of 4 kB
  expect(await isOpenAfter(128)).toBe(true)
  expect(await isOpenAfter(1)).toBe(false)
  expect((await closed)[0]).toBe(1008)
})

it('ends presence when its client may no longer prepare releases, and lets the others know', async () => {
  const presence = createPresence()
  const heard: string[] = []
  presence.enter('realtime:room', 'other', (_event, payload) => heard.push(payload))
  let mayPrepare = true
  const { clientSocket, connection } = await connect(undefined, {
    presence,
    mayPrepare: async () => mayPrepare,
  })
  const send = (...message: unknown[]) => clientSocket.send(JSON.stringify(['2', ...message]))
  send('2', 'realtime:room', 'phx_join', { config: { presence: { enabled: true, key: 'me' } } })
  await expect.poll(() => [...connection.channels].at(-1)?.presence).toBeDefined()
  send('3', 'realtime:room', 'presence', { event: 'track', payload: { text: 'x' } })
  await expect.poll(() => heard).toHaveLength(1)
  await connection.recheckPresence()
  expect(heard).toHaveLength(1)
  mayPrepare = false
  await connection.recheckPresence()
  expect(JSON.parse(heard[1] ?? '')).toMatchObject({ joins: {}, leaves: { me: { metas: [{ text: 'x' }] } } })
  expect(connection.channelCount).toBe(1)
})

it('admits nobody to presence who left while the database was asked', async () => {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const presence = createPresence()
  const { clientSocket, connection } = await connect(undefined, { presence, mayPrepare: () => promise })
  const enter = vi.spyOn(presence, 'enter')
  const topic = 'realtime:room'
  clientSocket.send(
    JSON.stringify(['2', '2', topic, 'phx_join', { config: { presence: { enabled: true } } }]),
  )
  await expect.poll(() => connection.channelCount).toBe(2)
  clientSocket.terminate()
  connection.terminate()
  await expect.poll(() => connection.channelCount).toBe(0)
  resolve(true)
  await setImmediate()
  expect(enter).not.toHaveBeenCalled()
})
