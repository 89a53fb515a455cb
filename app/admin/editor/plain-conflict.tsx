import { adminEditing } from '#app/admin/copy/editing.ts'
import { Button } from '#app/ui/button.tsx'

interface PlainConflictProps {
  theirs: string
  saving: boolean
  onKeepMine: () => void
  onTakeTheirs: () => void
}

const { conflict } = adminEditing

/** What can be done about a conflict if the script that compares the versions could not be loaded. */
export function PlainConflict({ theirs, saving, onKeepMine, onTakeTheirs }: PlainConflictProps) {
  const choice = (act: () => void) => ({ 'aria-disabled': saving, onClick: saving ? undefined : act })
  return (
    <section className="conflict plain-conflict" data-in-view="" aria-label={conflict.theirs}>
      <p>{conflict.told}</p>
      <div className="conflict-actions">
        <Button {...choice(onKeepMine)}>{conflict.keepMine}</Button>
        <Button tone="outline" {...choice(onTakeTheirs)}>
          {conflict.takeTheirs}
        </Button>
      </div>
      <p dir="auto">{theirs || conflict.empty}</p>
    </section>
  )
}
