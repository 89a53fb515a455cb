import { useTransition } from 'react'
import { history, historyNotices } from '#content/admin-history.ts'
import type { ContentItem } from '#website-content/content-item.ts'
import type { ContentStore } from '../content-store.ts'
import { exactTime } from '../times.ts'
import { ChangeEntry } from './change-entry.tsx'
import { isVersion } from './events.ts'
import { PagesFoot } from './pages-foot.tsx'
import { readChanges, type Subject } from './read-history.ts'
import { usePages } from './use-pages.ts'
import './text-button.css'
import './timeline.css'

export interface TimelineProps {
  subject: Exclude<Subject, { step: string }>
  itemKey: string
  /** As it is now; undefined where there is none. */
  item: ContentItem | undefined
  store: ContentStore
}

/** Every version of a text, newest first, each to be restored. It follows the item while it is open. */
export function Timeline({ subject, item, store }: TimelineProps) {
  const pages = usePages(
    (olderThan) => store.ask((client) => readChanges(client, subject, olderThan)),
    item?.updated_at,
  )
  return (
    <>
      {pages.entries && pages.entries.length > 0 && (
        <ol className="timeline">
          {pages.entries.map((change) => (
            <li key={change.id} className="change">
              <ChangeEntry change={change}>
                {change.after && <Restore version={change.after} item={item} store={store} />}
              </ChangeEntry>
            </li>
          ))}
        </ol>
      )}
      <PagesFoot {...pages} none={history.none} />
    </>
  )
}

interface RestoreProps {
  version: ContentItem
  item: ContentItem | undefined
  store: ContentStore
}

/** One press brings a version back, over the one that is there or, where there is none, as the item it was. */
function Restore({ version, item, store }: RestoreProps) {
  const [restoring, startRestoring] = useTransition()
  if (isVersion(version, item)) return <span className="change-now">{history.now}</span>

  function restore() {
    startRestoring(async () => {
      const { id, content_key, content_value, created_at } = version
      const change = item
        ? { id: item.id, base: item.updated_at, row: { content_key, content_value } }
        : { id, base: null, row: { content_key, content_value, created_at } }
      await store.apply(history.reasons.restore, [change], historyNotices.restored(content_key))
    })
  }

  return (
    <button
      type="button"
      className="text-button"
      aria-label={history.restoreVersion(exactTime(version.updated_at))}
      aria-disabled={restoring}
      onClick={restoring ? undefined : restore}
    >
      {restoring ? history.restoring : history.restore}
    </button>
  )
}
