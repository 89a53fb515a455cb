import { useId } from 'react'
import { shortcuts as texts } from '#app/admin/copy/shortcuts.ts'
import { setSingleKeys, useSingleKeys } from '#app/admin/navigation/single-keys.ts'
import { openModal } from '#app/admin/ui/dialog/open-modal.ts'
import { Button } from '#app/ui/button.tsx'
import '#app/admin/ui/dialog/dialog.css'
import './kbd.css'
import './shortcuts-dialog.css'

/** Explains the shortcuts, and has the switch that turns off those without a modifier. */
export function ShortcutsDialog({ inbox, onClose }: { inbox: boolean; onClose: () => void }) {
  const title = useId()
  const singleKeysOn = useSingleKeys()
  return (
    <dialog ref={openAtTitle} className="dialog shortcuts" aria-labelledby={title} onClose={onClose}>
      <h2 id={title} tabIndex={-1}>
        {texts.title}
      </h2>
      <Shortcuts shortcuts={texts.keys} singleKeysOn={singleKeysOn} />
      {inbox && (
        <>
          <h3>{texts.inbox.title}</h3>
          <Shortcuts shortcuts={texts.inbox.keys} singleKeysOn={singleKeysOn} />
        </>
      )}
      <form method="dialog">
        <label>
          <input
            type="checkbox"
            checked={singleKeysOn}
            onChange={({ target }) => setSingleKeys(target.checked)}
          />
          {texts.singleKeys}
        </label>
        <Button type="submit" tone="outline">
          {texts.close}
        </Button>
      </form>
    </dialog>
  )
}

/** The browser would focus the first control, which is at the end, and scroll to it. */
function openAtTitle(dialog: HTMLDialogElement | null) {
  const close = openModal(dialog)
  dialog?.querySelector('h2')?.focus()
  return close
}

interface ShortcutsProps {
  /** Each with whether it is a key without a modifier. */
  shortcuts: readonly { keys: readonly string[]; does: string; single: boolean }[]
  /** Whether keys without a modifier are on. */
  singleKeysOn: boolean
}

const Shortcuts = ({ shortcuts, singleKeysOn }: ShortcutsProps) => (
  <dl>
    {shortcuts.map(({ keys, does, single }) => (
      <div key={does} data-off={single && !singleKeysOn ? '' : undefined}>
        <dt>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
        </dt>
        <dd>{does}</dd>
      </div>
    ))}
  </dl>
)
