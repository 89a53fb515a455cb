// Limits sign-in attempts by sender, by account, and by the number of passwords being checked (see limits/limits.ts).
// Part of the capacity is reserved for addresses that have signed in before, so that a flood from strangers does not
// lock out operators.
import type { IncomingMessage } from 'node:http'
import { z } from 'zod'
import type { Fetch } from '#backend/fetch.ts'
import { KnownSenders } from '#backend/limits/known-senders.ts'
import type { Limits } from '#backend/limits/limits.ts'
import type { Refusal } from '#backend/refusal.ts'
import type { Log } from '#server/log.ts'
import { parseJson } from '#server/parse-json.ts'
import { requestUrl } from './fetch-adapter.ts'
import { isWrite } from './request-rules.ts'
import { createSignInLog } from './sign-in-log.ts'

/** Passwords are checked one after another, about 90 ms each, so the last of these waits 1.5 s. */
const maxConcurrentSignIns = 16
/** How many of those are reserved for known addresses. */
const reservedForKnown = 4

/** The longest email address (RFC 3696, erratum 1690). */
export const maxEmailLength = 254

/**
 * Whether a request may try a password. Every write except a plain refresh counts. A GET does not, because images of another
 * site can cause it and would use up the attempts of an address.
 */
export function isSignIn(request: Pick<IncomingMessage, 'method' | 'url'>): boolean {
  const { pathname, searchParams } = requestUrl(request)
  const isRefresh = searchParams.getAll('grant_type').join() === 'refresh_token'
  return pathname === '/auth/v1/token' && isWrite(request.method ?? 'GET') && !isRefresh
}

export interface SignInRules {
  /** @returns why this sender may not try now; undefined if it may */
  countAttempt(request: IncomingMessage): Refusal | undefined
  /**
   * Answers an attempt, unless its account has had too many or too many are in progress.
   * @param withBody the same request, with its body
   */
  answer(request: IncomingMessage, withBody: Request): Promise<Response | Refusal>
}

interface Options {
  limits: Limits
  log: Log
  /** Passes a request to Auth. */
  fetch: Fetch
}

export function createSignInRules({ limits, log, fetch }: Options): SignInRules {
  const { addressOf, countSignIn, countAccountSignIn } = limits
  const knownAddresses = new KnownSenders()
  const knownAccounts = new KnownSenders()
  const logFailure = createSignInLog(log)
  let underWay = 0

  return {
    countAttempt(request) {
      const waitSeconds = countSignIn(request)
      if (waitSeconds === 0) return undefined
      logFailure(addressOf(request))
      return tooMany('Too many sign-in attempts from this address', waitSeconds)
    },
    async answer(request, withBody) {
      const address = addressOf(request)
      const email = emailIn(await withBody.clone().text())
      const answer = await answerFrom(address, email, withBody)
      if (!(answer instanceof Response) || isWrongPassword(answer)) logFailure(address)
      else if (answer.ok) {
        knownAddresses.add(address)
        knownAccounts.add(`${address} ${email}`)
      }
      return answer
    },
  }

  async function answerFrom(
    address: string,
    email: string | undefined,
    withBody: Request,
  ): Promise<Response | Refusal> {
    const limit = knownAddresses.has(address) ? maxConcurrentSignIns : maxConcurrentSignIns - reservedForKnown
    if (underWay >= limit) return tooMany('Too many sign-ins in progress', 2)
    underWay++
    try {
      // Strangers could use up the limit of an account. So it does not apply at an address from which the account has
      // signed in before: the limit of the address is enough there.
      const isLimited = email !== undefined && !knownAccounts.has(`${address} ${email}`)
      const waitSeconds = isLimited ? countAccountSignIn(email) : 0
      return waitSeconds > 0
        ? tooMany('Too many sign-in attempts for this account', waitSeconds)
        : await fetch(withBody)
    } finally {
      underWay--
    }
  }
}

/** Auth also sends the error code as a header. A request that it cannot read is not an attempt on an account. */
const isWrongPassword = ({ headers }: Response) => headers.get('x-sb-error-code') === 'invalid_credentials'

const signIn = z.object({ email: z.string() })

/** Returns the email address in one spelling, however it was written, because the limits compare it. */
const emailIn = (body: string) =>
  signIn
    .safeParse(parseJson(body))
    .data?.email.slice(0, maxEmailLength)
    .normalize('NFKC')
    .trim()
    .toLowerCase()

const tooMany = (what: string, retryAfterSeconds: number): Refusal => ({
  status: 429,
  authCode: 'over_request_rate_limit',
  message: `${what}. Try again in ${formatDuration(retryAfterSeconds)}.`,
  retryAfterSeconds,
})

const formatDuration = (seconds: number) => (seconds < 60 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`)
