import { useSite } from '#app/admin/catalog/site-context.ts'
import { keyOf } from '#app/admin/change-log/content-change.ts'
import { describeChange } from '#app/admin/change-log/describe-change.ts'
import { history } from '#app/admin/copy/history.ts'
import { Difference } from '#app/admin/diff/difference.tsx'
import { exactTime } from '#app/admin/ui/times.ts'
import { ChangesetChanges } from './changeset-changes.tsx'
import type { ListedChangeset } from './listed-changeset.ts'
import { OpenText } from './open-text.tsx'
import './change-details.css'

interface ChangeDetailsProps {
  changeset: ListedChangeset
  name: string
  onRestoreTo: (moment: string) => void
}

/** The whole difference, or all items of a change, and the way back to this moment. */
export function ChangeDetails({ changeset, name, onRestoreTo }: ChangeDetailsProps) {
  const { step, items, change, changed_at: time } = changeset
  return (
    <div className="change-details">
      {items === 1 ? <WholeDifference change={change} /> : <ChangesetChanges id={step} title={name} />}
      <p className="change-details-foot">
        <time dateTime={time}>{exactTime(time)}</time>
        {items === 1 && <OpenText textKey={keyOf(change)} />}
        <button
          type="button"
          className="row-button text-button"
          aria-label={history.changesets.restoreTo(exactTime(time))}
          onClick={() => onRestoreTo(time)}
        >
          {history.changesets.restore}
        </button>
      </p>
    </div>
  )
}

function WholeDifference({ change }: Pick<ListedChangeset, 'change'>) {
  const { catalog } = useSite()
  const { before, after } = describeChange(change, (key) => catalog?.byKey.get(key))
  return <Difference before={before} after={after} />
}
