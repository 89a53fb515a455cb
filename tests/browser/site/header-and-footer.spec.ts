import type { Locator, Page } from '@playwright/test'
import { site } from '#content/default-content.ts'
import { sideways } from '#tests/support/browser/layout.ts'
import { expect, test } from '#tests/support/browser/test.ts'
import { specifiedServices } from '#tests/support/pages/specified-services.ts'

const bar = (page: Page) => page.getByRole('banner')
const menuButton = (page: Page, name: string) => bar(page).getByRole('button', { name: `${name} menu` })
const openMenus = (page: Page) => page.locator('.menu:visible')

/** Expects a menu to contain these links, by name and address. It may have more than the specification. */
async function expectLinks(menu: Locator, specified: readonly (readonly [string, string])[]) {
  for (const [name, href] of specified)
    await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
}

async function leaveThroughTheTop(page: Page, from: Locator) {
  const box = await from.boundingBox()
  if (!box) throw new Error('No place to move from')
  await page.mouse.move(box.x + box.width / 2, -20, { steps: 10 })
}

test.describe('navigation bar', () => {
  test('lists the top-level items in order', async ({ page }) => {
    await page.goto('/')
    const names = site.chrome.navigation.items.map(({ name }) => name)
    const specified = ['Home', 'About', 'Services', 'Industries', 'Careers', 'Locations', 'Contact']
    expect(names.filter((name) => specified.includes(name))).toEqual(specified)
    await expect(bar(page).locator('.bar-link')).toHaveText(names)
  })

  for (const [path, marked] of [
    ['/', ['Home']],
    ['/services/no-such-service', ['Services']],
    ['/servicesx', []],
  ] as const) {
    test(`at ${path} marks ${marked.join() || 'nothing'}`, async ({ page, allowErrors }) => {
      if (path !== '/') allowErrors(/404/)
      await page.goto(path)
      await expect(bar(page).locator('.bar-link[aria-current]')).toHaveText([...marked])
    })
  }

  test('turns translucent with a blur beyond 50 px', async ({ page }) => {
    await page.goto('/')
    const look = () =>
      bar(page).evaluate((element) => ({
        alpha: getComputedStyle(element).backgroundColor.includes('/'),
        blur: getComputedStyle(element, '::before').backdropFilter,
      }))
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          scrollTo(0, 50)
          requestAnimationFrame(() => requestAnimationFrame(resolve))
        }),
    )
    await expect(page.locator('html')).not.toHaveAttribute('data-scrolled')
    expect(await look()).toEqual({ alpha: false, blur: 'none' })
    await page.evaluate(() => scrollTo(0, 51))
    await expect(page.locator('html')).toHaveAttribute('data-scrolled')
    await expect.poll(look).toEqual({ alpha: true, blur: 'blur(12px)' })
    await expect(bar(page)).toBeInViewport()
  })

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
  test('open one at a time on hover, and close when the pointer leaves', async ({ page }) => {
    await page.goto('/')
    await bar(page).getByRole('link', { name: 'About', exact: true }).hover()
    await expect(openMenus(page)).toHaveCount(1)
    const about = site.chrome.navigation.items.find(({ id }) => id === 'about')
    const names = about?.submenu?.map(({ name }) => name) ?? []
    const specified = ['Company Overview', 'Leadership Team', 'Our Values', 'History']
    expect(names.filter((name) => specified.includes(name))).toEqual(specified)
    await expect(openMenus(page).getByRole('link')).toHaveText(names)
    await expectLinks(openMenus(page), [
      ['Company Overview', '/about'],
      ['Leadership Team', '/about#leadership'],
      ['Our Values', '/about#values'],
      ['History', '/about#history'],
    ])
    await bar(page).getByRole('link', { name: 'Industries', exact: true }).hover()
    await expect(openMenus(page)).toHaveCount(1)
    await expect(openMenus(page).getByRole('link')).toHaveCount(site.industries.length)
    await expectLinks(
      openMenus(page),
      site.industries.map(({ slug, name }) => [name, `/industries/${slug}`]),
    )
    await page.mouse.move(700, 700)
    await expect(openMenus(page)).toHaveCount(0)
  })

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

  test('Services opens a mega-menu of 56rem and three columns with all services', async ({ page }) => {
    await page.goto('/')
    await bar(page).getByRole('link', { name: 'Services', exact: true }).hover()
    const menu = page.locator('.megamenu')
    await expect(menu).toBeVisible()
    expect((await menu.boundingBox())?.width).toBe(56 * 16)
    const columns = await menu
      .locator('.megamenu-group')
      .evaluateAll((groups) => groups.map((each) => each.getBoundingClientRect().left))
    expect(new Set(columns).size).toBe(3)
    await expect(menu.locator('.megamenu-title a')).toHaveText(['Semiconductors', 'Embedded', 'Software'])
    await expect(menu.locator('a[href^="/services/"]')).toHaveCount(site.services.length)
    for (const [column, services] of Object.values(specifiedServices).entries()) {
      await expectLinks(
        menu.locator('.megamenu-group').nth(column),
        services.map(({ name, slug }) => [name, `/services/${slug}`]),
      )
    }
  })

  test('the mega-menu keeps its 56rem and stays on the screen at 1024 px', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 })
    await page.goto('/')
    await bar(page).getByRole('link', { name: 'Services', exact: true }).hover()
    await expect(page.locator('.megamenu')).toBeVisible()
    const box = await page.locator('.megamenu').boundingBox()
    expect(box?.width).toBe(56 * 16)
    expect(box?.x).toBeGreaterThanOrEqual(0)
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

  test('following a link closes the menus, even one to an anchor on the same page', async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/404/)
    await page.goto('/about')
    await menuButton(page, 'About').click()
    await openMenus(page).getByRole('link', { name: 'Our Values' }).click()
    await expect(page).toHaveURL(/\/about#values$/)
    await expect(menuButton(page, 'About')).toHaveAttribute('aria-expanded', 'false')
  })

  test('a click elsewhere closes the menus', async ({ page }) => {
    await page.goto('/')
    await menuButton(page, 'Services').click()
    await page.locator('main').click({ position: { x: 5, y: 600 } })
    await expect(openMenus(page)).toHaveCount(0)
  })
})

