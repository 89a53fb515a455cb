import { expectAccessible } from '#tests/support/browser/axe.ts'
import { lowerThan, sideways } from '#tests/support/browser/layout.ts'
import { expect, test } from '#tests/support/browser/panel/admin-panel.ts'
import { TextsView } from '#tests/support/browser/panel/texts-view.ts'
import { pastTime, saveText, valuesOf } from '#tests/support/server/stored-items.ts'

const key = 'about.hero.title'
const byDefault = 'About the company'

test('shows every text on its page, with the current text, and the default in the form', async ({
  panel,
  page,
  seed,
}) => {
  await seed({
    [key]: 'Quince',
    'home.hero.primary.href': '/services',
    'home.hero.secondary.href': 'ftp://x',
  })
  await panel.open()
  const view = new TextsView(page)
  await view.open()
  await expect(view.total).toHaveText(/^[\d,]{3,} texts, 3 edited$/)
  expect((await view.pages.allTextContents()).map((name) => name.trim())).toEqual(
    expect.arrayContaining(['All pages', 'Home 2 edited', 'About 1 edited', 'ATE']),
  )
  await expect(view.row('home.hero.primary.href')).toContainText('→ /services')
  await expect(view.row('home.hero.secondary.href')).toContainText('No link yet')
  await expect(view.row('home.hero.secondary.href')).toContainText('Not used: enter a page such as /careers')
  await expect(view.row('home.hero.secondary.href')).toContainText('ftp://x')
  await expect(view.row(key)).toHaveCount(0)

  await view.openPage('About')
  await expect(view.row('home.hero.primary.href')).toHaveCount(0)
  await expect(view.row(key)).toContainText('Quince')
  await expect(view.row(key)).toContainText('Edited')
  await expect(view.row('about.hero.subtitle')).not.toContainText('Edited')
  await expect(view.row(key)).not.toContainText(byDefault)
  await view.edit(key).click()
  await expect(view.row(key).locator('.edit-default')).toContainText('Changed from default:')
  await expect(view.row(key).locator('.edit-default')).toContainText(byDefault)
})

