// The menus of the bar, following W3C's "disclosure navigation with top-level links": a link and a button for each
// menu, no menu roles, Tab works as usual, Escape closes a menu and returns the focus. Hover is an extra for the mouse.
// At most one menu is open. On small screens, one button opens the whole list with all its links.

const disclosures = '[data-disclosure]'
const all = () => document.querySelectorAll<HTMLElement>(disclosures)
const isOpen = (button: Element) => button.getAttribute('aria-expanded') === 'true'

/** The item of the bar around an element. */
const itemAround = (target: EventTarget | null) =>
  (target as Element | null)?.closest?.('[data-menu]') ?? null
const buttonOf = (item: Element | null) => item?.querySelector<HTMLElement>(disclosures) ?? null

let hovered: Element | null = null
/** Whether hovering has opened the menu of that item. Such a menu closes when the pointer leaves it. */
let isOpenByHover = false

export function installMenus(): void {
  document.addEventListener('click', onClick)
  document.addEventListener('keydown', onKey)
  document.addEventListener('pointerover', onPointer)
  // Above the bar is the edge of the window: a pointer that leaves through it is over no other element.
  document.documentElement.addEventListener('pointerleave', onPointer)
  document.addEventListener('focusin', ({ target }) => {
    const inside = (target as Element).closest('header')
    closeAllBut(inside ? target : null)
  })
  // Back to another place of the same page, which the list of small screens would cover.
  addEventListener('popstate', () => closeAllBut(null))
  // A page restored by Back still has its open menu.
  addEventListener('pageshow', ({ persisted }) => persisted && closeAllBut(null))
}

function onClick({ target }: MouseEvent): void {
  const element = target as Element
  const button = element.closest(disclosures)
  if (!button) {
    if (!element.closest('header') || element.closest('a')) closeAllBut(null)
    return
  }
  // Hovering has just opened this menu: the click that follows must not close it.
  const confirms = isOpenByHover && hovered === itemAround(button) && isOpen(button)
  closeAllBut(button)
  setOpen(button, confirms || !isOpen(button))
  isOpenByHover = false
}

function onKey({ key, target }: KeyboardEvent): void {
  if (key !== 'Escape') return
  const open = [...all()].findLast(isOpen)
  if (!open) return
  const hadFocus = open.parentElement?.contains(target as Node)
  closeAllBut(null)
  if (hadFocus) open.focus()
}

function onPointer({ pointerType, target }: PointerEvent): void {
  if (pointerType !== 'mouse' || !matchMedia('(min-width: 64rem)').matches) return
  const item = itemAround(target)
  const button = buttonOf(item)
  if (item === hovered) return
  // A mouse that leaves an item closes its menu, however it was opened.
  if (hovered) closeAllBut(item)
  hovered = item
  isOpenByHover = button !== null && !isOpen(button)
  if (button && isOpenByHover) {
    closeAllBut(button)
    setOpen(button, true)
  }
}

/** Closes every menu except those around an element. */
function closeAllBut(inside: EventTarget | null): void {
  for (const button of all()) {
    if (!inside || !button.parentElement?.contains(inside as Node)) setOpen(button, false)
  }
}

function setOpen(button: Element, open: boolean): void {
  button.setAttribute('aria-expanded', String(open))
}
