// The unmodified Supabase client, as used by the site and its admin page.
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { ContentItem } from '#content-sync/content-item.ts'
import type { ReleaseFunctions } from '#content-sync/release.ts'
import type { TestServer } from './server.ts'

/** Wider than the site's own types, because tests write what the site never would. */
interface Database {
  public: {
    Tables: {
      website_content: {
        Row: ContentItem
        Insert: Partial<ContentItem>
        Update: Partial<ContentItem>
        Relationships: []
      }
    }
    Views: Record<never, never>
    Functions: ReleaseFunctions & { may_write: { Args: Record<never, never>; Returns: boolean } }
  }
}

export type Client = SupabaseClient<Database>

/**
 * @param options of the client; by default a session is neither stored nor refreshed by a timer, and joins may take longer than
 *   the 10 s of the client
 */
export function connectClient(server: TestServer, options: Parameters<typeof createClient>[2] = {}): Client {
  return createClient<Database>(server.url, server.publishableKey, {
    ...options,
    realtime: { timeout: 60_000, ...options.realtime },
    auth: { persistSession: false, autoRefreshToken: false, ...options.auth },
  })
}
