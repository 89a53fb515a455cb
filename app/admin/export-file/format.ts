// The file of an export: one JSON object, for people to read and for an import to take.
import type { ContentItem } from '#content-sync/content-item.ts'

export const format = 'website-content'
export const version = 1

/** An item of a file. `updated_at` is for readers: an import is a change of its own time. */
export interface TransferItem {
  key: string
  value: string
  /** Kept where they are free. */
  id?: string
  created_at?: string
}

/** @param items in the order in which the file is to have them */
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
