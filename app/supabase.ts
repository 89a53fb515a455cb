// The only place that makes the browser's Supabase client. The page uses an embedded and a hosted backend in the same
// way.
import { createClient } from '@supabase/supabase-js'
import type { ContentClient, Database } from '#content-sync/database.ts'
import type { PageContext } from './sections/page-context.ts'

let client: ContentClient | undefined

/**
 * Returns the client of this page. There is only one, since each has its own session and socket.
 * @throws {Error} if the page has no key
 */
export function browserClient({ url, anonKey }: PageContext['supabase']): ContentClient {
  if (!anonKey) throw new Error('The page has no public key for its backend (SUPABASE_ANON_KEY)')
  client ??= createClient<Database>(url || location.origin, anonKey)
  return client
}
