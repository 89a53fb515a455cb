import type { KeyboardEvent } from 'react'
import { adminEditing } from '#app/admin/copy/editing.ts'
import './key.css'

const { keys } = adminEditing

/**
 * Returns the key that saves a form: its name, and how `aria-keyshortcuts` says it.
 * @param multiline whether Enter inserts a line break, so that it saves only with a modifier
 */
export function saveKey(multiline: boolean): { name: string; shortcut: string } {
  if (!multiline) return { name: keys.enter, shortcut: 'Enter' }
  const onApple = /Mac|iPhone|iPad/.test(navigator.platform)
  return onApple
    ? { name: keys.commandEnter, shortcut: 'Meta+Enter' }
    : { name: keys.controlEnter, shortcut: 'Control+Enter' }
}

/** Whether a pressed key saves even where Enter alone inserts a line break. */
export const isSaveKey = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === 'Enter' && (ctrlKey || metaKey)

/** The key that does what a button does, on the button. Screen readers are told by `aria-keyshortcuts`. */
export const KeyHint = ({ children }: { children: string }) => (
  <span aria-hidden="true" className="button-key">
    <kbd>{children}</kbd>
  </span>
)
