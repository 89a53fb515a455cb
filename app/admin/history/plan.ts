// What is going to change, as a list to be read before it is done.
import type { ContentItem, PlannedChange } from '#website-content/content-item.ts'

export interface PlanLine {
  kind: 'added' | 'changed' | 'removed'
  key: string
  /** Null where there is none. */
  before: string | null
  after: string | null
}

export interface Plan {
  lines: readonly PlanLine[]
  /** The same, as the table takes it. */
  changes: readonly PlannedChange[]
}

/** An item at another time, where there was one. */
export interface Was {
  item_id: string
  was: ContentItem | null
}

/** What has to change so that the items are again what they were. */
export function planReturn(since: readonly Was[], items: readonly ContentItem[]): Plan {
  const current = new Map(items.map((item) => [item.id, item]))
  const taken = new Set(items.map(({ content_key }) => content_key))
  const lines: PlanLine[] = []
  const changes: PlannedChange[] = []
  for (const { item_id: id, was } of since) {
    const item = current.get(id)
    if (!was) {
      if (!item) continue
      lines.push({ kind: 'removed', key: item.content_key, before: item.content_value, after: null })
      changes.push({ id, base: item.updated_at, row: null })
      continue
    }
    const { content_key, content_value, created_at } = was
    if (item?.content_key === content_key && item.content_value === content_value) continue
    const kind = item ? 'changed' : 'added'
    lines.push({ kind, key: content_key, before: item?.content_value ?? null, after: content_value })
    const row = { content_key, content_value, created_at }
    const base = item?.updated_at ?? null
    if (item && item.content_key !== content_key && taken.has(content_key)) {
      // Items that have exchanged their keys cannot change one after the other: this one goes, and comes back.
      changes.push({ id, base, row: null }, { id, base: null, row })
    } else changes.push({ id, base, row })
  }
  return { lines: lines.sort(byKindAndKey), changes }
}

const kinds = ['removed', 'changed', 'added']

export const byKindAndKey = (a: PlanLine, b: PlanLine): number =>
  kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || (a.key < b.key ? -1 : Number(a.key > b.key))

/** How many lines of each kind. */
export function countLines(lines: readonly PlanLine[]): Record<PlanLine['kind'], number> {
  const counts = { added: 0, changed: 0, removed: 0 }
  for (const { kind } of lines) counts[kind]++
  return counts
}
