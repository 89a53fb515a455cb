import { history } from '#content/admin-history.ts'
import type { ContentStore } from '../content-store.ts'
import { ChangeEntry } from './change-entry.tsx'
import { PagesFoot } from './pages-foot.tsx'
import { readChanges } from './read-history.ts'
import { usePages } from './use-pages.ts'
import { VirtualList } from './virtual-list.tsx'
import './timeline.css'

interface StepChangesProps {
  step: string
  title: string
  store: ContentStore
}

/** What a step has changed, item by item. */
export function StepChanges({ step, title, store }: StepChangesProps) {
  const pages = usePages((olderThan) => store.ask((client) => readChanges(client, { step }, olderThan)), step)
  return (
    <div className="step-changes">
      {pages.entries && pages.entries.length > 0 && (
        <VirtualList
          entries={pages.entries}
          idOf={({ id }) => String(id)}
          className="timeline"
          rowClass="change"
          label={history.steps.changesOf(title)}
        >
          {(change) => <ChangeEntry change={change} within="step" />}
        </VirtualList>
      )}
      <PagesFoot {...pages} none={history.none} />
    </div>
  )
}
