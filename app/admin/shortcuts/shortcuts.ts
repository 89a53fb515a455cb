// What the keys do in the view that shows. They act as a hand would on what is there: they focus and click.
import { singleKeysOn } from './single-keys.ts'

const fields =
  'textarea, select, [contenteditable], input:not([type="checkbox"], [type="radio"], [type="button"])'

/** @param openHelp shows what the keys do. Returns what takes the shortcuts away. */
export function installShortcuts(openHelp: () => void): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || document.querySelector('dialog[open]')) return
    if (act(event, openHelp)) event.preventDefault()
  }
  document.addEventListener('keydown', onKeyDown)
  return () => document.removeEventListener('keydown', onKeyDown)
}

/** @returns whether the key has done something */
function act(
  { key, target, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent,
  openHelp: () => void,
): boolean {
  if (altKey) return false
  if (ctrlKey || metaKey) return key.toLowerCase() === 's' && !shiftKey && save()
  if (!(target instanceof Element)) return false
  if (key === 'Escape') return !target.closest('form, .toasts') && press('.selection-clear')
  if (target.closest(fields) || !singleKeysOn()) return false
  const row = target.closest<HTMLElement>('.item[tabindex]')
  switch (key) {
    case '/':
      return focusOn(shown('.admin input[type="search"]'))
    case 'j':
      return moveFrom(row, 1)
    case 'k':
      return moveFrom(row, -1)
    case 'e':
      return click(row?.querySelector('.item-edit'))
    case 'x':
    case 'X':
      return click(row?.querySelector('.item-select'), shiftKey)
    case '?':
      openHelp()
      return true
    default:
      return false
  }
}

/** The elements of the views that can be seen: what is in the others stays in the document. */
const allShown = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => each.checkVisibility())
const shown = (selector: string): HTMLElement | undefined => allShown(selector)[0]

function save(): boolean {
  const form = shown('.item[data-open] form')
  if (form instanceof HTMLFormElement) form.requestSubmit()
  return form !== undefined
}

function moveFrom(row: HTMLElement | null, step: 1 | -1): boolean {
  const rows = allShown('.item[tabindex]')
  // Where no row has the focus, the first that is not above the window.
  const next = row
    ? rows[rows.indexOf(row) + step]
    : rows.find((each) => each.getBoundingClientRect().top >= stickyHeaderPx)
  return focusOn(next)
}

/** What lies over the top of the window, in pixels. */
const stickyHeaderPx = 72

function focusOn(element: HTMLElement | undefined): boolean {
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'nearest' })
  return element !== undefined
}

function press(selector: string): boolean {
  return click(shown(selector))
}

function click(element: Element | null | undefined, shiftKey = false): boolean {
  element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey }))
  return Boolean(element)
}
