import type { Fetch } from '#backend/fetch.ts'
import { withRangeStatus } from './range-status.ts'

/**
 * Passes a request to @supabase/lite, and corrects its responses to reads where they differ from PostgREST's.
 * @param fetch the library's handler
 */
export async function fetchLikePostgrest(request: Request, fetch: Fetch): Promise<Response> {
  const { method, url } = request
  const isCall = new URL(url).pathname.startsWith('/rest/v1/rpc/')
  // The library mistakes the arguments of a HEAD request for filters.
  if (isCall && method === 'HEAD') {
    const { status, headers } = await fetchLikePostgrest(asGet(request), fetch)
    return new Response(null, { status, headers })
  }
  const answer = await fetch(request)
  return isCall || method === 'GET' || method === 'HEAD' ? withRangeStatus(request, answer) : answer
}

/** Without Range headers, which apply to GET only (RFC 9110, section 14.2). */
function asGet({ url, headers }: Request): Request {
  const others = new Headers(headers)
  others.delete('range')
  return new Request(url, { headers: others })
}
