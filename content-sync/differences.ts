import type { ContentItem } from './content-item.ts'

export interface Differences {
  added: ContentItem[]
  /** Those of the same id whose key or value is another. */
  changed: { before: ContentItem; after: ContentItem }[]
  removed: ContentItem[]
}

/** What leads from one list of items to another: what was added and changed in the order of `after`, what was removed in that of `before`. */
export function differences(before: readonly ContentItem[], after: readonly ContentItem[]): Differences {
  const old = new Map(before.map((item) => [item.id, item]))
  const added: Differences['added'] = []
  const changed: Differences['changed'] = []
  for (const item of after) {
    const was = old.get(item.id)
    old.delete(item.id)
    if (!was) added.push(item)
    else if (was.content_key !== item.content_key || was.content_value !== item.content_value)
      changed.push({ before: was, after: item })
  }
  return { added, changed, removed: [...old.values()] }
}
