import { type ReactNode, useId, useMemo, useState } from 'react'
import { useSite } from '#app/admin/catalog/site-context.ts'
import { useLabel } from '#app/admin/catalog/use-label.ts'
import { adminEditing } from '#app/admin/copy/editing.ts'
import { changedPassages, excerptOf, joinedText, sentences } from '#app/admin/diff/excerpt.ts'
import { HighlightedText } from '#app/admin/diff/highlighted-text.tsx'
import { type DiffPart, diffOf } from '#app/admin/diff/text-diff.ts'
import { useSettledText } from '#app/admin/drafts/use-settled-text.ts'
import type { Base } from '#app/admin/store/table/save-over.ts'
import { RelativeTime } from '#app/admin/ui/relative-time.tsx'
import { Button } from '#app/ui/button.tsx'
import { combineBoth } from './combine-lists.ts'
import type { Combined } from './combine-texts.ts'
import type { LastChange } from './last-change.ts'
import { ShowAllButton } from './show-all-button.tsx'
import './conflict-panel.css'

interface ConflictPanelProps {
  itemKey: string
  /** The text that mine started from. */
  base: string
  /** What the key says now. */
  theirs: Base
  /** Who saved theirs, if that is known. */
  lastChange: LastChange | undefined
  saving: boolean
  onKeepMine: () => void
  onTakeTheirs: () => void
  /** @param combine combines their text with mine as it is then */
  onCombine: (combine: (mine: string) => Combined) => void
}

const { conflict } = adminEditing

/** An item changed by two people: the original, both versions, and three ways to continue. */
export function ConflictPanel(props: ConflictPanelProps) {
  const { itemKey, base, theirs, lastChange, saving, onKeepMine, onTakeTheirs, onCombine } = props
  const id = useId()
  const [open, setOpen] = useState(false)
  const mine = useSettledText(itemKey, base)
  const list = useSite().catalog?.byKey.get(itemKey)?.list
  const combined = useMemo(() => combineBoth(list, base, theirs.text, mine), [list, base, theirs.text, mine])
  const versions = useMemo(() => {
    const theirParts = diffOf(base, theirs.text)
    const myParts = diffOf(base, mine)
    const both = diffOf(base, combined.text)
    return { before: changedPassages(base, [theirParts, myParts]), theirs: theirParts, mine: myParts, both }
  }, [base, theirs.text, mine, combined])
  const shorten = (parts: readonly DiffPart[]) => (open ? parts : excerptOf(parts, sentences))
  const foldable = Object.values(versions).some(
    (parts) => joinedText(excerptOf(parts, sentences)) !== joinedText(parts),
  )
  const overlap = combined.overlaps > 0
  const time = lastChange?.at ?? theirs.item?.updated_at
  const who = lastChange?.own ? conflict.you : (lastChange?.email ?? conflict.somebody)
  const choice = (primary: boolean, act: () => void) => ({
    tone: primary ? ('copper' as const) : ('outline' as const),
    'aria-disabled': saving,
    onClick: saving ? undefined : act,
  })

  return (
    <section className="conflict" data-in-view="" aria-label={conflict.label(useLabel(itemKey))}>
      <div className="conflict-actions">
        <p className="conflict-question">{conflict.told}</p>
        <Button
          {...choice(!overlap, () => onCombine((latest) => combineBoth(list, base, theirs.text, latest)))}
        >
          {conflict.combine}
        </Button>
        <Button {...choice(overlap, onKeepMine)}>{conflict.keepMine}</Button>
        <Button {...choice(false, onTakeTheirs)}>{conflict.takeTheirs}</Button>
        <p>{conflict.hint}</p>
      </div>
      <div id={id}>
        <Version name={conflict.base}>{joinedText(shorten(versions.before))}</Version>
        <Version
          name={conflict.theirs}
          note={
            <>
              {who}
              {time && (
                <>
                  , <RelativeTime time={time} />
                </>
              )}
            </>
          }
        >
          <HighlightedText parts={shorten(versions.theirs)} />
        </Version>
        <Version name={conflict.mine} note={adminEditing.unsaved}>
          <HighlightedText parts={shorten(versions.mine)} />
        </Version>
        {!overlap && (
          <Version name={conflict.both} note={conflict.noOverlap}>
            <HighlightedText parts={shorten(versions.both)} />
          </Version>
        )}
      </div>
      {foldable && <ShowAllButton open={open} of={conflict.showAllOf} controls={id} onToggle={setOpen} />}
    </section>
  )
}

function Version({ name, note, children }: { name: string; note?: ReactNode; children: ReactNode }) {
  return (
    <div className="conflict-version">
      <h4>
        {name}
        {note && <span>{note}</span>}
      </h4>
      <p dir="auto">{children || conflict.empty}</p>
    </div>
  )
}
