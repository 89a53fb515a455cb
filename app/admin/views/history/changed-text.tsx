import type { ReactNode } from 'react'
import { useSite } from '#app/admin/catalog/site-context.ts'
import { TextLabel } from '#app/admin/catalog/text-label.tsx'
import { reasonOf } from '#app/admin/change-log/content-change.ts'
import { describeChange } from '#app/admin/change-log/describe-change.ts'
import { DifferenceLine } from '#app/admin/change-log/difference-line.tsx'
import { history } from '#app/admin/copy/history.ts'
import type { ContentChange } from '#content-sync/content-item.ts'
import './changed-text.css'

interface ChangedTextProps {
  change: ContentChange
  /** If it is an undo, the reasons of what it has undone. */
  undone?: readonly string[] | undefined
  /** How many changes are shown as one. */
  count?: number
  /** `p` within a row that has a heading. */
  as?: 'h4' | 'p'
}

/** What a change did to a text: its name, what happened, and the words that changed. */
export function ChangedText({ change, undone, count = 1, as = 'h4' }: ChangedTextProps) {
  const catalog = useSite().catalog
  const { key, note, before, after } = describeChange(change, (key) => catalog?.byKey.get(key))
  const { reason } = change
  return (
    <>
      <ChangeHead name={<TextLabel textKey={key} />} as={as}>
        {note !== undefined && <span>{note}</span>}
        {count > 1 && <span>{history.notes.changes(count)}</span>}
        {count === 1 && reason !== null && <span>{reasonOf(reason, undone)}</span>}
      </ChangeHead>
      <DifferenceLine before={before} after={after} />
    </>
  )
}

interface ChangeHeadProps extends Pick<ChangedTextProps, 'as'> {
  name: ReactNode
  children?: ReactNode
}

/** The name of a change, followed by notes. */
export const ChangeHead = ({ name, children, as: Name = 'h4' }: ChangeHeadProps) => (
  <div className="changed-head">
    <Name className="changed-name">{name}</Name>
    <p className="changed-note">{children}</p>
  </div>
)
