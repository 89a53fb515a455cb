import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Log } from '#log.ts'
import type { Limits } from '../limits/limits.ts'
import type { RestAndAuth } from '../rest-and-auth.ts'
import { discardBody, readRequest, requestUrl, sendResponse } from './fetch-bridge.ts'
import type { LocalAccess } from './local-access.ts'
import { type Refusal, refused } from './refusal.ts'
import { isWrite, refuseRequest } from './request-rules.ts'
import { createSignInRules, isSignIn } from './sign-in-rules.ts'

interface Options {
  restAndAuth: RestAndAuth
  /** Decides who may write where nobody signs in. */
  localAccess: LocalAccess | undefined
  limits: Limits
  log: Log
}

/** @returns the listener for requests below /rest/v1 and /auth/v1 */
export function createHttpHandler({ restAndAuth: { fetch }, localAccess, limits, log }: Options) {
  const signIns = createSignInRules({ limits, log, fetch })

  async function answer(request: IncomingMessage): Promise<Response | Refusal> {
    const refusal = refuseHead(request)
    if (refusal) return refusal
    const notHere = localAccess?.refuse(request)
    // A refusal with a code is one that the panel explains.
    if (notHere && isQuestion(request)) return notHere.code ? notHere : Response.json(false)
    const read = await readRequest(request)
    if (!read) return { status: 413, message: 'A request may have one megabyte' }
    return isSignIn(request) ? signIns.answer(request, read) : fetch(read)
  }

  /** What can be said before the body is read. */
  function refuseHead(request: IncomingMessage): Refusal | undefined {
    const { method = 'GET', headers } = request
    const { pathname: path, searchParams: query } = requestUrl(request)
    const refusal = refuseRequest({ method, path, query, headers }, localAccess?.refuse(request))
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
      // The client has gone before it sent all of its request: nothing failed here, and nobody is left to answer.
      if (request.errored) return void response.destroy()
      // Only the error's name: its message may hold what the client sent.
      log(`backend: a request failed (${error instanceof Error ? error.name : 'unknown'})`, {
        level: 'error',
      })
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
