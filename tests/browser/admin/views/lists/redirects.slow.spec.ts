// Hidden pages and old addresses in the panel: shown again, refused, ignored, and named in the other views.

import type { Route } from '@playwright/test'
import { redirectsKey } from '#content/redirects/redirect-lines.ts'
import { recordDescriptions } from '#tests/support/browser/announcements.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { holdCalls, loseNextCall } from '#tests/support/browser/database-calls.ts'
import { expect, test } from '#tests/support/browser/panel/admin-panel.ts'
import { RedirectsSection } from '#tests/support/browser/panel/redirects-section.ts'
import { saveItems } from '#tests/support/browser/save-items.ts'
import { saveText, storedItems, valuesOf } from '#tests/support/server/stored-items.ts'

test('an old address is added with a pasted link, refused if it cannot work, and removed', async ({
  panel,
  page,
}) => {
  await panel.open()
  const section = new RedirectsSection(page)
  await section.open()
  await section.act('Add an old address…').click()
  const address = section.addForm.getByLabel('Old address')
  await expect(address).toBeFocused()
  for (const [typed, why] of [
    ['', 'Enter an address.'],
    ['/admin', 'The site needs this address itself.'],
    ['https://www.example.com/services/ate', 'To hide the page of a service or an industry, select'],
    ['/about', 'This is the address of a page.'],
    ['https://www.example.com/', 'This is the address of a page.'],
    ['our team', 'The old address must be a short path such as /our-team'],
    ['/our.team', 'with letters, digits, spaces, - and _ only.'],
  ] as const) {
    await address.fill(typed)
    const read = await recordDescriptions(address)
    await page.keyboard.press('Enter')
    await expect(section.addForm).toContainText(why)
    await expect(address).toBeFocused()
    expect(await read()).toEqual([expect.stringContaining(why)])
    await expect(address).toHaveValue(typed)
  }
  await address.fill('https://www.example.com/Our-Team/?from=print')
  await section.addForm.getByLabel('Where its visitors go').selectOption('About')
  await section.addForm.getByRole('button', { name: 'Add this address' }).press('Enter')
  await panel.expectToast('Content Saved!', '/our-team leads to /about.', 'success')
  await expect(section.act('Add an old address…')).toBeFocused()
  await expect(section.row('/our-team')).toContainText('Old address. Leads to /about')
  await expect(section.region).toContainText('0 hidden, 1 old address')
  await expect
    .poll(async () =>
      (await fetch(new URL('/our-team', page.url()), { redirect: 'manual' })).headers.get('location'),
    )
    .toBe('/about')

  await section.act('Remove /our-team').click()
  await panel.expectToast('Content Saved!', '/our-team no longer leads to a page.', 'success')
  await expect(section.row('/our-team')).toHaveCount(0)
  await expect(section.region.getByRole('heading', { level: 3 })).toBeFocused()
})

test('an address in the list, or of a hidden page, is not led elsewhere by adding it again', async ({
  panel,
  page,
  seed,
  supabase,
}) => {
  const lines = '/services/ate /services\n/our-team /careers'
  await seed({ [redirectsKey]: lines })
  await panel.open()
  const section = new RedirectsSection(page)
  await section.open()
  await section.act('Add an old address…').click()
  const address = section.addForm.getByLabel('Old address')
  const inList = 'This address is already in the list and leads to /careers. Remove it there first.'
  for (const [typed, why] of [
    ['https://www.example.com/Our-Team/', inList],
    [
      '/services/ate',
      'This page is hidden and leads to /services. To change that, show it again, then hide it anew.',
    ],
  ] as const) {
    await address.fill(typed)
    await page.keyboard.press('Enter')
    await expect(section.addForm).toContainText(why)
    await expect(address).toBeFocused()
  }
  await panel.quiet()
  expect(await valuesOf(supabase)).toEqual([`${redirectsKey}=${lines}`])
})

test('an old address is shown with its letters, though its line has escapes', async ({
  panel,
  page,
  supabase,
}) => {
  await panel.open()
  const section = new RedirectsSection(page)
  await section.open()
  await section.act('Add an old address…').click()
  await section.addForm.getByLabel('Old address').fill('/Über uns')
  await section.addForm.getByRole('button', { name: 'Add this address' }).press('Enter')
  await panel.expectToast('Content Saved!', '/über uns leads to /.', 'success')
  await expect(section.row('/über uns')).toContainText('Old address. Leads to Home')
  expect(await valuesOf(supabase)).toEqual([`${redirectsKey}=/%C3%BCber%20uns /`])
  await section.act('Remove /über uns').click()
  await panel.expectToast('Content Saved!', '/über uns no longer leads to a page.', 'success')
  await expect(section.row('/über uns')).toHaveCount(0)
})

