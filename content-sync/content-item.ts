// The types of the table website_content for its clients in the browser and on the server, and of the database as a whole.
import type { SupabaseClient } from '@supabase/supabase-js'
import type { InboxFunctions, InboxTables, InboxViews } from './inbox-message.ts'
import type { ReleaseFunctions, ReleaseViews } from './release.ts'

/** A row of `website_content`. Timestamps stay text, because a Date would lose PostgreSQL's microseconds. */
export type ContentItem = {
  id: string
  content_key: string
  content_value: string
  created_at: string
  updated_at: string
}

/** A row of `website_content_history`: one change of one item. */
export type ContentChange = {
  id: number
  /** Id of the changeset: everything that was changed together. */
  step: string
  /** Describes a changeset that is more than the change of one item. */
  reason: string | null
  item_id: string
  /** Null if the item was inserted. */
  before: ContentItem | null
  /** Null if it was deleted. */
  after: ContentItem | null
  changed_at: string
  changed_by: string | null
  changed_by_email: string | null
}

/** One change of a call of `apply_content`, which makes all of its changes or none. */
export type PlannedChange = {
  id: string
  /** The `updated_at` of the version on which the change is based; null to insert. */
  base: string | null
  /** Null to delete. */
  row: (Pick<ContentItem, 'content_key' | 'content_value'> & Partial<Pick<ContentItem, 'created_at'>>) | null
}

/** A changeset, as `content_steps` lists it. */
export type Changeset = Pick<ContentChange, 'id' | 'step' | 'reason' | 'changed_at' | 'changed_by_email'> & {
  /** The number of changed items. */
  items: number
  /** The key of the first item before and after the change; null where it did not exist. */
  item: { before: string | null; after: string | null }
  /** True if one of the items has changed since, so that the changeset cannot be undone. */
  overtaken: boolean
}

// Must be a type, not an interface, because the client's generics need an index signature.
export type Database = {
  public: {
    Tables: {
      website_content: {
        Row: ContentItem
        Insert: Pick<ContentItem, 'content_key' | 'content_value'> & Partial<ContentItem>
        Update: Pick<ContentItem, 'content_value' | 'updated_at'>
        Relationships: []
      }
    } & InboxTables
    // Readable but not writable.
    Views: {
      website_content_history: { Row: ContentChange; Relationships: [] }
      website_content_trash: { Row: ContentChange; Relationships: [] }
    } & InboxViews &
      ReleaseViews
    Functions: {
      may_write: { Args: Record<never, never>; Returns: boolean }
      content_since: { Args: { moment: string }; Returns: { item_id: string; was: ContentItem | null }[] }
      content_steps: { Args: { older_than: number | null; most: number }; Returns: Changeset[] }
      /** `changes` is the JSON text of PlannedChange[]. */
      apply_content: { Args: { step: string; reason: string; changes: string }; Returns: undefined }
      /** Returns the changes that would undo a changeset. */
      content_undoing: { Args: { step: string }; Returns: PlannedChange[] }
      undo_content: { Args: { step: string }; Returns: string }
      /** `keys` is the JSON text of an array. */
      content_keys_in_trash: { Args: { keys: string }; Returns: string[] }
    } & InboxFunctions &
      ReleaseFunctions
  }
}

export type ContentClient = SupabaseClient<Database>

/** How long to wait for a response of the server, in milliseconds. */
export const requestTimeoutMs = 30_000
