import { admin } from '#app/admin/copy/admin.ts'
import { adminEditing } from '#app/admin/copy/editing.ts'
import { RelativeTime } from '#app/admin/ui/relative-time.tsx'
import type { ContentItem } from '#content-sync/content-item.ts'
import type { LastChange } from './last-change.ts'
import './text-details.css'

interface TextDetailsProps {
  text: string
  /** The stored item, if there is one. */
  item: ContentItem | undefined
  lastChange: LastChange | undefined
}

const { details } = adminEditing

/** What there is to know about the text being edited: its length, and who edited it last. */
export function TextDetails({ text, item, lastChange }: TextDetailsProps) {
  const who = lastChange && (lastChange.own ? details.you : lastChange.email)
  return (
    <div className="text-details">
      <dl>
        <div>
          <dt>{details.length}</dt>
          <dd>{admin.item.characters(text.length)}</dd>
        </div>
        {item && (
          <div>
            <dt>{details.lastEdited}</dt>
            <dd>
              {who && <span>{who}, </span>}
              <RelativeTime time={lastChange?.at ?? item.updated_at} />
            </dd>
          </div>
        )}
      </dl>
    </div>
  )
}
