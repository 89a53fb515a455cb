// "Edit this page" in both themes, in print, without storage, and under a finger.
import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { expect, test } from '#tests/support/browser/panel/admin-panel.ts'

const link = (page: Page) => page.getByRole('link', { name: 'Edit this page' })

test('is accessible in both themes, and not printed', async ({ page, panel, allowErrors }) => {
  allowErrors(/404/)
  await panel.open()
  await page.goto('/no/such/page')
  await expect(link(page)).toBeVisible()
  await expectAccessible(page, 'with the link', { at: [390, 1440] })
  await page.emulateMedia({ media: 'print' })
  await expect(link(page)).toBeHidden()
})

test('a browser that forbids storage shows pages without the link and without errors', async ({
  page,
  panel,
}) => {
  await panel.open()
  await page.goto('/')
  await expect(link(page)).toBeVisible()
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Forbidden', 'SecurityError')
      },
    }),
  )
  await page.goto('/')
  await expect(link(page)).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a finger has 44 px, while all that can be seen is in the margin', async ({ page, panel }) => {
    await panel.open()
    await page.goto('/services/ate')
    const { width = 0, height = 0, x, y = 0 } = (await link(page).boundingBox()) ?? {}
    expect(x).toBe(0)
    expect(height).toBeGreaterThanOrEqual(44)
    const margin = (await page.getByRole('heading', { level: 1 }).boundingBox())?.x ?? 0
    expect(width).toBeLessThanOrEqual(margin)
    await page.touchscreen.tap(43, y + height / 2)
    await expect(page).toHaveURL(/\/admin#pages\/services\/ate$/)
  })
})
