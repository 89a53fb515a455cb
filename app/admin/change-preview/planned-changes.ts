// A preview of planned changes.
import type { ContentItem, PlannedChange } from '#content-sync/content-item.ts'

export interface PlanLine {
  kind: 'added' | 'changed' | 'removed'
  key: string
  /** Null if the item is added. */
  before: string | null
  /** Null if the item is removed. */
  after: string | null
}

export interface ChangePlan {
  lines: readonly PlanLine[]
  /** The same changes in the form the table accepts. */
  changes: readonly PlannedChange[]
}

/** An earlier state of an item. */
export interface EarlierState {
  item_id: string
  was: ContentItem | null
}

/**
 * Plans the changes that give every key its earlier text. A text that was deleted and added again counts as unchanged,
 * although its item has a new id.
 * @param newId makes an id for a restored item whose own id is now used by an item with another key
 */
export function planRestore(
  since: readonly EarlierState[],
  items: readonly ContentItem[],
  newId: () => string,
): ChangePlan {
  const lines: PlanLine[] = []
  const changes: PlannedChange[] = []
  const byId = new Map(items.map((item) => [item.id, item]))
  const byKey = new Map(items.map((item) => [item.content_key, item]))
  const wanted = since.flatMap(({ was }) => was ?? [])
  const wantedKeys = new Set(wanted.map(({ content_key }) => content_key))

  for (const { item_id: id } of since) {
    const item = byId.get(id)
    if (!item || wantedKeys.has(item.content_key)) continue
    byId.delete(id)
    lines.push({ kind: 'removed', key: item.content_key, before: item.content_value, after: null })
    changes.push({ id, base: item.updated_at, row: null })
  }
  for (const { id, content_key, content_value, created_at } of wanted) {
    const item = byKey.get(content_key)
    if (item?.content_value === content_value) continue
    const kind = item ? 'changed' : 'added'
    lines.push({ kind, key: content_key, before: item?.content_value ?? null, after: content_value })
    const row = { content_key, content_value, created_at }
    if (item) changes.push({ id: item.id, base: item.updated_at, row })
    else changes.push({ id: byId.has(id) ? newId() : id, base: null, row })
  }
  return { lines: lines.sort(byKindAndKey), changes }
}

const kinds = ['removed', 'changed', 'added']

export const byKindAndKey = (a: PlanLine, b: PlanLine): number =>
  kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || (a.key < b.key ? -1 : Number(a.key > b.key))

/** Counts the lines of each kind. */
export function countLines(lines: readonly PlanLine[]): Record<PlanLine['kind'], number> {
  const counts = { added: 0, changed: 0, removed: 0 }
  for (const { kind } of lines) counts[kind]++
  return counts
}
