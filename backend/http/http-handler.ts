// Answers requests below /rest/v1 and /auth/v1. Each step may refuse, in this order: how many the sender has in progress; the URL,
// and whether such a request is allowed from there; the headers; the key; how often the sender signs in or writes; for visitors,
// a turn; the body; for previews, a turn. Then REST or Auth answers. The refusal decides how much of an unread body is still read.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import type { Keys } from '#backend/keys.ts'
import type { Limits } from '#backend/limits/limits.ts'
import { type Refusal, toErrorResponse } from '#backend/refusal.ts'
import { findBodyProblem } from '#backend/request-shape/request-body.ts'
import { findHeadRefusal, findUrlRefusal, shapeHint } from '#backend/request-shape/request-head.ts'
import { shapeLimits } from '#backend/request-shape/shape-limits.ts'
import { createTokenEndpoint } from '#backend/sessions/token-endpoint.ts'
import type { RestAndAuth } from '#backend/supabase-lite/rest-and-auth.ts'
import { findUnavailability } from '#backend/unavailability.ts'
import { discardBody, unwantedBody } from '#server/discard-body.ts'
import { describeWithoutMessage } from '#server/error-reason.ts'
import type { Log } from '#server/log.ts'
import { createAuthHandler } from './auth-handler.ts'
import { hasLargeBody, readBody, requestUrl, sendResponse, toFetchRequest } from './fetch-adapter.ts'
import type { LocalAccess } from './local-access.ts'
import { findRequestRefusal, isWrite, previewByToken } from './request-rules.ts'
import { createRequesterLookup, hasKey, type PrepareCheck } from './requester.ts'
import { createSignInRules, isSignIn } from './sign-in-rules.ts'

interface Options {
  restAndAuth: RestAndAuth
  keys: Keys
  /** Decides who may write when no sign-in is required. */
  localAccess: LocalAccess | undefined
  mayPrepare: PrepareCheck
  limits: Limits
  /** The URL of the site, known once it listens. */
  origin: () => string
  log: Log
}

/** Releases a permit of `limits`. */
type Release = () => void

