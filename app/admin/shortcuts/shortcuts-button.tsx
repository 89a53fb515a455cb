import { useEffect, useState } from 'react'
import { tellPartFailed } from '#app/admin/connection/tell-part-failed.ts'
import { adminItems } from '#app/admin/copy/items.ts'
import { useModule } from '#app/admin/ui/use-module.ts'
import { installShortcuts } from './shortcuts.ts'
import './kbd.css'
import './shortcuts-button.css'

const loadDialog = () => import('./shortcuts-dialog.tsx')

/** Installs the keyboard shortcuts, and shows the button that explains them. */
export function ShortcutsButton({ inbox }: { inbox: boolean }) {
  const [open, setOpen] = useState(false)
  const ShortcutsDialog = useModule(loadDialog, open, () => {
    setOpen(false)
    tellPartFailed()
  })?.ShortcutsDialog
  useEffect(() => installShortcuts(() => setOpen(true)), [])
  return (
    <>
      <button
        type="button"
        className="shortcuts-button"
        aria-label={adminItems.shortcuts.open}
        title={adminItems.shortcuts.open}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <kbd>?</kbd>
      </button>
      {open && ShortcutsDialog && <ShortcutsDialog inbox={inbox} onClose={() => setOpen(false)} />}
    </>
  )
}
