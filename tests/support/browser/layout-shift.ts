import type { Page } from '@playwright/test'

/**
 * The maximum layout shift of a page. Lighthouse shows three decimals, so this is its smallest step above zero. Zero
 * itself is too strict: a few lines break differently in the fallback font and in Archivo.
 */
export const layoutShiftLimit = 0.001

/** The layout shift since the page was opened (W3C, Layout Instability API), including changes not yet drawn. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            const observer = new PerformanceObserver(() => {})
            observer.observe({ type: 'layout-shift', buffered: true })
            const shifts = observer.takeRecords() as LayoutShift[]
            observer.disconnect()
            resolve(shifts.reduce((sum, { value }) => sum + value, 0))
          }),
        )
      }),
  )
}
