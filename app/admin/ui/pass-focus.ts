/** What may receive the focus in a row: its actions, but not the checkbox that selects it. */
const controls = ':is(button, input, textarea):not([type="checkbox"])'

/**
 * The ref of a row: when the focused row is removed, by this editor or another one, the focus moves to a neighbor.
 */
export function passFocusToNeighbor(row: HTMLElement | null): () => void {
  return () => {
    if (!row?.contains(document.activeElement)) return
    // While a dialog about the row is open, nothing outside it can receive the focus.
    row.querySelector('dialog')?.close()
    const rows = [...(row.parentElement?.children ?? [])]
    const place = rows.indexOf(row)
    const neighbors = [...rows.slice(place + 1), ...rows.slice(0, place).reverse()]
    const heading = row.closest('section')?.querySelector<HTMLElement>('h2, h3[tabindex]')
    // Only then is it known which rows are left, and whether this one was removed or only hidden with its view.
    queueMicrotask(() => {
      if (document.activeElement !== document.body) return
      const neighbor = neighbors.find(({ isConnected }) => isConnected)
      const control = neighbor?.querySelector<HTMLElement>(controls) ?? heading
      control?.focus()
    })
  }
}

/**
 * Whether a part of the page that disappears takes the focus with it, or has taken it. By the time the server has
 * answered, somebody may have moved the focus elsewhere.
 */
export function losesFocus(part: HTMLElement | null): boolean {
  const focused = document.activeElement
  return focused === document.body || part?.contains(focused) === true
}

/**
 * Focuses a field that may have the focus already. Screen readers then read its error message, and Chromium shows its caret,
 * which it does not when a dialog returns the focus.
 */
export function focusAnew(field: HTMLElement | null | undefined): void {
  field?.blur()
  field?.focus()
}

/** For a `ref`: when a button disappears because it has worked, the focus moves to the heading of the view. */
export function passFocusToHeading(part: HTMLElement | null): () => void {
  return () => {
    if (!part?.contains(document.activeElement)) return
    // While a dialog is open, nothing outside it can receive the focus.
    part.querySelector('dialog')?.close()
    focusHeading({ preventScroll: true })
  }
}

/** Moves the focus to the heading of the current view, when the focused element is removed. */
export function focusHeading(options?: FocusOptions): void {
  const headings = document.querySelectorAll<HTMLElement>('.admin h2[tabindex]')
  ;[...headings].find((heading) => heading.checkVisibility())?.focus(options)
}

/**
 * For a `ref`: when a part of a row or form is removed while it has the focus, the focus moves to a control beside it.
 */
export function passFocusBeside(part: HTMLElement | null): () => void {
  return () => {
    if (!part?.contains(document.activeElement)) return
    const around = part.closest('.item, form, section')
    const others = around?.querySelectorAll<HTMLElement>('button, input, textarea, h2') ?? []
    ;[...others].find((other) => !part.contains(other))?.focus()
  }
}