test.describe('menus by keyboard', () => {
  test('Tab, Enter and Escape work as in any disclosure widget', async ({ page }) => {
    await page.goto('/')
    await bar(page).getByRole('link', { name: 'About', exact: true }).focus()
    await page.keyboard.press('Tab')
    const button = menuButton(page, 'About')
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Tab')
    await expect(openMenus(page).getByRole('link', { name: 'Company Overview' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(openMenus(page)).toHaveCount(0)
    await expect(button).toBeFocused()
  })

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

  test('the skip link comes first and moves to the content', async ({ page }) => {
    await page.goto('/')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toBeFocused()
  })
})

test.describe('small screens', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  const toggle = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true })
  const list = (page: Page) => page.locator('#navigation')

  test('a button opens the list with its submenus inline', async ({ page }) => {
    await page.goto('/')
    await expect(list(page)).toBeHidden()
    await toggle(page).tap()
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true')
    for (const name of ['Careers', 'Our Values', 'ATE', 'Telecom and Network']) {
      await expect(list(page).getByRole('link', { name, exact: true })).toBeVisible()
    }
    await toggle(page).tap()
    await expect(list(page)).toBeHidden()
  })

  test('a link closes it, even one to an anchor on the same page', async ({ page, allowErrors }) => {
    allowErrors(/404/)
    await page.goto('/about')
    await toggle(page).tap()
    await list(page).getByRole('link', { name: 'History' }).tap()
    await expect(list(page)).toBeHidden()
  })

  test('Back closes it, even to another place of the same page, which it would cover', async ({ page }) => {
    await page.goto('/about')
    await toggle(page).tap()
    await list(page).getByRole('link', { name: 'History' }).tap()
    await toggle(page).tap()
    await expect(list(page)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/about$/)
    await expect(list(page)).toBeHidden()
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

test.describe('touch on wide screens', () => {
  test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true })

  test('a tap on the button opens and closes its menu', async ({ page }) => {
    await page.goto('/')
    await menuButton(page, 'Services').tap()
    await expect(page.locator('.megamenu')).toBeVisible()
    await menuButton(page, 'Services').tap()
    await expect(page.locator('.megamenu')).toBeHidden()
  })
})

for (const path of ['/admin', '/no/such/page']) {
  test(`${path} has the 30 particles of every page except the home page`, async ({ page, allowErrors }) => {
    allowErrors(/404/)
    await page.goto(path)
    await expect(page.locator('main .particles[aria-hidden="true"] .particle')).toHaveCount(30)
  })
}

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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('hover and focus open menus, and the page is readable', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await bar(page).getByRole('link', { name: 'About', exact: true }).hover()
    await expect(page.getByRole('link', { name: 'Leadership Team' })).toBeVisible()
  })
})
