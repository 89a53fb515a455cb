// The choice of pages: by keyboard, by what was edited last, while it loads, and on a small phone.
import type { Locator } from '@playwright/test'
import { pathsOf } from '#content/addresses/paths.ts'
import { site } from '#content/default-content.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { sideways } from '#tests/support/browser/layout.ts'
import { expect, test } from '#tests/support/browser/panel/admin-panel.ts'
import { openPagesOverview } from '#tests/support/browser/panel/pages-view.ts'
import { saveText } from '#tests/support/server/stored-items.ts'

/** With “not found” and the page of a server error. */
const pageCount = pathsOf(site).length + 2
const servicesOf = (group: string) => site.services.filter((service) => service.group === group).length
const search = (view: Locator) => view.getByRole('searchbox', { name: 'Find a text on the site' })

test('says that it is loading, and that it could not load', async ({ panel, page, allowErrors }) => {
  const held = Promise.withResolvers<void>()
  await page.route(/rest\/v1\/website_content/, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/admin#pages')
  const view = panel.page.getByRole('region', { name: 'Pages', exact: true })
  await expect(view).toContainText('Loading items…')
  await expect(view).toHaveAttribute('aria-busy', 'true')
  held.resolve()
  await expect(view.getByRole('navigation')).toBeVisible()

  allowErrors(/catalog|ERR_FAILED/)
  await page.route(/\/catalog-[\w-]+\.js/, (route) => route.abort())
  await page.reload()
  await expect(view).toContainText('The site texts could not be loaded. Reload the page to try again.')
  await expect(view).toHaveAttribute('aria-busy', 'false')
})

test('axe finds nothing, and it fits a small phone', async ({ panel, page, seed }) => {
  await seed({ 'services.data-analytics-ai-and-machine-learning.overview': 'x'.repeat(300) })
  const view = await openPagesOverview(panel.page)
  await expectAccessible(page, 'pages')
  await page.setViewportSize({ width: 320, height: 800 })
  expect(await sideways(page)).toBeLessThanOrEqual(0)
  await search(view).fill('verification')
  await expect(view.getByRole('status')).toHaveText('20 best matches')
  expect(await sideways(page)).toBeLessThanOrEqual(0)
  await expectAccessible(page, 'results')
})

test('all pages can be chosen, with the number of their edited texts, by keyboard', async ({
  panel,
  page,
  seed,
}) => {
  await seed({
    'services.ate.overview': 'New overview',
    'services.ate.name': 'ATE and test',
    'company.name': 'On all pages',
    'chrome.errors.failure.title': 'Sorry',
    'free.note': 'Nobody reads this',
  })
  const view = await openPagesOverview(panel.page)
  await expect(view.getByRole('status')).toHaveText(`${pageCount} pages`)
  const list = view.getByRole('navigation', { name: 'Pages of the site' })
  await expect(list.getByRole('link')).toHaveCount(pageCount)
  await expect(list.getByRole('heading', { level: 3 })).toHaveText([
    `Main pages ${pathsOf({ ...site, services: [], industries: [] }).length}`,
    `Industries ${site.industries.length}`,
    'Errors 2',
    `Services › Semiconductors ${servicesOf('semiconductors')}`,
    `Services › Embedded ${servicesOf('embedded')}`,
    `Services › Software ${servicesOf('software')}`,
  ])
  const ate = list.getByRole('link', { name: 'ATE 2 edited /services/ate', exact: true })
  await expect(ate).toHaveAttribute('href', '#pages/services/ate')
  await expect(list.getByRole('link', { name: 'Error page 1 edited' })).toHaveAttribute(
    'href',
    '#pages/error',
  )
  await expect(list.getByRole('link', { name: 'Home /' })).toHaveAttribute('href', '#pages/')

  await list.getByRole('link', { name: 'Analog and mixed-signal' }).focus()
  await page.keyboard.press('j')
  await expect(ate).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#pages\/services\/ate$/)
  await page.goBack()
  await expect(list).toBeVisible()
})

test('what was edited last comes first, also when somebody else saves it', async ({
  panel,
  supabase,
  seed,
}) => {
  await panel.open()
  const view = await openPagesOverview(panel.page)
  const recent = view.getByRole('region', { name: 'Last edited' })
  await expect(recent).toContainText('No texts are edited. All pages show their defaults.')
  await seed({ 'home.hero.title': 'First', 'about.hero.title': 'שלום', 'home.hero.primary.href': '/careers' })
  const links = recent.getByRole('link')
  await expect(links).toHaveText([
    /^Home › .*→ \/careers/,
    /^About › Hero › Headline ?שלום ?just now/,
    /First/,
  ])
  await expect(links.nth(1).getByRole('paragraph')).toHaveCSS('direction', 'rtl')
  await saveText(supabase, { content_key: 'home.hero.title' }, 'Saved again')
  await expect(links.first()).toHaveText(/Home › Hero › Headline ?Saved again/)
  await expect(links.first()).toHaveAttribute('href', '#pages/?text=home.hero.title')
  await expect(links).toHaveCount(3)
})
