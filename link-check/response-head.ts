import { Agent as HttpAgent, request as requestHttp } from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'

interface HeadOptions {
  method: 'HEAD' | 'GET'
  /** Of http or https, without a user name. */
  url: URL
  /** The addresses that were checked: the request goes to one of them, whatever the name means now. */
  addresses: readonly string[]
  userAgent: string
  timeoutMs: number
  signal: AbortSignal
}

interface Head {
  status: number
  location: string | undefined
  /** Whether the server asks to come back later. */
  asksToWait: boolean
}

/** Agents of our own: the global ones may follow proxy variables. Each request gets its own connection. */
const agents = { 'http:': new HttpAgent(), 'https:': new HttpsAgent({ rejectUnauthorized: true }) }

/**
 * Sends one request, without cookies, referrer or session, and reads the head of the response only.
 * @returns the head of the response, or why no response came
 * @throws if the signal aborts it
 */
export async function fetchResponseHead(
  options: HeadOptions,
): Promise<Head | 'late' | 'insecure' | 'unreachable'> {
  const { method, url, addresses, userAgent, timeoutMs, signal } = options
  const limit = AbortSignal.timeout(timeoutMs)
  const isSecure = url.protocol === 'https:'
  try {
    return await new Promise<Head>((resolve, reject) => {
      const request = (isSecure ? requestHttps : requestHttp)(url, {
        method,
        agent: agents[isSecure ? 'https:' : 'http:'],
        lookup: lookupAmong(addresses),
        headers: { 'User-Agent': userAgent, Accept: '*/*' },
        signal: AbortSignal.any([signal, limit]),
      })
      request.once('response', (response) => {
        const { statusCode: status = 0, headers } = response
        // Node reads headers as Latin-1. Some servers send an address in UTF-8 without escapes, which browsers follow.
        const location = headers.location && Buffer.from(headers.location, 'latin1').toString()
        resolve({ status, location, asksToWait: 'retry-after' in headers })
        response.on('error', () => {}).destroy()
      })
      request.on('error', reject)
      // Also after “101 Switching Protocols”, for which there is no 'response'.
      request.once('close', () => reject(new Error('The connection was closed')))
      request.end()
    })
  } catch (error) {
    signal.throwIfAborted()
    if (limit.aborted) return 'late'
    const { code = '' } = error as NodeJS.ErrnoException
    return isSecure && /CERT|SIGNED|UNABLE_TO_|^ERR_(SSL|TLS)|^EPROTO$/.test(code)
      ? 'insecure'
      : 'unreachable'
  }
}

/** Answers each look-up with these addresses. Node looks up no address that is in the URL itself. */
function lookupAmong(addresses: readonly string[]): LookupFunction {
  const all = addresses.map((address) => ({ address, family: isIP(address) }))
  return (_host, { all: wantsAll }, callback) => {
    if (wantsAll) callback(null, all)
    else callback(null, all[0]?.address ?? '', all[0]?.family)
  }
}
