import { TextLabel } from '#app/admin/catalog/text-label.tsx'
import { changePlan } from '#app/admin/copy/restore.ts'
import { Difference } from '#app/admin/diff/difference.tsx'
import { VirtualList } from '#app/admin/ui/long-list/virtual-list.tsx'
import type { PlanLine } from './planned-changes.ts'
import '#app/admin/change-log/change.css'

interface ChangeListProps {
  lines: readonly PlanLine[]
  label: string
  /** Returns a remark on a line. */
  noteOf?: (line: PlanLine) => string | undefined
}

/** The planned changes, line by line. */
export function ChangeList({ lines, label, noteOf }: ChangeListProps) {
  return (
    <VirtualList rows={lines} idOf={({ kind, key }) => `${kind} ${key}`} rowClass="change" label={label}>
      {(line) => {
        const { kind, key, before, after } = line
        const note = noteOf?.(line)
        return (
          <>
            <div className="change-head">
              <span className="change-event" data-event={kind === 'removed' ? 'deleted' : undefined}>
                {changePlan.kinds[kind]}
              </span>
              <TextLabel textKey={key} />
              {note && <span>{note}</span>}
            </div>
            <Difference before={before} after={after} />
          </>
        )
      }}
    </VirtualList>
  )
}
