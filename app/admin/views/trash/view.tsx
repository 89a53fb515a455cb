import { useReducer, useRef } from 'react'
import { useAccess } from '#app/admin/access/access-context.ts'
import { lockProps } from '#app/admin/access/write-lock.ts'
import { LoadMore } from '#app/admin/change-log/load-more.tsx'
import { readTrash } from '#app/admin/change-log/read-history.ts'
import { usePagedRows } from '#app/admin/change-log/use-paged-rows.ts'
import { admin, adminNotices } from '#app/admin/copy/admin.ts'
import { history } from '#app/admin/copy/history.ts'
import { restoreNotices, trash } from '#app/admin/copy/restore.ts'
import { addressOf } from '#app/admin/navigation/address.ts'
import { useStore } from '#app/admin/store/store-context.ts'
import { losesFocus } from '#app/admin/ui/pass-focus.ts'
import { nothingSelected, reduceSelection } from '#app/admin/ui/selection.ts'
import { zoneName } from '#app/admin/ui/times.ts'
import { useAction } from '#app/admin/ui/use-action.ts'
import { Button } from '#app/ui/button.tsx'
import type { ContentItem } from '#content-sync/content-item.ts'
import { TrashRow } from './trash-row.tsx'
import '#app/admin/ui/foot-actions.css'
import './view.css'

/** Deleted items, which can be restored with their ids and creation times. */
export default function TrashView({ items }: { items: readonly ContentItem[] | undefined }) {
  const { lock } = useAccess()
  const store = useStore()
  const pages = usePagedRows((olderThan) => store.request((client) => readTrash(client, olderThan)), items)
  const [selection, select] = useReducer(reduceSelection, nothingSelected)
  const [busy, startRestoring] = useAction()
  const heading = useRef<HTMLHeadingElement>(null)
  const actions = useRef<HTMLDivElement>(null)

  const ids = new Set(items?.map(({ id }) => id))
  const current = new Map(items?.map(({ content_key, content_value }) => [content_key, content_value]))
  // A restored item appears in the list before the trash has been read again.
  const rows = pages.rows?.filter(({ before, item_id }) => before && !ids.has(item_id)) ?? []
  const selected = rows.flatMap(({ before, item_id }) =>
    before && selection.ids.has(item_id) ? [before] : [],
  )

  function restore(back: readonly ContentItem[]) {
    startRestoring(async () => {
      const [only] = back
      const changes = back.map(({ id, ...row }) => ({ id, base: null, row }))
      const succeeded =
        only && back.length === 1
          ? await store.restore(only)
          : await store.apply(history.reasons.trash, changes, restoreNotices.itemsRestored(back.length), {
              failure: adminNotices.addFailed,
            })
      if (!succeeded || back.length === 1) return
      const isLost = losesFocus(actions.current)
      select({ type: 'clear' })
      if (isLost) heading.current?.focus()
    })
  }

  return (
    <section className="trash-view panel-view" aria-labelledby="trash-heading" aria-busy={pages.reading}>
      <div className="admin-heading">
        <h2 id="trash-heading" ref={heading} tabIndex={-1}>
          {trash.title}
        </h2>
        <p className="count">
          <span role="status">{pages.rows && trash.count(rows.length, pages.hasMore)}</span>{' '}
          <span>{history.changesets.zone(zoneName())}</span>
        </p>
      </div>
      <p className="trash-hint">
        {trash.hint} {trash.releases} <a href={addressOf('releases')}>{admin.views.releases}</a>.
      </p>
      {rows.length > 0 && (
        <ul>
          {rows.map(
            (change) =>
              change.before && (
                <TrashRow
                  key={change.item_id}
                  change={change}
                  item={change.before}
                  taken={current.has(change.before.content_key)}
                  problem={problemOf(change.before, current, selected)}
                  selected={selection.ids.has(change.item_id)}
                  busy={busy}
                  onSelect={() => select({ type: 'toggle', id: change.item_id })}
                  onRestore={() => change.before && restore([change.before])}
                />
              ),
          )}
        </ul>
      )}
      {selected.length > 1 && (
        <div ref={actions} className="foot-actions">
          <Button aria-disabled={busy} onClick={() => busy || restore(selected)} {...lockProps(lock)}>
            {busy ? trash.restoring : trash.selected(selected.length)}
          </Button>
        </div>
      )}
      <LoadMore {...pages} rows={pages.rows && rows} none={trash.none} />
    </section>
  )
}

/**
 * Returns why an item cannot be restored: its text already exists, or another selected item has the same key.
 * @param current the texts by key
 */
function problemOf(
  item: ContentItem,
  current: ReadonlyMap<string, string>,
  selected: readonly ContentItem[],
): string | undefined {
  if (current.get(item.content_key) === item.content_value) return trash.same
  const isKeyTwice = selected.some(
    ({ id, content_key }) => id !== item.id && content_key === item.content_key,
  )
  return isKeyTwice ? trash.twice : undefined
}
