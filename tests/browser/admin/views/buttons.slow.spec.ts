import { recordDescriptions } from '#tests/support/browser/announcements.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { loseNextCall } from '#tests/support/browser/database-calls.ts'
import { lowerThan, sideways } from '#tests/support/browser/layout.ts'
import { expect, test } from '#tests/support/browser/panel/admin-panel.ts'
import { ButtonsView } from '#tests/support/browser/panel/buttons-view.ts'
import { test as guardedTest } from '#tests/support/browser/panel/guarded-panel.ts'
import { changesSince, newestChange } from '#tests/support/browser/panel/history.ts'
import { test as releasesTest } from '#tests/support/browser/panel/releases.ts'
import { saveText, storedItems, valuesOf } from '#tests/support/server/stored-items.ts'

const key = 'about.closing.action.href'
const label = 'View Open Positions'
/** It has a default link. */
const linkedByDefault = 'industries.contact.href'

test('lists all buttons by page, with label, link, state, notice and a suggestion', async ({
  panel,
  page,
  seed,
}) => {
  await seed({
    'careers.hero.action.label': 'All Jobs',
    'home.hero.primary.href': '/services',
    'home.hero.secondary.href': 'javascript:1',
  })
  await panel.open()
  const view = new ButtonsView(page)
  await view.open()
  await expect(view.row(key)).toContainText(label)
  await expect(view.row(key)).toContainText('Coming soon')
  await expect(view.row(key)).toContainText('Suggested link. Shows for now: “Feature Coming Soon”')
  await expect(view.field(key)).toHaveValue('/careers')
  await expect(view.row('careers.hero.action.href')).toContainText('All Jobs')
  await expect(view.row('chrome.footer.social.twitter.href')).toContainText(
    'Shows for now: “Feature Coming Soon!”',
  )
  await expect(view.row('home.hero.primary.href')).toContainText('Linked')
  await expect(view.field('home.hero.primary.href')).toHaveValue('/services')
  await expect(view.row('home.hero.secondary.href')).toContainText('Current value: javascript:1')
  await expect(view.field(linkedByDefault)).toHaveValue('/contact')
  const headings = await view.region.getByRole('heading', { level: 3 }).allInnerTexts()
  expect(headings).toEqual([
    'Home',
    'About',
    'Services',
    'Industries',
    'Careers',
    'Locations',
    'Contact',
    'All pages',
  ])
  const [all, coming, linked] = [
    await view.count('All'),
    await view.count('Coming soon'),
    await view.count('Linked'),
  ]
  expect([linked, coming + linked]).toEqual([2, all])
  await expect(view.region.locator('.button-row')).toHaveCount(all)

  const list = await view.field(key).getAttribute('list')
  const paths = await page
    .locator(`#${list} option`)
    .evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).value))
  expect(paths).toEqual(expect.arrayContaining(['/', '/careers', '/services/ate', '/about#history']))
})

