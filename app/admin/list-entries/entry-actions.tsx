import { type ReactNode, useCallback, useRef } from 'react'
import { useAccess } from '#app/admin/access/access-context.ts'
import { lockProps } from '#app/admin/access/write-lock.ts'
import { lists as words } from '#app/admin/copy/lists.ts'
import { passFocusBeside } from '#app/admin/ui/pass-focus.ts'
import type { ListEntry } from './list-entries.ts'
import type { ListActions } from './use-list-actions.ts'
import '#app/admin/ui/text-button.css'
import './entry-actions.css'

interface EntryActionsProps {
  actions: ListActions
  entry: ListEntry
  /** The keys that move it, if there are any. */
  keys?: { up: string; down: string }
  onDuplicate: () => void
  onHidden?: () => void
  /** Other actions. */
  children?: ReactNode
}

/** The buttons that move, duplicate, hide and show an entry of a list. */
export function EntryActions({ actions, entry, keys, onDuplicate, onHidden, children }: EntryActionsProps) {
  const { name, state } = entry
  const { shown, acting } = actions
  const { lock } = useAccess()
  const hideOrShow = useRef<HTMLButtonElement>(null)
  /**
   * For the `ref` of a move button. It disappears when somebody else hides the entry; the focus then moves to ‘Show’.
   */
  const passFocus = useCallback(
    (move: HTMLElement | null) => () => {
      // Only after its row has moved to the hidden entries: moving it would take the focus away again.
      if (move === document.activeElement) queueMicrotask(() => hideOrShow.current?.focus())
    },
    [],
  )
  const position = shown.findIndex(({ id }) => id === entry.id)

  const buttonProps = (label: string, act: () => void, disabled = acting) => ({
    type: 'button' as const,
    className: 'text-button',
    'aria-label': label,
    'aria-disabled': disabled,
    onClick: act,
    ...lockProps(lock, act),
  })
  const moveProps = (by: -1 | 1) => ({
    ...buttonProps(
      by < 0 ? words.up(name) : words.down(name),
      () => actions.moveTo(entry, position + by),
      acting || shown[position + by] === undefined,
    ),
    ref: passFocus,
    className: 'entry-move',
    'aria-keyshortcuts': by < 0 ? keys?.up : keys?.down,
  })
  const showProps = buttonProps(words.showOf(name), () => actions.show(entry))

  return (
    <>
      {state === 'shown' && (
        <>
          <button {...moveProps(-1)}>
            <span aria-hidden="true">↑</span>
          </button>
          <button {...moveProps(1)}>
            <span aria-hidden="true">↓</span>
          </button>
        </>
      )}
      {children}
      <button {...buttonProps(words.duplicateOf(name), onDuplicate, false)}>{words.duplicate}</button>
      {state === 'new' && (
        <button ref={passFocusBeside} {...showProps}>
          {words.show}
        </button>
      )}
      {/* The same element before and after, so that it keeps the focus. */}
      {state === 'hidden' ? (
        <button ref={hideOrShow} {...showProps}>
          {words.show}
        </button>
      ) : (
        <button ref={hideOrShow} {...buttonProps(words.hideOf(name), () => actions.hide(entry, onHidden))}>
          {words.hide}
        </button>
      )}
    </>
  )
}
