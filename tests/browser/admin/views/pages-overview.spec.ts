// The first screen of the view "Pages": all pages to choose from, a search over their texts, and what was edited last.
import type { Locator } from '@playwright/test'
import { pathsOf } from '#content/addresses/paths.ts'
import { site } from '#content/default-content.ts'
import { expect, test } from '#tests/support/browser/panel/admin-panel.ts'
import { openPagesOverview } from '#tests/support/browser/panel/pages-view.ts'
import { saveText } from '#tests/support/server/stored-items.ts'

/** With “not found” and the page of a server error. */
const pageCount = pathsOf(site).length + 2
const servicesOf = (group: string) => site.services.filter((service) => service.group === group).length

const search = (view: Locator) => view.getByRole('searchbox', { name: 'Find a text on the site' })

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

test('a text is found by its words, and its link leads to its place; Back returns to the search', async ({
  panel,
  page,
  seed,
}) => {
  const markup = '<b>Quince</b> jelly '
  await seed({ 'careers.hero.title': markup + 'x'.repeat(2000), 'chrome.errors.failure.title': 'Quince' })
  const view = await openPagesOverview(panel.page)
  const field = search(view)
  await page.keyboard.press('/')
  await expect(field).toBeFocused()
  await field.fill('quince')
  await expect(view.getByRole('status')).toHaveText('2 texts')
  const results = view.getByRole('listitem').getByRole('link')
  await expect(results).toHaveCount(2)
  await expect(results.filter({ hasText: 'Error page' })).toHaveAttribute(
    'href',
    '#pages/error?text=chrome.errors.failure.title',
  )
  const found = results.filter({ hasText: 'Careers › Hero › Headline' })
  await expect(found.locator('mark')).toHaveText('Quince')
  await expect(found).toContainText(markup)
  await expect(found).toContainText('Edited')
  expect((await found.innerText()).length).toBeLessThan(300)

  await found.click()
  await expect(page).toHaveURL(/#pages\/careers\?text=careers\.hero\.title$/)
  await page.goBack()
  await expect(page).toHaveURL(/#pages\?q=quince$/)
  await expect(field).toHaveValue('quince')
  await expect(results).toHaveCount(2)

  await field.fill('the')
  await expect(view.getByRole('status')).toHaveText('20 best matches')
  await expect(results).toHaveCount(20)
  await field.fill('xyzzy')
  await expect(view.getByRole('status')).toHaveText('0 texts')
  await expect(view).toContainText('No texts match. Try fewer or different words.')
  await field.press('Escape')
  await expect(view.getByRole('status')).toHaveText(`${pageCount} pages`)
  await expect(page).toHaveURL(/#pages$/)
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
