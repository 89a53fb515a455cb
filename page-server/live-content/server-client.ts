// The site's own client of its backend. It reads what anyone may read, unless a call has the authorization of a session.
import { createClient } from '@supabase/supabase-js'
import type { ContentClient, Database } from '#content-sync/database.ts'
import { fetchNamingCause } from '#server/hosted-project/fetch-naming-cause.ts'

/** Where the backend is. */
export interface BackendAccess {
  url: string
  anonKey: string
  /** Headers of its requests and parameters of its socket, besides the key. */
  headers?: Readonly<Record<string, string>>
  params?: Readonly<Record<string, string>>
}

/** @param timeoutMs of a request. A connection can die silently, and without a timeout no response would ever arrive. */
export const createServerClient = (
  { url, anonKey, headers, params }: BackendAccess,
  timeoutMs: number,
): ContentClient =>
  createClient<Database>(url, anonKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    db: { timeout: timeoutMs },
    global: { headers: { ...headers }, fetch: fetchNamingCause },
    realtime: { params: { ...params } },
  })
