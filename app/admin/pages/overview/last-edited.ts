import type { Entry } from '#app/admin/catalog/entries.ts'
import type { ContentItem } from '#content-sync/content-item.ts'
import { microseconds } from '#content-sync/microseconds.ts'

interface EditedEntry extends Entry {
  item: ContentItem
}

const isEdited = (entry: Entry): entry is EditedEntry => entry.item !== undefined

/** Returns the texts that were edited last, newest first. Those edited at the same time keep their order. */
export const lastEdited = (entries: readonly Entry[], limit: number): EditedEntry[] =>
  entries
    .filter(isEdited)
    .map((entry) => ({ entry, time: microseconds(entry.item.updated_at) }))
    // Not by subtraction: times may be infinite.
    .sort((one, other) => Number(other.time > one.time) - Number(other.time < one.time))
    .slice(0, limit)
    .map(({ entry }) => entry)
