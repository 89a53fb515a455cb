// The bar and its menus in rarer cases: unusual moves of the pointer, other widths, Back, and blocked scripts.
import type { Locator, Page } from '@playwright/test'
import { sideways } from '#tests/support/browser/layout.ts'
import { bar, menuButton, openMenus } from '#tests/support/browser/site/menus.ts'
import { expect, test } from '#tests/support/browser/test.ts'

async function leaveThroughTheTop(page: Page, from: Locator) {
  const box = await from.boundingBox()
  if (!box) throw new Error('No place to move from')
  await page.mouse.move(box.x + box.width / 2, -20, { steps: 10 })
}

test.describe('navigation bar', () => {
  for (const [path, marked] of [
    ['/services/no-such-service', ['Services']],
    ['/servicesx', []],
  ] as const) {
    test(`at ${path} marks ${marked.join() || 'nothing'}`, async ({ page, allowErrors }) => {
      allowErrors(/404/)
      await page.goto(path)
      await expect(bar(page).locator('.bar-link[aria-current]')).toHaveText([...marked])
    })
  }

  test('is translucent at once when a scrolled page is restored', async ({ page }) => {
    await page.goto('/')
    await page.evaluate(() => scrollTo(0, 400))
    await expect(page.locator('html')).toHaveAttribute('data-scrolled')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-scrolled')
  })

  test('starts a page from a link at its top', async ({ page }) => {
    await page.goto('/')
    await page.evaluate(() => scrollTo(0, 400))
    await bar(page).getByRole('link', { name: 'Home', exact: true }).click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })
})

test.describe('menus with a mouse', () => {
  test('close when the pointer leaves through the top of the window', async ({ page }) => {
    await page.goto('/')
    const about = bar(page).getByRole('link', { name: 'About', exact: true })
    await about.hover()
    await expect(openMenus(page)).toHaveCount(1)
    await leaveThroughTheTop(page, about)
    await expect(openMenus(page)).toHaveCount(0)
    await about.hover()
    await expect(openMenus(page)).toHaveCount(1)
  })

  test('close when the pointer leaves, also after a click on the button', async ({ page }) => {
    await page.goto('/')
    const button = menuButton(page, 'About')
    await button.click()
    await expect(openMenus(page)).toHaveCount(1)
    await leaveThroughTheTop(page, button)
    await expect(openMenus(page)).toHaveCount(0)
    await button.click()
    await expect(openMenus(page)).toHaveCount(1)
    await page.mouse.move(700, 700)
    await expect(openMenus(page)).toHaveCount(0)
  })

  test('stay open for the keyboard, wherever the pointer moves on the page', async ({ page }) => {
    await page.goto('/')
    await page.mouse.move(700, 700)
    await menuButton(page, 'About').press('Enter')
    await expect(openMenus(page)).toHaveCount(1)
    await page.mouse.move(300, 500, { steps: 5 })
    await expect(openMenus(page)).toHaveCount(1)
  })

  test('stay open while the pointer moves into them', async ({ page }) => {
    await page.goto('/')
    const about = bar(page).getByRole('link', { name: 'About', exact: true })
    await about.hover()
    const link = openMenus(page).getByRole('link', { name: 'History' })
    // As a hand moves it: over everything in between.
    const from = await about.boundingBox()
    const to = await link.boundingBox()
    if (!from || !to) throw new Error('No place to move to')
    await page.mouse.move(from.x + from.width / 2, to.y + to.height / 2, { steps: 40 })
    await expect(link).toBeVisible()
    await expect(link).toHaveAttribute('href', '/about#history')
  })

  test('the mega-menu keeps its 56rem and stays on the screen at 1024 px', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 })
    await page.goto('/')
    await bar(page).getByRole('link', { name: 'Services', exact: true }).hover()
    await expect(page.locator('.megamenu')).toBeVisible()
    const box = await page.locator('.megamenu').boundingBox()
    expect(box?.width).toBe(56 * 16)
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1024)
  })

  test('a click on the button of a hovered menu leaves it open, the next click closes it', async ({
    page,
  }) => {
    await page.goto('/')
    const button = menuButton(page, 'About')
    await button.click()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await button.click()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  })

  for (const [how, close] of [
    ['its button', (button: Locator) => button.click()],
    ['Escape', (button: Locator) => button.press('Escape')],
  ] as const) {
    test(`a menu closed by ${how} stays closed until the pointer has left its item`, async ({ page }) => {
      await page.goto('/')
      const button = menuButton(page, 'About')
      const link = bar(page).getByRole('link', { name: 'About', exact: true })
      await button.click()
      await close(button)
      await expect(button).toHaveAttribute('aria-expanded', 'false')
      await link.hover()
      await button.hover()
      await expect(button).toHaveAttribute('aria-expanded', 'false')
      await page.mouse.move(700, 700)
      await link.hover()
      await expect(button).toHaveAttribute('aria-expanded', 'true')
    })
  }

  test('a click elsewhere closes the menus', async ({ page }) => {
    await page.goto('/')
    await menuButton(page, 'Services').click()
    await expect(openMenus(page)).toHaveCount(1)
    // As on a touch screen. A mouse would leave the menu first, which closes it as well.
    await page.locator('main').dispatchEvent('click')
    await expect(openMenus(page)).toHaveCount(0)
  })
})

test.describe('menus by keyboard', () => {
  test('moving on closes the previous menu', async ({ page }) => {
    await page.goto('/')
    await menuButton(page, 'Industries').focus()
    await page.keyboard.press('Space')
    await expect(openMenus(page)).toHaveCount(1)
    await bar(page).getByRole('link', { name: 'Careers' }).focus()
    await expect(openMenus(page)).toHaveCount(0)
  })

  test('links of closed menus cannot be reached', async ({ page }) => {
    await page.goto('/')
    await menuButton(page, 'About').focus()
    await page.keyboard.press('Tab')
    await expect(bar(page).getByRole('link', { name: 'Services', exact: true })).toBeFocused()
  })
})

test.describe('small screens', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  const toggle = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true })
  const list = (page: Page) => page.locator('#navigation')

  test('Back closes it, even to another place of the same page, which it would cover', async ({ page }) => {
    await page.goto('/about')
    await toggle(page).tap()
    await list(page).getByRole('link', { name: 'History' }).tap()
    await toggle(page).tap()
    await expect(list(page)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/about$/)
    await expect(list(page)).toBeHidden()

    await toggle(page).tap()
    await expect(list(page)).toBeVisible()
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await expect(list(page), 'after Back from another page').toBeHidden()
  })

  test('Escape closes it and returns the focus', async ({ page }) => {
    await page.goto('/')
    await toggle(page).tap()
    await list(page).getByRole('link', { name: 'About', exact: true }).focus()
    await page.keyboard.press('Escape')
    await expect(list(page)).toBeHidden()
    await expect(toggle(page)).toBeFocused()
  })

  test('nothing scrolls sideways at 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/')
    expect(await sideways(page)).toBeLessThanOrEqual(0)
  })
})

test('the menu of a phone is open where an extension blocks scripts', async ({ page, allowErrors }) => {
  allowErrors(/Content Security Policy/)
  await page.route('/', async (route) => {
    const response = await route.fetch()
    const headers = { ...response.headers(), 'content-security-policy': "script-src 'none'" }
    await route.fulfill({ response, headers })
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  expect(await page.evaluate(() => matchMedia('(scripting: enabled)').matches)).toBe(true)
  await expect(bar(page).getByRole('button')).toHaveCount(0)
  await bar(page).getByRole('link', { name: 'Leadership Team' }).click()
  await expect(page).toHaveURL(/\/about#leadership$/)
})
