/**
 * Scrolls a form's row into the window when the form opens and whenever its size changes, so that Save and Cancel are
 * visible with the field.
 */
export function keepInView(form: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    if (form.contains(document.activeElement)) form.closest('.item')?.scrollIntoView({ block: 'nearest' })
  })
  observer.observe(form)
  return () => observer.disconnect()
}