test('the controls of all rows have different names', async ({ panel, page, seed }) => {
  await seed({ [key]: '/careers' })
  await panel.open()
  const view = new ButtonsView(page)
  await view.open()
  const snapshot = await view.region.ariaSnapshot()
  const names = [
    ...snapshot.matchAll(/- '?(?:combobox|button|link) "((?:Link for|Accept:|Open|Remove) .*?)"/g),
  ]
  expect(names.length).toBeGreaterThan(60)
  expect(new Set(names.map(([, name]) => name)).size).toBe(names.length)
})

test('accepts one, and another panel sees it', async ({ panel, page, otherPanel, supabase }) => {
  await panel.open()
  await otherPanel.open()
  const view = new ButtonsView(page)
  const other = new ButtonsView(otherPanel.page)
  await view.open()
  await other.open()
  const before = await view.count('Coming soon')
  const places = await other.places()
  await view.field(key).fill('/careers#positions-title')
  await expect(view.row(key)).toContainText('Unsaved')
  await view.field(key).press('Enter')
  await panel.expectToast('Content Saved!', `${key} updated.`, 'success')
  await expect(view.field(key)).toBeFocused()
  for (const each of [view, other]) {
    await expect(each.field(key)).toHaveValue('/careers#positions-title')
    await expect(each.row(key).getByRole('link', { name: /^Open/ })).toHaveAttribute(
      'href',
      '/careers#positions-title',
    )
    expect(await each.count('Coming soon')).toBe(before - 1)
  }
  expect(await other.places()).toEqual(places)
  expect(await valuesOf(supabase)).toEqual([`${key}=/careers#positions-title`])
})

test('a second click in the same place changes nothing else', async ({ panel, page, context, supabase }) => {
  await panel.open()
  const view = new ButtonsView(page)
  await view.open()
  await panel.quiet()
  await view.accept(key).scrollIntoViewIfNeeded()
  const box = await view.accept(key).boundingBox()
  if (!box) throw new Error('The button is not shown')
  const clickThere = () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await clickThere()
  // The second click comes only after the first one has taken full effect.
  await panel.expectToast('Content Saved!', `${key} updated.`, 'success')
  await expect(view.row(key)).toContainText('Linked')
  await clickThere()
  await page.keyboard.press('Enter')
  await panel.quiet()
  expect(context.pages()).toHaveLength(1)
  expect(await valuesOf(supabase)).toEqual([`${key}=/careers`])
})

test('rows keep their places under a filter, with Undo, until the filter or the view is left', async ({
  panel,
  page,
  supabase,
}) => {
  await panel.open()
  const view = new ButtonsView(page)
  await view.open()
  await view.filter('Coming soon').click()
  await expect(view.filter('Coming soon')).toHaveAttribute('aria-pressed', 'true')
  await expect(view.row(linkedByDefault)).toHaveCount(0)
  const before = await view.places()
  await view.field(key).fill('/locations')
  await view.save(key).press('Enter')
  await expect(view.row(key)).toContainText('Linked')
  await expect(view.field(key)).toBeFocused()
  expect(await view.places()).toEqual(before)
  await expectAccessible(page, 'a link that was just saved')

  await view.undo(key).press('Enter')
  await expect(view.row(key)).toContainText('Coming soon')
  await expect(view.field(key)).toBeFocused()
  await expect(view.field(key)).toHaveValue('/locations')
  await expect(view.said).toHaveText(/ was undone\.$/)
  expect(await valuesOf(supabase)).toEqual([])
  expect(await view.places()).toEqual(before)

  await view.accept(key).click()
  await expect(view.undo(key)).toBeVisible()
  await expect(view.row(key)).toContainText('Linked')
  await view.filter('Linked').click()
  await expect(view.row(key)).toBeVisible()
  await expect(view.undo(key)).toHaveCount(0)
  await view.remove(key).click()
  await expect(view.row(key)).toContainText('Coming soon')
  await page.getByRole('link', { name: 'Site texts' }).click()
  await page.getByRole('link', { name: 'Buttons', exact: true }).click()
  await expect(view.filter('Linked')).toHaveAttribute('aria-pressed', 'true')
  await expect(view.row(linkedByDefault)).toBeVisible()
  await expect(view.row(key)).toHaveCount(0)
})

test('buttons of added positions are shown after a reload, and when somebody else adds one', async ({
  page,
  panel,
  seed,
  supabase,
}) => {
  const hrefOf = (id: string) => `careers.positions.${id}.href`
  await seed({
    'careers.positions': 'analog-designer',
    'careers.positions.analog-designer.title': 'Analog Designer',
  })
  await page.goto('/admin#buttons?show=coming')
  const view = new ButtonsView(page)
  await expect(view.row(hrefOf('analog-designer'))).toBeVisible()

  await saveText(supabase, { content_key: 'careers.positions' }, 'analog-designer\nlayout-engineer')
  await seed({ 'careers.positions.layout-engineer.title': 'Layout Engineer' })
  await expect(view.row(hrefOf('layout-engineer'))).toBeVisible()
  await view.field(hrefOf('layout-engineer')).fill('/contact')
  await view.field(hrefOf('layout-engineer')).press('Enter')
  await expect(view.undo(hrefOf('layout-engineer')), 'it keeps its place, too').toBeVisible()
  await panel.quiet()
})

releasesTest('buttons are chosen again with a release', async ({ page, panel, prepare, releases }) => {
  const position = 'careers.positions.analog-designer'
  await prepare('Spring', {
    'careers.positions': 'analog-designer',
    [`${position}.title`]: 'Analog Designer',
    [key]: '/careers',
  })
  await panel.open()
  const view = new ButtonsView(page)
  await view.open()
  await view.filter('Coming soon').click()
  await expect(view.row(key)).toBeVisible()
  await releases.choose('Spring')
  await expect(view.row(`${position}.href`)).toBeVisible()
  await expect(view.row(key)).toHaveCount(0)
  await releases.choose('Live')
  await expect(view.row(key)).toBeVisible()
  await expect(view.row(`${position}.href`)).toHaveCount(0)
})

test('the filter is in the address, and survives a reload', async ({ panel, page }) => {
  await panel.open()
  const view = new ButtonsView(page)
  await view.open()
  await view.filter('Coming soon').click()
  await expect(page).toHaveURL(/#buttons\?show=coming$/)
  await page.reload()
  await expect(view.filter('Coming soon')).toHaveAttribute('aria-pressed', 'true')
  await view.filter('All').click()
  await expect(page).toHaveURL(/#buttons$/)
})

test('Escape and Cancel restore the link, and an empty link removes it', async ({
  panel,
  page,
  seed,
  supabase,
}) => {
  await seed({ [key]: '/locations' })
  await panel.open()
  const view = new ButtonsView(page)
  await view.open()
  await view.field(key).fill('/careers')
  await expect(view.row(key)).toContainText('Unsaved')
  await expect(view.row(key)).toContainText('Current link: /locations')
  await view.field(key).press('Escape')
  await expect(view.field(key)).toHaveValue('/locations')
  await expect(view.field(key)).toBeFocused()
  await view.field(key).fill('/careers')
  await view.cancel(key).press('Enter')
  await expect(view.field(key)).toHaveValue('/locations')
  await expect(view.field(key)).toBeFocused()
  await expect(view.row(key)).toContainText('Linked')

  await view.field(key).fill('')
  await expect(view.field(key)).toHaveAccessibleDescription(
    /^Empty: the button shows its coming-soon notice\./,
  )
  await view.field(key).press('Enter')
  await panel.expectToast('Content Saved!', `${key} has no link now.`, 'success')
  await expect(view.row(key)).toContainText('Coming soon')
  await expect(view.field(key)).toHaveValue('/locations')
  expect(await valuesOf(supabase)).toEqual([])

  await view.undo(key).click()
  await expect(view.remove(key)).toBeVisible()
  await view.field(key).fill('/careers')
  await view.field(key).press('Enter')
  await view.undo(key).click()
  await expect(view.field(key)).toHaveValue('/locations')
})

test('only one button is copper: the one that saves or accepts', async ({ panel, page, seed }) => {
  await seed({ [key]: '/locations' })
  await panel.open()
  const view = new ButtonsView(page)
  await view.open()
  const copper = view.region.locator('.button-copper:visible')
  /** Beside it are the name for screen readers and the key. */
  const label = copper.locator(':scope > span:first-child')
  await expect(copper).toHaveText([/^Accept all/])
  await view.field(key).fill('/careers')
  await expect(label).toHaveText(['Save'])
  await view.field('home.hero.primary.href').fill('/services/ate')
  await expect(label).toHaveText(['Save'])
  await expect(view.save('home.hero.primary.href')).toHaveClass(/button-copper/)
})

test('a link that somebody else changed is not overwritten without a choice', async ({
  panel,
  page,
  seed,
  supabase,
}) => {
  await seed({ [key]: '/locations' })
  await panel.open()
  const view = new ButtonsView(page)
  await view.open()
  await view.field(key).fill('/careers')
  await saveText(supabase, { content_key: key }, '/contact')
  await expect(view.row(key)).toContainText('This item has changed since you opened it.')
  await expect(view.row(key)).toContainText('Current link: /contact')
  // It was there before its words, or screen readers would not announce them.
  await expect(
    view.row(key).getByRole('status').filter({ hasText: 'This item has changed since you opened it.' }),
  ).toBeVisible()
  await view.field(key).press('Enter')
  await expect(view.row(key).getByRole('button', { name: /^Keep/ }).first()).toBeFocused()
  await panel.quiet()
  expect(await valuesOf(supabase)).toEqual([`${key}=/contact`])
  // axe finds fault with a target that the bar happens to cover in part.
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page, 'two versions of a link', { at: [390] })
  await view
    .row(key)
    .getByRole('button', { name: /^Keep yours/ })
    .press('Enter')
  await expect(view.row(key)).toContainText('Linked')
  await expect(view.field(key)).toBeFocused()
  expect(await valuesOf(supabase)).toEqual([`${key}=/careers`])

  await view.field(key).fill('/about')
  await saveText(supabase, { content_key: key }, '/industries')
  await view
    .row(key)
    .getByRole('button', { name: /^Use theirs/ })
    .click()
  await expect(view.field(key)).toHaveValue('/industries')
  expect(await valuesOf(supabase)).toEqual([`${key}=/industries`])
  await expect(view.row(key).getByRole('button', { name: /^Restore/ })).toBeVisible()
})

test('refuses what the site would ignore, and says what to do', async ({ panel, page, calls }) => {
  await panel.open()
  const view = new ButtonsView(page)
  await view.open()
  for (const [link, message] of [
    ['', 'Enter a link: a page such as /careers'],
    ['careers', 'Not used: enter a page such as /careers'],
    ['https://example.com/', 'Not used: links to other sites work only when sign-in is required.'],
  ] as const) {
    await view.field(key).fill(link)
    const read = await recordDescriptions(view.field(key))
    await view.field(key).press('Enter')
    await expect(view.field(key)).toBeFocused()
    await expect(view.field(key)).toHaveAttribute('aria-invalid', 'true')
    expect(await read()).toEqual([expect.stringContaining(message)])
    await expect(view.field(key)).toHaveAccessibleDescription(new RegExp(message))
    await expect(view.field(key)).toHaveValue(link)
  }
  await view.field(key).fill('/carers')
  await expect(view.row(key)).toContainText('This site has no page at this address.')
  expect(calls.filter((each) => each.method() !== 'GET')).toEqual([])
})

test('a saved link to no page is marked as broken, with a warning', async ({ panel, page, seed }) => {
  await seed({ [key]: '/carers' })
  await panel.open()
  const view = new ButtonsView(page)
  await view.open()
  await expect(view.region).toContainText('Accept the suggested link or type your own.')
  const row = view.row(key)
  await expect(row).toContainText('Broken link')
  await expect(row.locator('.item-note')).toHaveText('This site has no page at this address.')
  await expect(view.field(key)).toHaveAccessibleDescription('This site has no page at this address.')
  await view.field(key).fill('/careers')
  await view.field(key).press('Enter')
  await expect(row.locator('.button-status')).toContainText('Linked')
  await expect(row.locator('.item-note')).toHaveCount(0)
})

test('keeps what was typed if saving fails', async ({ panel, page, allowErrors }) => {
  allowErrors(/net::ERR_INTERNET_DISCONNECTED/)
  await panel.open()
  await panel.quiet()
  const view = new ButtonsView(page)
  await view.open()
  await view.field(key).fill('/locations')
  await panel.loseNextWrite()
  await view.save(key).click()
  await panel.expectToast('Error saving content', 'Failed to save: Failed to fetch', 'error')
  await expect(view.field(key)).toHaveValue('/locations')
  await expect(view.row(key)).toContainText('Unsaved')
})

test('Ctrl+S saves the link that was typed last', async ({ panel, page, supabase }) => {
  await panel.open()
  const view = new ButtonsView(page)
  await view.open()
  await view.field(key).fill('/locations')
  await view.field('careers.hero.action.href').fill('/about')
  await view.field(key).fill('/contact')
  await page.keyboard.press('Control+s')
  await expect.poll(() => valuesOf(supabase)).toEqual([`${key}=/contact`])
  await expect(view.row('careers.hero.action.href')).toContainText('Unsaved')
})

test('a typed link is no longer unsaved once it is stored, though the answer was lost or somebody else saved it', async ({
  panel,
  page,
  seed,
  supabase,
  allowErrors,
}) => {
  allowErrors(/net::ERR_INTERNET_DISCONNECTED/)
  const other = 'home.hero.primary.href'
  await panel.open()
  await panel.quiet()
  const view = new ButtonsView(page)
  await view.open()
  let lost = false
  await page.route(/website_content/, async (route) => {
    if (lost || route.request().method() === 'GET') return route.fallback()
    lost = true
    await route.fetch()
    await route.abort('internetdisconnected')
  })
  await view.field(key).fill('/locations')
  await view.field(key).press('Enter')
  await panel.expectToast('Error saving content', 'Failed to save: Failed to fetch', 'error')
  await view.field(other).fill('/about')
  await seed({ [other]: '/about' })
  for (const each of [key, other]) await expect(view.row(each)).toContainText('Linked')

  await page.getByRole('link', { name: 'Items', exact: true }).click()
  for (const each of [key, other]) {
    await expect(panel.row(each)).toBeVisible()
    await expect(panel.row(each)).not.toContainText('Unsaved')
  }
  await view.open()
  await supabase
    .from('website_content')
    .update({ content_value: '/industries', updated_at: new Date().toISOString() })
    .in('content_key', [key, other])
    .throwOnError()
  for (const each of [key, other]) {
    await expect(view.field(each)).toHaveValue('/industries')
    await expect(view.row(each)).not.toContainText('This item has changed since you opened it.')
  }
})

releasesTest(
  'a link typed for the live site stays unsaved although a release has it',
  async ({ page, panel, prepare, releases }) => {
    await prepare('Spring', { [key]: '/locations' })
    await panel.open()
    const view = new ButtonsView(page)
    await view.open()
    await view.field(key).fill('/locations')
    await releases.choose('Spring')
    await expect(view.row(key)).toContainText('Linked')
    await releases.choose('Live')
    await expect(view.row(key)).toContainText('Unsaved')
    await expect(view.field(key)).toHaveValue('/locations')
  },
)

test('previews accepting all, leaves some out, makes it one change, and undoes it at once', async ({
  panel,
  page,
  seed,
  supabase,
}) => {
  // One already has an item, which is updated. One is edited: the typed link counts. One is left out.
  const excluded = 'careers.hero.action.href'
  await seed({ 'home.hero.primary.href': 'javascript:1' })
  const before = await newestChange(supabase)
  await panel.open()
  const view = new ButtonsView(page)
  await view.open()
  const places = await view.places()
  const coming = await view.count('Coming soon')
  const social = 3
  const all = coming - social
  await view.field(key).fill('/locations')
  await view.acceptAll.press('Enter')
  await expect(view.plan.getByRole('heading')).toBeFocused()
  await expect(view.plan.getByRole('status')).toHaveText(
    `${all} buttons will be linked in one change, which you can undo.`,
  )
  const line = (key: string) => view.plan.getByRole('listitem').filter({ hasText: key })
  await expect(line(key)).toContainText(label)
  await expect(line(key)).toContainText('/locations')
  await expect(line('home.hero.primary.href')).toContainText('Replaces: javascript:1')
  await expectAccessible(page, 'what accepting all would change')
  await view.plan.getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(view.acceptAll).toBeFocused()
  expect(await storedItems(supabase)).toHaveLength(1)

  await view.acceptAll.press('Enter')
  await line(excluded).getByRole('checkbox').uncheck()
  await view.plan.getByRole('button', { name: `Link ${all - 1} buttons` }).press('Enter')
  await panel.expectToast('Content Saved!', `${all - 1} buttons linked.`, 'success')
  await expect(view.plan).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 2, name: 'Buttons' })).toBeFocused()
  await expect(view.region).toContainText(`${all - 1} buttons linked.`)
  expect(await view.count('Coming soon')).toBe(social + 1)
  await expect(view.field('home.hero.primary.href')).toHaveValue('/services')
  await expect(view.row(key)).toContainText('Linked')
  await expect(view.field(key)).toHaveValue('/locations')
  await expect(view.row(excluded)).toContainText('Coming soon')
  await expect(view.row('chrome.footer.social.linkedin.href')).toContainText(
    'Links to other sites work only when sign-in is required',
  )
  const titles = (await panel.toasts()).map(({ title }) => title)
  expect(titles.filter((title) => title !== 'Realtime Update')).toEqual(['Content Saved!'])
  expect(titles.length, 'no toast for each').toBeLessThan(5)
  const changes = await changesSince(supabase, before)
  expect(changes.map(({ reason }) => reason)).toEqual(Array(all - 1).fill('Suggested links accepted'))
  expect(new Set(changes.map(({ step }) => step)).size).toBe(1)

  await view.region.getByRole('button', { name: `Undo: ${all - 1} buttons linked` }).press('Enter')
  await expect.poll(() => view.count('Coming soon')).toBe(coming)
  await expect(page.getByRole('heading', { level: 2, name: 'Buttons' })).toBeFocused()
  await expect(view.region, 'what is no longer true').not.toContainText(/buttons linked/)
  expect(await view.places()).toEqual(places)
  expect(await valuesOf(supabase)).toEqual(['home.hero.primary.href=javascript:1'])
})

