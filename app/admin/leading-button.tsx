import { useTransition } from 'react'
import { admin } from '#content/admin.ts'
import { ButtonName } from './button-name.tsx'
import type { ButtonState } from './buttons.ts'
import type { ContentStore } from './content-store.ts'
import { handFocusOn } from './hand-focus-on.ts'
import { lockProps } from './lock.ts'
import { usePanel } from './panel-context.ts'

interface LeadingButtonProps {
  button: ButtonState
  /** Called when it leads nowhere any more. */
  onStop: () => void
  store: ContentStore
}

/** A button that leads somewhere, until that is taken back. */
export function LeadingButton({ button, onStop, store }: LeadingButtonProps) {
  const { text, item, label, destination } = button
  const { lock } = usePanel()
  const [stopping, startStopping] = useTransition()

  function stop() {
    if (stopping) return
    startStopping(async () => {
      // Where the site itself has a destination, only an empty one in its place makes it coming soon.
      const done =
        item && text.value === '' ? store.remove(item) : store.put({ key: text.key, value: '', item })
      if (await done) onStop()
    })
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
      </div>
    </li>
  )
}
