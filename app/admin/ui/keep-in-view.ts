/** Between the text being edited and what covers the end of the window, in pixels. */
const gapPx = 12

/**
 * While a form is open, keeps it between the bars above and Save below, also while a phone's keyboard covers part of the window.
 * What matters most is the focused field, then what is marked with `data-in-view`, the first parts before the others, and then
 * the row.
 * Tells the style sheet (edit-form.css) how high all these are.
 * @param foot what stays at the end of the window, if anything does
 */
export function keepInView(form: HTMLElement, foot?: HTMLElement): () => void {
  const root = document.documentElement
  // Not the root, from which everything would inherit: when a form opens or closes, the whole page would be restyled.
  const placed = [form, ...document.querySelectorAll<HTMLElement>('.toasts')]
  const abort = new AbortController()
  const { signal } = abort
  /** Where the focused field was when it was last revealed, so that a keystroke that moves nothing costs little. */
  let shownAt: string | undefined

  function measure() {
    const view = window.visualViewport
    // iOS does not resize the window for its keyboard. A zoomed view is smaller, too, but nothing covers it.
    const covered = view && view.scale < 1.01 ? Math.max(0, innerHeight - view.height - view.offsetTop) : 0
    const below = covered + (foot?.offsetHeight ?? 0) + gapPx
    for (const each of placed) {
      set(each, '--edit-covered', `${covered}px`)
      set(each, '--edit-below', `${below}px`)
    }
    // Chromium would also restyle the whole page for a length with `var()`, or for one that a rule gives the root, too.
    set(root, 'scroll-padding-bottom', `${below}px`)
  }

  function reveal() {
    measure()
    const focused = document.activeElement
    if (!focused || !form.contains(focused)) return
    // The foot is in view anyway.
    const target = foot?.contains(focused) ? form.querySelector('input, textarea') : focused
    const parts = target?.matches('input, textarea') ? form.querySelectorAll('[data-in-view]') : []
    for (const each of [form.closest('.item'), ...[...parts].reverse(), target])
      each?.scrollIntoView({ block: 'nearest' })
    shownAt = positionOf(focused)
  }

  function revealMoved({ target }: Event) {
    if (form.contains(target as Node) && shownAt !== positionOf(document.activeElement)) reveal()
  }

  const observer = new ResizeObserver(reveal)
  observer.observe(form)
  visualViewport?.addEventListener('resize', reveal, { signal })
  visualViewport?.addEventListener('scroll', measure, { signal })
  // Browsers scroll to the line being typed, but not past what covers it.
  // In the window, since a field may stop its events there (keep-typing-from-react.ts).
  addEventListener('input', revealMoved, { capture: true, signal })
  return () => {
    abort.abort()
    observer.disconnect()
    for (const { style } of [root, ...placed])
      for (const name of ['--edit-covered', '--edit-below', 'scroll-padding-bottom'])
        style.removeProperty(name)
  }
}

function positionOf(element: Element | null): string | undefined {
  const box = element?.getBoundingClientRect()
  return box && `${box.top} ${box.bottom}`
}

/** Browsers compute styles again even if a property is set to what it is. */
function set({ style }: HTMLElement, name: string, value: string) {
  if (style.getPropertyValue(name) !== value) style.setProperty(name, value)
}