for (const [where, hash] of [
  ['in Items', ''],
  ['in Site texts', '#texts'],
] as const) {
  test(`finds what was typed into the search of the bar before hydration, ${where}`, async ({ page }) => {
    const held = Promise.withResolvers<void>()
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto(`/admin${hash}`, { waitUntil: 'commit' })
    const view = new TextsView(page)
    await view.find.fill('about.hero.title')
    held.resolve()
    await expect(view.row(key)).toContainText(byDefault)
    await expect(view.find).toHaveValue('about.hero.title')
    await expect(view.find).toBeFocused()
    await expect(page).toHaveURL(/#texts\?q=about\.hero\.title$/)
  })
}

test('finds by key, page, default and current text', async ({ panel, page, seed }) => {
  await seed({ [key]: 'Quince' })
  await panel.open()
  const view = new TextsView(page)
  await view.open()
  for (const query of ['quince', 'the company quince', 'about hero titel', '/about hero title']) {
    await view.find.fill(query)
    await expect(view.row(key)).toBeVisible()
    await expect(view.row('careers.hero.title')).toHaveCount(0)
    await expect(view.count).toHaveText(/^\d+ match(es)?$/)
    await expect(view.total).toHaveText(/^[\d,]{3,} texts, 1 edited$/)
  }
  await view.find.fill('e')
  await expect(view.count, 'no more are shown').toHaveText('The 100 best matches')
  await view.find.fill('zzzzqqqq')
  await expect(view.region).toContainText('No texts match.')
  await view.find.fill('')
  await view.only.check()
  await expect(view.rows).toHaveCount(1)
  await expect(view.row(key)).toBeVisible()
})

test('the search of the bar finds texts without edits, also if only edited texts were shown last', async ({
  panel,
  page,
  seed,
}) => {
  await seed({ 'about.hero.title': 'Quince' })
  await panel.open()
  const view = new TextsView(page)
  await view.open()
  await view.only.check()
  await expect(view.rows).toHaveCount(1)
  await page.getByRole('link', { name: 'Pages', exact: true }).click()
  await view.find.fill('about.hero.subtitle')
  await expect(view.row('about.hero.subtitle')).toBeVisible()
  await view.only.check()
  await view.find.fill('about.hero')
  await expect(view.rows).toHaveCount(1)
  await expect(view.only).toBeChecked()
})

test('the search of the bar counts right after a press of a link, before the event that shows its view', async ({
  panel,
  page,
  seed,
}) => {
  await seed({ 'about.hero.title': 'Quince' })
  await panel.open()
  const view = new TextsView(page)
  await view.open()
  await view.only.check()
  await expect(view.rows).toHaveCount(1)
  const link = page.getByRole('link', { name: 'Pages', exact: true })
  const field = await view.find.elementHandle()
  await link.evaluate((link: HTMLElement, field) => {
    const input = field as HTMLInputElement
    link.click()
    input.focus()
    document.execCommand('insertText', false, 'about.hero.subtitle')
  }, field)
  await expect(view.row('about.hero.subtitle')).toBeVisible()
})

test('shows the whole name of each text found, which tells those of one entry apart', async ({
  panel,
  page,
  seed,
}) => {
  await seed({ 'careers.positions.senior-asic-design-engineer.description': 'Edited' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await panel.open()
  const view = new TextsView(page)
  await view.find.fill('senior asic design engineer')
  await expect(view.rows.first()).toBeVisible()
  const names = view.rows.locator('.text-label-name')
  await expect(names.filter({ hasText: /^Careers › Positions › Senior ASIC/ })).not.toHaveCount(0)
  const cut = await names.evaluateAll((all) =>
    all.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent),
  )
  expect(cut).toEqual([])
})

test('says so if nothing is edited', async ({ panel, page }) => {
  await panel.open()
  const view = new TextsView(page)
  await view.open()
  await view.only.check()
  await expect(view.region).toContainText('No texts are edited')
})

test('says so if the list could not be read, and updates once it could', async ({
  panel,
  page,
  allowErrors,
}) => {
  allowErrors(/net::ERR_FAILED/)
  await page.route(/rest\/v1\/website_content\?/, (route) => route.abort())
  await panel.open({ live: false })
  await page.getByRole('link', { name: 'Site texts' }).click()
  const view = new TextsView(page)
  await expect(view.region).toContainText('The items could not be loaded.', { timeout: 20_000 })
  await view.find.fill(key)
  await page.unroute(/rest\/v1\/website_content\?/)
  // The panel also reads again by itself, and the button may then be gone.
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1000 })
    await expect(again).toHaveCount(0, { timeout: 1000 })
  }).toPass()
  await expect(view.row(key)).toContainText(byDefault)
})

test('edits a text in place, then changes it, with the same toasts as the list', async ({
  panel,
  page,
  supabase,
}) => {
  await panel.open()
  const view = new TextsView(page)
  await view.open()
  await view.find.fill(key)
  await view.edit(key).press('Enter')
  await expect(view.field(key)).toBeFocused()
  await expect(view.field(key)).toHaveValue(byDefault)
  await view.field(key).fill('Quince')
  await view.field(key).press('Enter')
  await panel.expectToast('Content Saved!', `${key} updated.`, 'success')
  await expect(view.edit(key)).toBeFocused()
  await expect(view.row(key)).toContainText('Quince')

  await view.edit(key).press('Enter')
  await view.field(key).fill('Medlar')
  await view.field(key).press('Enter')
  await panel.expectToast('Content Saved!', `${key} updated.`, 'success')
  await expect.poll(() => valuesOf(supabase)).toEqual([`${key}=Medlar`])
})

test('keeps what is typed if saving fails, and says why', async ({ panel, page, allowErrors }) => {
  allowErrors(/net::ERR_INTERNET_DISCONNECTED/)
  await panel.open()
  await panel.quiet()
  const view = new TextsView(page)
  await view.openPage('About')
  await view.edit(key).click()
  await view.field(key).fill('Quince')
  await panel.loseNextWrite()
  await view.field(key).press('Enter')
  await panel.expectToast('Error saving content', 'Failed to save: Failed to fetch', 'error')
  await expect(view.field(key)).toHaveValue('Quince')
  await expect(view.field(key)).toBeFocused()
  await view.field(key).press('Enter')
  await panel.expectToast('Content Saved!', `${key} updated.`, 'success')
})

