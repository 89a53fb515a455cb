import { useEffect, useState } from 'react'
import { adminEditing } from '#app/admin/copy/editing.ts'
import { WordDiff } from '#app/admin/diff/word-diff.tsx'
import { usePanel } from '#app/admin/panel-context.ts'
import { exactTime, shortTime } from '#app/admin/ui/times.ts'
import { Button } from '#app/ui/button.tsx'
import type { ContentItem } from '#content-sync/content-item.ts'
import { type LastChange, readLastChange } from './last-change.ts'
import { type Merged, mergeTexts } from './merge-texts.ts'
import './conflict-panel.css'

interface ConflictPanelProps {
  /** The version that mine was written over. */
  base: ContentItem
  /** What the item is by now. */
  theirs: ContentItem
  mine: string
  /** The id of the item in the table, if there is one. */
  itemId: string | undefined
  saving: boolean
  onKeepMine: () => void
  onTakeTheirs: () => void
  onMerge: (merged: Merged) => void
}

const { conflict } = adminEditing

/** An item that two people have changed: as it was, as each has it now, and three ways on. */
export function ConflictPanel(props: ConflictPanelProps) {
  const { base, theirs, mine, itemId, saving, onKeepMine, onTakeTheirs, onMerge } = props
  const last = useLastChange(itemId, theirs.updated_at)
  const time = last?.at ?? theirs.updated_at
  const before = base.content_value

  return (
    <section className="conflict" aria-label={conflict.label(theirs.content_key)}>
      <div className="conflict-texts">
        <div>
          <h4>{conflict.base}</h4>
          <WordDiff before={before} after={before} />
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
          <WordDiff before={before} after={theirs.content_value} />
        </div>
        <div>
          <h4>{conflict.mine}</h4>
          <WordDiff before={before} after={mine} />
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
          onClick={saving ? undefined : () => onMerge(mergeTexts(before, theirs.content_value, mine))}
        >
          {conflict.merge}
        </Button>
        <p>{conflict.hint}</p>
      </div>
    </section>
  )
}

/** Who has changed the item last, where the history tells. */
function useLastChange(itemId: string | undefined, version: string): LastChange | undefined {
  const { connect, keepsHistory } = usePanel()
  const [last, setLast] = useState<LastChange>()
  useEffect(() => {
    if (!keepsHistory || !itemId || !connect) return
    let wanted = true
    readLastChange(connect(), itemId, version).then((found) => wanted && setLast(found))
    return () => {
      wanted = false
    }
  }, [connect, keepsHistory, itemId, version])
  return last
}
