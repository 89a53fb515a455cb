import { history } from '#content/admin-history.ts'
import type { ContentStore } from '../content-store.ts'
import { ChangeEntry } from './change-entry.tsx'
import { PagesFoot } from './pages-foot.tsx'
import { readChanges } from './read-history.ts'
import { usePages } from './use-pages.ts'
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
        <ol className="timeline" aria-label={history.steps.changesOf(title)}>
          {pages.entries.map((change) => (
            <ChangeEntry key={change.id} change={change} within="step" />
          ))}
        </ol>
      )}
      <PagesFoot {...pages} none={history.none} />
    </div>
  )
}
