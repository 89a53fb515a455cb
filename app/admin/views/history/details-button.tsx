import { history } from '#app/admin/copy/history.ts'
import '#app/admin/ui/text-button.css'
import './row-button.css'

interface DetailsButtonProps {
  /** What it shows details of. */
  name: string
  open: boolean
  onToggle: (open: boolean) => void
}

export const DetailsButton = ({ name, open, onToggle }: DetailsButtonProps) => (
  <button
    type="button"
    className="row-button text-button"
    aria-expanded={open}
    aria-label={history.changesets.changesOf(name)}
    onClick={() => onToggle(!open)}
  >
    {history.changesets.changes}
  </button>
)
