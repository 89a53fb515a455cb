import { useTransition } from 'react'
import { lockProps } from '#app/admin/access/write-lock.ts'
import { admin } from '#app/admin/copy/admin.ts'
import { adminEditing } from '#app/admin/copy/editing.ts'
import { KeptOffers } from '#app/admin/drafts/recoverable-drafts.tsx'
import { usePanel } from '#app/admin/panel-context.ts'
import type { ContentStore } from '#app/admin/store/content-store.ts'
import { restoreFocus } from '#app/admin/ui/restore-focus.ts'
import { ButtonName } from './button-name.tsx'
import type { ButtonState } from './buttons.ts'
import { unlink } from './unlink.ts'

const words = adminEditing.drafts

interface LeadingButtonProps {
  button: ButtonState
  /** What was typed here before it led anywhere, and is not saved. */
  typed: string | undefined
  /** Takes note of that, or of nothing any more. */
  onWrite: (destination: string | undefined) => void
  /** Called when it leads nowhere any more. */
  onStop: () => void
  store: ContentStore
}

/** A button that leads somewhere, until that is taken back. */
export function LinkedButton({ button, typed, onWrite, onStop, store }: LeadingButtonProps) {
  const { text, item, label, destination } = button
  const { lock } = usePanel()
  const [stopping, startStopping] = useTransition()
  const unsaved = typed === destination ? undefined : typed

  function stop() {
    if (stopping) return
    startStopping(async () => {
      if (await unlink(store, button)) onStop()
    })
  }

  async function leadThere(value: string) {
    if (await store.put({ key: text.key, value, item })) onWrite(undefined)
  }

  return (
    <li ref={restoreFocus} className="item button-row">
      <ButtonName button={button} />
      <div className="linked-button">
        <code>→ {destination}</code>
        <button
          type="button"
          className="item-delete"
          aria-label={`${admin.buttons.again}: ${label}`}
          aria-disabled={stopping}
          onClick={stop}
          {...lockProps(lock)}
        >
          {stopping ? admin.buttons.making : admin.buttons.again}
        </button>
        {unsaved !== undefined && (
          <div className="recoverable-draft">
            <p className="item-note" role="status">
              {words.typed} <q>{unsaved}</q>
            </p>
            <button
              type="button"
              aria-label={`${words.leadThere}: ${label}`}
              onClick={() => leadThere(unsaved)}
              {...lockProps(lock)}
            >
              {words.leadThere}
            </button>
            <button type="button" aria-label={words.discardOf(text.key)} onClick={() => onWrite(undefined)}>
              {words.discard}
            </button>
          </div>
        )}
        <KeptOffers place="buttons" itemKey={text.key} onBring={(kept) => onWrite(kept.text)} />
      </div>
    </li>
  )
}
