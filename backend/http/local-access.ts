// Decides who may write without signing in when access was not configured: people at this machine. Requests through a
// proxy or under another host name may not. A proxy that hides both is noticed by what browsers send. From then on,
// nobody may write, since its other requests look as if they came from this machine.
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { isLoopbackAddress } from '#backend/limits/client-address.ts'
import type { Refusal } from '#backend/refusal.ts'
import type { Log } from '#server/log.ts'

export interface LocalAccess {
  /** Checks a request of any kind, and ends writing without sign-in if a browser sent it through a proxy that hides itself. */
  observe(request: IncomingMessage): void
  /** @returns why the sender may not write; undefined if it may */
  findRefusal(request: IncomingMessage): Refusal | undefined
}

export function createLocalAccess(log: Log): LocalAccess {
  let ended = false
  return {
    observe(request) {
      if (ended || !isOfForeignPage(request.headers) || !isLocal(request)) return
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

/**
 * Whether a browser knows its page by a public name. If the request looks local, a proxy between them replaced the name.
 * nginx does that by default, and since 1.29.7 shows no other trace. Pages of other sites may also request this one, but
 * then the browser says so. A navigation tells nothing: its `Referer` is the page with the link. After a reload, Chromium
 * may say that this page is of this site, although it is of another one.
 */
function isOfForeignPage(headers: IncomingHttpHeaders): boolean {
  const { referer, 'sec-fetch-site': relation, 'sec-fetch-mode': mode } = headers
  if (referer === undefined || relation === 'cross-site' || relation === 'none' || mode === 'navigate')
    return false
  const page = URL.parse(referer)
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
  'Editing without signing in has ended: a browser came through a proxy that replaces the host name, so others may reach this ' +
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
