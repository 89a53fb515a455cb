// The bar with its menus, and the particles. Rarer cases are in header.slow.spec.ts.
import type { Locator, Page } from '@playwright/test'
import { site } from '#content/default-content.ts'
import { bar, menuButton, openMenus } from '#tests/support/browser/site/menus.ts'
import { expect, test } from '#tests/support/browser/test.ts'
import { specifiedServices } from '#tests/support/pages/specified-services.ts'

/** Expects a menu to contain these links, by name and address. It may have more than the specification. */
async function expectLinks(menu: Locator, specified: readonly (readonly [string, string])[]) {
  for (const [name, href] of specified)
    await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
}

test.describe('navigation bar', () => {
  test('lists the top-level items in order', async ({ page }) => {
    await page.goto('/')
    const names = site.chrome.navigation.items.map(({ name }) => name)
    const specified = ['Home', 'About', 'Services', 'Industries', 'Careers', 'Locations', 'Contact']
    expect(names.filter((name) => specified.includes(name))).toEqual(specified)
    await expect(bar(page).locator('.bar-link')).toHaveText(names)
  })

  test('at / marks Home', async ({ page }) => {
    await page.goto('/')
    await expect(bar(page).locator('.bar-link[aria-current]')).toHaveText(['Home'])
  })

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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('hover and focus open menus, and the page is readable', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await bar(page).getByRole('link', { name: 'About', exact: true }).hover()
    await expect(page.getByRole('link', { name: 'Leadership Team' })).toBeVisible()
  })
})