test('stays as it is, and says so, if accepting all cannot be loaded', async ({
  panel,
  page,
  allowErrors,
}) => {
  allowErrors(/net::ERR_FAILED|Failed to (load|fetch)/)
  await page.route(/\/assets\/accept-suggestions-.*\.js$/, (route) => route.abort())
  await panel.open()
  const view = new ButtonsView(page)
  await view.open()
  await view.acceptAll.press('Enter')
  await panel.expectToast(
    'This part of the panel could not be loaded',
    'Copy anything you have typed, then reload the page.',
    'error',
  )
  await expect(view.acceptAll).toBeFocused()
  await expect(view.row(key)).toBeVisible()
})

test('“Keep yours” saves no link that Save refuses', async ({ panel, page, seed, supabase }) => {
  await panel.open()
  const view = new ButtonsView(page)
  await view.open()
  await view.field(key).fill('javascript:alert(1)')
  await seed({ [key]: '/locations' })
  await view
    .row(key)
    .getByRole('button', { name: /^Keep yours/ })
    .click()
  await expect(view.field(key)).toBeFocused()
  await expect(view.field(key)).toHaveAttribute('aria-invalid', 'true')
  expect(await valuesOf(supabase)).toEqual([`${key}=/locations`])

  await view.field(key).fill('/services')
  await view
    .row(key)
    .getByRole('button', { name: /^Keep yours/ })
    .click()
  await expect(view.undo(key)).toBeVisible()
  await expect(view.field(key)).toHaveValue('/services')
})

