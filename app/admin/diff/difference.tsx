import { useMemo } from 'react'
import { history } from '#app/admin/copy/history.ts'
import { MarkedText } from './marked-text.tsx'
import { diffOf, foldParts } from './text-diff.ts'
import './difference.css'

interface DifferenceProps {
  /** Null where there was none. */
  before: string | null
  after: string | null
}

/**
 * Two versions of a text as one, with marks. Who hears the page is told where each begins and ends.
 * A text that came or went as a whole has none.
 */
export function Difference({ before, after }: DifferenceProps) {
  const whole = before === null || after === null
  const parts = useMemo(() => (whole ? [] : foldParts(diffOf(before, after))), [whole, before, after])
  const text = after ?? before
  if (!(before || after)) return <p className="difference difference-empty">{history.empty}</p>
  if (whole) {
    return (
      <p className="difference" data-gone={after === null || undefined} dir="auto">
        {text}
      </p>
    )
  }
  return (
    <p className="difference" dir="auto">
      <MarkedText parts={parts} ends />
    </p>
  )
}
