import type { Changeset, ContentChange } from '#content-sync/content-item.ts'

export type ListedChangeset = Changeset & {
  /** One of its changes: the only one, if it changed a single item. */
  change: ContentChange
  /** If it undid a change of several items: the reasons of that change, as `readUndoneReasons` returns them. */
  undone?: readonly string[] | undefined
}
