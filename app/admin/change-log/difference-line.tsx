import { useMemo } from 'react'
import { history } from '#app/admin/copy/history.ts'
import { HighlightedText } from '#app/admin/diff/highlighted-text.tsx'
import type { DiffPart } from '#app/admin/diff/text-diff.ts'
import { type ShortenedPart, shortenDifference } from './shorten-difference.ts'
import './difference-line.css'

interface DifferenceLineProps {
  before: string
  after: string
}

/** The changed words of a text with a few words around them, in a line or two. */
export function DifferenceLine({ before, after }: DifferenceLineProps) {
  const parts = useMemo(() => shortenDifference(before, after).reduce(withEllipses, []), [before, after])
  return (
    <p className="difference-line" dir="auto">
      {before || after ? <HighlightedText parts={parts} ends /> : history.empty}
    </p>
  )
}

/** Parts that are hidden one after the other have one ellipsis. */
function withEllipses(
  shown: readonly DiffPart[],
  { kind, text, hidden }: ShortenedPart,
): readonly DiffPart[] {
  if (!hidden) return [...shown, { kind, text }]
  return shown.at(-1)?.text === '…' ? shown : [...shown, { kind: 'same', text: '…' }]
}
