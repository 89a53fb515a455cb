// What every answer of the process has in common, whoever gives it: the server with its time-outs, and the headers.
import { createServer, type Server, STATUS_CODES } from 'node:http'
import { securityHeaders } from '#site/headers.ts'

/**
 * The headers of every answer; a page replaces the policy by its own.
 * @param https whether the site is reached by HTTPS, and is to stay so (HSTS, RFC 6797)
 */
export function commonHeaders({ https }: { https: boolean }): Headers {
  const headers = new Headers(securityHeaders)
  headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
  if (https) headers.set('Strict-Transport-Security', 'max-age=31536000')
  return headers
}

/** An HTTP server that sets the headers on every answer, and on its own ones to what is no proper request. */
export function createHttpServer(headers: Headers): Server {
  const server = createServer({
    maxHeaderSize: 16 * 1024, // bytes
    // Milliseconds: for the head of a request, for all of it, between two of them, and how often that is checked.
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    keepAliveTimeout: 10_000,
    connectionsCheckingInterval: 1000,
  })
  server.setTimeout(120_000) // milliseconds without a byte: a client that does not read its answer
  server.on('request', (_request, response) => response.setHeaders(headers))
  server.on('clientError', ({ code }: NodeJS.ErrnoException, socket) => {
    if (code === 'ECONNRESET' || !socket.writable) return socket.destroy()
    const status = statusOf[code ?? ''] ?? 400
    const lines = Array.from(headers, ([name, value]) => `${name}: ${value}`)
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      ...lines,
      'Connection: close',
      'Content-Length: 0',
    ]
    socket.end(`${head.join('\r\n')}\r\n\r\n`)
  })
  return server
}

const statusOf: Partial<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}
