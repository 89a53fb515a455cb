/** Scrolls the row of a form into the window when the form opens and whenever it grows, so that Save and Cancel are seen with the field. */
export function keepInView(form: HTMLElement): () => void {
  let height = 0
  const observer = new ResizeObserver(() => {
    const hasGrown = form.offsetHeight > height
    height = form.offsetHeight
    if (hasGrown && form.contains(document.activeElement)) {
      form.closest('.item')?.scrollIntoView({ block: 'nearest' })
    }
  })
  observer.observe(form)
  return () => observer.disconnect()
}