/** @returns the listener for requests below /rest/v1 and /auth/v1 */
export function createHttpHandler(options: Options) {
  const { restAndAuth, keys, localAccess, mayPrepare, limits, origin, log } = options
  const fetchAuth = createTokenEndpoint({
    fetch: (request) => restAndAuth.fetch(request, 'auth'),
    inTransaction: restAndAuth.inTransaction,
    keys,
    origin,
  })
  const signIns = createSignInRules({ limits, log, fetch: fetchAuth })
  const answerAuth = createAuthHandler({
    keys,
    signIns,
    fetch: fetchAuth,
    inTransaction: restAndAuth.inTransaction,
  })
  const findRequester = createRequesterLookup(keys, mayPrepare)

  /** Adds to `permits` what must be released when the request is over. */
  async function answer(request: IncomingMessage, permits: Release[]): Promise<Response | Refusal> {
    const refusal = refuseBeforeBody(request)
    if (refusal) return refusal
    const localRefusal = localAccess?.findRefusal(request)
    // The panel explains a refusal that has a code. Any other one only means "no".
    if (localRefusal && isPermissionCheck(request))
      return localRefusal.code ? localRefusal : Response.json(false)
    const isRest = requestUrl(request).pathname.startsWith('/rest/')
    const requester = limits.isInternal(request) ? 'writer' : await findRequester(request)
    if (requester === 'visitor' && !isSignIn(request)) {
      const release = await limits.waitForTurn(request)
      if (!release) return tooManyRequests
      permits.push(release)
    }
    const limit = shapeLimits.body[isRest ? requester : 'auth']
    const body = await readBody(request, limit)
    if (body === 'too large')
      return { status: 413, message: `Request body exceeds ${formatBytes(limit.bytes)}`, hint: shapeHint }
    if (body === 'too slow') return { status: 408, message: 'The request body took too long to arrive' }
    const message = isRest ? findBodyProblem(body.toString()) : undefined
    if (message !== undefined)
      return { status: 400, code: 'PGRST102', message, hint: shapeHint, isAbuse: true }
    if (previewByToken.test(requestUrl(request).pathname)) {
      const release = await limits.waitForPreview(request)
      if (!release) return tooManyPreviews
      permits.push(release)
    }
    const withBody = toFetchRequest(request, body)
    return isRest ? restAndAuth.fetch(withBody, requester) : answerAuth(request, withBody)
  }

  function refuseBeforeBody(request: IncomingMessage): Refusal | undefined {
    const { method = 'GET', url: address = '/', headers } = request
    const tooLong = findUrlRefusal(address)
    if (tooLong) return tooLong
    const { pathname: path, searchParams: query } = requestUrl(request)
    const head = { method, path, query, headers }
    const refusal =
      findRequestRefusal(head, origin(), localAccess?.findRefusal(request)) ?? findHeadRefusal(head)
    if (refusal) return refusal
    if (!hasKey(request, keys)) return noKey
    if (isSignIn(request)) return signIns.countAttempt(request)
    return isWrite(method) && !limits.takeWrite(request) ? tooManyWrites : undefined
  }

  async function refuse(request: IncomingMessage, response: ServerResponse, refusal: Refusal): Promise<void> {
    if (!limits.takeRefusal(request) || (refusal.isAbuse && hasLargeBody(request))) {
      await holdBack()
    } else {
      await Promise.all([
        refusal.status === 429 && delay(tooManyDelayMs),
        refusal.status !== 408 &&
          discardBody(request, refusal.isAbuse ? unwantedBody.briefly : unwantedBody.patiently),
      ])
    }
    await sendResponse(response, toErrorResponse(refusal))
  }

  /**
   * Refuses a request beyond the concurrency limit of its sender. Its body is not read, and the connection closes
   * after the response.
   */
  async function refuseExcess(
    request: IncomingMessage,
    response: ServerResponse,
    permits: Release[],
  ): Promise<void> {
    const release = limits.takeExcessRequest(request)
    if (!release) return void request.socket.destroy()
    permits.push(release)
    request.socket.pause()
    await holdBack()
    response.setHeader('connection', 'close')
    await sendResponse(response, toErrorResponse(tooManyRequests))
  }

  async function respond(
    request: IncomingMessage,
    response: ServerResponse,
    permits: Release[],
  ): Promise<void> {
    try {
      const release = limits.takeRequest(request)
      if (!release) return await refuseExcess(request, response, permits)
      permits.push(release)
      const answered = await answer(request, permits).catch(refuseIfUnavailable)
      if (answered instanceof Response) return await sendResponse(response, answered)
      await refuse(request, response, answered)
    } catch (error) {
      // The client disconnected before it sent the whole request. That is not an error of ours, and nobody is left to
      // answer.
      if (request.errored) return void response.destroy()
      // Its message may contain what the client sent.
      log.error('The backend could not answer a request', { reason: describeWithoutMessage(error) })
      if (response.headersSent) response.destroy()
      else await sendResponse(response, toErrorResponse({ status: 500, message: 'Internal server error' }))
    }
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const permits: Release[] = []
    const closed = new Promise((resolve) => response.once('close', resolve))
    // The client may disconnect before the work has ended, or read the response long after that.
    await Promise.all([respond(request, response, permits), closed])
    for (const release of permits) release()
  }
}

/** The library reports by itself that the database cannot be reached; what runs before or instead of it throws. */
function refuseIfUnavailable(error: unknown): Refusal {
  const refusal = findUnavailability(error)
  if (!refusal) throw error
  return refusal
}

/** Delay of a 429 response. Without it, the client would only send more. */
const tooManyDelayMs = 1000

/** Waits 3 to 6 s at random, so that clients refused at the same moment do not all retry at the same moment. */
const holdBack = () => delay(3000 * (1 + Math.random()))

const formatBytes = (bytes: number) => (bytes < 2 ** 20 ? `${bytes / 2 ** 10} kB` : `${bytes / 2 ** 20} MB`)

/**
 * Whether a panel asks if it may write. The answer must come from here, because the policies in the database do not
 * know local refusals.
 */
const isPermissionCheck = (request: IncomingMessage) =>
  /^\/rest\/v1\/rpc\/may_(write|prepare)$/.test(requestUrl(request).pathname)

const tooManyWrites: Refusal = {
  status: 429,
  authCode: 'over_request_rate_limit',
  message: 'Too many changes from this address. This change was not saved. Try again in a moment.',
  retryAfterSeconds: 1,
}

const tooManyRequests: Refusal = {
  status: 429,
  authCode: 'over_request_rate_limit',
  message: 'Too many requests from this address. Try again in a moment.',
  isAbuse: true,
  retryAfterSeconds: 1,
}

const tooManyPreviews: Refusal = {
  ...tooManyRequests,
  message: 'Too many previews are read at the moment. Try again in a moment.',
}

const noKey: Refusal = {
  status: 401,
  message: 'Invalid API key',
  hint: 'Send the publishable key of this site as the header "apikey"',
  isAbuse: true,
}