test('accepts all or none of the suggestions', async ({ panel, page, supabase, allowErrors }) => {
  allowErrors(/net::ERR_INTERNET_DISCONNECTED/)
  await panel.open()
  await panel.quiet()
  const view = new ButtonsView(page)
  await view.open()
  const all = (await view.count('Coming soon')) - 3
  await view.acceptAll.click()
  await loseNextCall(page, 'apply_content')
  await view.plan.getByRole('button', { name: `Link ${all} buttons` }).click()
  await panel.expectToast('Error saving content', 'Failed to save: Failed to fetch', 'error')
  expect(await valuesOf(supabase)).toEqual([])
  await view.plan.getByRole('button', { name: `Link ${all} buttons` }).click()
  const undo = await panel.keepUndo()
  await panel.expectToast('Content Saved!', `${all} buttons linked.`, 'success')
  expect(await storedItems(supabase)).toHaveLength(all)
  await undo.click()
  await expect.poll(() => view.count('Coming soon')).toBe(all + 3)
  await expect(view.region, 'what is no longer true').not.toContainText(/buttons linked/)
})

test('no longer says what was done when one of several links has been changed', async ({
  panel,
  page,
  seed,
  supabase,
}) => {
  const changed = 'home.hero.primary.href'
  await seed({ [key]: '/locations' })
  await panel.open()
  const view = new ButtonsView(page)
  await view.open()
  await view.field(key).fill('/careers')
  await view.field(key).press('Enter')
  await expect(view.said).toHaveText(/ is linked to \/careers\.$/)
  await view.acceptAll.click()
  await view.plan.getByRole('button', { name: /^Link \d+ buttons/ }).click()
  await expect(view.region).toContainText(/\d+ buttons linked\./)
  await expect(view.said).toHaveText(/ is linked to \/careers\.$/)
  const accepted = await view.field(changed).inputValue()

  await saveText(supabase, { content_key: changed }, '/about')
  await expect(view.field(changed)).toHaveValue('/about')
  await expect(view.region).not.toContainText(/buttons linked\./)
  await expect(view.region.getByRole('button', { name: /^Undo: \d+ buttons/ })).toHaveCount(0)

  // The change can no longer be undone, although the link is the same again.
  await saveText(supabase, { content_key: changed }, accepted)
  await expect(view.field(changed)).toHaveValue(accepted)
  await expect(view.region).not.toContainText(/buttons linked\./)

  await saveText(supabase, { content_key: key }, '/industries')
  await expect(view.field(key)).toHaveValue('/industries')
  await expect(view.said).toBeEmpty()
})

