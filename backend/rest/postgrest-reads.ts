import { withRangeStatus } from './range-status.ts'

type Fetch = (request: Request) => Promise<Response>

/**
 * Passes a request on to @supabase/lite, and corrects its responses to reads where PostgREST's differ.
 * @param fetch the library
 */
export async function fetchLikePostgrest(request: Request, fetch: Fetch): Promise<Response> {
  const { method, url } = request
  const isCall = new URL(url).pathname.startsWith('/rest/v1/rpc/')
  // The library takes the arguments of a HEAD for filters.
  if (isCall && method === 'HEAD') {
    const { status, headers } = await fetchLikePostgrest(asGet(request), fetch)
    return new Response(null, { status, headers })
  }
  const answer = await fetch(request)
  return isCall || method === 'GET' || method === 'HEAD' ? withRangeStatus(request, answer) : answer
}

/** A range counts for GET only (RFC 9110, section 14.2). */
function asGet({ url, headers }: Request): Request {
  const others = new Headers(headers)
  others.delete('range')
  return new Request(url, { headers: others })
}
