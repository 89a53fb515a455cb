// What "Edit this page" adds to a page, and how it behaves with a keyboard, in open pages, in both themes, in print, without
// storage, and under a finger.
import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { expect, test } from '#tests/support/browser/panel/admin-panel.ts'

const link = (page: Page) => page.getByRole('link', { name: 'Edit this page' })

/** Returns the body of the page as it is now, and as the server has sent it. Only the theme's button may differ. */
const bodies = (page: Page) =>
  page.evaluate(async () => {
    const sent = await (await fetch(location.href)).text()
    const { body } = new DOMParser().parseFromString(sent, 'text/html')
    const text = (element: HTMLElement) => element.innerHTML.replaceAll(/aria-pressed="\w+"/g, '')
    return { now: text(document.body), sent: text(body) }
  })

test('a page is as the server sent it until the panel has been opened, and then has one element more', async ({
  panel,
  context,
}) => {
  const page = await context.newPage()
  const requested = new Set<string>()
  // The browser may request the icon at any time.
  page.on('request', (request) => request.url().endsWith('/favicon.svg') || requested.add(request.url()))
  await page.goto('/services/ate', { waitUntil: 'networkidle' })
  const visited = await bodies(page)
  expect(visited.now).toBe(visited.sent)
  const requestedBefore = [...requested]

  await panel.open()
  await page.goto('/services/ate', { waitUntil: 'networkidle' })
  await expect(link(page)).toHaveCount(1)
  expect([...requested]).toEqual(requestedBefore)
  await page.locator('aside:has(> a:only-child)').evaluate((landmark) => landmark.remove())
  expect((await bodies(page)).now).toBe(visited.sent)
})

test('is the second stop of the keyboard, and its focus is visible', async ({ page, panel }) => {
  await panel.open()
  await page.goto('/about')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(link(page)).toBeFocused()
  await expect(link(page)).toHaveCSS('outline-style', 'solid')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin#pages\/about$/)
})

test('names the part that is being read, and none at the top of the page', async ({ page, panel }) => {
  await panel.open()
  await page.goto('/about')
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
  for (const [top, address] of [
    [1500, /^\/admin#pages\/about\?from=\d+$/],
    [0, /^\/admin#pages\/about$/],
  ] as const) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top)
    await link(page).click()
    await expect(link(page)).toHaveAttribute('href', address)
  }
})

test('follows on pages that are already open, and on those that Back restores', async ({
  page,
  panel,
  context,
}) => {
  const other = await context.newPage()
  await other.goto('/careers')
  await panel.open()
  await expect(link(other)).toBeVisible()

  await other.evaluate(() => {
    localStorage.clear()
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect(link(other)).toHaveCount(0)
  await page.reload()
  await expect(link(other)).toBeVisible()
})

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