test('removes a button’s link, keeps the focus in its row, and remembers the link', async ({
  panel,
  page,
  seed,
  supabase,
  allowErrors,
}) => {
  allowErrors(/net::ERR_INTERNET_DISCONNECTED/)
  await seed({ [key]: '/locations' })
  await panel.open()
  const view = new ButtonsView(page)
  await view.open()
  await panel.loseNextWrite()
  await view.remove(key).press('Enter')
  await panel.expectToast('Error saving content', 'Failed to save: Failed to fetch', 'error')
  await view.remove(key).press('Enter')
  await panel.expectToast('Content Saved!', `${key} has no link now.`, 'success')
  await expect(view.field(key)).toHaveValue('/locations')
  await expect(view.field(key)).toBeFocused()
  await expect(view.said).toHaveText(/ has no link and shows its notice\.$/)
  await page.keyboard.press('Enter')
  await panel.quiet()
  expect(await valuesOf(supabase)).toEqual([])

  await view.remove(linkedByDefault).press('Enter')
  await panel.expectToast('Content Saved!', `${linkedByDefault} updated.`, 'success')
  await expect(view.field(linkedByDefault)).toHaveValue('/contact')
  await expect(view.field(linkedByDefault)).toBeFocused()
  await view.filter('Linked').click()
  await expect(view.region).toContainText('No buttons are linked yet.')
  expect(await valuesOf(supabase)).toEqual([`${linkedByDefault}=`])
})

