import { useId } from 'react'
import { history } from '#app/admin/copy/history.ts'
import { longDay, nearDay } from '#app/admin/ui/days.ts'
import { ChangeRow } from './change-row.tsx'
import { DayAxis } from './day-axis.tsx'
import type { Day } from './group-changesets.ts'
import { RunRow } from './run-row.tsx'
import './history-day.css'

interface HistoryDayProps {
  day: Day
  today: string
  /** Whether more changes of the day may follow. */
  hasMore: boolean
  onRestoreTo: (moment: string) => void
}

/** The changes of a day below its heading, which stays in view. */
export function HistoryDay({ day: { day, changes, runs }, today, hasMore, onRestoreTo }: HistoryDayProps) {
  const id = useId()
  const near = nearDay(day, today)
  const name = longDay(day, today)
  return (
    <div>
      <div className="history-day-head">
        <h3 id={id}>{near ? `${history.days[near]}, ${name}` : name}</h3>
        <p className="count">{history.changesets.inDay(changes.length, hasMore)}</p>
        <DayAxis times={changes.map(({ changed_at }) => changed_at)} />
      </div>
      <ol aria-labelledby={id}>
        {runs.map((run) => {
          const [first] = run
          if (!first) return null
          return run.length === 1 ? (
            <ChangeRow key={first.step} changeset={first} onRestoreTo={onRestoreTo} />
          ) : (
            <RunRow key={`run ${first.step}`} run={run} onRestoreTo={onRestoreTo} />
          )
        })}
      </ol>
    </div>
  )
}
