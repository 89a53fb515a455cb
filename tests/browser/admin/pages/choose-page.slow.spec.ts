// From page to page in Pages: the keyboard goes on where it was, and a phone shows the page below the list of its texts.
import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser/panel/admin-panel.ts'
import { openInPages, PagesView } from '#tests/support/browser/panel/pages-view.ts'

const choice = (page: Page) => page.getByRole('combobox', { name: 'Page', exact: true })
const heading = (page: Page, name: string) =>
  page.locator('.admin').getByRole('heading', { level: 2, name, exact: true })

test('the arrow keys go from page to page in the choice of pages', async ({ panel, page }) => {
  const view = await openInPages(panel, '/')
  await choice(page).focus()
  for (const name of ['About', 'Services']) {
    await page.keyboard.press('ArrowDown')
    await expect(heading(page, name)).toBeAttached()
    await expect(choice(page)).toBeFocused()
    await view.ready()
    await expect(choice(page), 'also once the page is shown').toBeFocused()
  }
})

test('a link to a page, and back to all pages, moves the focus to the heading', async ({ panel, page }) => {
  await panel.open()
  await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Pages' }).click()
  const link = page
    .getByRole('region', { name: 'Pages' })
    .getByRole('link', { name: /^About/ })
    .first()
  await link.press('Enter')
  await expect(heading(page, 'About')).toBeFocused()
  await page.getByRole('link', { name: 'All pages', exact: true }).press('Enter')
  await expect(heading(page, 'Pages')).toBeFocused()
})

test('the choice of pages names an address without a page, and leads from there to the first page', async ({
  panel,
  page,
  allowErrors,
}) => {
  allowErrors(/status of 404/)
  await panel.open()
  await page.goto('/admin#pages/nowhere')
  await expect(page.getByText('This site has no page at this address.')).toBeVisible()
  await expect(choice(page).getByRole('option', { selected: true })).toHaveText('/nowhere')
  await choice(page).selectOption('Home')
  await expect(heading(page, 'Home')).toBeAttached()
  await expect(choice(page).getByRole('option', { name: '/nowhere' })).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the list of texts leaves room for the page, until a text is edited in it', async ({ panel }) => {
    const view = await openInPages(panel, '/contact', { list: 'shown' })
    const height = async () => (await view.list.boundingBox())?.height ?? 0
    await expect.poll(height).toBeLessThanOrEqual(844 / 2)
    await view.list.getByRole('button', { name: /\(contact\.meta\.title, / }).click()
    await expect(view.field).toBeFocused()
    await expect.poll(height).toBeGreaterThan(844)
    await expect(view.save).toBeInViewport({ ratio: 1 })
  })
})

for (const width of [1280, 1440])
  test(`nothing of a scrolled page can be seen above and beside its tools at ${width} px`, async ({
    panel,
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await panel.open()
    await new PagesView(page).open('/about')
    await page.evaluate(() => scrollTo(0, 400))
    const through = () =>
      page.evaluate(() => {
        const tools = document.querySelector('.page-tools')?.getBoundingClientRect()
        const found = new Set<string>()
        for (let y = (tools?.top ?? 0) - 3; y < (tools?.bottom ?? 0); y++)
          for (const x of [1, 20, 25, 60, innerWidth / 2, innerWidth - 25, innerWidth - 20, innerWidth - 2]) {
            const at = document.elementFromPoint(x, y)
            if (!at?.closest('.page-tools, .panel-bar')) found.add(`${x}, ${y}: ${at?.className}`)
          }
        return [...found]
      })
    await expect.poll(through).toEqual([])
  })

test('a page leads to itself as visitors see it, and Home is called so', async ({ panel, page, seed }) => {
  await seed({ 'home.hero.title': 'Words' })
  await panel.open()
  await expect(panel.row('home.hero.title').getByRole('link')).toHaveText(
    'Shown on Home (opens in a new tab)',
  )
  await new PagesView(page).open('/')
  const view = page.getByRole('link', { name: 'View page (opens in a new tab)' })
  await expect(view).toHaveAttribute('href', '/')
  await page.goto('/admin#texts?page=Home')
  const home = page.getByRole('region', { name: 'Site texts' }).locator('.page-link')
  await expect(home).toHaveText('Home (opens in a new tab)')
  await expect(home).toHaveAttribute('href', '/')
})
