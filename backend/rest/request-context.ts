import { AsyncLocalStorage } from 'node:async_hooks'

/** What is known of the request that is being answered, where @supabase/lite does not pass it on. */
interface RequestContext {
  query: URLSearchParams
  /** Whether rows are to be counted by `count=estimated`. */
  estimates: boolean
  /** The code of the database error that it has met. */
  code?: string
}

export const requests = new AsyncLocalStorage<RequestContext>()

export const contextOf = ({ url, headers }: Request): RequestContext => ({
  query: new URL(url).searchParams,
  estimates: /\bcount=(\w+)/.exec(headers.get('prefer') ?? '')?.[1] === 'estimated',
})
