// Errors for programs (RFC 9457), if a request prefers JSON to a page.
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'

/** Sends a problem document. */
export function sendProblem(request: IncomingMessage, response: ServerResponse, status: number): void {
  const body = JSON.stringify({ type: 'about:blank', title: STATUS_CODES[status], status })
  response.writeHead(status, {
    'Content-Type': 'application/problem+json',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-cache',
    Vary: 'Accept',
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}
