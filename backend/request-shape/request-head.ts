// What the URL and headers of a request to REST or Auth may look like. Checked before the body is read.
import type { IncomingHttpHeaders } from 'node:http'
import type { Refusal } from '#backend/refusal.ts'
import { hasBody } from '#server/has-body.ts'
import { findQueryProblem } from './query-string.ts'
import { shapeLimits } from './shape-limits.ts'

export interface RequestHead {
  method: string
  /** Normalized by `URL`, so it has no dot segments that could lead elsewhere. */
  path: string
  query: URLSearchParams
  headers: IncomingHttpHeaders
}

/** Sent with every refusal of a malformed request, so that developers find out what is accepted. */
export const shapeHint = 'docs/backend.md lists what this server accepts'

/** JSON for one row or several (https://docs.postgrest.org/en/stable/references/api/resource_representation.html). */
const jsonTypes = /^application\/(?:json|vnd\.pgrst\.(?:object|array)(?:\+json)?)$/

/**
 * Must be called before the URL is parsed.
 * @param address path and query as they were sent
 * @returns why the request is refused, or undefined if it is accepted
 */
export function findUrlRefusal(address: string): Refusal | undefined {
  return address.length > shapeLimits.urlLength
    ? refusal(414, `The URL exceeds ${shapeLimits.urlLength} characters`)
    : undefined
}

/** @returns why the request is refused, or undefined if it is accepted */
export function findHeadRefusal({ method, path, query, headers }: RequestHead): Refusal | undefined {
  if (hasBody(headers)) {
    if (['GET', 'HEAD', 'OPTIONS'].includes(method))
      return refusal(400, `${method} requests cannot have a body`)
    if (!jsonTypes.test(mediaType(headers['content-type'])))
      return refusal(415, 'The request body must be JSON (Content-Type: application/json)')
    if (headers['content-encoding'] !== undefined)
      return refusal(415, 'The request body must not be compressed')
  }
  if (!path.startsWith('/rest/v1/')) return undefined
  const accepted = (headers.accept ?? '*/*').split(',').map(mediaType)
  if (!accepted.every((type) => type === '*/*' || jsonTypes.test(type)))
    return { ...refusal(406, 'Responses are JSON only'), code: 'PGRST107' }
  const message = findQueryProblem(query, path.startsWith('/rest/v1/rpc/'))
  return message === undefined ? undefined : { ...refusal(400, message), code: 'PGRST100' }
}

const refusal = (status: number, message: string): Refusal => ({
  status,
  message,
  hint: shapeHint,
  isAbuse: true,
})

const mediaType = (header = '') => header.split(';', 1)[0]?.trim().toLowerCase() ?? ''
