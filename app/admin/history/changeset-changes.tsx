import { ItemChange } from '#app/admin/change-log/item-change.tsx'
import { LoadMore } from '#app/admin/change-log/load-more.tsx'
import { readChanges } from '#app/admin/change-log/read-history.ts'
import { usePages } from '#app/admin/change-log/use-pages.ts'
import { history } from '#app/admin/copy/history.ts'
import { useStore } from '#app/admin/store/store-context.ts'
import { VirtualList } from '#app/admin/ui/virtual-list.tsx'
import './changeset-changes.css'

interface ChangesetChangesProps {
  step: string
  title: string
}

/** The changes of a step, item by item. */
export function ChangesetChanges({ step, title }: ChangesetChangesProps) {
  const { ask } = useStore()
  const pages = usePages((olderThan) => ask((client) => readChanges(client, { step }, olderThan)), step)
  return (
    <div className="changeset-changes">
      {pages.rows && pages.rows.length > 0 && (
        <VirtualList
          rows={pages.rows}
          idOf={({ id }) => String(id)}
          rowClass="change"
          label={history.steps.changesOf(title)}
        >
          {(change) => <ItemChange change={change} within="step" />}
        </VirtualList>
      )}
      <LoadMore {...pages} none={history.none} />
    </div>
  )
}