test('Escape closes a form without a change, and returns the focus', async ({ panel, page, supabase }) => {
  await panel.open()
  const section = new RedirectsSection(page)
  await section.open()
  await section.act('Hide a page…').press('Enter')
  await expect(section.hideForm.getByLabel('Page to hide')).toBeFocused()
  await expectAccessible(page, 'hide a page', { within: '.redirects' })
  await page.keyboard.press('Escape')
  await expect(section.hideForm).toHaveCount(0)
  await expect(section.act('Hide a page…')).toBeFocused()
  expect(await valuesOf(supabase)).toEqual([])
})

test('a hidden page is named as such in Pages, can be edited there, and is shown again', async ({
  panel,
  page,
  seed,
}) => {
  await seed({ [redirectsKey]: '/industries/retail /industries\n/a /b\n/b /a' })
  await panel.open()
  const views = page.getByRole('navigation', { name: 'Views' })
  await views.getByRole('link', { name: 'Pages' }).click()
  const list = page.getByRole('navigation', { name: 'Pages of the site' })
  await expect(list.getByRole('heading', { name: /^Hidden pages/ })).toBeVisible()
  const link = list.getByRole('link', { name: /^Retail/ })
  await expect(link).toContainText('Visitors go to /industries')
  await link.click()
  await expect(page.getByText('This page is hidden: visitors go to /industries.')).toBeVisible()
  await expect(page.getByLabel('Page', { exact: true }).locator('option:checked')).toHaveText(
    'Retail (hidden)',
  )
  await expect(page.locator('.page-stage').getByRole('button').first()).toBeVisible()
  // Its address leads to another page.
  await expect(page.getByRole('link', { name: /^View .*page/ })).toHaveCount(0)
  await page.getByRole('link', { name: 'Show it again in Lists' }).click()

  const section = new RedirectsSection(page)
  await expect(section.row('/a /b')).toContainText('Not used: it leads back to itself.')
  await expectAccessible(page, 'lists with redirects', { within: '.redirects' })
  await section.act('Show again: Retail').click()
  await panel.expectToast('Content Saved!', '“Retail” is shown again.', 'success')
  await expect(section.row('Retail')).toHaveCount(0)
  await views.getByRole('link', { name: 'Pages' }).click()
  await page.getByRole('link', { name: 'All pages' }).click()
  await expect(list.getByRole('heading', { name: /^Hidden pages/ })).toHaveCount(0)
})

test('two people hide pages at the same time, and both are hidden', async ({
  panel,
  page,
  openAnother,
  supabase,
  allowErrors,
}) => {
  // A panel that does not know of the other change yet is refused once, and tries again.
  allowErrors(/status of 409/)
  await panel.open()
  const section = new RedirectsSection(page)
  await section.open()
  const other = await openAnother()
  await other.goto('/admin')
  const others = new RedirectsSection(other)
  await others.open()
  await section.hide('ATE')
  await others.hide('DFT')
  await expect(section.row('DFT')).toBeVisible()
  await expect(others.row('ATE')).toBeVisible()
  const { data } = await supabase.from('website_content').select('content_value').single()
  expect(data?.content_value.split('\n').sort()).toEqual([
    '/services/ate /services',
    '/services/dft /services',
  ])
})

test('what somebody else removes moves the focus to no other button, but from its own to the next', async ({
  panel,
  page,
  seed,
  supabase,
}) => {
  const [item] = await seed({ [redirectsKey]: '/a /about\n/b /about\n/c /about' })
  if (!item) throw new Error('nothing seeded')
  const save = (text: string) => saveText(supabase, item, text)
  await panel.open()
  const section = new RedirectsSection(page)
  await section.open()
  await section.act('Remove /b').focus()
  await save('/b /about\n/c /about')
  await expect(section.row('/a')).toHaveCount(0)
  await expect(section.act('Remove /b')).toBeFocused()
  await save('/c /about')
  await expect(section.row('/b')).toHaveCount(0)
  await expect(section.act('Remove /c')).toBeFocused()
  await save('')
  await expect(section.row('/c')).toHaveCount(0)
  await expect(section.region.getByRole('heading', { level: 3 })).toBeFocused()
})

test('an old address that is removed late takes the focus from no other one', async ({
  panel,
  page,
  seed,
}) => {
  await seed({ [redirectsKey]: '/a /about\n/b /about' })
  await panel.open()
  const section = new RedirectsSection(page)
  await section.open()
  const { held, release } = await holdCalls(page, 'apply_content')
  await section.act('Remove /a').press('Enter')
  await held
  await section.act('Remove /b').focus()
  release()
  await panel.expectToast('Content Saved!', '/a no longer leads to a page.', 'success')
  await expect(section.row('/a')).toHaveCount(0)
  await expect(section.act('Remove /b')).toBeFocused()
})

