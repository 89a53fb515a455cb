import { installChoice } from './forms.ts'

/** Makes a link on a position choose it in the form. */
export function installPositions(): void {
  installChoice('a[data-position]', (form, query) => {
    const select = form.elements.namedItem('position') as HTMLSelectElement | null
    const wanted = new URLSearchParams(query).get('position')
    const option = [...(select?.options ?? [])].find(({ value }) => value === wanted)
    if (!select || !option) return
    option.selected = true
    select.dispatchEvent(new Event('input', { bubbles: true }))
    // Now it is in the draft. In the address, it would replace another choice when the page is loaded again.
    history.replaceState(history.state, '', location.pathname + location.hash)
    return select
  })
}