test('a broken link is not suggested again after its removal, and is linked with others only if selected', async ({
  panel,
  page,
  seed,
  supabase,
}) => {
  const typed = 'home.hero.primary.href'
  await seed({ [key]: '/carers' })
  await panel.open()
  const view = new ButtonsView(page)
  await view.open()
  await view.remove(key).press('Enter')
  await panel.expectToast('Content Saved!', `${key} has no link now.`, 'success')
  await expect(view.field(key)).toHaveValue('/careers')

  await view.field(typed).fill('/nowhere')
  await view.acceptAll.click()
  const broken = view.plan.getByRole('listitem').filter({ hasText: '/nowhere' })
  await expect(broken).toContainText('This site has no page at this address.')
  await expect(broken.getByRole('checkbox')).not.toBeChecked()
  await expect(view.plan.getByRole('checkbox', { checked: true })).toHaveCount(
    (await view.plan.getByRole('checkbox').count()) - 1,
  )
  await broken.getByRole('checkbox').check()
  await broken.getByRole('checkbox').uncheck()
  await view.plan.getByRole('button', { name: /^Link \d+ buttons/ }).click()
  await expect(view.plan).toHaveCount(0)
  const stored = await valuesOf(supabase)
  expect(stored).toContain(`${key}=/careers`)
  expect(stored.filter((each) => each.startsWith(typed))).toEqual([])
})

