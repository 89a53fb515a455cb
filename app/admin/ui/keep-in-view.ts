/** Between the text being edited and what covers the end of the window, in pixels. */
const gapPx = 12

/**
 * While a form is open, keeps it between the bars above and Save below, also while a phone's keyboard covers part of the window.
 * What matters most is the focused field, then what is marked with `data-in-view`, the first parts before the others, and then
 * the row.
 * Tells the style sheet (edit-form.css) how high all these are, and how far toasts have to be from the end of the window.
 * @param foot what stays at the end of the window while the form goes on below it, if anything does
 */
export function keepInView(form: HTMLElement, foot?: HTMLElement): () => void {
  const root = document.documentElement
  const toasts = document.querySelector<HTMLElement>('.toasts')
  const abort = new AbortController()
  const { signal } = abort
  /** Where the focused field was when it was last revealed, so that a keystroke that moves nothing costs little. */
  let shownAt: string | undefined

  function measure() {
    const covered = coveredByKeyboard()
    const below = covered + (foot?.offsetHeight ?? 0) + gapPx
    // Not on the root, from which everything would inherit: when a form opens or closes, the whole page would be restyled.
    set(form, '--edit-covered', `${covered}px`)
    set(form, '--edit-below', `${below}px`)
    // Chromium would also restyle the whole page for a length with `var()`.
    set(root, 'scroll-padding-bottom', `${below}px`)
    placeToasts()
  }

  /** Toasts are above the foot, unless they have room between it and the end of the window. */
  function placeToasts() {
    if (!toasts?.querySelector('.toast')) return
    const end = innerHeight - coveredByKeyboard()
    const box = foot?.getBoundingClientRect()
    // Where they begin on a wide screen. On a narrow one, it is a few pixels lower.
    const top = end - toasts.offsetHeight - 2 * gapPx
    const isInTheWay = box && box.top < end && box.bottom > top
    set(toasts, '--edit-below', `${gapPx + innerHeight - (isInTheWay ? box.top : end)}px`)
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
  const toastObserver = new ResizeObserver(placeToasts)
  if (toasts) toastObserver.observe(toasts)
  addEventListener('scroll', placeToasts, { passive: true, signal })
  visualViewport?.addEventListener('resize', reveal, { signal })
  visualViewport?.addEventListener('scroll', measure, { signal })
  // Browsers scroll to the line being typed, but not past what covers it.
  // In the window, since a field may stop its events there (keep-typing-from-react.ts).
  addEventListener('input', revealMoved, { capture: true, signal })
  return () => {
    abort.abort()
    observer.disconnect()
    toastObserver.disconnect()
    for (const each of [root, form, toasts])
      for (const name of ['--edit-covered', '--edit-below', 'scroll-padding-bottom'])
        each?.style.removeProperty(name)
  }
}

/** How much of the end of the window a keyboard covers, in pixels. */
function coveredByKeyboard(): number {
  const view = window.visualViewport
  // iOS does not resize the window for its keyboard. A zoomed view is smaller, too, but nothing covers it.
  return view && view.scale < 1.01 ? Math.max(0, innerHeight - view.height - view.offsetTop) : 0
}

function positionOf(element: Element | null): string | undefined {
  const box = element?.getBoundingClientRect()
  return box && `${box.top} ${box.bottom}`
}

/** Browsers compute styles again even if a property is set to what it is. */
function set({ style }: HTMLElement, name: string, value: string) {
  if (style.getPropertyValue(name) !== value) style.setProperty(name, value)
}
