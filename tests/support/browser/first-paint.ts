/** Runs in the page: waits for the first contentful paint and two more frames. */
export function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return
      requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
    }).observe({ type: 'paint', buffered: true })
  })
}
