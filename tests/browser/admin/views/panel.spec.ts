// The panel as it opens: its first screen, the list while and after it loads, and an open row.

import { expectAccessible } from '#tests/support/browser/axe.ts'
import { sideways } from '#tests/support/browser/layout.ts'
import { expect, test } from '#tests/support/browser/panel/admin-panel.ts'
import { expectListFits } from '#tests/support/browser/panel/list-fits.ts'

test('has its title, a subtitle, the list and the form', async ({ panel, page }) => {
  await panel.open()
  await expect(page).toHaveTitle(/^Admin Panel \|/)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Panel')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-size', '20px')
  await expect(page.locator('.admin-particles .particle')).toHaveCount(30)
  await expect(page.getByText('Manage website content.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Manage Content' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Add New Content' })).toBeVisible()
  await expect(panel.newKey).toHaveJSProperty('tagName', 'INPUT')
  await expect(panel.newValue).toHaveJSProperty('tagName', 'TEXTAREA')
})

test('needs no sign-in', async ({ panel }) => {
  await panel.open()
  await expect(panel.page.getByLabel(/password/i)).toHaveCount(0)
  await expect(panel.addButton).toBeEnabled()
})

test('says so when there is no content', async ({ panel }) => {
  await panel.open()
  await expect(panel.list).toContainText('No content found in Supabase. Add new content below.')
  await expect(panel.rows).toHaveCount(0)
})

test('leads from the empty list to the texts of the site', async ({ panel, page }) => {
  await panel.open()
  const sentence = await panel.list.getByText('No content found in Supabase.').boundingBox()
  const link = panel.list.getByRole('link', { name: 'Edit the texts of the site' })
  expect((await link.boundingBox())?.y).toBeGreaterThanOrEqual((sentence?.y ?? Infinity) + 16)
  await link.click()
  await expect(page.getByRole('region', { name: 'Site texts' })).toBeVisible()
})

test('says on its first screen that texts can be edited on a page', async ({ panel, page, seed }) => {
  const line = panel.list.getByText('To edit texts directly on a page, open Pages.')
  await panel.open()
  await expect(panel.list).toContainText('No content found in Supabase.')
  const place = await line.boundingBox()
  await seed({ item: 'x' })
  await expect(panel.rows).toHaveCount(1)
  expect(await line.boundingBox()).toEqual(place)
  await line.getByRole('link', { name: 'Pages' }).click()
  await expect(page).toHaveURL(/\/admin#pages$/)
  await expect(page.getByRole('heading', { level: 2, name: 'Pages' })).toBeVisible()
})

test('is rendered by the server in its loading state', async ({ request }) => {
  const html = await (await request.get('/admin')).text()
  expect(html).toContain('Connecting')
  expect(html).toContain('Loading items…')
  expect(html).toMatch(/<noscript>.*This page needs JavaScript\./)
  expect(html).not.toContain('No content found')
})

test('shows that it is loading until the list is there', async ({ panel, page, seed }) => {
  await seed({ 'company.email': 'info@example.com' })
  const held = Promise.withResolvers<void>()
  await page.route(/rest\/v1\/website_content/, async (route) => {
    await held.promise
    await route.continue()
  })
  await panel.open({ live: false })
  await expect(panel.banner).toContainText('Connected')
  await expect(panel.list).toContainText('Loading items…')
  await expect(panel.list).toHaveAttribute('aria-busy', 'true')
  held.resolve()
  await expect(panel.value('company.email')).toHaveText('info@example.com')
  await expect(panel.list).not.toContainText('Loading items…')
})

test('lists every item with key, value, Edit and Delete buttons, oldest first', async ({ panel, seed }) => {
  await seed({ 'z.first': 'one', 'a.second': 'two', 'm.third': 'three' })
  await panel.open()
  expect(await panel.keys()).toEqual(['z.first', 'a.second', 'm.third'])
  await expect(panel.value('a.second')).toHaveText('two')
  await expect(panel.list).toContainText('3 items, oldest first')
  for (const key of await panel.keys()) {
    await expect(panel.editButton(key)).toBeVisible()
    await expect(panel.deleteButton(key)).toBeVisible()
  }
})

test('selects all rows, ascending by created_at, with the API key and a bearer token', async ({
  panel,
  calls,
  server,
}) => {
  await panel.open()
  const [load] = calls
  const url = new URL(load?.url() ?? '')
  expect(load?.method()).toBe('GET')
  expect(url.pathname).toBe('/rest/v1/website_content')
  expect(url.searchParams.get('select')).toBe('*')
  expect(url.searchParams.get('order')).toMatch(/^created_at\.asc\b/)
  expect([...url.searchParams.keys()]).toEqual(['select', 'order'])
  for (const call of calls) {
    const headers = await call.allHeaders()
    expect(headers.apikey).toBe(server.publishableKey)
    expect(headers.authorization).toMatch(/^Bearer ./)
  }
})

test('shows values as text, isolates their direction, and breaks long ones', async ({
  panel,
  page,
  seed,
}) => {
  const markup = '<img src=x onerror="document.title=1"><b>bold</b>'
  await seed({
    markup,
    [`long.${'key'.repeat(60)}`]: 'x'.repeat(3000),
    rtl: 'שלום',
    empty: '',
    lines: 'one\ntwo',
  })
  await page.setViewportSize({ width: 320, height: 800 })
  await panel.open()
  await expect(panel.value('markup')).toHaveText(markup)
  await expect(panel.value('rtl')).toHaveCSS('direction', 'rtl')
  await expect(panel.value('empty')).toHaveText('Empty')
  await expect(panel.value('lines')).toHaveCSS('white-space', 'pre-wrap')
  expect(await sideways(page)).toBeLessThanOrEqual(0)
})

test('shows the time of the last change, with the exact time on hover', async ({ panel, seed }) => {
  const [item] = await seed({ fresh: 'x' })
  await panel.open()
  const time = panel.row('fresh').getByRole('time')
  await expect(time).toHaveText('just now')
  await expect(time).toHaveAttribute('datetime', item?.updated_at ?? '')
  await expect(time).toHaveAttribute('title', /^Updated .+\d\d:\d\d:\d\d.+\nCreated .+\d\d:\d\d:\d\d/)
})

test.describe('when loading fails', () => {
  test('a message and a toast say why, and the list can be read again', async ({
    panel,
    page,
    seed,
    allowErrors,
  }) => {
    await seed({ 'company.email': 'info@example.com' })
    allowErrors(/status of 404/)
    // The server is asked for a table that does not exist.
    await page.route(/rest\/v1\/website_content\?/, (route) =>
      route.continue({ url: route.request().url().replace('website_content', 'no_such_table') }),
    )
    await panel.open({ live: false })
    const box = page.getByText(/^Failed to load content: /)
    await expect(box).toHaveText(
      /^Failed to load content: (.+)\. Ensure the table 'website_content' exists and replication is enabled\.$/,
    )
    const message = /content: (.+)\. Ensure/.exec(await box.innerText())?.[1] ?? ''
    await panel.expectToast('Error loading content', message, 'error')
    await expect(panel.list).not.toContainText('No content found')
    await expect(panel.list).toContainText('The items could not be loaded.')

    // Once connected, the panel reads the list again by itself; that has to fail as well, or there is no button to
    // press.
    await expect(panel.banner).toContainText('Connected')
    await panel.quiet()
    await page.unroute(/rest\/v1\/website_content\?/)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(panel.value('company.email')).toHaveText('info@example.com')
    await expect(box).toHaveCount(0)
  })
})

test('axe finds nothing in the list with an open row', async ({ panel, page, seed }) => {
  await seed({ 'company.email': 'info@example.com', other: 'y' })
  await panel.open()
  await panel.editButton('company.email').click()
  await expect(panel.field('company.email')).toBeFocused()
  await expectAccessible(page, 'list with an open row', { at: [1440] })
})

for (const width of [390, 1440])
  test(`fits ${width} px`, ({ panel, seed }) => expectListFits(panel, seed, width))
