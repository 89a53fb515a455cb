import { admin } from '#app/admin/copy/admin.ts'
import { exactTime, shortTime } from '#app/admin/ui/times.ts'
import type { ContentItem } from '#content-sync/content-item.ts'

/** The key of an item, and when it was last changed. */
export function ItemName({ item, now }: { item: ContentItem; now: number }) {
  const { content_key, created_at, updated_at } = item
  const exact = `${admin.item.updated} ${exactTime(updated_at)}\n${admin.item.created} ${exactTime(created_at)}`
  return (
    <div className="item-name">
      <h3>
        <bdi>{content_key}</bdi>
      </h3>
      <time dateTime={updated_at} title={exact}>
        {shortTime(updated_at, now)}
      </time>
    </div>
  )
}
