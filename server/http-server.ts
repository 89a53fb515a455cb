// The HTTP server, as strict with clients as the standard allows.
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Duplex } from 'node:stream'
import { bareResponse } from './bare-response.ts'
import { hasBody } from './has-body.ts'
import { IdentifiedResponse } from './identified-response.ts'

/** How long a whole request may take, and how long an upload. */
const requestTimeoutMs = 30_000
const uploadTimeoutMs = 300_000

/**
 * Creates an HTTP server with timeouts for slow clients. It answers malformed requests itself, with the headers of
 * every response.
 */
export function createHttpServer(
  headers: Headers,
): Server<typeof IncomingMessage, typeof IdentifiedResponse> {
  const server = createServer({
    ServerResponse: IdentifiedResponse,
    maxHeaderSize: 16 * 1024, // bytes
    highWaterMark: 16 * 1024, // bytes of an unread body at which reading from the connection pauses
    // Milliseconds for the head of a request, for a whole request, between two requests, and between checks of these.
    headersTimeout: 10_000,
    requestTimeout: requestTimeoutMs,
    // Longer than proxies keep an idle connection (nginx and Amazon: 60 s). If the server ended it first, the proxy's next
    // request on it would be lost.
    keepAliveTimeout: 75_000,
    connectionsCheckingInterval: 1000,
    // Node itself would send its refusal without our headers: see `requireOneHost`.
    requireHostHeader: false,
    // A client that offers another protocol is answered with HTTP (RFC 9110, 7.8).
    shouldUpgradeCallback: ({ headers: { upgrade = '' } }) => upgrade.toLowerCase() === 'websocket',
  })
  server.setTimeout(120_000) // milliseconds without any data, as from a client that does not read its response
  const lastResponses = new WeakMap<Duplex, ServerResponse>()
  // Before all other listeners, so that every rule reads the same path.
  server.on('request', (request, response) => {
    lastResponses.set(request.socket, response)
    request.url = targetOf(request)
  })
  server.on('checkExpectation', (_request, response) => {
    response.setHeaders(headers).writeHead(417, { Connection: 'close' }).end()
  })
  server.on('clientError', ({ code }: NodeJS.ErrnoException, socket) => {
    if (code === 'ECONNRESET' || !socket.writable) return socket.destroy()
    const last = lastResponses.get(socket)
    // The error is in the body of a request that was already answered. The client would take a second response for that
    // to its next request.
    if (last?.headersSent && !last.req.complete) return socket.end()
    socket.end(bareResponse(statusOf[code ?? ''] ?? 400, headers))
  })
  return server
}

/**
 * Refuses a request that does not name exactly one host, as RFC 9112, 3.2 demands: with two, a proxy in front and this
 * server could each choose a different one. An HTTP/1.0 request may name none.
 */
export function requireOneHost(headers: Headers, listener: RequestListener): RequestListener {
  const refused = new WeakSet<Duplex>()
  return (request, response) => {
    if (refused.has(request.socket)) return // arrived together with the refused request, before the connection closed
    if (namesOneHost(request)) return listener(request, response)
    refused.add(request.socket)
    response.setHeaders(headers).writeHead(400, { Connection: 'close' }).end()
  }
}

/**
 * Lets uploads take five minutes. Node has one limit for the whole server, so it is raised, and other bodies that have not
 * arrived after 30 s are refused here as Node would refuse them.
 * @param isUpload whether a request may take as long as a file needs
 */
export function limitBodyTime<Response extends ServerResponse>(
  server: Server,
  listener: (request: IncomingMessage, response: Response) => void,
  isUpload: (request: IncomingMessage) => boolean,
): (request: IncomingMessage, response: Response) => void {
  server.requestTimeout = uploadTimeoutMs
  return (request, response) => {
    if (hasBody(request.headers) && !isUpload(request)) {
      const timer = setTimeout(() => {
        // A part of an earlier response may still wait, and the refusal would end up in it.
        if (request.socket.writableLength > 0) return void request.destroy()
        server.emit('clientError', requestTimeout(), request.socket)
        request.socket.destroySoon()
      }, requestTimeoutMs)
      const stop = () => clearTimeout(timer)
      request.once('end', stop).once('close', stop)
    }
    listener(request, response)
  }
}

const requestTimeout = () => Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })

/** The path and query of a request. A client may send them after `http://` and the host (RFC 9112, 3.2.2). */
function targetOf({ url = '/', headers: { host } }: IncomingMessage): string {
  const [start = '', named] = /^https?:\/\/([^/?]+)/i.exec(url) ?? []
  if (!named || named.toLowerCase() !== host?.toLowerCase()) return url
  const rest = url.slice(start.length)
  return rest.startsWith('/') ? rest : `/${rest}`
}

function namesOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === 'host').length
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0')
}

const statusOf: Partial<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}
