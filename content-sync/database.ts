// The types of the database for its clients in the browser and on the server.
import type { SupabaseClient } from '@supabase/supabase-js'
import type { Changeset, ContentChange, ContentItem, PlannedChange } from './content-item.ts'
import type { InboxFunctions, InboxTables, InboxViews } from './inbox-message.ts'
import type { ReleaseFunctions, ReleaseViews } from './release.ts'

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
      /** With an `undoing`, a repeated request succeeds, too. */
      undo_content: { Args: { step: string; undoing?: string }; Returns: string }
      /** `keys` is the JSON text of an array. */
      content_keys_in_trash: { Args: { keys: string }; Returns: string[] }
    } & InboxFunctions &
      ReleaseFunctions
  }
}

export type ContentClient = SupabaseClient<Database>

/** Aborts a request that the server does not answer in time. */
export const requestTimeout = () => AbortSignal.timeout(30_000)
