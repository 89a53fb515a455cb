import { byKindAndKey, type ChangePlan, type PlanLine } from '#app/admin/change-preview/planned-changes.ts'
import type { TransferItem } from '#app/admin/export-file/format.ts'
import type { RefusedItem } from '#app/admin/export-file/parse.ts'
import type { Override } from '#content/keys/overrides.ts'
import type { ContentItem, PlannedChange } from '#content-sync/content-item.ts'

export interface ImportPlan extends ChangePlan {
  /** How many items of the file would not change anything. */
  unchanged: number
  /** How many items are not in the file. */
  others: number
  /** The texts of all items afterward. */
  after: readonly Override[]
}

/**
 * Plans the changes of an import. Items match by key. New items keep the ids and creation times of the file if these
 * ids are free.
 * @param exact whether items that are not in the file are deleted
 * @param newId makes an id for an item that has none, or whose id is in use
 * @param refused entries of the file that cannot be imported; items with their keys are kept
 */
export function planImport(
  file: readonly TransferItem[],
  items: readonly ContentItem[],
  exact: boolean,
  newId: () => string,
  refused: readonly RefusedItem[] = [],
): ImportPlan {
  const lines: PlanLine[] = []
  const changes: PlannedChange[] = []
  const byKey = new Map(items.map((item) => [item.content_key, item]))
  const keys = new Set([...file, ...refused].map(({ key }) => key))
  const others = items.filter(({ content_key }) => !keys.has(content_key))
  const removed = exact ? others : []
  const taken = new Set(items.map(({ id }) => id))
  for (const { id, content_key: key, content_value: before, updated_at: base } of removed) {
    taken.delete(id)
    lines.push({ kind: 'removed', key, before, after: null })
    changes.push({ id, base, row: null })
  }

  let unchanged = 0
  for (const { key, value, id, created_at } of file) {
    const item = byKey.get(key)
    if (item?.content_value === value) {
      unchanged++
    } else if (item) {
      lines.push({ kind: 'changed', key, before: item.content_value, after: value })
      changes.push({ id: item.id, base: item.updated_at, row: { content_key: key, content_value: value } })
    } else {
      const own = id !== undefined && !taken.has(id) ? id : newId()
      taken.add(own)
      lines.push({ kind: 'added', key, before: null, after: value })
      const row = { content_key: key, content_value: value, ...(created_at !== undefined && { created_at }) }
      changes.push({ id: own, base: null, row })
    }
  }
  const changed = new Set(changes.map(({ id }) => id))
  const after = [...items.filter(({ id }) => !changed.has(id)), ...changes.flatMap(({ row }) => row ?? [])]
  return { lines: lines.sort(byKindAndKey), changes, unchanged, others: others.length, after }
}
