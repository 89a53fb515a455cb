import { useMemo } from 'react'
import { history } from '#content/admin-history.ts'
import { diffOf, type FoldedPart, foldParts } from '../text-diff.ts'
import './difference.css'

interface DifferenceProps {
  /** Null where there was none. */
  before: string | null
  after: string | null
}

/**
 * Two versions of a text as one, with marks. Colour is not the only one, and who hears the page is told where each begins and ends.
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
      {parts.map((part, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a difference have no other name, and do not move
        <Part key={position} part={part} />
      ))}
    </p>
  )
}

function Part({ part }: { part: FoldedPart }) {
  if (part.kind === 'fold') return <span className="difference-fold">{history.folded(part.characters)}</span>
  if (part.kind === 'same') return part.text
  const Mark = part.kind === 'added' ? 'ins' : 'del'
  return (
    <Mark>
      <span className="sr-only"> {history[part.kind]} </span>
      {part.text}
      <span className="sr-only"> {history.endOfMark} </span>
    </Mark>
  )
}
