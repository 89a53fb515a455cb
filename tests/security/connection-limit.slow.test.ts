// Connections from other machines, for which one of this machine's own public addresses stands in.
import { once } from 'node:events'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startServer, type TestServer } from '#testing/server.ts'

const address = Object.values(networkInterfaces())
  .flatMap((all = []) => all)
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address

let server: TestServer
beforeAll(async () => {
  server = await startServer({ env: { HOST: '0.0.0.0' } })
})
afterAll(() => server?.stop())

it.skipIf(!address)(
  'an address has 256 connections; one more is closed, and the others are answered',
  async () => {
    const port = Number(new URL(server.url).port)
    const sockets = Array.from({ length: 257 }, () =>
      connect(port, address)
        .on('error', () => {}) // the refused one may be reset
        .resume(),
    )
    const refused = await Promise.race(sockets.map((socket) => once(socket, 'close').then(() => socket)))
    expect(refused.bytesRead).toBe(0)

    const others = sockets.filter((socket) => socket !== refused)
    const statuses = others.map(async (socket) => {
      socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n')
      const [answer] = await once(socket, 'data')
      return String(answer).slice(0, 12)
    })
    expect(await Promise.all(statuses)).toEqual(others.map(() => 'HTTP/1.1 200'))
    for (const socket of sockets) socket.destroy()
  },
)
