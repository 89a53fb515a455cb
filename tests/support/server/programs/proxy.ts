// The parts of a proxy: it listens, and passes on requests and WebSockets.
import {
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Duplex } from 'node:stream'
import { findFreePort } from '#testing/free-port.ts'

export interface ProxyServer {
  url: string
  close(): Promise<void>
}

/** @param port a free one by default */
export async function listen(server: Server, port?: number): Promise<ProxyServer> {
  const chosen = port ?? (await findFreePort())
  const sockets = new Set<Duplex>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(chosen, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${chosen}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        // Not closeAllConnections, which leaves WebSockets open.
        for (const socket of sockets) socket.destroy()
      }),
  }
}

/** @param added headers of the answer */
export function forward(
  incoming: IncomingMessage,
  response: ServerResponse,
  target: URL,
  headers: OutgoingHttpHeaders = incoming.headers,
  added: OutgoingHttpHeaders = {},
): void {
  const outgoing = request(target, { method: incoming.method, headers })
  outgoing.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...added })
    answer.pipe(response)
  })
  outgoing.on('error', () => response.destroy())
  incoming.pipe(outgoing)
}

export function forwardUpgrade(socket: Duplex, target: URL, headers: OutgoingHttpHeaders): void {
  const outgoing = request(target, { headers })
  outgoing.on('upgrade', (answer, upstream) => {
    const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}`)
    socket.write(['HTTP/1.1 101 Switching Protocols', ...lines, '', ''].join('\r\n'))
    upstream.pipe(socket).pipe(upstream)
    upstream.on('error', () => socket.destroy()).on('close', () => socket.destroy())
    socket.on('error', () => upstream.destroy()).on('close', () => upstream.destroy())
  })
  outgoing.on('response', ({ statusCode, statusMessage }) => {
    socket.end(`HTTP/1.1 ${statusCode} ${statusMessage}\r\nConnection: close\r\n\r\n`)
  })
  outgoing.on('error', () => socket.destroy())
  outgoing.end()
}
