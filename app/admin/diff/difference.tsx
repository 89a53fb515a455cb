import { useMemo } from 'react'
import { history } from '#app/admin/copy/history.ts'
import { HighlightedText } from './highlighted-text.tsx'
import { diffOf, foldParts } from './text-diff.ts'
import './difference.css'

interface DifferenceProps {
  /** Null if there was none. */
  before: string | null
  after: string | null
}

/**
 * Two versions of a text as one text with marks. Screen readers are told where each mark begins and ends. A text that
 * was added or removed as a whole has no marks.
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
      <HighlightedText parts={parts} ends />
    </p>
  )
}
