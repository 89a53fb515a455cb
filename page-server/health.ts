// /healthz: whether this process serves visitors, and how fresh what it tells them is. For load balancers and alarms.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ContentHealth } from './live-content.ts'

/** The query does not count. */
export const isHealthCheck = ({ url = '' }: IncomingMessage) => /^\/healthz(\?|$)/.test(url)

/**
 * Answers 503 only while the process stops: without a backend, visitors are still served, by every other replica alike.
 * @param headers those of every answer
 */
export function sendHealth(
  { method }: IncomingMessage,
  response: ServerResponse,
  { stopping, content, headers }: { stopping: boolean; content: ContentHealth; headers: Headers },
): void {
  response.setHeaders(headers)
  if (method !== 'GET' && method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end()
    return
  }
  const { fresh, reachable, lastSync } = content
  const body = JSON.stringify({
    status: stopping ? 'stopping' : 'up',
    pages: fresh ? 'fresh' : 'stale',
    backend: reachable ? 'reachable' : 'unreachable',
    lastSync: lastSync?.toISOString() ?? null,
  })
  response.writeHead(stopping ? 503 : 200, {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
  })
  response.end(method === 'HEAD' ? undefined : body)
}
