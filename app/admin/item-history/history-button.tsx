import { useAccess } from '#app/admin/access/access-context.ts'
import { useLabel } from '#app/admin/catalog/use-label.ts'
import { history } from '#app/admin/copy/history.ts'
import './history-button.css'

interface HistoryButtonProps {
  itemKey: string
  expanded: boolean
  onToggle: (expanded: boolean) => void
}

/**
 * Opens and closes the history of an item, below its row. Shows nothing if there is no history, or the user may not
 * read it.
 */
export function HistoryButton({ itemKey, expanded, onToggle }: HistoryButtonProps) {
  const { keepsHistory, readLock } = useAccess()
  const label = useLabel(itemKey)
  if (!keepsHistory || readLock) return null
  return (
    <button
      type="button"
      className="item-history-button"
      aria-label={`${history.button} ${label}`}
      aria-expanded={expanded}
      onClick={() => onToggle(!expanded)}
    >
      {history.button}
    </button>
  )
}