guardedTest('suggests other hosts only if writing needs a sign-in', async ({ page }) => {
  await page.goto('/admin#buttons')
  const view = new ButtonsView(page)
  await expect(view.field('locations.presence.map.href')).toHaveValue('https://www.openstreetmap.org/')
  await expect(view.row('chrome.footer.social.linkedin.href')).not.toContainText('Another host')
  await expect(view.acceptAll).toHaveText(`Accept all ${await view.count('Coming soon')}…`)
})

test('axe finds nothing', async ({ panel, page, seed }) => {
  await seed({ [key]: '/careers' })
  await panel.open()
  const view = new ButtonsView(page)
  await view.open()
  await view.field('home.hero.primary.href').fill('x')
  await view.save('home.hero.primary.href').click()
  await expectAccessible(page, 'view')
})

for (const width of [320, 768, 1440]) {
  test(`fits ${width} px`, async ({ panel, page }) => {
    await page.setViewportSize({ width, height: 900 })
    await panel.open()
    const view = new ButtonsView(page)
    await view.open()
    const fits = async () => expect(await sideways(page)).toBeLessThanOrEqual(0)
    await fits()
    expect(await lowerThan(view.region.locator('button, input'), 44)).toEqual([])
    await view.acceptAll.click()
    await expect(view.plan).toBeVisible()
    await fits()
    expect(await lowerThan(view.plan.locator('label'), 44)).toEqual([])
  })
}
