import { useAccess } from '#app/admin/access/access-context.ts'
import { lockProps } from '#app/admin/access/write-lock.ts'
import { useLabel } from '#app/admin/catalog/use-label.ts'
import { isVersion } from '#app/admin/change-log/content-change.ts'
import { ItemChange } from '#app/admin/change-log/item-change.tsx'
import { LoadMore } from '#app/admin/change-log/load-more.tsx'
import { readChanges, type Subject } from '#app/admin/change-log/read-history.ts'
import { undoneReasons } from '#app/admin/change-log/read-undone.ts'
import { usePagedRows } from '#app/admin/change-log/use-paged-rows.ts'
import { history, historyNotices } from '#app/admin/copy/history.ts'
import { useStore } from '#app/admin/store/store-context.ts'
import { exactTime, zoneName } from '#app/admin/ui/times.ts'
import { useAction } from '#app/admin/ui/use-action.ts'
import type { ContentItem } from '#content-sync/content-item.ts'
import '#app/admin/ui/text-button.css'
import './timeline.css'

export interface TimelineProps {
  subject: Exclude<Subject, { changeset: string }>
  itemKey: string
  /** The current item; undefined if there is none. */
  item: ContentItem | undefined
}

/** All versions of a text, newest first, each with a button to restore it. It follows the item while it is open. */
export function Timeline({ subject, item }: TimelineProps) {
  const { request } = useStore()
  const pages = usePagedRows(
    (olderThan) => request((client) => readChanges(client, subject, olderThan)),
    item?.updated_at,
  )
  const { rows = [] } = pages
  return (
    <>
      {rows.length > 0 && (
        <>
          <p className="count">{history.changesets.zone(zoneName())}</p>
          <ol className="timeline">
            {rows.map((change) => (
              <li key={change.id} className="change">
                <ItemChange change={change} undone={undoneReasons(change, rows)}>
                  {change.after && <Restore version={change.after} item={item} />}
                </ItemChange>
              </li>
            ))}
          </ol>
        </>
      )}
      <LoadMore {...pages} none={history.none} />
    </>
  )
}

interface RestoreProps {
  version: ContentItem
  item: ContentItem | undefined
}

/** Restores a version over the current one. If there is none, it restores the item itself. */
function Restore({ version, item }: RestoreProps) {
  const { lock } = useAccess()
  const { apply } = useStore()
  const [restoring, startRestoring] = useAction()
  const label = useLabel(version.content_key)
  if (isVersion(version, item)) return <span className="change-now">{history.now}</span>

  function restore() {
    startRestoring(async () => {
      const { id, content_key, content_value, created_at } = version
      const change = item
        ? { id: item.id, base: item.updated_at, row: { content_key, content_value } }
        : { id, base: null, row: { content_key, content_value, created_at } }
      await apply(history.reasons.restore, [change], historyNotices.restored(label))
    })
  }

  return (
    <button
      type="button"
      className="text-button"
      aria-label={history.restoreVersion(exactTime(version.updated_at))}
      aria-disabled={restoring}
      onClick={restoring ? undefined : restore}
      {...lockProps(lock)}
    >
      {restoring ? history.restoring : history.restore}
    </button>
  )
}
