// What a request must look like before REST or Auth sees it. http-handler.ts checks its API key afterward.
import type { IncomingHttpHeaders } from 'node:http'
import { createdNames } from '#backend/created-names.ts'
import type { Refusal } from '#backend/refusal.ts'
import type { RequestHead } from '#backend/request-shape/request-head.ts'
import type { Config } from '#server/config.ts'
import { isForeignOrigin } from '#server/foreign-origin.ts'
import { isLoopbackName } from './local-access.ts'

/** The calls of Auth that the site uses. The others send mail, or create accounts although sign-up is disabled. */
const authCalls = /^\/auth\/v1\/(signup|token|logout|user|settings|health)$/

/**
 * The only addresses of REST that pass. The library decodes an address more than once and removes slashes, so it could
 * take any other spelling for a table or a function that these rules have not recognized.
 */
const restAddress = /^\/rest\/v1\/(rpc\/)?[a-z0-9_]*$/

/**
 * The functions that our migrations create: only these may be called. PostgreSQL lets everyone execute the functions of
 * other applications in the same schema.
 */
const ourFunctions = new Set(createdNames.map((name) => name.replace(/^public\./, '')))

/** Addresses that reveal who changed what, and releases. Without a sign-in, only this machine may read them. */
const aboutWriters = /^\/rest\/v1\/(website_content_|website_release|rpc\/(content_|release_(edits|keys)$))/
/**
 * Functions that are called by POST only: all but those whose names show that they only read. REST would run a writing
 * function for a GET as well, which the rules for writes do not check.
 */
const postOnly = /^\/rest\/v1\/rpc\/(?!(may_write$|may_prepare$|content_|release_))/

/** Readable with a token, from anywhere. */
export const previewByToken = /^\/rest\/v1\/rpc\/release_preview$/

/**
 * @param siteOrigin the address of the site
 * @param localRefusal why the sender may not write, if that depends on where the request comes from
 * @returns why the request is refused, or undefined if it may pass
 */
export function findRequestRefusal(
  { method, path, query, headers }: RequestHead,
  siteOrigin: string,
  localRefusal?: Refusal,
): Refusal | undefined {
  const isRest = path.startsWith('/rest/v1/')
  if (!isRest && !authCalls.test(path)) return { status: 404, message: `This server does not offer ${path}` }
  if (isRest && !restAddress.test(path)) return invalidPath
  if (hasZeroByte(query)) return { status: 400, message: 'The URL is malformed' }
  const inherited = [...query.keys()].find((name) => name in Object.prototype)
  // REST ignores such a filter, so a DELETE would delete every row.
  if (inherited !== undefined) return { status: 400, message: `There is no column ${inherited}` }
  const writes = isWrite(method)
  // REST would write anyway and answer that it did not.
  if (writes && /\btx\s*=\s*"?rollback/i.test(`${headers.prefer}`)) {
    return { status: 400, message: 'Dry runs (Prefer: tx=rollback) are not supported' }
  }
  const [, called] = /^\/rest\/v1\/rpc\/(.*)$/.exec(path) ?? []
  if (called !== undefined && !ourFunctions.has(called)) return unknownFunction(called)
  if (!writes && postOnly.test(path)) return { status: 405, message: 'Call this function with POST' }
  if (!writes && !aboutWriters.test(path)) return undefined
  if (writes && !['POST', 'PATCH', 'PUT', 'DELETE'].includes(method))
    return { status: 405, message: `${method} is not supported` }
  if (writes && isForeignOrigin(headers, siteOrigin)) {
    return { status: 403, message: 'Requests from another origin may not write' }
  }
  return previewByToken.test(path) ? undefined : localRefusal
}

/** As PostgREST answers. */
const invalidPath: Refusal = {
  status: 404,
  code: 'PGRST125',
  message: 'Invalid path specified in request URL',
}

/** As PostgREST answers. */
const unknownFunction = (name: string): Refusal => ({
  status: 404,
  code: 'PGRST202',
  message: `Could not find the function public.${name} in the schema cache`,
})

/** PostgreSQL would reject a zero byte in a way that looks like a lost connection. */
const hasZeroByte = (query: URLSearchParams) =>
  [...query.keys(), ...query.values()].some((text) => text.includes('\0'))

export const isWrite = (method: string) => !['GET', 'HEAD', 'OPTIONS'].includes(method)

/** @returns why a socket is refused, or undefined if it may open; joining a channel on it is checked elsewhere */
export function findSocketRefusal(
  headers: IncomingHttpHeaders,
  siteOrigin: string,
  writers: Config['writers'],
): Refusal | undefined {
  if (isForeignOrigin(headers, siteOrigin))
    return { status: 403, message: 'Requests from another origin may not open a socket' }
  // A foreign name may be pointed to this machine (DNS rebinding). Origin and host then agree on that name.
  if (writers === 'local' && headers.origin !== undefined && !isLoopbackName(headers)) {
    return { status: 403, message: 'Open the site by its loopback address' }
  }
  return undefined
}
