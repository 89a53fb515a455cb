import { AsyncLocalStorage } from 'node:async_hooks'

/** https://www.postgresql.org/docs/18/protocol-error-fields.html */
export interface DatabaseError extends Error {
  code: string
  detail?: string
  hint?: string
}

/** What is known about the current request, for places to which @supabase/lite does not pass it. */
interface RequestContext {
  query: URLSearchParams
  /** The code or, without a code, the name of the error that occurred. */
  code?: string
  /** That error, if it came from the database. */
  error?: DatabaseError
}

export const requestContext = new AsyncLocalStorage<RequestContext>()

export const createRequestContext = ({ url }: Request): RequestContext => ({
  query: new URL(url).searchParams,
})
