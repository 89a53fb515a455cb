// How Realtime treats a client that stops reading.
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import WebSocket from 'ws'
import { connectClient } from '#testing/client.ts'
import { startServer, type TestServer } from '#testing/server.ts'

const join = { config: { postgres_changes: [{ event: '*', schema: 'public', table: 'website_content' }] } }

describe('Realtime', () => {
  let server: TestServer
  const sockets: WebSocket[] = []

  beforeAll(async () => {
    server = await startServer()
  })
  afterAll(async () => {
    for (const socket of sockets) socket.terminate()
    await server?.stop()
  })

  async function open(): Promise<WebSocket> {
    const address = `${server.url.replace('http', 'ws')}/realtime/v1/websocket?vsn=2.0.0&apikey=${server.publishableKey}`
    const socket = new WebSocket(address)
    sockets.push(socket)
    await once(socket, 'open')
    return socket
  }

  /** A socket with a channel on the table, and the events that it has read. */
  async function listen() {
    const socket = await open()
    const listener = { socket, events: 0 }
    const joined = new Promise<void>((resolve) => {
      socket.on('message', (data) => {
        const text = String(data)
        if (text.includes('Subscribed to PostgreSQL')) resolve()
        if (text.includes('"postgres_changes",{"ids"')) listener.events++
      })
    })
    socket.send(JSON.stringify(['1', '1', 'realtime:x', 'phx_join', join]))
    await joined
    return listener
  }

  it('closes a socket with more than 4 MB unread, and keeps the others', async () => {
    const [slow, quick] = await Promise.all([listen(), listen()])
    const content = () => connectClient(server).from('website_content')
    const rows = Array.from({ length: 8 }, (_, i) => ({ content_key: `long ${i}`, content_value: '' }))
    await content().insert(rows).throwOnError()
    slow.socket.pause()
    // 24 MB: the system's buffers hold some of it before the server has to buffer anything.
    const rounds = 30
    for (let round = 0; round < rounds; round++) {
      const content_value = `${round}`.padEnd(100_000, 'x')
      await content().update({ content_value }).like('content_key', 'long %').throwOnError()
      // One round is far less than 4 MB, so the quick one never has too much unread, however busy the machine is.
      while (quick.events < rows.length * (round + 2)) await delay(5)
    }
    const all = rows.length * (rounds + 1)
    const closed = once(slow.socket, 'close')
    slow.socket.resume()
    expect((await closed)[0]).toBe(1006)
    expect(slow.events).toBeLessThan(all)
    expect(quick.socket.readyState).toBe(WebSocket.OPEN)
  })
})
