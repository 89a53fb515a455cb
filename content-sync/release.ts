// The types of releases for their clients: named sets of edits that are not live yet. Only operators may read them.
import type { ContentItem } from './content-item.ts'

/** A row of `website_releases`. */
export type Release = {
  id: string
  name: string
  state: 'draft' | 'published' | 'discarded'
  /** Counts the changes of its edits. A request to publish names the version that its sender has seen. */
  version: number
  /** The number of its edits. */
  edits: number
  created_at: string
  created_by_email: string | null
  changed_at: string
  /** When it will be, or was to be, published without a person. */
  publish_at: string | null
  scheduled_by: string | null
  scheduled_by_email: string | null
  /** Why its schedule ended before it was published. */
  problem: string | null
  /** When it was published or discarded. */
  ended_at: string | null
  /** The id of the changeset in the history, once it is published and has changed something. */
  changeset: string | null
}

/** A row of `website_release_edits`. */
export type ReleaseEdit = {
  id: string
  release_id: string
  content_key: string
  /** Null if there will be no item, so that the site shows its default. */
  content_value: string | null
  /** The live item that it was written over; null if there was none. */
  base: ContentItem | null
  created_at: string
  updated_at: string
  changed_by_email: string | null
}

/** One change of a call of `change_release`, which makes all of its changes or none. */
export type ReleaseChange = {
  key: string
  /**
   * The `updated_at` of the version on which the change is based: of the edit in the release, or else of the live item.
   * Null if there is neither, or if the edit removes the item.
   */
  base: string | null
  /** The text; null for no item. Not needed with `remove`. */
  value?: string | null
  /** Takes the edit out of the release. */
  remove?: true
  /** The `updated_at` of the live item that the edit replaces from now on; null if the site has no item. */
  onto?: string | null
}

/** What `release_edits` returns. */
export type ReleaseContents = { release: Release; edits: ReleaseEdit[] }

/** A text that a release changes. */
export type ReleaseKey = Pick<ReleaseEdit, 'content_key' | 'release_id'>

/** A link to a preview, without its token, which is stored nowhere. */
export type ReleasePreviewLink = {
  id: string
  release_id: string
  created_at: string
  expires_at: string
  created_by_email: string | null
}

/** What a preview shows to anyone who has its token. */
export type ReleasePreview = {
  name: string
  expires_at: string
  edits: Pick<ReleaseEdit, 'content_key' | 'content_value'>[]
}

export type ReleaseViews = {
  website_releases: { Row: Release; Relationships: [] }
  website_release_edits: { Row: ReleaseEdit; Relationships: [] }
  website_release_previews: { Row: ReleasePreviewLink; Relationships: [] }
}

export type ReleaseFunctions = {
  may_prepare: { Args: Record<never, never>; Returns: boolean }
  /** `id` is a new one, so that a request that arrives twice creates one release. */
  create_release: { Args: { name: string; id?: string }; Returns: string }
  rename_release: { Args: { release: string; name: string }; Returns: undefined }
  discard_release: { Args: { release: string }; Returns: undefined }
  restore_release: { Args: { release: string }; Returns: undefined }
  /** `changes` is the JSON text of ReleaseChange[]. Returns the changed edits as they are then. */
  change_release: { Args: { release: string; changes: string }; Returns: ReleaseEdit[] }
  /** Returns null if there is no such release, or none that the user may read. */
  release_edits: { Args: { release: string }; Returns: ReleaseContents | null }
  /** Returns the texts that releases in preparation change. */
  release_keys: { Args: Record<never, never>; Returns: ReleaseKey[] }
  /** Returns the id of the changeset, or null if nothing had to change. */
  publish_release: { Args: { release: string; version: number }; Returns: string | null }
  schedule_release: { Args: { release: string; version: number; at: string | null }; Returns: undefined }
  /** Returns the token. */
  create_release_preview: { Args: { release: string; hours: number }; Returns: string }
  end_release_previews: { Args: { release: string }; Returns: undefined }
  /** Returns null once the link has ended. */
  release_preview: { Args: { token: string }; Returns: ReleasePreview | null }
}
