// Answers /healthz, for load balancers and alarms: whether this process serves visitors, and how fresh its texts are.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ContentHealth } from './live-content/live-content.ts'

/** Ignores the query. */
export const isHealthCheck = ({ url = '' }: IncomingMessage) => /^\/healthz(\?|$)/.test(url)

/**
 * Returns 503 only while the process shuts down. Without its backend, a process still serves visitors: a 503 would make a
 * load balancer remove all replicas at once.
 * @param headers of every response
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
  response.end(body)
}
