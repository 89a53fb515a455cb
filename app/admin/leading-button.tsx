import { useTransition } from 'react'
import { admin } from '#content/admin.ts'
import { adminEditing } from '#content/admin-editing.ts'
import { ButtonName } from './button-name.tsx'
import type { ButtonState } from './buttons.ts'
import type { ContentStore } from './content-store.ts'
import { handFocusOn } from './hand-focus-on.ts'
import { KeptOffers } from './kept-offers.tsx'
import { lockProps } from './lock.ts'
import { usePanel } from './panel-context.ts'
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
export function LeadingButton({ button, typed, onWrite, onStop, store }: LeadingButtonProps) {
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
    <li ref={handFocusOn} className="item button-row">
      <ButtonName button={button} />
      <div className="button-leads">
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
          <div className="kept-offer">
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
