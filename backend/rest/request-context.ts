import { AsyncLocalStorage } from 'node:async_hooks'

/** https://www.postgresql.org/docs/18/protocol-error-fields.html */
export interface DatabaseError extends Error {
  code: string
  detail?: string
  hint?: string
}

/** What is known of the request that is being answered, where @supabase/lite does not pass it on. */
interface RequestContext {
  query: URLSearchParams
  /** Whether rows are to be counted by `count=estimated`. */
  estimates: boolean
  /** The code or, where it has none, the name of the error that it has met. */
  code?: string
  /** That error, where it is the database's. */
  error?: DatabaseError
}

export const requestContext = new AsyncLocalStorage<RequestContext>()

export const createRequestContext = ({ url, headers }: Request): RequestContext => ({
  query: new URL(url).searchParams,
  estimates: /\bcount=(\w+)/.exec(headers.get('prefer') ?? '')?.[1] === 'estimated',
})
