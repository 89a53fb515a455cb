import { keyOf } from '#app/admin/change-log/content-change.ts'
import { ItemChange } from '#app/admin/change-log/item-change.tsx'
import { LoadMore } from '#app/admin/change-log/load-more.tsx'
import { readChanges } from '#app/admin/change-log/read-history.ts'
import { usePagedRows } from '#app/admin/change-log/use-paged-rows.ts'
import { history } from '#app/admin/copy/history.ts'
import { useStore } from '#app/admin/store/store-context.ts'
import { VirtualList } from '#app/admin/ui/long-list/virtual-list.tsx'
import { OpenText } from './open-text.tsx'
import './changeset-changes.css'

interface ChangesetChangesProps {
  id: string
  title: string
}

/** The changes of a changeset, item by item. */
export function ChangesetChanges({ id, title }: ChangesetChangesProps) {
  const { request } = useStore()
  const pages = usePagedRows(
    (olderThan) => request((client) => readChanges(client, { changeset: id }, olderThan)),
    id,
  )
  return (
    <div className="changeset-changes">
      {pages.rows && pages.rows.length > 0 && (
        <VirtualList
          rows={pages.rows}
          idOf={({ id }) => String(id)}
          rowClass="change"
          label={history.changesets.changesOf(title)}
        >
          {(change) => (
            <ItemChange change={change} within="changeset">
              <OpenText textKey={keyOf(change)} />
            </ItemChange>
          )}
        </VirtualList>
      )}
      <LoadMore {...pages} none={history.none} />
    </div>
  )
}
