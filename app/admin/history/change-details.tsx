import { useSite } from '#app/admin/catalog/site-context.ts'
import { describeChange } from '#app/admin/change-log/describe-change.ts'
import { history } from '#app/admin/copy/history.ts'
import { Difference } from '#app/admin/diff/difference.tsx'
import { exactTime } from '#app/admin/ui/times.ts'
import { ChangesetChanges } from './changeset-changes.tsx'
import type { HistoryEntry } from './history-entry.ts'
import './change-details.css'

interface ChangeDetailsProps {
  entry: HistoryEntry
  name: string
  onReturn: (moment: string) => void
}

/** The whole difference, or all items of a change, and the way back to this moment. */
export function ChangeDetails({ entry, name, onReturn }: ChangeDetailsProps) {
  const { step, items, change, changed_at: time } = entry
  return (
    <div className="change-details">
      {items === 1 ? <WholeDifference change={change} /> : <ChangesetChanges step={step} title={name} />}
      <p className="change-details-foot">
        <time dateTime={time}>{exactTime(time)}</time>
        <button
          type="button"
          className="row-button text-button"
          aria-label={history.steps.returnTo(exactTime(time))}
          onClick={() => onReturn(time)}
        >
          {history.steps.return}
        </button>
      </p>
    </div>
  )
}

function WholeDifference({ change }: Pick<HistoryEntry, 'change'>) {
  const { catalog } = useSite()
  const { before, after } = describeChange(change, (key) => catalog?.byKey.get(key))
  return <Difference before={before} after={after} />
}
