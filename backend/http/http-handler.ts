import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Limits } from '../limits/limits.ts'
import type { RestAndAuth } from '../rest-and-auth.ts'
import { createAuthHandler } from './auth-handler.ts'
import { discardBody, readRequest, requestUrl, sendResponse } from './fetch-bridge.ts'
import { type Refusal, refused } from './refusal.ts'
import { isLocal, isWrite, refuseRequest, type WritersFrom } from './request-rules.ts'
import { createSignInRules, isSignIn } from './sign-in-rules.ts'

interface Options {
  restAndAuth: RestAndAuth
  writersFrom: WritersFrom
  limits: Limits
  log: (line: string) => void
}

/** @returns the listener for requests below /rest/v1 and /auth/v1 */
export function createHttpHandler({ restAndAuth: { fetch }, writersFrom, limits, log }: Options) {
  const signIns = createSignInRules(limits)
  const answerAuth = createAuthHandler(signIns, fetch)

  async function answer(request: IncomingMessage): Promise<Response | Refusal> {
    const refusal = refuseHead(request)
    if (refusal) return refusal
    if (writersFrom === 'here' && isQuestion(request) && !isLocal(request.headers))
      return Response.json(false)
    const read = await readRequest(request)
    if (!read) return { status: 413, message: 'A request may have one megabyte' }
    return requestUrl(request).pathname.startsWith('/auth/v1/') ? answerAuth(read) : fetch(read)
  }

  /** What can be said before the body is read. */
  function refuseHead(request: IncomingMessage): Refusal | undefined {
    const { method = 'GET', headers } = request
    const { pathname: path, searchParams: query } = requestUrl(request)
    const refusal = refuseRequest({ method, path, query, headers }, writersFrom)
    if (refusal) return refusal
    if (isSignIn(request)) return signIns.refuseSender(request)
    return isWrite(method) && !limits.mayWrite(request) ? tooManyWrites : undefined
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      const answered = await answer(request)
      if (answered instanceof Response) return await sendResponse(response, answered)
      await discardBody(request)
      await sendResponse(response, refused(answered))
    } catch (error) {
      // Mostly a client that is gone. The log gets no more than a name: messages may hold what the client sent.
      log(`backend: a request failed (${error instanceof Error ? error.name : 'unknown'})`)
      if (response.headersSent) response.destroy()
      else await sendResponse(response, refused({ status: 500, message: 'The server failed' }))
    }
  }
}

/** Whether a panel asks if it may write: the policies do not know what is refused here before they are asked. */
const isQuestion = (request: IncomingMessage) => requestUrl(request).pathname === '/rest/v1/rpc/may_write'

const tooManyWrites: Refusal = {
  status: 429,
  authCode: 'over_request_rate_limit',
  message: 'Too many changes from this address. Nothing of this one was saved: try again in a moment.',
  retryAfter: 1,
}
