// A proxy that makes our server behave like a hosted Supabase project: pages of any origin may call it, and it limits
// the number of rows. Our own server allows neither by design.
import { createServer, type IncomingMessage } from 'node:http'
import { forward, forwardUpgrade, listen, type ProxyServer } from '#tests/support/server/programs/proxy.ts'

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
export function startHostedProxy(target: string, maxRows: number, port?: number): Promise<ProxyServer> {
  const server = createServer((incoming, response) => {
    if (incoming.method === 'OPTIONS') response.writeHead(204, cors).end()
    else forward(incoming, response, limited(incoming), headersOf(incoming), cors)
  })
  server.on('upgrade', (incoming, socket) =>
    forwardUpgrade(socket, new URL(incoming.url ?? '', target), headersOf(incoming)),
  )
  return listen(server, port)

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
