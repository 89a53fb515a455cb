// The table website_content, as its clients in the browser and on the server know it.
import type { SupabaseClient } from '@supabase/supabase-js'

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
    Functions: { may_write: { Args: Record<never, never>; Returns: boolean } }
  }
}

export type ContentClient = SupabaseClient<Database>

/** How long the server may take to answer, in milliseconds. */
export const patience = 30_000
