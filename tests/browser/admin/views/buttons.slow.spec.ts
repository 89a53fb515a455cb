import type { Page } from '@playwright/test'
import { startServer } from '#testing/server.ts'
import { expect, test } from '#tests/support/browser/admin-panel.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'

const key = 'about.closing.action.href'
const label = 'View Open Positions'

/** The view, as a test uses it. */
function viewOf(page: Page) {
  const region = page.getByRole('region', { name: 'Buttons' })
  const row = (key: string) =>
    region.getByRole('listitem').filter({ has: page.getByText(key, { exact: true }) })
  return {
    region,
    row,
    field: (key: string) => row(key).getByRole('combobox'),
    accept: (key: string) => row(key).getByRole('button', { name: /^Accept/ }),
    linked: (key: string) => row(key).getByRole('button', { name: /^Linked/ }),
    undo: (key: string) => row(key).getByRole('button', { name: /^Undo/ }),
    again: (key: string) => row(key).getByRole('button', { name: /^Make coming soon again/ }),
    acceptAll: region.getByRole('button', { name: /^Accept all \d/ }),
    plan: region.getByRole('region', { name: 'What accepting all would change' }),
    count: region.getByRole('status').first(),
    async open() {
      await page.getByRole('link', { name: 'Buttons', exact: true }).click()
      await expect(region).toHaveAttribute('aria-busy', 'false')
    },
    /** Returns how many buttons are coming soon. */
    coming: async () =>
      Number(/^(\d+) coming soon/.exec(await region.getByRole('status').first().innerText())?.[1]),
  }
}

test('lists buttons without a link with label, page, notice and a suggestion', async ({
  panel,
  page,
  seed,
}) => {
  await seed({ 'careers.hero.action.label': 'All Jobs', 'home.hero.primary.href': '/services' })
  await panel.open()
  const view = viewOf(page)
  await view.open()
  await expect(view.row(key)).toContainText(label)
  await expect(view.row(key)).toContainText('Shows on /about')
  await expect(view.row(key)).toContainText('Until then: “Feature Coming Soon”')
  await expect(view.field(key)).toHaveValue('/careers')
  await expect(view.field(key)).toHaveAccessibleName(`Destination of ${label} (${key})`)
  await expect(view.row('careers.hero.action.href')).toContainText('All Jobs')
  await expect(view.row('chrome.footer.social.twitter.href')).toContainText(
    'Until then: “Feature Coming Soon!”',
  )
  await expect(view.row('home.hero.primary.href')).toContainText('→ /services')
  await expect(view.row('industries.contact.href')).toContainText('→ /contact')

  const list = await view.field(key).getAttribute('list')
  const paths = await page
    .locator(`#${list} option`)
    .evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).value))
  expect(paths).toEqual(expect.arrayContaining(['/', '/careers', '/services/ate', '/about#history']))
})

test('accepts one, and another panel sees it', async ({ panel, page, otherPanel, supabase }) => {
  await panel.open()
  await otherPanel.open()
  const view = viewOf(page)
  const other = viewOf(otherPanel.page)
  await view.open()
  await other.open()
  const before = await view.coming()
  await view.field(key).fill('/careers#positions-title')
  await view.field(key).press('Enter')
  await panel.expectToast('Content Added!', `${key} added.`, 'success')
  await expect(view.row(key)).toContainText('Open /careers#positions-title')
  await expect(view.field(key)).toBeFocused()
  await expect(other.row(key)).toContainText('→ /careers#positions-title')
  for (const each of [view, other]) await expect(each.count).toContainText(`${before - 1} coming soon`)
  const { data } = await supabase.from('website_content').select('content_key, content_value')
  expect(data).toEqual([{ content_key: key, content_value: '/careers#positions-title' }])
})

test('a second click in the same place does not accept another suggestion', async ({
  panel,
  page,
  supabase,
}) => {
  await panel.open()
  const view = viewOf(page)
  await view.open()
  await panel.quiet()
  const before = await view.coming()
  await view.accept(key).scrollIntoViewIfNeeded()
  const box = await view.accept(key).boundingBox()
  if (!box) throw new Error('The button is not shown')
  const clickThere = () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await clickThere()
  // The second click comes only after the first one has taken full effect.
  await panel.expectToast('Content Added!', `${key} added.`, 'success')
  await expect(view.count).toContainText(`${before - 1} coming soon`)
  await clickThere()
  await page.keyboard.press('Enter')
  await panel.quiet()
  const { data } = await supabase.from('website_content').select('content_key, content_value')
  expect(data).toEqual([{ content_key: key, content_value: '/careers' }])
})

