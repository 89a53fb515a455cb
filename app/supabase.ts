// The one place that makes the browser's Supabase client. Embedded or hosted, the page talks to it in the same way.
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { PageContext } from './page-context.ts'

/** A row of `website_content`. Timestamps stay PostgreSQL's text: a Date would lose their microseconds. */
export type ContentItem = {
  id: string
  content_key: string
  content_value: string
  created_at: string
  updated_at: string
}

// A type, not an interface: the client's generics ask for an index signature.
export type Database = {
  public: {
    Tables: {
      website_content: {
        Row: ContentItem
        Insert: Pick<ContentItem, 'content_key' | 'content_value'> & Partial<ContentItem>
        Update: Pick<ContentItem, 'content_value' | 'updated_at'>
        Relationships: []
      }
    }
    Views: Record<never, never>
    Functions: Record<never, never>
  }
}

export type ContentClient = SupabaseClient<Database>

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
