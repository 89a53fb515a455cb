// A proxy that makes our server behave like a hosted Supabase project: pages of any origin may call it, and it limits
// the number of rows. Our own server allows neither by design.
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { findFreePort } from '#testing/free-port.ts'

export interface HostedProxy {
  url: string
  close(): Promise<void>
}

const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, HEAD, POST, PATCH, PUT, DELETE, OPTIONS',
  'Access-Control-Allow-Headers': '*, authorization',
  'Access-Control-Expose-Headers': '*',
}

/**
 * @param maxRows the maximum number of rows in an answer, a setting of the project (1000 by default)
 * @param port a free one by default
 */
export async function startHostedProxy(target: string, maxRows: number, port?: number): Promise<HostedProxy> {
  const chosen = port ?? (await findFreePort())
  const server = createServer((incoming, response) => {
    if (incoming.method === 'OPTIONS') response.writeHead(204, cors).end()
    else forward(incoming, response)
  })
  server.on('upgrade', upgrade)
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

  function forward(incoming: IncomingMessage, response: ServerResponse) {
    const outgoing = request(limited(incoming), { method: incoming.method, headers: headersOf(incoming) })
    outgoing.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...cors })
      answer.pipe(response)
    })
    outgoing.on('error', () => response.destroy())
    incoming.pipe(outgoing)
  }

  function upgrade(incoming: IncomingMessage, socket: Duplex) {
    const outgoing = request(new URL(incoming.url ?? '', target), { headers: headersOf(incoming) })
    outgoing.on('upgrade', ({ headers }, upstream) => {
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
      socket.write(['HTTP/1.1 101 Switching Protocols', ...lines, '', ''].join('\r\n'))
      upstream.pipe(socket).pipe(upstream)
      upstream.on('error', () => socket.destroy())
      socket.on('error', () => upstream.destroy())
    })
    outgoing.on('response', ({ statusCode, statusMessage }) => {
      socket.end(`HTTP/1.1 ${statusCode} ${statusMessage}\r\nConnection: close\r\n\r\n`)
    })
    outgoing.on('error', () => socket.destroy())
    outgoing.end()
  }

  function limited({ method, url = '' }: IncomingMessage): URL {
    const address = new URL(url, target)
    if (method === 'GET' && address.pathname.startsWith('/rest/'))
      address.searchParams.set('limit', `${maxRows}`)
    return address
  }

  function headersOf({ headers: { origin: _, ...headers } }: IncomingMessage) {
    return { ...headers, host: new URL(target).host }
  }
}