test('an accepted suggestion stays in place with its link and Undo until the view is left', async ({
  panel,
  page,
  supabase,
}) => {
  await panel.open()
  const view = viewOf(page)
  await view.open()
  const rows = () => view.region.locator('.button-row .text-key').allInnerTexts()
  const before = await rows()
  await view.field(key).fill('/locations')
  await view.accept(key).press('Enter')
  await expect(view.linked(key)).toBeFocused()
  await expect(view.field(key)).toHaveAttribute('readonly')
  expect(await rows()).toEqual(before)
  const link = view.row(key).getByRole('link', { name: 'Open /locations' })
  await expect(link).toHaveAttribute('href', '/locations')
  await expectAccessible(page, 'an accepted suggestion')

  await view.undo(key).press('Enter')
  await expect(view.field(key)).toBeFocused()
  await expect(view.field(key)).toHaveValue('/locations')
  await expect(view.field(key)).toBeEditable()
  expect((await supabase.from('website_content').select('*')).data).toEqual([])
  expect(await rows()).toEqual(before)

  await view.accept(key).click()
  await expect(view.linked(key)).toBeVisible()
  await page.getByRole('link', { name: 'Site texts' }).click()
  await page.getByRole('link', { name: 'Buttons', exact: true }).click()
  await expect(view.again(key)).toBeVisible()
  await expect(view.field(key)).toHaveCount(0)
})

test('refuses what the site would ignore, and says what to do', async ({ panel, page, calls }) => {
  await panel.open()
  const view = viewOf(page)
  await view.open()
  for (const [destination, message] of [
    ['', 'Enter a destination: a path such as /careers'],
    ['careers', 'Ignored: a button may lead to a path such as /careers'],
    ['https://example.com/', 'Ignored: other hosts are allowed only where writing needs a sign-in.'],
  ] as const) {
    await view.field(key).fill(destination)
    await view.accept(key).click()
    await expect(view.field(key)).toBeFocused()
    await expect(view.field(key)).toHaveAttribute('aria-invalid', 'true')
    await expect(view.field(key)).toHaveAccessibleDescription(new RegExp(message))
    await expect(view.field(key)).toHaveValue(destination)
  }
  await view.field(key).fill('/carers')
  await expect(view.row(key)).toContainText('No page of this site has this address.')
  expect(calls.filter((each) => each.method() !== 'GET')).toEqual([])
})

test('keeps what was typed if accepting fails', async ({ panel, page, allowErrors }) => {
  allowErrors(/net::ERR_INTERNET_DISCONNECTED/)
  await panel.open()
  await panel.quiet()
  const view = viewOf(page)
  await view.open()
  await view.field(key).fill('/locations')
  await panel.loseNextWrite()
  await view.accept(key).click()
  await panel.expectToast('Error adding content', 'Failed to add new content: Failed to fetch', 'error')
  await expect(view.field(key)).toHaveValue('/locations')
})

test('previews accepting all, makes it one change, and undoes it with one click', async ({
  panel,
  page,
  seed,
  supabase,
}) => {
  // One already has an item, which is updated. One is edited: the typed link counts.
  await seed({ 'home.hero.primary.href': 'javascript:1' })
  await panel.open()
  const view = viewOf(page)
  await view.open()
  const coming = await view.coming()
  const social = 3
  const all = coming - social
  await view.field(key).fill('/locations')
  await view.acceptAll.press('Enter')
  await expect(view.plan.getByRole('heading')).toBeFocused()
  await expect(view.plan.getByRole('status')).toHaveText(
    `${all} buttons will be linked in one change, which you can undo.`,
  )
  const line = view.plan.getByRole('listitem').filter({ hasText: key })
  await line.scrollIntoViewIfNeeded()
  await expect(line).toContainText(label)
  await expect(line).toContainText('/locations')
  await expectAccessible(page, 'what accepting all would change')
  await view.plan.getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(view.acceptAll).toBeFocused()
  expect((await supabase.from('website_content').select('*')).data).toHaveLength(1)

  await view.acceptAll.press('Enter')
  await view.plan.getByRole('button', { name: `Link ${all} buttons` }).press('Enter')
  await panel.expectToast('Content Saved!', `${all} buttons linked.`, 'success')
  await expect(view.count).toContainText(`${social} coming soon`)
  await expect(view.plan).toHaveCount(0)
  await expect(view.acceptAll).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 2, name: 'Buttons' })).toBeFocused()
  await expect(view.row('home.hero.primary.href')).toContainText('→ /services')
  await expect(view.row(key)).toContainText('→ /locations')
  await expect(view.row('chrome.footer.social.linkedin.href')).toContainText(
    'Another host: allowed only where',
  )
  const titles = (await panel.toasts()).map(({ title }) => title)
  expect(titles.filter((title) => title !== 'Realtime Update')).toEqual(['Content Saved!'])
  expect(titles.length, 'no toast for each').toBeLessThan(5)
  const { data } = await supabase
    .from('website_content_history')
    .select('step')
    .eq('reason', 'Suggested links accepted')
    .throwOnError()
  expect(data).toHaveLength(all)
  expect(new Set(data.map(({ step }) => step)).size).toBe(1)

  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(view.count).toContainText(`${coming} coming soon`)
  await expect(view.region, 'what is no longer true').not.toContainText(/lead somewhere now|buttons linked/)
  const { data: left } = await supabase.from('website_content').select('content_key, content_value')
  expect(left).toEqual([{ content_key: 'home.hero.primary.href', content_value: 'javascript:1' }])
})

