// The one place that makes the browser's Supabase client. Embedded or hosted, the page talks to it in the same way.
import { createClient } from '@supabase/supabase-js'
import type { ContentClient, Database } from '#content-sync/content-item.ts'
import type { PageContext } from './page-context.ts'

let client: ContentClient | undefined

/**
 * The client of this page: one, since each keeps a session and a socket of its own.
 * @throws {Error} where the page was given no key
 */
export function browserClient({ url, anonKey }: PageContext['supabase']): ContentClient {
  if (!anonKey) throw new Error('The page has no public key for its backend (SUPABASE_ANON_KEY)')
  client ??= createClient<Database>(url || location.origin, anonKey)
  return client
}
