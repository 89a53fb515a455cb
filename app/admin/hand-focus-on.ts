/** The ref of a row: when the row goes while it has the focus, whoever deleted it, the focus goes to a neighbour. */
export function handFocusOn(row: HTMLElement | null): () => void {
  return () => {
    if (!row?.contains(document.activeElement)) return
    // While a question about the row is open, nothing outside it can take the focus.
    row.querySelector('dialog')?.close()
    const neighbour = row.nextElementSibling ?? row.previousElementSibling
    const target =
      neighbour?.querySelector<HTMLElement>('button, input, textarea') ??
      row.closest('section')?.querySelector('h2')
    target?.focus()
  }
}