test('accepts all or none of the suggestions', async ({ panel, page, supabase, allowErrors }) => {
  allowErrors(/net::ERR_INTERNET_DISCONNECTED/)
  await panel.open()
  await panel.quiet()
  const view = viewOf(page)
  await view.open()
  const all = (await view.coming()) - 3
  await view.acceptAll.click()
  await page.route('**/rpc/apply_content', (route) => route.abort('internetdisconnected'), { times: 1 })
  await view.plan.getByRole('button', { name: `Link ${all} buttons` }).click()
  await panel.expectToast('Error saving content', 'Failed to save: Failed to fetch', 'error')
  expect((await supabase.from('website_content').select('*')).data).toEqual([])
  await view.plan.getByRole('button', { name: `Link ${all} buttons` }).click()
  await panel.expectToast('Content Saved!', `${all} buttons linked.`, 'success')
  expect((await supabase.from('website_content').select('*')).data).toHaveLength(all)
})

test('removes a button’s link, and remembers it', async ({ panel, page, seed, supabase }) => {
  await seed({ [key]: '/locations' })
  await panel.open()
  const view = viewOf(page)
  await view.open()
  await view.again(key).press('Enter')
  await panel.expectToast('Content Deleted!', `${key} deleted.`, 'success')
  await expect(view.field(key)).toHaveValue('/locations')
  await expect(view.again('industries.contact.href')).toBeFocused()

  await view.again('industries.contact.href').press('Enter')
  await panel.expectToast('Content Added!', 'industries.contact.href added.', 'success')
  await expect(view.field('industries.contact.href')).toHaveValue('/contact')
  await expect(view.region).toContainText('No button leads anywhere yet.')
  await expect(page.getByRole('heading', { level: 2, name: 'Buttons' })).toBeFocused()
  const { data } = await supabase.from('website_content').select('content_key, content_value')
  expect(data).toEqual([{ content_key: 'industries.contact.href', content_value: '' }])
})

test('suggests other hosts only if writing needs a sign-in', async ({ page }) => {
  test.setTimeout(90_000)
  const server = await startServer({ env: { ADMIN_ACCESS: 'operators' } })
  try {
    await page.goto(`${server.url}/admin#buttons`)
    const view = viewOf(page)
    await expect(view.field('locations.presence.map.href')).toHaveValue('https://www.openstreetmap.org/')
    await expect(view.row('chrome.footer.social.linkedin.href')).not.toContainText('Another host')
    await expect(view.acceptAll).toHaveText(`Accept all ${await view.coming()}`)
  } finally {
    await server.stop()
  }
})

test('axe finds nothing', async ({ panel, page, seed }) => {
  await seed({ [key]: '/careers' })
  await panel.open()
  const view = viewOf(page)
  await view.open()
  await view.field('home.hero.primary.href').fill('x')
  await view.accept('home.hero.primary.href').click()
  await expectAccessible(page, 'view')
})

for (const width of [320, 768, 1440]) {
  test(`fits ${width} px`, async ({ panel, page }) => {
    await page.setViewportSize({ width, height: 900 })
    await panel.open()
    const view = viewOf(page)
    await view.open()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    for (const control of await view.region.locator('button, input').all()) {
      expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    }
  })
}
