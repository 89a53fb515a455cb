// Responses with a release, which no client may store. Most are rendered for one request.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Encoded, encodeOnce, preferredEncoding } from '#page-server/http/content-encoding.ts'

export interface FreshPage {
  status: number
  /** Besides those of every response. */
  headers: Readonly<Record<string, string>>
  body: Buffer | Encoded
}

/** Sends a page, compressed as the client accepts it. */
export async function sendFreshPage(
  { headers: { 'accept-encoding': accepted } }: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: FreshPage,
): Promise<void> {
  const encoding = preferredEncoding(accepted)
  const bytes = Buffer.isBuffer(body) ? await encodeOnce(body, encoding) : body[encoding]
  response.writeHead(status, {
    ...headers,
    'Cache-Control': 'no-store',
    'Content-Length': bytes.length,
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  })
  response.end(bytes)
}