test('keeps a draft during a search and another edit', async ({ panel, page }) => {
  await panel.open()
  const view = new TextsView(page)
  await view.openPage('About')
  await view.edit(key).click()
  await view.field(key).fill('Quince')
  await view.edit('about.hero.subtitle').click()
  await expect(view.row(key)).toContainText('Unsaved draft')
  await view.find.fill('careers hero')
  await expect(view.row(key)).toHaveCount(0)
  await view.find.fill(key)
  await view.edit(key).click()
  await expect(view.field(key)).toHaveValue('Quince')
})

test('says while typing that a link would be ignored', async ({ panel, page }) => {
  await panel.open()
  const view = new TextsView(page)
  await view.open()
  await view.edit('home.hero.primary.href').click()
  await view.field('home.hero.primary.href').fill('services')
  await expect(view.row('home.hero.primary.href')).toContainText('Not used: enter a page such as /careers')
  await view.field('home.hero.primary.href').fill('/services')
  await expect(view.row('home.hero.primary.href')).not.toContainText('Not used')
})

test('resets with one click, and can undo that until the view is left', async ({
  panel,
  page,
  seed,
  supabase,
}) => {
  await seed({ [key]: 'Quince', 'careers.hero.title': 'Medlar' })
  await panel.open()
  const view = new TextsView(page)
  await view.open()
  await view.only.check()
  await view.reset(key).press('Enter')
  await panel.expectToast('Content Saved!', `${key} reset to default.`, 'success')
  await expect(view.undoReset(key)).toBeFocused()
  await expect(view.row(key)).toContainText(byDefault)
  await expect(view.row(key)).toContainText('Quince')

  await view.undoReset(key).press('Enter')
  await panel.expectToast('Content Saved!', `${key} updated.`, 'success')
  await expect(view.reset(key)).toBeFocused()
  const { data } = await supabase.from('website_content').select('content_value').eq('content_key', key)
  expect(data).toEqual([{ content_value: 'Quince' }])

  await view.reset('careers.hero.title').click()
  await expect(view.undoReset('careers.hero.title')).toBeVisible()
  await page.getByRole('link', { name: 'Items' }).click()
  await expect(panel.value(key)).toHaveText('Quince')
  await view.open()
  await expect(view.row(key)).toBeVisible()
  await expect(view.undoReset('careers.hero.title')).toHaveCount(0)
})

test('follows changes by others', async ({ panel, page, seed, supabase }) => {
  await panel.open()
  const view = new TextsView(page)
  await view.open()
  await view.find.fill(key)
  await seed({ [key]: 'Theirs' })
  await expect(view.row(key)).toContainText('Theirs')
  await view.edit(key).click()
  await view.field(key).fill('Mine')
  await saveText(supabase, { content_key: key }, 'Newer', pastTime)
  await expect(view.row(key)).toContainText('This item has changed since you opened it.')
  await expect(view.field(key)).toHaveValue('Mine')
})

test('axe finds nothing', async ({ panel, page, seed }) => {
  await seed({ [key]: 'Quince', 'home.hero.primary.href': 'ftp://x', 'about.hero.subtitle': 'x' })
  await panel.open()
  const view = new TextsView(page)
  await view.open()
  await view.find.fill('hero')
  await view.reset('about.hero.subtitle').click()
  await expect(view.undoReset('about.hero.subtitle')).toBeVisible()
  await view.edit(key).click()
  await expectAccessible(page, 'view')
})

for (const width of [320, 768, 1440]) {
  test(`fits ${width} px`, async ({ panel, page, seed }) => {
    await seed({ [key]: 'Quince' })
    await page.setViewportSize({ width, height: 900 })
    await panel.open()
    const view = new TextsView(page)
    await view.open()
    await view.find.fill('hero')
    await view.edit('about.hero.subtitle').click()
    await expect(view.field('about.hero.subtitle')).toBeVisible()
    expect(await sideways(page)).toBeLessThanOrEqual(0)
    const controls = view.region.locator('button, textarea, input:not([type=checkbox])')
    expect(await lowerThan(controls, width < 1024 ? 44 : 24)).toEqual([])
  })
}
