import type { Changeset, ContentChange } from '#content-sync/content-item.ts'

/** A changeset in the list, with one of its changes: the only one, if it changed a single item. */
export type ListedChangeset = Changeset & { change: ContentChange }
