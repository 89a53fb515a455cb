// Loaded after the form that shows it, so that the form appears sooner.
import { useId, useMemo, useState } from 'react'
import { excerptOf, joinedText, words } from '#app/admin/diff/excerpt.ts'
import { HighlightedText } from '#app/admin/diff/highlighted-text.tsx'
import { diffOf } from '#app/admin/diff/text-diff.ts'
import { ShowAllButton } from './show-all-button.tsx'

interface CollapsedDifferenceProps {
  before: string
  after: string
  /** What the button shows all of, for screen readers. */
  of: string
}

/** A line fits this many characters on a phone. */
const alwaysFits = 36

/** The difference between two texts: the first changed words in one line, or all of it. */
export function CollapsedDifference({ before, after, of }: CollapsedDifferenceProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const parts = useMemo(() => diffOf(before, after), [before, after])
  return (
    <>
      <p id={id} className="collapsed-text" data-open={open ? '' : undefined} dir="auto">
        <HighlightedText parts={open ? parts : excerptOf(parts, words)} />
      </p>
      {joinedText(parts).length > alwaysFits && (
        <ShowAllButton open={open} of={of} controls={id} onToggle={setOpen} />
      )}
    </>
  )
}
