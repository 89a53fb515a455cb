import { TextLabel } from '#app/admin/catalog/text-label.tsx'
import { admin } from '#app/admin/copy/admin.ts'
import { exactTime, shortTime } from '#app/admin/ui/times.ts'
import { useMinute } from '#app/admin/ui/use-minute.ts'
import type { ContentItem } from '#content-sync/content-item.ts'
import { ItemPlace } from './item-place.tsx'

/** The name and key of an item, when it was last changed, and a link to where it is shown. */
export function ItemName({ item }: { item: ContentItem }) {
  const { content_key: key, content_value: value, created_at, updated_at } = item
  const now = useMinute()
  const exact = `${admin.item.updated} ${exactTime(updated_at)}\n${admin.item.created} ${exactTime(created_at)}`
  return (
    <>
      <h3 className="item-name">
        <TextLabel textKey={key} />
      </h3>
      <div className="item-meta">
        <time dateTime={updated_at} title={exact}>
          {shortTime(updated_at, now)}
        </time>
        <ItemPlace itemKey={key} value={value} />
      </div>
    </>
  )
}
