import { useAccess } from '#app/admin/access/access-context.ts'
import { lockProps } from '#app/admin/access/write-lock.ts'
import { admin } from '#app/admin/copy/admin.ts'
import { buttonsView as words } from '#app/admin/copy/buttons.ts'
import { useStore } from '#app/admin/store/store-context.ts'
import { passFocusBeside } from '#app/admin/ui/pass-focus.ts'
import { useAction } from '#app/admin/ui/use-action.ts'
import type { ButtonState } from './buttons.ts'

export interface AcceptedLinks {
  /** The change that added the links. */
  changesetId: string
  /** The links by the keys of their buttons. */
  links: ReadonlyMap<string, string>
}

/** Whether all these links are still as they were accepted, so that they can be undone together. */
export const isAsAccepted = ({ links }: AcceptedLinks, buttons: readonly ButtonState[]): boolean =>
  buttons.every(({ text, stored }) => (links.get(text.key) ?? stored) === stored)

/** Says how many links were accepted together, and undoes all of them. */
export function AcceptedNotice({ accepted }: { accepted: AcceptedLinks | undefined }) {
  const { lock } = useAccess()
  const { undo } = useStore()
  const [undoing, startUndoing] = useAction()
  const count = accepted?.links.size ?? 0
  return (
    <>
      <p role="status">{accepted && words.accepted(count)}</p>
      {accepted && (
        <button
          ref={passFocusBeside}
          type="button"
          className="row-action"
          aria-label={words.undoAll(count)}
          aria-disabled={undoing}
          onClick={
            undoing ? undefined : () => startUndoing(async () => void (await undo(accepted.changesetId)))
          }
          {...lockProps(lock)}
        >
          {undoing ? words.undoing : admin.undo}
        </button>
      )}
    </>
  )
}
