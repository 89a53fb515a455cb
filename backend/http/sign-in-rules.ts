// Tries to sign in are limited by sender, by account, and by how many passwords are being checked: see limits/limits.ts.
import type { IncomingMessage } from 'node:http'
import type { Limits } from '../limits/limits.ts'
import { requestUrl } from './fetch-bridge.ts'
import type { Refusal } from './refusal.ts'

/** Tries that are being answered at once. A check takes about 90 ms, and one is made at a time: 1.5 s for the last. */
const atOnce = 16

/** The longest address of an account (RFC 3696, erratum 1690) has 254 characters. */
export const longestEmail = 254

/** Whether a request tries a password. Whatever is not plainly a refresh may be one. */
export function isSignIn(request: Pick<IncomingMessage, 'url'>): boolean {
  const { pathname, searchParams } = requestUrl(request)
  return pathname === '/auth/v1/token' && searchParams.getAll('grant_type').join() !== 'refresh_token'
}

export interface SignInRules {
  /** @returns why this sender may not try now; undefined where it may */
  refuseSender(request: IncomingMessage): Refusal | undefined
  /** Answers a try, unless its account has had too many or too many are under way. */
  answer(request: Request, fetch: (request: Request) => Promise<Response>): Promise<Response | Refusal>
}

export function createSignInRules({ waitToSignIn, waitForAccount }: Limits): SignInRules {
  let underWay = 0
  return {
    refuseSender(request) {
      const wait = waitToSignIn(request)
      return wait > 0 ? tooMany('Too many tries to sign in from this address', wait) : undefined
    },
    async answer(request, fetch) {
      if (underWay >= atOnce) return tooMany('Too many people are signing in', 2)
      underWay++
      try {
        const email = emailIn(await request.clone().text())
        const wait = email === undefined ? 0 : waitForAccount(email)
        return wait > 0 ? tooMany('Too many tries to sign in to this account', wait) : await fetch(request)
      } finally {
        underWay--
      }
    },
  }
}

function emailIn(body: string): string | undefined {
  try {
    const { email } = JSON.parse(body)
    return typeof email === 'string' ? email.slice(0, longestEmail) : undefined
  } catch {
    return undefined
  }
}

const tooMany = (what: string, retryAfter: number): Refusal => ({
  status: 429,
  authCode: 'over_request_rate_limit',
  message: `${what}. Try again in ${inWords(retryAfter)}.`,
  retryAfter,
})

const inWords = (seconds: number) => (seconds < 60 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`)
