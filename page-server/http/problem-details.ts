// Errors for programs (RFC 9457), if a request prefers JSON to a page.
import { type ServerResponse, STATUS_CODES } from 'node:http'

/**
 * Sends a problem document.
 * @param more further members of the document
 */
export function sendProblem(
  response: ServerResponse,
  status: number,
  { cacheControl = 'no-cache', ...more }: { cacheControl?: string; detail?: string; problem?: string } = {},
): void {
  const body = JSON.stringify({ type: 'about:blank', title: STATUS_CODES[status], status, ...more })
  response.writeHead(status, {
    'Content-Type': 'application/problem+json',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': cacheControl,
    Vary: 'Accept',
  })
  response.end(body)
}
