import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AdminAccess } from '../database/prepare.ts'
import type { RestAndAuth } from '../rest-and-auth.ts'
import { readRequest, requestUrl, sendResponse } from './fetch-bridge.ts'
import { type Refusal, refuseRequest } from './request-rules.ts'

/** @returns the listener for requests below /rest/v1 and /auth/v1 */
export function createHttpHandler(
  { fetch }: RestAndAuth,
  adminAccess: AdminAccess,
  log: (line: string) => void,
) {
  async function answer(request: IncomingMessage): Promise<Response> {
    const { method = 'GET', headers } = request
    const refusal = refuseRequest({ method, path: requestUrl(request).pathname, headers }, adminAccess)
    if (refusal) return refused(refusal)
    const read = await readRequest(request)
    return read ? fetch(read) : refused({ status: 413, message: 'A request may have one megabyte' })
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      await sendResponse(response, await answer(request))
    } catch (error) {
      // Mostly a client that is gone. The log gets no more than a name: messages may hold what the client sent.
      log(`backend: a request failed (${error instanceof Error ? error.name : 'unknown'})`)
      if (response.headersSent) response.destroy()
      else await sendResponse(response, refused({ status: 500, message: 'The server failed' }))
    }
  }
}

/** In the shape of PostgREST's errors, which Auth's client reads as well. */
function refused({ status, message }: Refusal): Response {
  // What is left of the request is not read: the connection cannot be used again.
  const headers = { connection: 'close' }
  return Response.json({ code: `${status}`, message, details: null, hint: null }, { status, headers })
}
