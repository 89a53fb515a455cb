// Runs in the page before its own scripts, and collects what the browser reports about paints, long tasks and layout
// shifts.

export interface Observed {
  /** Milliseconds since the start of the navigation, like all times here. */
  lcp: number
  firstPaint: number
  loaded: number
  longTasks: { start: number; duration: number }[]
  cls: number
  inlineScripts: string
}

declare global {
  interface Window {
    observed: () => Observed
  }
  /** From the Layout Instability API, which TypeScript's DOM types lack. */
  interface LayoutShift extends PerformanceEntry {
    value: number
    hadRecentInput: boolean
  }
}

export function observe(): void {
  const entries: PerformanceEntry[] = []
  for (const type of ['largest-contentful-paint', 'longtask', 'layout-shift']) {
    new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({ type, buffered: true })
  }
  const of = (type: string) => entries.filter(({ entryType }) => entryType === type)
  window.observed = () => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const scripts = document.querySelectorAll('script:not([src]):not([type=speculationrules])')
    return {
      lcp: of('largest-contentful-paint').at(-1)?.startTime ?? Number.NaN,
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      loaded: navigation?.loadEventEnd ?? Number.NaN,
      longTasks: of('longtask').map(({ startTime, duration }) => ({ start: startTime, duration })),
      cls: (of('layout-shift') as LayoutShift[])
        .filter(({ hadRecentInput }) => !hadRecentInput)
        .reduce((sum, { value }) => sum + value, 0),
      inlineScripts: Array.from(scripts, ({ textContent }) => textContent).join(''),
    }
  }
}
