import type { Changeset, ContentChange } from '#content-sync/content-item.ts'

export type ListedChangeset = Changeset & {
  /** One of its changes: the only one, if it changed a single item. */
  change: ContentChange
  /** If it is an undo: the reasons of what it has undone, as `undoneReasons` returns them. */
  undone?: readonly string[] | undefined
  /** Whether it was undone, and not redone since. Unknown, thus false, if the filter leaves out what has undone it. */
  isUndone: boolean
}
