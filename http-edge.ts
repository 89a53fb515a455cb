// The server, as strict with senders as HTTP allows.
import { createServer, type Server, STATUS_CODES } from 'node:http'

/** An HTTP server that gives up on slow senders, and answers what is no proper request, with the headers of every answer. */
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
