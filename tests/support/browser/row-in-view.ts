import type { Locator } from '@playwright/test'
import type { AdminPanel } from './admin-panel.ts'

interface RowInView {
  row: Locator
  /** Its place in the list, from 1. */
  place: number
  /** Where its upper edge is now, in pixels from that of the window. */
  top(): Promise<number>
}

/** A row somewhere in the middle of the window, of a list of 100 to 999 items that `seedMany` made. */
export async function rowInView(panel: AdminPanel): Promise<RowInView> {
  const place = await panel.rows.evaluateAll((rows) =>
    rows.find((row) => row.getBoundingClientRect().top > 400)?.getAttribute('aria-posinset'),
  )
  const row = panel.row(`many.${place?.padStart(3, '0')}`)
  return { row, place: Number(place), top: async () => (await row.boundingBox())?.y ?? 0 }
}
