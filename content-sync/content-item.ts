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

/** A row of `website_content_history`: what happened to one item. */
export type ContentChange = {
  id: number
  /** What was changed at once. */
  step: string
  /** Of a step that is more than the change of one item. */
  reason: string | null
  item_id: string
  /** Null where the item was inserted. */
  before: ContentItem | null
  /** Null where it was deleted. */
  after: ContentItem | null
  changed_at: string
  changed_by: string | null
  changed_by_email: string | null
}

/** A change of `apply_content`, of which all or none are made. */
export type PlannedChange = {
  id: string
  /** The `updated_at` of the version it starts from; null to insert. */
  base: string | null
  /** Null to delete. */
  row: (Pick<ContentItem, 'content_key' | 'content_value'> & Partial<Pick<ContentItem, 'created_at'>>) | null
}

/** What was changed at once, as `content_steps` lists it. */
export type Changeset = Pick<ContentChange, 'id' | 'step' | 'reason' | 'changed_at' | 'changed_by_email'> & {
  /** How many. */
  items: number
  /** The key of the first of them; null where it was not there. */
  item: { before: string | null; after: string | null }
  /** One of them was changed since: the step cannot be undone. */
  overtaken: boolean
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
    // What can be read, but not written.
    Views: {
      website_content_history: { Row: ContentChange; Relationships: [] }
      website_content_trash: { Row: ContentChange; Relationships: [] }
    }
    Functions: {
      may_write: { Args: Record<never, never>; Returns: boolean }
      content_since: { Args: { moment: string }; Returns: { item_id: string; was: ContentItem | null }[] }
      content_steps: { Args: { older_than: number | null; most: number }; Returns: Changeset[] }
      /** `changes` is the JSON text of PlannedChange[]. */
      apply_content: { Args: { step: string; reason: string; changes: string }; Returns: undefined }
      /** The changes that take a step back. */
      content_undoing: { Args: { step: string }; Returns: PlannedChange[] }
      undo_content: { Args: { step: string }; Returns: string }
      /** `keys` is the JSON text of an array. */
      content_keys_in_trash: { Args: { keys: string }; Returns: string[] }
    }
  }
}

export type ContentClient = SupabaseClient<Database>

/** How long the server may take to answer, in milliseconds. */
export const requestTimeoutMs = 30_000
