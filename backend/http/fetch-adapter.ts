// Between node:http and a handler that speaks the Web's Request and Response.
import type { IncomingMessage, ServerResponse } from 'node:http'

/** Answers a request, as the Fetch Standard has them. */
export type Fetch = (request: Request) => Promise<Response>

/** What is read of a body that is not wanted: many clients read no answer before they have sent their request. */
const discard = {
  patiently: { bytes: 8 * 1024 * 1024, milliseconds: 2000 },
  briefly: { bytes: 64 * 1024, milliseconds: 500 },
} satisfies Record<string, BodyLimit>

/** Only its path and query matter to the handler: what a client claims to be the host stays out of it. */
export const requestUrl = ({ url = '/' }: Pick<IncomingMessage, 'url'>) => new URL(url, 'http://localhost')

interface BodyLimit {
  bytes: number
  milliseconds: number
}

/** @returns the body; or why it was not read to its end */
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
  // Not destroyed when it is left early: the connection is still needed for the answer.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    length += chunk.length
    if (length > maxBytes) return 'too large'
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** The request as the handler takes it. */
export function toFetchRequest(request: IncomingMessage, body: Buffer<ArrayBuffer>): Request {
  const headers = new Headers()
  for (const [name, values = []] of Object.entries(request.headersDistinct)) {
    for (const value of values) headers.append(name, value)
  }
  const { method = 'GET' } = request
  return new Request(requestUrl(request), { method, headers, ...(body.length > 0 && { body }) })
}

/** Reads what is left of a body, within reason, so that the client gets to reading why it is refused. */
export async function discardBody(request: IncomingMessage, how: keyof typeof discard): Promise<void> {
  const { bytes, milliseconds } = discard[how]
  const ended = Promise.withResolvers<void>()
  const timer = setTimeout(ended.resolve, milliseconds)
  await Promise.race([skip(request, bytes), ended.promise])
  clearTimeout(timer)
}

/** Whether a body is, or may become, more than is read of one that is of no use. */
export function hasLargeBody({ headers }: IncomingMessage): boolean {
  return 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > discard.briefly.bytes
}

async function skip(request: IncomingMessage, maxBytes: number): Promise<void> {
  let length = 0
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    length += chunk.length
    if (length > maxBytes) return
  }
}

/** Sends an answer, without the permissions for other origins that the handler may have put into it. */
export async function sendResponse(response: ServerResponse, answer: Response): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer())
  for (const [name, value] of answer.headers) {
    if (!name.startsWith('access-control-')) response.appendHeader(name, value)
  }
  response.setHeader('cache-control', 'no-store')
  response.setHeader('x-content-type-options', 'nosniff')
  // A connection on which the rest of a request may still come cannot be used again.
  if (!response.req.complete) response.setHeader('connection', 'close')
  if (answer.status !== 204) response.setHeader('content-length', body.length)
  response.writeHead(answer.status).end(body)
}
