// Checks one link to another site. What it may request is decided here, for the link and for each redirect.
import { isIP } from 'node:net'
import type { LinkReport } from '#content/link-report.ts'
import { createHostPace, type HostPace } from './host-pace.ts'
import { isPublicAddress } from './public-address.ts'
import { resolveHost } from './resolve-host.ts'
import { fetchResponseHead } from './response-head.ts'

export interface CheckOptions {
  /** The canonical address of this site, which requests name. */
  origin: string
  pace?: HostPace
  /** How long an answer may take. */
  timeoutMs?: number
  /** Returns the addresses of a name; throws if nobody knows them at the moment. Tests have names of their own. */
  resolve?: (host: string, signal: AbortSignal) => Promise<readonly string[]>
  /** Whether a connection is allowed. Tests allow their own servers on this machine. */
  mayConnect?: (address: string, port: number) => boolean
}

/**
 * Checks a link.
 * @throws if the signal aborts it
 */
export type CheckLink = (address: string, signal: AbortSignal) => Promise<LinkReport>

const maxRedirects = 5
/** In characters. Where a redirect leads is reported only if that address is short enough to be used as a link. */
const maxReportedLength = 2048

const redirects = new Set([301, 302, 303, 307, 308])
const permanent = new Set([301, 308])
/** Statuses that a person with a browser, or somebody who has signed in, may not get. LinkedIn sends 999 to programs. */
const unclear = new Set([401, 403, 407, 429, 999])

const isPublicWeb = (address: string, port: number) =>
  isPublicAddress(address) && (port === 80 || port === 443)

export function createLinkChecker(options: CheckOptions): CheckLink {
  const { origin, pace = createHostPace(), timeoutMs = 10_000 } = options
  const { resolve = resolveHost, mayConnect = isPublicWeb } = options
  const userAgent = `LinkCheck/1.0 (+${origin}/)`

  return async (address, signal) => {
    let url = URL.parse(address)
    let movedTo: URL | undefined
    let isPermanent = true
    for (let count = 0; count <= maxRedirects; count++) {
      const head = await ask(url, signal)
      if (typeof head === 'string') return { address, problem: head }
      const { status, location, asksToWait } = head
      if (redirects.has(status) && location !== undefined) {
        url = URL.parse(location, url?.href)
        isPermanent &&= permanent.has(status)
        if (isPermanent && url) movedTo = url
      } else if (status >= 200 && status < 300) {
        const target = movedTo?.href ?? ''
        return { address, status, ...(target && target.length <= maxReportedLength && { movedTo: target }) }
      } else {
        return { address, status, problem: asksToWait || unclear.has(status) ? 'unclear' : 'status' }
      }
    }
    return { address, problem: 'redirects' }
  }

  async function ask(url: URL | null, signal: AbortSignal) {
    const head = await send('HEAD', url, signal)
    // Some servers answer a GET, which is what visitors send, but no HEAD. One that asks to wait is not asked again.
    const isRefused = typeof head === 'object' && head.status >= 400 && head.status !== 429
    return isRefused && !head.asksToWait ? send('GET', url, signal) : head
  }

  /** Each request is checked anew: in the meantime, the name may have got another address. */
  async function send(method: 'HEAD' | 'GET', url: URL | null, signal: AbortSignal) {
    signal.throwIfAborted()
    if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.password) return 'refused'
    const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80)
    const host = url.hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '')
    const addresses = isIP(host) ? [host] : await resolve(host, signal).catch(() => undefined)
    signal.throwIfAborted()
    if (!addresses) return 'notLookedUp'
    if (addresses.length === 0) return 'unknownHost'
    // One address of a name may be public and another one this machine.
    if (!addresses.every((each) => mayConnect(each, port))) return 'refused'
    await pace(host, signal)
    return fetchResponseHead({ method, url, addresses, userAgent, timeoutMs, signal })
  }
}
