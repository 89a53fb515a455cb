// Connects node:http to a handler that uses the Web's Request and Response.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type BodyLimit, unwantedBody } from '#server/discard-body.ts'

/**
 * The host is fixed, so that the handler does not depend on the host that a client claims. A fragment, which no browser sends,
 * is left out.
 */
export function requestUrl({ url = '/' }: Pick<IncomingMessage, 'url'>): URL {
  const parsed = new URL(url, 'http://localhost')
  parsed.hash = ''
  return parsed
}

/** @returns the body, or why it was not read completely */
export async function readBody(
  request: IncomingMessage,
  { bytes, milliseconds }: BodyLimit,
): Promise<Buffer<ArrayBuffer> | 'too large' | 'too slow'> {
  const slow = Promise.withResolvers<'too slow'>()
  const timer = setTimeout(slow.resolve, milliseconds, 'too slow')
  try {
    return await Promise.race([collect(request, bytes), slow.promise])
  } finally {
    clearTimeout(timer)
  }
}

async function collect(
  request: IncomingMessage,
  maxBytes: number,
): Promise<Buffer<ArrayBuffer> | 'too large'> {
  const chunks: Buffer[] = []
  let length = 0
  // Keeps the request open if the loop ends early, because the response still needs the connection.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    length += chunk.length
    if (length > maxBytes) return 'too large'
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

export function toFetchRequest(request: IncomingMessage, body: Buffer<ArrayBuffer>): Request {
  const headers = new Headers()
  for (const [name, values = []] of Object.entries(request.headersDistinct)) {
    for (const value of values) headers.append(name, value)
  }
  const { method = 'GET' } = request
  return new Request(requestUrl(request), { method, headers, ...(body.length > 0 && { body }) })
}

/** Whether a body is, or may turn out to be, larger than what is read of an unwanted one. */
export function hasLargeBody({ headers }: IncomingMessage): boolean {
  return 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > unwantedBody.briefly.bytes
}

/** Sends a response without any CORS headers that the handler may have set. */
export async function sendResponse(response: ServerResponse, answer: Response): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer())
  for (const [name, value] of answer.headers) {
    if (!name.startsWith('access-control-')) response.appendHeader(name, value)
  }
  response.setHeader('cache-control', 'no-store')
  response.setHeader('x-content-type-options', 'nosniff')
  // The connection cannot be reused if the rest of a request may still arrive on it.
  if (!response.req.complete) response.setHeader('connection', 'close')
  // For HEAD, a length must be that of the response to GET (RFC 9110, section 8.6), which only the handler knows.
  if (answer.status !== 204 && response.req.method !== 'HEAD')
    response.setHeader('content-length', body.length)
  response.writeHead(answer.status).end(body)
}
