import type { Locator } from '@playwright/test'
import { expect } from './test.ts'

/** Waits until an element, or only its bottom, is in the visible part of the window with nothing in front of it. */
export const expectSeen = (element: Locator, what: string, edge: 'all' | 'bottom' = 'all') =>
  expect
    .poll(
      () =>
        element.evaluate((element, edge) => {
          const { left, top, bottom } = element.getBoundingClientRect()
          const end = (visualViewport?.offsetTop ?? 0) + (visualViewport?.height ?? innerHeight)
          const places = edge === 'all' ? [top + 4, bottom - 4] : [bottom - 8]
          return places.map(
            (y) => y > 0 && y < end && element.contains(document.elementFromPoint(left + 8, y)),
          )
        }, edge),
      what,
    )
    .not.toContain(false)
