import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser/test.ts'

const toggle = (page: Page) => page.getByRole('button', { name: 'Dark theme' })
const theme = (page: Page) => page.locator('html').getAttribute('data-theme')
const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`with a ${colorScheme} system`, () => {
    test.use({ colorScheme })
    const other = colorScheme === 'light' ? 'dark' : 'light'

    test('the theme follows the system', async ({ page }) => {
      await page.goto('/')
      expect(await theme(page)).toBe(colorScheme)
      await expect(toggle(page)).toHaveAttribute('aria-pressed', String(colorScheme === 'dark'))
      await page.emulateMedia({ colorScheme: other })
      await expect(page.locator('html')).toHaveAttribute('data-theme', other)
    })

    test('the button changes the theme, which is stored in local storage under `theme`', async ({ page }) => {
      await page.goto('/')
      const before = await background(page)
      await toggle(page).click()
      await expect(page.locator('html')).toHaveAttribute('data-theme', other)
      await expect(toggle(page)).toHaveAttribute('aria-pressed', String(other === 'dark'))
      expect(await background(page)).not.toBe(before)
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe(other)
      await page.goto('/')
      expect(await theme(page)).toBe(other)
    })
  })
}

test('the switch shows the theme before the page has arrived and its button has a state', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  const place = await toggle(page).evaluate((button) => {
    button.setAttribute('aria-pressed', 'false')
    return getComputedStyle(button, '::after').transform
  })
  expect(place).toBe('matrix(1, 0, 0, 1, 18, 0)')
})

test('the stored theme applies before the first paint', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark')
    // The parser reaches the body after the scripts in the head have run and before the first paint.
    new MutationObserver((_, observer) => {
      if (!document.body) return
      document.documentElement.setAttribute(
        'data-theme-at-body',
        document.documentElement.dataset.theme ?? 'none',
      )
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-theme-at-body', 'dark')
})

test('an invalid stored value is ignored', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'mauve'))
  await page.goto('/')
  expect(await theme(page)).toBe('light')
})

test('the button also works where the storage has no room for the longer name of the other theme', async ({
  page,
}) => {
  await page.goto('/')
  await toggle(page).click()
  await page.evaluate(() => {
    for (let size = 2 ** 23; size >= 1; size = Math.floor(size / 2)) {
      try {
        localStorage.setItem(`full${size}`, '.'.repeat(size))
      } catch {}
    }
    // Whatever is left takes less than a name.
    for (let n = 0; ; n++) {
      try {
        localStorage.setItem(String.fromCharCode(0x100 + n), '')
      } catch {
        break
      }
    }
  })
  await toggle(page).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
  await toggle(page).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('another tab follows', async ({ page, context }) => {
  await page.goto('/')
  const second = await context.newPage()
  await second.goto('/')
  await toggle(second).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

// Back shows the page as it was left. Chromium keeps no page under test, so the test sends what a browser sends.
test('a page restored by Back follows, and its button works at once', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => {
    localStorage.setItem('theme', 'dark')
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await toggle(page).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' })
  test('the system’s theme is shown', async ({ page }) => {
    await page.goto('/')
    expect(await page.locator('body').evaluate((body) => getComputedStyle(body).colorScheme)).toContain(
      'dark',
    )
  })
})
