import type { ContentItem } from './content-item.ts'

export interface Differences {
  added: ContentItem[]
  /** Items with the same id but a different key or value. */
  changed: { before: ContentItem; after: ContentItem }[]
  removed: ContentItem[]
}

/**
 * The changes from one list of items to another. Added and changed items are in the order of `after`, removed ones in
 * the order of `before`.
 */
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
