// The types of the table website_content and its history.

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
