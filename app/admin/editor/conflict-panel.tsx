import { useEffect, useState } from 'react'
import { useAccess } from '#app/admin/access/access-context.ts'
import { adminEditing } from '#app/admin/copy/editing.ts'
import { WordDiff } from '#app/admin/diff/word-diff.tsx'
import type { Base } from '#app/admin/store/save-over.ts'
import { useStore } from '#app/admin/store/store-context.ts'
import { exactTime, shortTime } from '#app/admin/ui/times.ts'
import { Button } from '#app/ui/button.tsx'
import { type LastChange, readLastChange } from './last-change.ts'
import { type Merged, mergeTexts } from './merge-texts.ts'
import './conflict-panel.css'

interface ConflictPanelProps {
  itemKey: string
  /** The text that mine started from. */
  base: string
  /** What the key says now. */
  theirs: Base
  mine: string
  saving: boolean
  onKeepMine: () => void
  onTakeTheirs: () => void
  onMerge: (merged: Merged) => void
}

const { conflict } = adminEditing

/** An item changed by two people: the original, both versions, and three ways to continue. */
export function ConflictPanel(props: ConflictPanelProps) {
  const { itemKey, base, theirs, mine, saving, onKeepMine, onTakeTheirs, onMerge } = props
  const { id, updated_at: version } = theirs.item ?? {}
  const last = useLastChange(id, version)
  const time = last?.at ?? version

  return (
    <section className="conflict" aria-label={conflict.label(itemKey)}>
      <div className="conflict-texts">
        <div>
          <h4>{conflict.base}</h4>
          <WordDiff before={base} after={base} />
        </div>
        <div>
          <h4>
            {conflict.theirs}
            <span className="conflict-who">
              {last?.by ?? conflict.somebody}
              {time && (
                <>
                  ,{' '}
                  <time dateTime={time} title={exactTime(time)}>
                    {shortTime(time, Date.now())}
                  </time>
                </>
              )}
            </span>
          </h4>
          <WordDiff before={base} after={theirs.text} />
        </div>
        <div>
          <h4>{conflict.mine}</h4>
          <WordDiff before={base} after={mine} />
        </div>
      </div>
      <div className="conflict-actions">
        <Button tone="outline" aria-disabled={saving} onClick={saving ? undefined : onKeepMine}>
          {conflict.keepMine}
        </Button>
        <Button tone="outline" aria-disabled={saving} onClick={saving ? undefined : onTakeTheirs}>
          {conflict.takeTheirs}
        </Button>
        <Button
          tone="outline"
          aria-disabled={saving}
          onClick={saving ? undefined : () => onMerge(mergeTexts(base, theirs.text, mine))}
        >
          {conflict.merge}
        </Button>
        <p>{conflict.hint}</p>
      </div>
    </section>
  )
}

/** Returns who changed the item last, if the history knows. */
function useLastChange(itemId: string | undefined, version: string | undefined): LastChange | undefined {
  const { ask } = useStore()
  const { keepsHistory } = useAccess()
  const [last, setLast] = useState<LastChange>()
  useEffect(() => {
    if (!keepsHistory || !itemId || !version) return
    let wanted = true
    ask((client) => readLastChange(client, itemId, version)).then((found) => wanted && setLast(found))
    return () => {
      wanted = false
    }
  }, [ask, keepsHistory, itemId, version])
  return last
}
