import { adminEditing } from '#app/admin/copy/editing.ts'
import { history } from '#app/admin/copy/history.ts'
import type { FoldedPart } from './text-diff.ts'
import './highlighted-text.css'

interface HighlightedTextProps {
  parts: readonly FoldedPart[]
  /** Also announces where a mark ends, for texts that alternate between marks and unchanged words. */
  ends?: boolean
}

/**
 * A text with marks where it was changed. The marks do not rely on color alone, and screen readers are told where each
 * begins.
 */
export const HighlightedText = ({ parts, ends = false }: HighlightedTextProps) =>
  parts.map((part, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a difference have no other id, and do not move
    <Part key={position} part={part} ends={ends} />
  ))

function Part({ part, ends }: { part: FoldedPart; ends: boolean }) {
  if (part.kind === 'fold') return <span className="change-fold">{history.folded(part.characters)}</span>
  if (part.kind === 'same') return part.text
  const Mark = part.kind === 'added' ? 'ins' : 'del'
  const { marks } = adminEditing
  return (
    <Mark className="change-mark">
      <span className="sr-only"> {marks[part.kind]} </span>
      {part.text}
      {ends && <span className="sr-only"> {marks.end} </span>}
    </Mark>
  )
}
