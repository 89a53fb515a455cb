import { lazy, Suspense, useEffect, useState } from 'react'
import { adminItems } from '#app/admin/copy/items.ts'
import { installShortcuts } from './shortcuts.ts'
import './kbd.css'
import './shortcuts-button.css'

const ShortcutsDialog = lazy(() =>
  import('./shortcuts-dialog.tsx').then((m) => ({ default: m.ShortcutsDialog })),
)

/** Installs the keyboard shortcuts, and shows the button that explains them. */
export function ShortcutsButton({ inbox }: { inbox: boolean }) {
  const [open, setOpen] = useState(false)
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
      {open && (
        <Suspense>
          <ShortcutsDialog inbox={inbox} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
