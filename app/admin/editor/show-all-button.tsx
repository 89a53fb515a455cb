import { adminEditing } from '#app/admin/copy/editing.ts'
import './show-all-button.css'

interface ShowAllButtonProps {
  open: boolean
  /** What it shows all of, for screen readers. */
  of: string
  /** The id of the element that it expands. */
  controls: string
  onToggle: (open: boolean) => void
}

export function ShowAllButton({ open, of, controls, onToggle }: ShowAllButtonProps) {
  return (
    <button
      type="button"
      className="show-all"
      aria-expanded={open}
      aria-controls={controls}
      onClick={() => onToggle(!open)}
    >
      {open ? adminEditing.showLess : adminEditing.showAll} <span className="sr-only">{of}</span>
    </button>
  )
}
