// The export file: one JSON object, readable by people and by the import.
import type { ContentItem } from '#content-sync/content-item.ts'

export const format = 'website-content'
export const version = 1

/** An item of the file. `updated_at` is only for readers: an import counts as a new change. */
export interface TransferItem {
  key: string
  value: string
  /** Kept if no other item uses it. */
  id?: string
  created_at?: string
}

/** @param items in the order to write them */
export function writeTransfer(items: readonly ContentItem[], exported: Date): string {
  const file = {
    format,
    version,
    exported: exported.toISOString(),
    items: items.map(({ content_key: key, content_value: value, id, created_at, updated_at }) => ({
      key,
      value,
      id,
      created_at,
      updated_at,
    })),
  }
  return `${JSON.stringify(file, undefined, 2)}\n`
}
