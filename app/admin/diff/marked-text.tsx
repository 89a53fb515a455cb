import { adminEditing } from '#app/admin/copy/editing.ts'
import { history } from '#app/admin/copy/history.ts'
import type { FoldedPart } from './text-diff.ts'
import './marked-text.css'

interface MarkedTextProps {
  parts: readonly FoldedPart[]
  /** Says also where a mark ends: for texts in which marks and unchanged words alternate for long. */
  ends?: boolean
}

/** A text with marks where it was changed. Colour is not the only mark, and who hears the page is told where each begins. */
export const MarkedText = ({ parts, ends = false }: MarkedTextProps) =>
  parts.map((part, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a difference have no other name, and do not move
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
