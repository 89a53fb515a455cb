import type { Locator } from '@playwright/test'
import type { AdminPanel } from './admin-panel.ts'

interface RowInView {
  row: Locator
  /** Its position in the list, counted from 1. */
  place: number
  /** Returns the distance of its top edge from that of the window, in pixels. */
  top(): Promise<number>
}

/** Returns a row near the middle of the window, in a list of 100 to 999 items made by `seedMany`. */
export async function rowInView(panel: AdminPanel): Promise<RowInView> {
  const place = await panel.rows.evaluateAll((rows) =>
    rows.find((row) => row.getBoundingClientRect().top > 400)?.getAttribute('aria-posinset'),
  )
  const row = panel.row(`many.${place?.padStart(3, '0')}`)
  return { row, place: Number(place), top: async () => (await row.boundingBox())?.y ?? 0 }
}
