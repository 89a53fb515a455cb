import { useState } from 'react'
import { history } from '#content/admin-history.ts'
import { Key } from '../../ui/key.tsx'
import { Difference } from './difference.tsx'
import type { PlanLine } from './plan.ts'
import './timeline.css'

/** How many lines are drawn at a time. */
const page = 200

interface PlanListProps {
  lines: readonly PlanLine[]
  label: string
  /** What else there is to know of a key. */
  noteOf?: (key: string) => string | undefined
}

/** What is going to change, line by line. */
export function PlanList({ lines, label, noteOf }: PlanListProps) {
  const [shown, setShown] = useState(page)
  return (
    <>
      <ol className="timeline plan-list" aria-label={label}>
        {lines.slice(0, shown).map(({ kind, key, before, after }) => (
          <li key={`${kind} ${key}`} className="change">
            <div className="change-head">
              <span className="change-event" data-event={kind === 'removed' ? 'deleted' : undefined}>
                {history.plan[kind]}
              </span>
              <bdi className="text-key">{key}</bdi>
              {noteOf?.(key) && <span>{noteOf(key)}</span>}
            </div>
            <Difference before={before} after={after} />
          </li>
        ))}
      </ol>
      {lines.length > shown && (
        <div className="pages-foot">
          <Key tone="outline" onClick={() => setShown(shown + page)}>
            {history.plan.more(lines.length - shown)}
          </Key>
        </div>
      )}
    </>
  )
}
