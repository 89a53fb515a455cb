import { randomUuid } from '#app/admin/store/random-uuid.ts'
import type { ContentItem, PlannedChange } from '#content-sync/content-item.ts'

interface NewText {
  key: string
  value: string
}

/** Plans the changes that write texts: existing items are updated, others added. */
export function planTexts(texts: readonly NewText[], items: readonly ContentItem[]): PlannedChange[] {
  const byKey = new Map(items.map((item) => [item.content_key, item]))
  return texts.flatMap(({ key, value }) => {
    const item = byKey.get(key)
    if (item?.content_value === value) return []
    return {
      id: item?.id ?? randomUuid(),
      base: item?.updated_at ?? null,
      row: { content_key: key, content_value: value },
    }
  })
}
