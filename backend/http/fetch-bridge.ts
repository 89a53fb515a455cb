// Between node:http and a handler that speaks the Web's Request and Response.
import type { IncomingMessage, ServerResponse } from 'node:http'

const bodyLimit = 1024 * 1024
/** What is read of a body that is not wanted: a client reads no answer before it has sent its request. */
const discardLimit = 8 * bodyLimit

/** Only its path and query matter to the handler: what a client claims to be the host stays out of it. */
export const requestUrl = ({ url = '/' }: Pick<IncomingMessage, 'url'>) => new URL(url, 'http://localhost')

/** Reads a request whole. @returns undefined where its body is over one megabyte */
export async function readRequest(request: IncomingMessage): Promise<Request | undefined> {
  const body = await readBody(request)
  if (!body) return undefined
  const headers = new Headers()
  for (const [name, values = []] of Object.entries(request.headersDistinct)) {
    for (const value of values) headers.append(name, value)
  }
  const { method = 'GET' } = request
  return new Request(requestUrl(request), { method, headers, ...(body.length > 0 && { body }) })
}

async function readBody(request: IncomingMessage): Promise<Buffer<ArrayBuffer> | undefined> {
  const chunks: Buffer[] = []
  let length = 0
  // Not destroyed when it is left early: the connection is still needed for the answer.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    length += chunk.length
    if (length > bodyLimit) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Reads what is left of a body, within reason, so that the client gets to reading why it is refused. */
export async function discardBody(request: IncomingMessage): Promise<void> {
  let length = 0
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    length += chunk.length
    if (length > discardLimit) return
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
