// Decides who may write without signing in when access was not configured: people at this machine, until the site turns
// out to be reachable for others. A proxy or tunnel in front of the site, or a request under another host name, counts
// as a sign of that.
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { isLoopbackAddress } from '#backend/limits/client-address.ts'
import type { Refusal } from '#backend/refusal.ts'
import type { Log } from '#server/log.ts'

export interface LocalAccess {
  /**
   * Checks a request of any kind, and ends writing without sign-in if the request shows that others can reach this
   * site.
   */
  observe(request: IncomingMessage): void
  /** @returns why the sender may not write; undefined if it may */
  findRefusal(request: IncomingMessage): Refusal | undefined
}

export function createLocalAccess(log: Log): LocalAccess {
  let ended = false
  return {
    observe({ headers }) {
      if (ended || !(isForwarded(headers) || hasForeignHost(headers) || isFromForeignPage(headers))) return
      ended = true
      log.warn(endedLine)
    },
    findRefusal: (request) => (ended ? accessEnded : isLocal(request) ? undefined : notLocal),
  }
}

/**
 * Whether a request came from this machine and was addressed to a name that always means the machine itself. By default
 * nginx before 1.29.7 forwards requests with HTTP/1.0 and leaves no other trace; browsers do not use that version.
 */
const isLocal = ({ headers, httpVersion, socket }: IncomingMessage) =>
  httpVersion === '1.1' &&
  isLoopbackAddress(socket.remoteAddress) &&
  isLoopbackName(headers) &&
  !isForwarded(headers)

/** Tests the header as it was sent, because a URL parser would find a loopback name in many texts that are not one. */
export const isLoopbackName = ({ host = '' }: IncomingHttpHeaders) =>
  /^(([\w-]+\.)*localhost\.?|127(\.\d+){3}|\[::1\])(:\d+)?$/i.test(host)

/** A request without a Host header is HTTP/1.0, which says nothing about who else can reach this site. */
const hasForeignHost = (headers: IncomingHttpHeaders) =>
  headers.host !== undefined && !isLoopbackName(headers)

/**
 * Whether a browser takes this server for one with a public name, so that a proxy must be between them. By default nginx
 * since 1.29.7 forwards requests with HTTP/1.1 under the name of its target, and only the browser still tells the name
 * that it used. A page of another site may also request this one or link to it, but then the browser says so.
 */
const isFromForeignPage = ({ origin, referer, 'sec-fetch-site': relation }: IncomingHttpHeaders) =>
  relation !== 'cross-site' && relation !== 'none' && (isForeignPage(origin) || isForeignPage(referer))

/** Extensions and files have other schemes, or the origin `null`. */
function isForeignPage(address: string | undefined): boolean {
  const page = address === undefined ? null : URL.parse(address)
  return page !== null && /^https?:$/.test(page.protocol) && !isLoopbackName({ host: page.host })
}

/** A set lookup, because this runs for every page and a regular expression takes twice as long. */
const forwardingHeaders = new Set([
  'forwarded',
  'via',
  'x-real-ip',
  'x-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
])

const isForwarded = (headers: IncomingHttpHeaders) =>
  Object.keys(headers).some((name) => forwardingHeaders.has(name) || name.startsWith('x-forwarded-'))

const endedLine =
  'Editing without signing in has ended: a request came through a proxy or under another host name, so others may reach this ' +
  'site. Restart to edit on this machine again. If others are meant to reach it, restart with ADMIN_ACCESS=operators.'

const accessEnded: Refusal = {
  status: 403,
  code: 'open_access_ended',
  message:
    'Editing without signing in has ended, because others may be able to reach this site. Restart it to edit again',
}

const notLocal: Refusal = {
  status: 403,
  message:
    'Without signing in, only people at this machine may write: open the site by its loopback address and without a ' +
    'proxy, or start it with ADMIN_ACCESS=operators',
}
