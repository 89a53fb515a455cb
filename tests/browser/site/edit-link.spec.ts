// "Edit this page" on public pages, in a browser that has opened the panel.
import type { Page } from '@playwright/test'
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

test('leads from each page to the same page in the panel', async ({ page, panel, allowErrors }) => {
  allowErrors(/404/)
  await panel.open()
  await expect(link(page)).toHaveCount(0)
  for (const [path, address] of [
    ['/', '/admin#pages/'],
    ['/contact?department=dft-services#main', '/admin#pages/contact'],
    ['/no/such/page', '/admin#pages/404'],
    ['/services/no-such-service', '/admin#pages/404'],
    ['/services/ate', '/admin#pages/services/ate'],
  ] as const) {
    await page.goto(path)
    await expect(link(page)).toHaveAttribute('href', address)
  }
  await link(page).click()
  await expect(page).toHaveURL(/\/admin#pages\/services\/ate$/)
  await expect(page.getByRole('link', { name: 'Pages', exact: true }).first()).toHaveAttribute(
    'aria-current',
    'page',
  )
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
