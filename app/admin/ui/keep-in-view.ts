/**
 * While a form is open, keeps its row, and above all the focused field, between the bars above and Save below, also
 * while a phone's keyboard covers part of the window. Tells the style sheet (edit-form.css) how high these parts are.
 * @param foot what stays at the end of the window, if anything does
 */
export function keepInView(form: HTMLElement, foot?: HTMLElement): () => void {
  const { style } = document.documentElement
  const abort = new AbortController()
  const { signal } = abort

  function measure() {
    const view = window.visualViewport
    // iOS does not resize the window for its keyboard. A zoomed view is smaller, too, but nothing covers it.
    const covered = view && view.scale < 1.01 ? innerHeight - view.height - view.offsetTop : 0
    set('--edit-covered', Math.max(0, covered))
    set('--edit-foot', foot?.offsetHeight ?? 0)
  }

  /** A change of these properties restyles the whole page. */
  function set(name: string, px: number) {
    if (style.getPropertyValue(name) !== `${px}px`) style.setProperty(name, `${px}px`)
  }

  function reveal() {
    measure()
    const focused = document.activeElement
    if (!focused || !form.contains(focused)) return
    form.closest('.item')?.scrollIntoView({ block: 'nearest' })
    focused.scrollIntoView({ block: 'nearest' })
  }

  const observer = new ResizeObserver(reveal)
  observer.observe(form)
  visualViewport?.addEventListener('resize', reveal, { signal })
  visualViewport?.addEventListener('scroll', measure, { signal })
  // Browsers scroll to the line being typed, but not past what covers it.
  form.addEventListener('input', reveal, { signal })
  style.setProperty('scroll-padding-block', 'var(--edit-above) var(--edit-below)')
  return () => {
    abort.abort()
    observer.disconnect()
    for (const name of ['--edit-covered', '--edit-foot', 'scroll-padding-block']) style.removeProperty(name)
  }
}