test('a page is not hidden if its visitors would go in a circle, because somebody else was faster', async ({
  panel,
  page,
  seed,
  supabase,
  allowErrors,
}) => {
  allowErrors(/status of 409/)
  await panel.open()
  const section = new RedirectsSection(page)
  await section.open()
  const beforeOurs = async (route: Route) => {
    await seed({ [redirectsKey]: '/services/ate /services/dft' })
    await route.continue()
  }
  await page.route('**/rpc/apply_content', beforeOurs, { times: 1 })
  await section.act('Hide a page…').click()
  await section.hideForm.getByLabel('Page to hide').selectOption('DFT')
  await section.hideForm.getByLabel('Where its visitors go').selectOption('ATE')
  await section.hideForm.getByRole('button', { name: 'Hide this page' }).click()
  const why = '“/services/dft” cannot lead to “/services/ate”: it leads back to itself.'
  await panel.expectToast('Error saving content', `Failed to save: ${why}`, 'error')
  await expect(section.hideForm).toContainText('It was not saved.')
  await expect(section.row('ATE')).toContainText('Leads to /services/dft')
  expect(await valuesOf(supabase)).toEqual([`${redirectsKey}=/services/ate /services/dft`])
})

test('a form keeps the chosen pages that somebody else hides, and acts on no others', async ({
  panel,
  page,
  seed,
  supabase,
}) => {
  await panel.open()
  const section = new RedirectsSection(page)
  await section.open()
  await section.act('Hide a page…').click()
  const chosen = section.hideForm.getByLabel('Page to hide')
  const target = section.hideForm.getByLabel('Where its visitors go')
  const hide = section.hideForm.getByRole('button', { name: 'Hide this page' })
  const saved = async () => (await storedItems(supabase))[0]?.content_value
  const others = '/services/ate /services\n/services/dft /services'
  const why = 'This page cannot be chosen anymore. Choose another one.'
  await chosen.selectOption('ATE')
  await target.selectOption('DFT')
  await seed({ [redirectsKey]: others })
  for (const [field, gone, other] of [
    [chosen, 'ATE', 'RTL design'],
    [target, 'DFT', 'Retail'],
  ] as const) {
    await expect(field).toHaveAccessibleDescription(why)
    await expect(field.locator('option:checked')).toHaveText(gone)
    await hide.click()
    await expect(field).toBeFocused()
    expect(await saved()).toBe(others)
    await field.selectOption(other)
    await expect(field).toHaveAccessibleDescription('')
  }
  await hide.click()
  await expect(section.row('RTL design')).toContainText('Leads to /industries/retail')

  await section.act('Add an old address…').click()
  await section.addForm.getByLabel('Old address').fill('/our-team')
  const end = section.addForm.getByLabel('Where its visitors go')
  await end.selectOption('Insurance')
  const more = `${await saved()}\n/industries/insurance /industries`
  await saveItems(supabase, { [redirectsKey]: more })
  await expect(end).toHaveAccessibleDescription(why)
  await expect(end.locator('option:checked')).toHaveText('Insurance')
  await section.addForm.getByRole('button', { name: 'Add this address' }).click()
  await expect(end).toBeFocused()
  expect(await saved()).toBe(more)
  await end.selectOption('Retail')
  await section.addForm.getByRole('button', { name: 'Add this address' }).click()
  await expect(section.row('/our-team')).toContainText('Leads to /industries/retail')
})

test('a form says that it was not saved only if it was sent', async ({ panel, page, allowErrors }) => {
  allowErrors(/net::ERR_INTERNET_DISCONNECTED/)
  await panel.open()
  const section = new RedirectsSection(page)
  await section.open()
  await section.act('Hide a page…').click()
  await loseNextCall(page, 'apply_content')
  await section.hideForm.getByRole('button', { name: 'Hide this page' }).click()
  await expect(section.hideForm).toContainText('It was not saved.')
  await section.act('Add an old address…').click()
  await expect(section.addForm).toBeVisible()
  await expect(section.addForm).not.toContainText('It was not saved.')
})

test('the text says which of its lines are not used', async ({ panel, page, seed }) => {
  await seed({ [redirectsKey]: '/services/ate /services' })
  await panel.open()
  await page.goto(`/admin#texts?text=${redirectsKey}`)
  const field = page.getByRole('textbox', { name: /Hidden pages and old addresses/ })
  await field.fill('/services/ate /services\n/about /careers\n/x https://example.com')
  await expect(
    page.getByText('Not used: “/about /careers”, because this page cannot be hidden.'),
  ).toBeVisible()
  await expect(
    page.getByText('Not used: “/x https://example.com”, because the new address must be'),
  ).toBeVisible()
})

test('before the items have been read, nothing is said about hidden pages', async ({ panel, page, seed }) => {
  await seed({ [redirectsKey]: '/services/ate /services' })
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/rest/v1/website_content?*', async (route) => {
    await isReleased
    await route.continue()
  })
  await page.goto('/admin#lists')
  const section = new RedirectsSection(page)
  await expect(section.act('Add an old address…')).toBeVisible()
  await expect(section.region).not.toContainText('All pages are shown')
  await expect(section.region).not.toContainText('0 hidden')
  release()
  await expect(section.region).toContainText('1 hidden, 0 old addresses')
  await panel.quiet()
})
