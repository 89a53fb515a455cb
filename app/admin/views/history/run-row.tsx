import { useState } from 'react'
import { useLabels } from '#app/admin/catalog/use-label.ts'
import { keyOf } from '#app/admin/change-log/content-change.ts'
import { ClockTime } from '#app/admin/change-log/day-time.tsx'
import { Person } from '#app/admin/change-log/person.tsx'
import { history } from '#app/admin/copy/history.ts'
import { clockOf } from '#app/admin/ui/days.ts'
import { ChangeRow } from './change-row.tsx'
import { ChangedText, ChangeHead } from './changed-text.tsx'
import { DetailsButton } from './details-button.tsx'
import { type TextOfRun, textsOfRun } from './group-changesets.ts'
import type { ListedChangeset } from './listed-changeset.ts'
import './run-row.css'

/** A closed run names this many texts, and says how many more there are. */
const maxNamed = 3

interface RunRowProps {
  /** Newest first. */
  run: readonly ListedChangeset[]
  onRestoreTo: (moment: string) => void
}

/** Changes of one person in one row, which opens to show each of them. */
export function RunRow({ run, onRestoreTo }: RunRowProps) {
  const [open, setOpen] = useState(false)
  const texts = textsOfRun(run)
  const title = useTitle(texts)
  const [newest, oldest] = [run[0], run.at(-1)]
  if (!newest || !oldest) return null
  const [first, last] = [oldest.changed_at, newest.changed_at]
  return (
    <li className="run-row">
      <div className="change-row" data-anchor={`run ${newest.step}`} data-shortcut="row" tabIndex={-1}>
        <p className="run-row-times">
          <ClockTime time={first} />
          {clockOf(first) !== clockOf(last) && (
            <>
              <span className="clock">–</span>
              <ClockTime time={last} />
            </>
          )}
        </p>
        <p className="change-row-who">
          <Person email={newest.changed_by_email} />
        </p>
        <div className="change-row-what">
          <RunTexts texts={texts} title={title} count={run.length} brief={open} />
        </div>
        <div className="change-row-actions">
          <DetailsButton name={history.changesets.at(title, clockOf(last))} open={open} onToggle={setOpen} />
        </div>
      </div>
      {open && (
        <ol className="run-row-changes">
          {run.map((changeset) => (
            <ChangeRow key={changeset.step} changeset={changeset} onRestoreTo={onRestoreTo} />
          ))}
        </ol>
      )}
    </li>
  )
}

function useTitle(texts: readonly TextOfRun[]): string {
  const labelOf = useLabels()
  const [only] = texts
  return only && texts.length === 1 ? labelOf(keyOf(only.change)) : history.changesets.texts(texts.length)
}

interface RunTextsProps {
  texts: readonly TextOfRun[]
  title: string
  /** The number of changes. */
  count: number
  /** Whether the changes are shown below. */
  brief: boolean
}

/** What a run changed, each text once: from what it was before the run to what it is after it. */
function RunTexts({ texts, title, count, brief }: RunTextsProps) {
  const [only] = texts
  const changes = count > texts.length ? history.notes.changes(count) : undefined
  if (brief || !only) return <ChangeHead name={title}>{changes}</ChangeHead>
  if (texts.length === 1) return <ChangedText {...only} />
  return (
    <>
      <ChangeHead name={title}>{changes}</ChangeHead>
      <ul className="run-row-texts">
        {texts.slice(0, maxNamed).map((text) => (
          <li key={text.change.id}>
            <ChangedText {...text} as="p" />
          </li>
        ))}
      </ul>
      {texts.length > maxNamed && (
        <p className="change-row-note">{history.changesets.moreTexts(texts.length - maxNamed)}</p>
      )}
    </>
  )
}
