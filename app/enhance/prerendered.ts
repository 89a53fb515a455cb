// A page prerendered while the pointer rested on its link may be out of date when it is shown. If so, it is reloaded.

/** Maximum age of a prerendered page when it is shown. */
const maxAgeMs = 5000

export function installPrerendered(): void {
  document.addEventListener('prerenderingchange', () => {
    // The page's clock started with the prerendering.
    if (performance.now() > maxAgeMs) location.reload()
  })
}
