// The unmodified client of Supabase, as the site and its admin page use it.
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { ContentItem } from '#content-sync/content-item.ts'
import type { TestServer } from './server.ts'

/** Wider than the site's own: tests write what it never would. */
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
    Functions: Record<never, never>
  }
}

export type Client = SupabaseClient<Database>

/** @param options of the client; by default a session is neither kept nor refreshed by a timer */
export function connectClient(server: TestServer, options: Parameters<typeof createClient>[2] = {}): Client {
  return createClient<Database>(server.url, server.publishableKey, {
    ...options,
    auth: { persistSession: false, autoRefreshToken: false, ...options.auth },
  })
}
