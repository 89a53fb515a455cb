import { withRangeStatus } from './range-status.ts'

type Fetch = (request: Request) => Promise<Response>

/**
 * Answers a request by @supabase/lite, and as PostgREST does where that reads otherwise.
 * @param fetch the library
 */
export async function answerRead(request: Request, fetch: Fetch): Promise<Response> {
  const { method, url } = request
  const isCall = new URL(url).pathname.startsWith('/rest/v1/rpc/')
  // The library takes the arguments of a HEAD for filters.
  if (isCall && method === 'HEAD') {
    const { status, headers } = await answerRead(asGet(request), fetch)
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
