// What a request must look like before REST or Auth sees it (its key they check themselves).
import type { IncomingHttpHeaders } from 'node:http'
import type { AdminAccess } from '../database/prepare.ts'

export interface Refusal {
  status: number
  message: string
}

interface RequestHead {
  method: string
  /** Normalised, as `URL` does it: without dot segments that could lead elsewhere. */
  path: string
  headers: IncomingHttpHeaders
}

/** The calls of Auth that the site can use. The others send mail, or make accounts although signing up is off. */
const authCalls = /^\/auth\/v1\/(signup|token|logout|user|settings|health)$/

const forwarding = /^(forwarded|via|x-forwarded-.*|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$/

/** @returns why the request is refused, or undefined where it may pass */
export function refuseRequest(
  { method, path, headers }: RequestHead,
  adminAccess: AdminAccess,
): Refusal | undefined {
  const isRest = path.startsWith('/rest/v1/')
  if (!isRest && !authCalls.test(path)) return { status: 404, message: `This server does not offer ${path}` }
  if (['GET', 'HEAD', 'OPTIONS'].includes(method)) return undefined
  if (!['POST', 'PATCH', 'PUT', 'DELETE'].includes(method))
    return { status: 405, message: `No ${method} here` }
  if (isForeignOrigin(headers)) {
    return { status: 403, message: 'Pages of another origin may not write' }
  }
  if (isRest && adminAccess === 'open' && !isLocal(headers)) {
    return {
      status: 403,
      message:
        'Without sign-in, only the machine itself may write: open the site by its loopback address and without a ' +
        'proxy, or start it with ADMIN_ACCESS=operators',
    }
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

/**
 * Whether a request was addressed to this machine by a name that means itself everywhere. A tunnel or a proxy shows
 * in the name or in the headers that it adds; a name that somebody's DNS points here is not such a name.
 */
function isLocal(headers: IncomingHttpHeaders): boolean {
  const name = URL.parse(`http://${headers.host}`)?.hostname ?? ''
  return (
    /^(localhost|127(\.\d+){3}|\[::1\])$/.test(name) &&
    !Object.keys(headers).some((key) => forwarding.test(key))
  )
}
