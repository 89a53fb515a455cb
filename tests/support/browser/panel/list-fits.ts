// The list in a window of any width.
import { lowerThan, sideways } from '#tests/support/browser/layout.ts'
import { type AdminPanel, expect } from './admin-panel.ts'

/** Expects that the panel with an open field is no wider than the window, and that its controls are large enough. */
export async function expectListFits(
  panel: AdminPanel,
  seed: (items: Record<string, string>) => Promise<unknown>,
  width: number,
): Promise<void> {
  const { page } = panel
  await seed({ 'home.hero.subtitle': 'A text that is longer than one line of the list. '.repeat(4) })
  await page.setViewportSize({ width, height: 900 })
  await panel.open()
  await panel.editButton('home.hero.subtitle').click()
  expect(await sideways(page)).toBeLessThanOrEqual(0)
  const controls = page.getByRole('main').locator('button, input, textarea')
  // Large enough for a finger; with a mouse, WCAG 2.5.8 asks for 24 px.
  expect(await lowerThan(controls, width < 1024 ? 44 : 24)).toEqual([])
}
