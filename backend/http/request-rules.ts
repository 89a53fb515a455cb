// What a request must look like before REST or Auth sees it (its key they check themselves).
import type { IncomingHttpHeaders } from 'node:http'
import type { Refusal } from '#backend/refusal.ts'
import type { Config } from '#server/config.ts'
import { isLoopbackName } from './local-access.ts'

interface RequestHead {
  method: string
  /** Normalised, as `URL` does it: without dot segments that could lead elsewhere. */
  path: string
  query?: URLSearchParams
  headers: IncomingHttpHeaders
}

/** The calls of Auth that the site can use. The others send mail, or make accounts although signing up is off. */
const authCalls = /^\/auth\/v1\/(signup|token|logout|user|settings|health)$/

/** What only those who may write can read. */
const forWriters = /^\/rest\/v1\/(website_content_|rpc\/content_)/
/** Functions but those that only read, which are named so: REST would run the others by GET, too, which no rule for writes sees. */
const writesByPost = /^\/rest\/v1\/rpc\/(?!(may_write$|content_))/

/**
 * @param localRefusal why the sender may not write, where that depends on where a request comes from
 * @returns why the request is refused, or undefined where it may pass
 */
export function refuseRequest(
  { method, path, query = new URLSearchParams(), headers }: RequestHead,
  localRefusal?: Refusal,
): Refusal | undefined {
  const isRest = path.startsWith('/rest/v1/')
  if (!isRest && !authCalls.test(path)) return { status: 404, message: `This server does not offer ${path}` }
  if (!isReadable(path, query)) return { status: 400, message: 'The address is malformed' }
  const inherited = [...query.keys()].find((name) => name in Object.prototype)
  // REST answers as if there was no such filter: a DELETE would hit all rows.
  if (inherited !== undefined) return { status: 400, message: `There is no column ${inherited}` }
  const writes = isWrite(method)
  // REST would write all the same, and answer that it has not.
  if (writes && /\btx\s*=\s*"?rollback/i.test(`${headers.prefer}`)) {
    return { status: 400, message: 'Dry runs (Prefer: tx=rollback) are not supported' }
  }
  const name = decodeURIComponent(path)
  if (!writes && writesByPost.test(name)) return { status: 405, message: 'Call this function by POST' }
  if (!writes && !forWriters.test(name)) return undefined
  if (writes && !['POST', 'PATCH', 'PUT', 'DELETE'].includes(method))
    return { status: 405, message: `No ${method} here` }
  if (writes && isForeignOrigin(headers)) {
    return { status: 403, message: 'Pages of another origin may not write' }
  }
  return localRefusal
}

/** Whether it can be decoded, and has no zero byte: at that, the database would take a query for broken, and its connection for lost. */
function isReadable(path: string, query: URLSearchParams): boolean {
  try {
    return ![decodeURIComponent(path), ...query.keys(), ...query.values()].some((text) => text.includes('\0'))
  } catch {
    return false
  }
}

export const isWrite = (method: string) => !['GET', 'HEAD', 'OPTIONS'].includes(method)

/** @returns why a socket is not opened, or undefined where it may be; what is joined on it is decided by others */
export function refuseSocket(headers: IncomingHttpHeaders, writers: Config['writers']): Refusal | undefined {
  if (isForeignOrigin(headers)) return { status: 403, message: 'Pages of another origin may not listen' }
  // A page of a name that its owner points to this machine: it and the request then agree on that name.
  if (writers === 'local' && headers.origin !== undefined && !isLoopbackName(headers)) {
    return { status: 403, message: 'Open the site by its loopback address' }
  }
  return undefined
}

/** Whether a page of another origin sent this. The site has one origin, and its server sends no such header. */
export function isForeignOrigin({ origin, host = '' }: IncomingHttpHeaders): boolean {
  if (origin === undefined) return false
  const page = URL.parse(origin)
  // Both as URLs of one scheme, so that the scheme's own port counts as none.
  return !page || page.host !== URL.parse(`${page.protocol}//${host}`)?.host
}
