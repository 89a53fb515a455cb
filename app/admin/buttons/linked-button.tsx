import { useTransition } from 'react'
import { useAccess } from '#app/admin/access/access-context.ts'
import { lockProps } from '#app/admin/access/write-lock.ts'
import { admin } from '#app/admin/copy/admin.ts'
import { adminEditing } from '#app/admin/copy/editing.ts'
import { useDraft, useDraftStore } from '#app/admin/drafts/draft-context.ts'
import { useRestore } from '#app/admin/drafts/draft-notes.tsx'
import { RecoverableDrafts } from '#app/admin/drafts/recoverable-drafts.tsx'
import { useStore } from '#app/admin/store/store-context.ts'
import { restoreFocus } from '#app/admin/ui/restore-focus.ts'
import { ButtonName } from './button-name.tsx'
import type { ButtonState } from './buttons.ts'
import { unlink } from './unlink.ts'

const words = adminEditing.drafts

interface LinkedButtonProps {
  button: ButtonState
  /** Called after its link was removed. */
  onUnlinked: () => void
}

/** A button that has a link, with a way to remove it. */
export function LinkedButton({ button, onUnlinked }: LinkedButtonProps) {
  const { text, item, label, destination } = button
  const { key } = text
  const { lock } = useAccess()
  const store = useStore()
  const drafts = useDraftStore()
  const typed = useDraft(key)?.text
  const restore = useRestore('buttons')
  const [unlinking, startUnlinking] = useTransition()
  const unsaved = typed === destination ? undefined : typed

  function stop() {
    if (unlinking) return
    startUnlinking(async () => {
      if (await unlink(store, button)) onUnlinked()
    })
  }

  async function use(value: string) {
    if (await store.put({ key, value, item })) drafts.discard(key)
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
          aria-disabled={unlinking}
          onClick={stop}
          {...lockProps(lock)}
        >
          {unlinking ? admin.buttons.making : admin.buttons.again}
        </button>
        {unsaved !== undefined && (
          <div className="recoverable-draft">
            <p className="item-note" role="status">
              {words.typed} <q>{unsaved}</q>
            </p>
            <button
              type="button"
              aria-label={`${words.leadThere}: ${label}`}
              onClick={() => use(unsaved)}
              {...lockProps(lock)}
            >
              {words.leadThere}
            </button>
            <button type="button" aria-label={words.discardOf(key)} onClick={() => drafts.discard(key)}>
              {words.discard}
            </button>
          </div>
        )}
        <RecoverableDrafts textKey={key} onRestore={restore} />
      </div>
    </li>
  )
}
