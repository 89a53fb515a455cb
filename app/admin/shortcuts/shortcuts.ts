// Keyboard shortcuts. They act on the elements of the current view that are marked with the attribute `data-shortcut`.

import { singleKeysOn } from '#app/admin/navigation/single-keys.ts'
import { isComposing } from '#app/admin/ui/is-composing.ts'
import { coveredTop } from '#app/admin/ui/long-list/covered-top.ts'
import { pressViewKey } from '#app/admin/ui/view-keys.ts'

/**
 * The bar has a field to `find` a text. A list consists of rows (`row`), each with a button to `edit` it and perhaps a checkbox
 * to `select` it. A view may have a field to `search`, a form to `add` something, another one to `save` while something is
 * edited, and a button to `clear-selection` while something is selected.
 */
type Target = 'find' | 'row' | 'edit' | 'select' | 'search' | 'add' | 'save' | 'clear-selection'

const selectorOf = (target: Target) => `[data-shortcut="${target}"]`

const textFields =
  'textarea, select, [contenteditable], input:not([type="checkbox"], [type="radio"], [type="button"])'

/**
 * @param openHelp shows the list of shortcuts
 * @returns a function that removes the shortcuts
 */
export function installShortcuts(openHelp: () => void): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || isComposing(event) || isTyping(event)) return
    if (document.querySelector('dialog[open]')) return
    if (act(event, openHelp)) event.preventDefault()
  }
  document.addEventListener('keydown', onKeyDown)
  return () => document.removeEventListener('keydown', onKeyDown)
}

/** Whether a key only types, as most keys do. The document is not searched for those. */
const isTyping = ({ key, target, ctrlKey, metaKey }: KeyboardEvent) =>
  key.length === 1 && !ctrlKey && !metaKey && target instanceof Element && target.closest(textFields) !== null

/** @returns whether the key did something */
function act(
  { key, target, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent,
  openHelp: () => void,
): boolean {
  if (altKey) return false
  if (ctrlKey || metaKey) {
    if (shiftKey) return false
    return (
      (key.toLowerCase() === 's' && save(target)) || (key.toLowerCase() === 'k' && focusOn(shown('find')))
    )
  }
  if (!(target instanceof Element)) return false
  if (key === 'Escape' && target.closest('form, .toasts')) return false
  if (key === 'Escape' && press(shown('clear-selection'))) return true
  // Once something is typed there, the rows are what it finds.
  if (key === 'Enter' && target.matches(`${selectorOf('find')}:not(:placeholder-shown)`))
    return focusOn(shown('row'))
  if (target.closest(textFields)) return false
  if (key.length > 1) return !shiftKey && pressViewKey(key, target)
  if (!singleKeysOn()) return false
  if (pressViewKey(key, target)) return true
  const row = target.closest<HTMLElement>(selectorOf('row'))
  switch (key) {
    case '/':
      return focusOn(shown('search') ?? shown('find'))
    case 'j':
      return moveFrom(row, 1)
    case 'k':
      return moveFrom(row, -1)
    case 'e':
      return press(inside(row, 'edit'))
    case 'x':
    case 'X': {
      const checkbox = inside(row, 'select')
      return shiftKey ? selectRange(checkbox) : press(checkbox)
    }
    case '?':
      openHelp()
      return true
    default:
      return false
  }
}

/** The visible elements: hidden views stay in the document. */
const allShown = (target: Target) =>
  [...document.querySelectorAll<HTMLElement>(selectorOf(target))].filter((each) => each.checkVisibility())
const shown = (target: Target): HTMLElement | undefined => allShown(target)[0]
const inside = (row: HTMLElement | null, target: Target) =>
  row?.querySelector<HTMLElement>(selectorOf(target)) ?? undefined

/** The form that somebody is in comes before one that is open elsewhere in the view. */
function save(target: EventTarget | null): boolean {
  const own = target instanceof Element && target.closest(selectorOf('add'))
  const form = own || shown('save')
  if (form instanceof HTMLFormElement) form.requestSubmit()
  return form !== undefined
}

function moveFrom(row: HTMLElement | null, step: 1 | -1): boolean {
  const rows = allShown('row')
  // If no row has the focus, start with the first one that nothing covers.
  const covered = coveredTop()
  const next = row
    ? rows[rows.indexOf(row) + step]
    : rows.find((each) => each.getBoundingClientRect().top >= covered)
  return focusOn(next)
}

function focusOn(element: HTMLElement | undefined): boolean {
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'nearest' })
  return element !== undefined
}

function press(element: HTMLElement | undefined): boolean {
  element?.click()
  return element !== undefined
}

/** Selects as Shift with a click does; `click()` cannot say that Shift is held. */
function selectRange(checkbox: HTMLElement | undefined): boolean {
  checkbox?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: true }))
  return checkbox !== undefined
}
