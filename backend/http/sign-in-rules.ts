// Attempts to sign in are limited by sender, by account, and by how many passwords are being checked: see limits/limits.ts. Part of
// this is reserved for addresses that have signed in before, so that a flood of strangers does not keep operators out.
import type { IncomingMessage } from 'node:http'
import { KnownAddresses } from '#backend/limits/known-addresses.ts'
import type { Limits } from '#backend/limits/limits.ts'
import type { Refusal } from '#backend/refusal.ts'
import type { Log } from '#server/log.ts'
import { requestUrl } from './fetch-adapter.ts'
import { createSignInLog } from './sign-in-log.ts'

/** A check takes about 90 ms, and one is made at a time: 1.5 s for the last. */
const maxConcurrentSignIns = 16
/** How many of those only known addresses may use. */
const reservedForKnown = 4

/** The longest address of an account (RFC 3696, erratum 1690) has 254 characters. */
export const maxEmailLength = 254

/** Whether a request tries a password. Whatever is not plainly a refresh may be one. */
export function isSignIn(request: Pick<IncomingMessage, 'url'>): boolean {
  const { pathname, searchParams } = requestUrl(request)
  return pathname === '/auth/v1/token' && searchParams.getAll('grant_type').join() !== 'refresh_token'
}

export interface SignInRules {
  /** @returns why this sender may not try now; undefined where it may */
  refuseSender(request: IncomingMessage): Refusal | undefined
  /**
   * Answers an attempt, unless its account has had too many or too many are under way.
   * @param read the same request, with its body
   */
  answer(request: IncomingMessage, read: Request): Promise<Response | Refusal>
}

interface Options {
  limits: Limits
  log: Log
  /** Auth. */
  fetch: (request: Request) => Promise<Response>
}

export function createSignInRules({ limits, log, fetch }: Options): SignInRules {
  const { addressOf, signInDelaySeconds, accountDelaySeconds } = limits
  const known = new KnownAddresses()
  const logFailure = createSignInLog(log)
  let underWay = 0

  return {
    refuseSender(request) {
      const waitSeconds = signInDelaySeconds(request)
      if (waitSeconds === 0) return undefined
      logFailure(addressOf(request))
      return tooMany('Too many tries to sign in from this address', waitSeconds)
    },
    async answer(request, read) {
      const address = addressOf(request)
      const answer = await answerFrom(known.has(address), read)
      if (!(answer instanceof Response) || isWrongPassword(answer)) logFailure(address)
      else if (answer.ok) known.add(address)
      return answer
    },
  }

  async function answerFrom(isKnown: boolean, read: Request): Promise<Response | Refusal> {
    const limit = isKnown ? maxConcurrentSignIns : maxConcurrentSignIns - reservedForKnown
    if (underWay >= limit) return tooMany('Too many people are signing in', 2)
    underWay++
    try {
      // For a known address its own limit is enough: strangers could use up that of the account.
      const email = isKnown ? undefined : emailIn(await read.clone().text())
      const waitSeconds = email === undefined ? 0 : accountDelaySeconds(email)
      return waitSeconds > 0
        ? tooMany('Too many tries to sign in to this account', waitSeconds)
        : await fetch(read)
    } finally {
      underWay--
    }
  }
}

/** Auth names the error in a header as well. A request that it cannot read is no attempt on an account. */
const isWrongPassword = ({ headers }: Response) => headers.get('x-sb-error-code') === 'invalid_credentials'

function emailIn(body: string): string | undefined {
  try {
    const { email } = JSON.parse(body)
    return typeof email === 'string' ? email.slice(0, maxEmailLength) : undefined
  } catch {
    return undefined
  }
}

const tooMany = (what: string, retryAfterSeconds: number): Refusal => ({
  status: 429,
  authCode: 'over_request_rate_limit',
  message: `${what}. Try again in ${formatDuration(retryAfterSeconds)}.`,
  retryAfterSeconds,
})

const formatDuration = (seconds: number) => (seconds < 60 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`)
