// A page that was prerendered while the pointer rested on its link says what it said then. Shown much later, it asks again.

/** How old a prerendered page may be when it is shown, in milliseconds. */
const freshness = 5000

export function installPrerendered(): void {
  document.addEventListener('prerenderingchange', () => {
    // Its clock began with the prerendering.
    if (performance.now() > freshness) location.reload()
  })
}
