// Releases in the panel beyond the quick tests: hostile names, other people, lost connections, sessions, schedules, sizes.
import type { Page } from '@playwright/test'
import { site } from '#content/default-content.ts'
import { redirectsKey } from '#content/redirects/redirect-lines.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { put, scripts, watch } from '#tests/support/browser/hostile-input.ts'
import { cutTexts, sideways } from '#tests/support/browser/layout.ts'
import { AdminPanel, nameOf } from '#tests/support/browser/panel/admin-panel.ts'
import { ButtonsView } from '#tests/support/browser/panel/buttons-view.ts'
import { test as guardedTest, password, signIn, signOut } from '#tests/support/browser/panel/guarded-panel.ts'
import { save, valuesOf } from '#tests/support/browser/panel/history.ts'
import { test as inboxTest } from '#tests/support/browser/panel/inbox.ts'
import { ListsView } from '#tests/support/browser/panel/lists-view.ts'
import { PagesView } from '#tests/support/browser/panel/pages-view.ts'
import { RedirectsSection } from '#tests/support/browser/panel/redirects-section.ts'
import { contentsOf, expect, liveItems, ReleasesPanel, test } from '#tests/support/browser/panel/releases.ts'
import { ReplaceView } from '#tests/support/browser/panel/replace-view.ts'
import { TextsView } from '#tests/support/browser/panel/texts-view.ts'
import { connectDatabase } from '#tests/support/server/databases.ts'

const key = 'about.hero.title'
const widths = [320, 390, 768, 1024, 1280, 1440]
const longNames = {
  'one word': 'W'.repeat(80),
  'words from right to left': `${'إصدار الربيع الجديد '.repeat(4)}`.trim(),
}

/** Lets the next change of a release wait until it is told to go on. */
async function holdChange(page: Page) {
  let release = () => {}
  let reached = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const isHeld = new Promise<void>((resolve) => {
    reached = resolve
  })
  await page.route('**/rpc/change_release', async (route) => {
    reached()
    await released
    await route.continue().catch(() => {}) // The page that asked may be gone.
  })
  return { isHeld, release }
}

/** The item as a page's window shows it in Items. */
const otherWindow = (page: Page) => ({ panel: new AdminPanel(page), releases: new ReleasesPanel(page) })

test('no name and no text of a release is more than text', async ({
  panel,
  page,
  releases,
  supabase,
  prepare,
}) => {
  const dangers = await watch(page)
  const names = scripts.map((script) => script.slice(0, 80))
  for (const name of names) await prepare(name, { [key]: name, [`hostile.${names.indexOf(name)}`]: name })
  await panel.open()
  await releases.switch.click()
  for (const name of names)
    await expect(releases.menu.getByRole('button').getByText(name, { exact: true })).toHaveCount(1)
  await releases.menu
    .getByRole('button')
    .getByText(names[2] ?? '', { exact: true })
    .click()
  await releases.expectChosen(names[2] ?? '')
  await releases.review()
  await expect(releases.details.getByRole('heading', { level: 3 })).toHaveText(names[2] ?? '')
  await expect(releases.edit(key)).toContainText(names[2] ?? '')
  const pages = new PagesView(page)
  await pages.open('/about')
  await pages.text(key).first().click()
  await expect(pages.field).toHaveValue(names[2] ?? '')
  await page.keyboard.press('Escape')
  await releases.review()
  await releases.publishShown()
  await panel.expectToast('Content Saved!', `“${names[2]}” is live.`, 'success')
  expect(await dangers()).toEqual([])
  expect(await valuesOf(supabase)).toContain(`hostile.2=${names[2]}`)
})

test('a name that the database refuses stays in the dialog, with the reason', async ({
  panel,
  releases,
  allowErrors,
}) => {
  allowErrors(/status of 400/)
  await panel.open()
  await releases.switch.click()
  await releases.menu.getByRole('button', { name: 'New release…' }).click()
  const name = releases.dialog.getByLabel('Name')
  await name.fill('   ')
  await name.press('Enter')
  await expect(releases.dialog).toContainText('Enter a name.')
  await expect(name).toBeFocused()
  await name.fill('Spring \u202egnirps')
  await name.press('Enter')
  await expect(releases.dialog).toContainText(
    'The name of a release cannot hold line breaks or control characters.',
  )
  await expect(name).toHaveValue('Spring \u202egnirps')
  await name.fill('x'.repeat(100))
  await expect(name).toHaveValue('x'.repeat(80))
  await name.press('Enter')
  await releases.expectChosen('x'.repeat(80))
})

for (const [what, name] of Object.entries(longNames))
  test(`a long name fits every width: ${what}`, async ({
    panel,
    page,
    releases,
    prepare,
    seed,
    supabase,
  }) => {
    const [item] = await seed({ changed: 'Old text' })
    if (!item) throw new Error('nothing seeded')
    const id = await prepare(name, { [key]: name, changed: name })
    await prepare(`${name.slice(0, 79)}2`, { [key]: 'Another' })
    await save(supabase, item, `${name} live`)
    await panel.open()
    await releases.choose(name)
    await page.goto(`/admin#releases?release=${id}`)
    await releases.shows()
    await expect(releases.edit('changed').locator('.conflict')).toBeVisible()
    await releases.preview.getByRole('button', { name: 'Create link' }).click()
    await expect(releases.preview.getByLabel('Preview link')).toBeVisible()
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      expect(await sideways(page), `${width} px`).toBeLessThanOrEqual(0)
      await releases.switch.click()
      await expect(releases.menu).toBeVisible()
      const menu = await releases.menu.boundingBox()
      expect(menu?.x, `the menu at ${width} px`).toBeGreaterThanOrEqual(0)
      expect((menu?.x ?? 0) + (menu?.width ?? 0), `the menu at ${width} px`).toBeLessThanOrEqual(width)
      expect(await sideways(page), `${width} px with the menu`).toBeLessThanOrEqual(0)
      await page.keyboard.press('Escape')
      expect(await cutTexts(page, '.release-bar, .releases-view'), `${width} px`).toEqual([])
    }
    await expectAccessible(page, `a release with a long name: ${what}`)
  })

inboxTest('the bar has room for all views and a release', async ({ page, openInbox }) => {
  const name = longNames['one word']
  await openInbox()
  const releases = new ReleasesPanel(page)
  await releases.start(name)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    expect(await sideways(page), `${width} px`).toBeLessThanOrEqual(0)
    const bar = await page.locator('.panel-bar').boundingBox()
    for (const part of [releases.switch, page.getByRole('button', { name: /^Account of / })]) {
      const box = await part.boundingBox()
      expect(box?.x, `${width} px`).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0), `${width} px`).toBeLessThanOrEqual(width)
      expect((box?.y ?? 0) + (box?.height ?? 0), `${width} px`).toBeLessThanOrEqual(
        (bar?.y ?? 0) + (bar?.height ?? 0),
      )
    }
  }
})

test('2,000 edits scroll, and are published at once', async ({
  panel,
  page,
  releases,
  supabase,
  prepare,
}) => {
  const number = (n: number) => `many.${String(n).padStart(4, '0')}`
  const texts = Object.fromEntries(Array.from({ length: 2000 }, (_, n) => [number(n), `text ${n}`]))
  await prepare('Many', texts)
  await panel.open()
  await releases.choose('Many')
  await expect(releases.bar).toContainText('2,000 edits, not live.')
  await releases.review()
  await expect(releases.edit(number(0))).toBeVisible()
  expect(await releases.edits.count()).toBeLessThan(200)
  await expect
    .poll(async () => {
      // The height of a row is known once it has been shown.
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      return releases.edit(number(1999)).isVisible()
    })
    .toBe(true)
  await releases.publishShown()
  await panel.expectToast('Content Saved!', '“Many” is live.', 'success')
  const { count } = await supabase
    .from('website_content')
    .select('id', { count: 'exact', head: true })
    .throwOnError()
  expect(count).toBe(2000)
})

for (const end of ['published', 'discarded'] as const)
  test(`a release that somebody else has ${end} takes no more edits, and what was typed stays`, async ({
    panel,
    releases,
    prepare,
    supabase,
    allowErrors,
  }) => {
    allowErrors(/status of 410/)
    const id = await prepare('Spring', { [key]: 'About our spring' })
    await panel.open()
    await releases.choose('Spring')
    await panel.editButton(key).click()
    await panel.field(key).fill('About our summer')
    if (end === 'discarded') await supabase.rpc('discard_release', { release: id }).throwOnError()
    else {
      const { release } = await contentsOf(supabase, id)
      await supabase.rpc('publish_release', { release: id, version: release.version }).throwOnError()
    }
    await expect(releases.bar).toContainText(
      `The release Spring was ${end}. Choose where your changes go now.`,
    )
    const live = await liveItems(supabase)
    await panel.field(key).press('Enter')
    await expect(panel.field(key)).toHaveValue('About our summer')
    const why = 'Failed to save: someone else published or discarded this release'
    await panel.expectToast('Error saving content', why, 'error')
    await expect(panel.field(key)).toHaveValue('About our summer')
    expect(await liveItems(supabase)).toEqual(live)
    expect((await contentsOf(supabase, id)).edits).toMatchObject([{ content_value: 'About our spring' }])

    await releases.bar.getByRole('button', { name: 'Back to live' }).click()
    await releases.expectChosen('Live')
    await expect(panel.field(key)).toHaveValue('About our summer')
    expect(await liveItems(supabase)).toEqual(live)
    // The site has no item of a discarded release.
    const way = end === 'published' ? 'Save' : 'Add the item again'
    await panel.row(key).getByRole('button', { name: way, exact: true }).click()
    await expect.poll(() => valuesOf(supabase)).toEqual([`${key}=About our summer`])
  })

test('a typed text goes where its user has chosen when it is saved, and stays until then', async ({
  panel,
  releases,
  prepare,
  seed,
  supabase,
}) => {
  await seed({ [key]: 'Live text' })
  const id = await prepare('Spring', { other: 'Another text' })
  await panel.open()
  await panel.editButton(key).click()
  await panel.field(key).fill('Typed text')
  await releases.choose('Spring')
  await expect(panel.field(key)).toHaveValue('Typed text')
  await releases.choose('Live')
  await expect(panel.field(key)).toHaveValue('Typed text')
  await releases.choose('Spring')
  await panel.saveButton(key).click()
  await expect(panel.value(key)).toHaveText('Typed text')
  expect(await valuesOf(supabase)).toEqual([`${key}=Live text`])
  expect((await contentsOf(supabase, id)).edits).toHaveLength(2)

  await panel.editButton(key).click()
  await panel.field(key).fill('Typed for the release')
  await releases.choose('Live')
  await expect(panel.field(key)).toHaveValue('Typed for the release')
  // The release has another text than the site, so both are shown.
  const conflict = panel.row(key).getByRole('region', { name: /^Two versions of/ })
  await expect(conflict).toContainText('Live text')
  await expect(conflict).toContainText('Typed text')
  await panel.cancelButton(key).click()
  await expect(panel.value(key)).toHaveText('Live text')
  expect(await valuesOf(supabase)).toEqual([`${key}=Live text`])
})

test('an edit that cannot reach the release stays in its field, and the error says why', async ({
  panel,
  page,
  releases,
  prepare,
  supabase,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED|WebSocket/)
  const id = await prepare('Spring', { [key]: 'About our spring' })
  await panel.open()
  await releases.choose('Spring')
  await panel.editButton(key).click()
  await panel.field(key).fill('About our summer')
  await page.context().setOffline(true)
  await panel.field(key).press('Enter')
  await panel.expectToast(
    'Error saving content',
    'Failed to save: you are offline. Your text is kept. Try again when you are back online',
    'error',
  )
  await expect(panel.field(key)).toHaveValue('About our summer')
  await releases.expectChosen('Spring')

  await releases.switch.press('Enter')
  await releases.menu.getByRole('button', { name: 'New release…' }).press('Enter')
  await releases.dialog.getByLabel('Name').fill('Summer')
  await releases.dialog.getByLabel('Name').press('Enter')
  await expect(releases.dialog).toContainText('Failed to save: you are offline.')
  await expect(releases.dialog.getByLabel('Name')).toHaveValue('Summer')
  await releases.dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.context().setOffline(false)
  await expect(panel.banner).toContainText('Connected')
  await panel.saveButton(key).click()
  await expect(panel.value(key)).toHaveText('About our summer')
  expect((await contentsOf(supabase, id)).edits).toMatchObject([{ content_value: 'About our summer' }])
  expect(await liveItems(supabase)).toEqual([])
})

test('two people who edit one text of a release compare and choose', async ({
  panel,
  otherPanel,
  releases,
  prepare,
  supabase,
  allowErrors,
}) => {
  allowErrors(/409/)
  const id = await prepare('Spring', { [key]: 'One two three four five six' })
  const other = new ReleasesPanel(otherPanel.page)
  await panel.open()
  await releases.choose('Spring')
  await otherPanel.open()
  await other.choose('Spring')
  await panel.editButton(key).click()
  await panel.field(key).fill('ONE two three four five six')
  await otherPanel.editButton(key).click()
  await otherPanel.field(key).fill('One two three four five SIX')
  await otherPanel.field(key).press('Enter')
  await expect(otherPanel.value(key)).toHaveText('One two three four five SIX')

  const conflict = panel.row(key).getByRole('region', { name: /^Two versions of/ })
  await expect(conflict).toContainText('SIX')
  await panel.field(key).press('Enter')
  await expect(panel.field(key)).toHaveValue('ONE two three four five six')
  await conflict.getByRole('button', { name: 'Combine both' }).click()
  await expect(panel.field(key)).toHaveValue('ONE two three four five SIX')
  await panel.field(key).press('Enter')
  await expect(otherPanel.value(key)).toHaveText('ONE two three four five SIX')
  expect((await contentsOf(supabase, id)).edits).toMatchObject([
    { content_value: 'ONE two three four five SIX' },
  ])
  expect(await liveItems(supabase)).toEqual([])
})

test('nobody publishes edits that they have not seen', async ({
  panel,
  page,
  releases,
  prepare,
  supabase,
  allowErrors,
}) => {
  allowErrors(/409/)
  const id = await prepare('Spring', { [key]: 'About our spring' })
  await panel.open()
  await releases.choose('Spring')
  await releases.review()
  await expect(releases.edits).toHaveCount(1)
  await page.route('**/rpc/publish_release', async (route) => {
    const changes = JSON.stringify([{ key: 'unseen', base: null, value: 'Unseen' }])
    await supabase.rpc('change_release', { release: id, changes }).throwOnError()
    await route.continue()
  })
  await releases.publishShown()
  const failures = async () =>
    (await panel.toasts()).filter(({ description }) =>
      description.includes('someone else changed the release in the meantime'),
    )
  await expect.poll(async () => (await failures()).length).toBe(1)
  expect(await liveItems(supabase)).toEqual([])
  await expect(releases.edits).toHaveCount(2)
  await page.unroute('**/rpc/publish_release')

  // An edit that arrives while the question is open was not seen either.
  await releases.publishNow.click()
  await expect(releases.dialog).toContainText('2 edits go live at the same moment.')
  const late = JSON.stringify([{ key: 'late', base: null, value: 'Late' }])
  await supabase.rpc('change_release', { release: id, changes: late }).throwOnError()
  await expect(releases.bar).toContainText('3 edits')
  await releases.dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect.poll(async () => (await failures()).length).toBe(2)
  expect(await liveItems(supabase)).toEqual([])
  await expect(releases.edits).toHaveCount(3)
  await releases.publishShown()
  await panel.expectToast('Content Saved!', '“Spring” is live.', 'success')
  expect(await valuesOf(supabase)).toEqual([`${key}=About our spring`, 'late=Late', 'unseen=Unseen'])
})

test('a reload in the middle of a save changes nothing that visitors see', async ({
  panel,
  page,
  releases,
  prepare,
  supabase,
}) => {
  page.on('dialog', (dialog) => dialog.accept())
  await prepare('Spring', { [key]: 'About our spring' })
  await panel.open()
  await releases.choose('Spring')
  await panel.editButton(key).click()
  await panel.field(key).fill('About our summer')
  const { isHeld, release } = await holdChange(page)
  await panel.field(key).press('Enter')
  await isHeld
  // The panel asks the slow server for the releases again. Until they are there, nothing may be saved to the site.
  await page.reload()
  release()
  await page.unrouteAll()
  await releases.expectChosen('Spring')
  await panel.addButton.waitFor()
  await panel.add('after.reload', 'A text')
  await expect(panel.value('after.reload')).toHaveText('A text')
  expect(await liveItems(supabase)).toEqual([])
})

test('before the releases are read, the panel neither shows nor changes what is live', async ({
  panel,
  page,
  releases,
  prepare,
  seed,
  supabase,
}) => {
  await seed({ [key]: 'Live text' })
  await prepare('Spring', { [key]: 'About our spring' })
  await panel.open()
  await releases.choose('Spring')
  const before = await liveItems(supabase)
  let go = () => {}
  const asked = new Promise<void>((resolve) => {
    go = resolve
  })
  await page.route(/website_releases|release_edits|release_keys/, async (route) => {
    await asked
    await route.continue()
  })
  await page.reload()
  await expect(panel.banner).toContainText('Connected')
  await expect(releases.switch).toHaveAccessibleName('Changes go to: Release')
  await expect(panel.list).toHaveAttribute('aria-busy', 'true')
  await expect(panel.row(key)).toHaveCount(0)
  await panel.add('early', 'A text')
  go()
  await expect(panel.value(key)).toHaveText('About our spring')
  await expect(panel.value('early')).toHaveText('A text')
  expect(await liveItems(supabase)).toEqual(before)
})

test('each window has its own choice, and a live save of one is live while the other prepares', async ({
  panel,
  page,
  context,
  releases,
  prepare,
  seed,
  supabase,
}) => {
  await seed({ [key]: 'Live text' })
  await prepare('Spring', { [key]: 'About our spring' })
  await panel.open()
  await releases.choose('Spring')
  await expect(panel.value(key)).toHaveText('About our spring')
  const second = otherWindow(await context.newPage())
  await second.panel.open()
  await second.releases.expectChosen('Live')
  await expect(second.panel.value(key)).toHaveText('Live text')
  await second.panel.editButton(key).click()
  await second.panel.field(key).fill('New live text')
  await second.panel.field(key).press('Enter')
  await expect.poll(() => valuesOf(supabase)).toEqual([`${key}=New live text`])
  await expect(panel.value(key)).toHaveText('About our spring')
  await releases.review()
  await expect(releases.edit(key).locator('.conflict')).toContainText('New live text')
  await expect(page).toHaveURL(/#releases/)
})

test('a change is undone where it was made, whatever is chosen since then', async ({
  panel,
  page,
  releases,
  prepare,
  seed,
  supabase,
}) => {
  await seed({ kept: 'Live text' })
  const id = await prepare('Spring', { other: 'Another text' })
  const undo = page.getByRole('button', { name: 'Undo', exact: true })
  await panel.open()
  await releases.choose('Spring')
  await panel.deleteButton('kept').click()
  await panel.dialog.getByRole('button', { name: 'Delete' }).click()
  await undo.hover() // The toast stays while the pointer is on it.
  await expect.poll(async () => (await contentsOf(supabase, id)).edits.length).toBe(2)
  await releases.choose('Live')
  await undo.click()
  await expect.poll(async () => (await contentsOf(supabase, id)).edits.length).toBe(1)
  expect(await valuesOf(supabase)).toEqual(['kept=Live text'])

  await panel.deleteButton('kept').click()
  await panel.dialog.getByRole('button', { name: 'Delete' }).click()
  await undo.hover() // The toast stays while the pointer is on it.
  await expect.poll(() => valuesOf(supabase)).toEqual([])
  await releases.choose('Spring')
  await undo.click()
  await expect.poll(() => valuesOf(supabase)).toEqual(['kept=Live text'])
  expect((await contentsOf(supabase, id)).edits).toHaveLength(1)
})

test('a release is renamed, discarded, restored, published, and its publishing undone', async ({
  panel,
  page,
  releases,
  prepare,
  supabase,
}) => {
  await prepare('Spring', { [key]: 'About our spring' })
  await panel.open()
  await releases.choose('Spring')
  await releases.review()
  await releases.details.getByRole('button', { name: 'Rename' }).click()
  await releases.dialog.getByLabel('Name').fill('Summer')
  await releases.dialog.getByRole('button', { name: 'Rename' }).click()
  await releases.expectChosen('Summer')

  await releases.details.getByRole('button', { name: 'Discard' }).click()
  await expect(releases.dialog).toContainText('Discard “Summer”?')
  await expect(releases.dialog).toContainText('Its 1 edit will not go live.')
  await releases.dialog.getByRole('button', { name: 'Discard' }).click()
  await panel.expectToast('Content Deleted!', '“Summer” discarded.', 'success')
  await releases.expectChosen('Live')
  await expect(page.getByRole('heading', { name: 'Releases', level: 2 })).toBeFocused()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await panel.expectToast('Content Added!', '“Summer” restored.', 'success')
  await expect(releases.publish).toBeVisible()

  await releases.details.getByRole('button', { name: 'Discard' }).click()
  await releases.dialog.getByRole('button', { name: 'Discard' }).click()
  await expect(releases.details).toContainText('discarded')
  // The group opens by itself, since one of its releases is shown.
  const ended = releases.view.getByRole('navigation').getByRole('group')
  const ofSummer = ended.getByRole('link', { name: /^Summer/ }).first()
  await expect(ofSummer).toBeVisible()
  await expect(ofSummer).toHaveAttribute('aria-current', 'page')
  await releases.details.getByRole('button', { name: 'Restore' }).click()
  await expect(releases.publish).toBeVisible()
  await releases.publishShown()
  await panel.expectToast('Content Saved!', '“Summer” is live.', 'success')
  expect(await valuesOf(supabase)).toEqual([`${key}=About our spring`])
  await releases.details.getByRole('button', { name: 'Undo the publishing of Summer' }).click()
  await panel.expectToast('Content Saved!', 'The change was undone.', 'success')
  expect(await valuesOf(supabase)).toEqual([])
})

test('a discarded release is found by the link of the trash, with its edits, and restored', async ({
  panel,
  page,
  releases,
  prepare,
  supabase,
}) => {
  const name = `Discarded ${crypto.randomUUID()}`
  const release = await prepare(name, { [key]: 'About our spring' })
  await prepare('Another', { other: 'Another text' })
  await supabase.rpc('discard_release', { release }).throwOnError()
  await panel.open()
  await page.getByRole('link', { name: 'Trash', exact: true }).click()
  const trash = page.getByRole('region', { name: 'Trash' })
  await expect(trash).toContainText('Discarded releases are under Releases.')
  await trash.getByRole('link', { name: 'Releases', exact: true }).click()
  await releases.shows()
  await releases.view.getByText('Published and discarded').click()
  await releases.view.getByRole('link', { name }).click()
  await expect(releases.details.getByRole('heading', { name, exact: true })).toBeVisible()
  await expect(releases.details).toContainText('1 edit, discarded')
  await expect(releases.edit(key)).toContainText('spring')
  await releases.details.getByRole('button', { name: 'Restore' }).click()
  await panel.expectToast('Content Added!', `“${name}” restored.`, 'success')
  await expect(releases.publish).toBeVisible()
  expect(await contentsOf(supabase, release)).toMatchObject({
    release: { state: 'draft' },
    edits: [{ content_key: key, content_value: 'About our spring' }],
  })
})

test('an edit taken out of a release can be put back', async ({
  panel,
  page,
  releases,
  prepare,
  supabase,
}) => {
  const id = await prepare('Spring', { [key]: 'About our spring', other: 'Another text' })
  await panel.open()
  await releases.choose('Spring')
  await releases.review()
  await releases
    .edit(key)
    .getByRole('button', { name: /^Remove the edit of/ })
    .click()
  await expect(releases.edits).toHaveCount(1)
  await expect(releases.details.getByRole('heading', { name: /^Edits/ })).toBeFocused()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(releases.edits).toHaveCount(2)
  expect((await contentsOf(supabase, id)).edits).toMatchObject([
    { content_value: 'Another text' },
    { content_value: 'About our spring' },
  ])
  await releases
    .edit(key)
    .getByRole('link', { name: `Open ${nameOf(key)}` })
    .click()
  await expect(new PagesView(page).field).toHaveValue('About our spring')
})

test('the bar says which texts another release changes too, whatever view changed them', async ({
  panel,
  page,
  releases,
  prepare,
  seed,
  supabase,
}) => {
  const link = 'about.closing.action.href'
  const onPage = 'contact.hero.title'
  await seed({ item: 'An item', deleted: 'Deleted', replaced: 'A quince' })
  await supabase.from('website_content').delete().eq('content_key', 'deleted').throwOnError()
  const texts = [
    'item',
    'deleted',
    'replaced',
    'imported',
    'careers.positions',
    redirectsKey,
    link,
    key,
    onPage,
  ]
  await prepare('Summer', Object.fromEntries(texts.map((text) => [text, 'Summer'])))
  await panel.open()
  await releases.start('Spring')
  let shared = 0
  async function expectOneMore() {
    shared++
    await expect(releases.bar).toContainText(
      shared === 1 ? '1 text is also changed in “Summer”.' : `${shared} texts are also changed in “Summer”.`,
    )
  }

  await panel.add('own', 'Only in Spring')
  await expect(releases.bar).toContainText('1 edit, not live.')
  await expect(releases.bar).not.toContainText('also changed')

  await panel.editButton('item').click()
  await panel.field('item').fill('Spring')
  await panel.field('item').press('Enter')
  await expectOneMore()

  const siteTexts = new TextsView(page)
  await siteTexts.openPage('About')
  await siteTexts.edit(key).click()
  await siteTexts.field(key).fill('Spring')
  await siteTexts.field(key).press('Enter')
  await expectOneMore()

  const replace = new ReplaceView(page)
  await replace.open()
  await replace.find.fill('quince')
  await replace.with.fill('pear')
  await replace.act.click()
  await expectOneMore()

  const buttons = new ButtonsView(page)
  await buttons.open()
  await buttons.field(link).fill('/careers')
  await buttons.field(link).press('Enter')
  await expectOneMore()

  const lists = new ListsView(page)
  await lists.open()
  const [position = ''] = await lists.names(lists.positions)
  await lists.act(lists.positions, `Hide ${position}`).click()
  await expectOneMore()
  await new RedirectsSection(page).hide('ATE')
  await expectOneMore()

  const pages = new PagesView(page)
  await pages.open('/contact')
  await pages.text(onPage).first().click()
  await pages.field.fill('Spring')
  await pages.field.press('Enter')
  await expectOneMore()

  await page.getByRole('link', { name: 'Trash', exact: true }).click()
  await page.getByRole('button', { name: 'Restore deleted', exact: true }).first().click()
  await expectOneMore()

  await page.getByRole('link', { name: 'Export and import' }).click()
  const file = { format: 'website-content', version: 1, items: [{ key: 'imported', value: 'Spring' }] }
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'list.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(file)),
  })
  await page.getByRole('button', { name: 'Import and change 1 item' }).click()
  await expectOneMore()
  expect(shared).toBe(texts.length)
})

test('Pages shows the site with the release, and goes back to the live site', async ({
  panel,
  page,
  releases,
  prepare,
}) => {
  const [hidden, ...others] = site.careers.positions.items
  if (!hidden) throw new Error('no positions')
  const lines = [`# ${hidden.id}`, ...others.map(({ id }) => id)].join('\n')
  await prepare('Spring', { 'careers.hero.title': 'Work with us in spring', 'careers.positions': lines })
  await panel.open()
  const pages = new PagesView(page)
  await pages.open('/careers')
  const heading = pages.frame.locator('h1')
  const text = (await heading.textContent()) ?? ''
  expect(await pages.titles()).toContain(hidden.title)
  await releases.choose('Spring')
  await expect(heading).toHaveText('Work with us in spring')
  // Either the page has the list of the release, or the panel says that it lacks edits.
  await expect
    .poll(async () => (await pages.incomplete.isVisible()) || !(await pages.titles()).includes(hidden.title))
    .toBe(true)
  await releases.choose('Live')
  await expect(heading).toHaveText(text)
  await expect.poll(() => pages.titles()).toContain(hidden.title)
})

test.describe('a schedule', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test('says its time zone, refuses the past, and can be canceled', async ({
    panel,
    releases,
    prepare,
    supabase,
  }) => {
    const id = await prepare('Spring', { [key]: 'About our spring' })
    await panel.open()
    await releases.choose('Spring')
    await releases.review()
    const at = releases.publish.getByLabel('Publish at')
    const schedule = releases.publish.getByRole('button', { name: 'Schedule', exact: true })
    await expect(releases.publish).toContainText('Date and time in Japan Standard Time')
    await schedule.click()
    await expect(releases.publish).toContainText('Choose a time at least one minute from now.')
    await at.fill('2020-01-01T09:00')
    await schedule.click()
    await expect(at).toHaveAttribute('aria-invalid', 'true')
    const year = new Date().getFullYear() + 1
    await at.fill(`${year}-03-01T09:30`)
    await schedule.click()
    await expect(releases.publish).toContainText(`1 March ${year} at 09:30:00`)
    await expect(releases.bar).toContainText(`It goes live`)
    await expect(releases.publishNow).toBeFocused()
    expect((await contentsOf(supabase, id)).release.publish_at).toBe(`${year}-03-01T00:30:00+00:00`)
    expect(await liveItems(supabase)).toEqual([])

    await releases.publish.getByRole('button', { name: 'Cancel schedule' }).click()
    await panel.expectToast('Content Saved!', '“Spring” is no longer scheduled.', 'success')
    await expect(at).toBeVisible()
    await expect(releases.publishNow).toBeFocused()
    expect((await contentsOf(supabase, id)).release.publish_at).toBeNull()
  })

  test('refuses a time further ahead than two years, and says why', async ({
    panel,
    releases,
    prepare,
    allowErrors,
  }) => {
    allowErrors(/status of 400/)
    await prepare('Spring', { [key]: 'About our spring' })
    await panel.open()
    await releases.choose('Spring')
    await releases.review()
    await releases.publish.getByLabel('Publish at').fill(`${new Date().getFullYear() + 4}-03-01T09:30`)
    await releases.publish.getByRole('button', { name: 'Schedule', exact: true }).click()
    await expect
      .poll(async () => (await panel.toasts()).map(({ description }) => description))
      .toContainEqual(
        expect.stringContaining('A release can be scheduled from one minute to two years ahead.'),
      )
    await expect(releases.publish.getByRole('button', { name: 'Cancel schedule' })).toHaveCount(0)
  })

  test('that failed says why, and the release can be published by hand', async ({
    panel,
    releases,
    prepare,
    seed,
    server,
    supabase,
  }) => {
    const [item] = await seed({ changed: 'Old text' })
    if (!item) throw new Error('nothing seeded')
    const id = await prepare('Spring', { changed: 'Release text' })
    await save(supabase, item, 'Live text')
    const sql = connectDatabase({ server })
    await sql`update public.website_releases set publish_at = now() where id = ${id}`
    await sql`select public.publish_due_releases()`
    await sql.end()
    await panel.open()
    await releases.choose('Spring')
    await releases.review()
    await expect(releases.publish).toContainText(
      'It was not published at its time: Texts of this release were changed on the site',
    )
    await releases.edit('changed').getByRole('button', { name: 'Keep this release' }).click()
    await releases.publishShown()
    await panel.expectToast('Content Saved!', '“Spring” is live.', 'success')
    expect(await valuesOf(supabase)).toEqual(['changed=Release text'])
  })
})

test('a value of any kind is compared: no item, an empty text, a deleted one', async ({
  panel,
  releases,
  prepare,
  seed,
  supabase,
}) => {
  await seed({ 'live.deleted': 'Old text', 'release.deleted': 'Old text' })
  await prepare('Spring', {
    'live.added': 'Release text',
    'live.deleted': 'Release text',
    'release.deleted': null,
  })
  await put(supabase, { 'live.added': '', 'release.deleted': 'Live text' })
  await supabase.from('website_content').delete().eq('content_key', 'live.deleted').throwOnError()
  await panel.open()
  await releases.choose('Spring')
  await releases.review()
  await expect(releases.publish).toContainText('3 texts were changed on the site')
  await expect(releases.edit('live.deleted').locator('.conflict-version')).toContainText([
    'Old text',
    'No item: the site shows its default.',
    'Release text',
  ])
  for (const name of ['live.added', 'live.deleted', 'release.deleted']) {
    await expect(releases.edit(name).getByRole('button', { name: 'Combine both' })).toHaveCount(0)
    await releases.edit(name).getByRole('button', { name: 'Keep this release' }).click()
    await expect(releases.edit(name).locator('.conflict')).toHaveCount(0)
  }
  await releases.publishShown()
  await panel.expectToast('Content Saved!', '“Spring” is live.', 'success')
  expect(await valuesOf(supabase)).toEqual(['live.added=Release text', 'live.deleted=Release text'])
})

guardedTest(
  'a release stays chosen after signing out and in, and nothing is live by accident',
  async ({ panel, page, operator, sql }) => {
    const releases = new ReleasesPanel(page)
    await panel.open({ live: false })
    await page.getByRole('button', { name: 'Sign in' }).first().click()
    await signIn(page, operator.email, password)
    await expect(releases.switch).toBeVisible()
    await releases.start('Spring')
    await panel.add('first', 'A text')
    await expect(panel.value('first')).toHaveText('A text')
    await signOut(page)
    await expect(releases.bar).toHaveCount(0)
    await expect(panel.row('first')).toHaveCount(0)
    await panel.newKey.fill('second')
    await panel.newValue.fill('Another text')
    await panel.addButton.click()
    await signIn(page, operator.email, password)
    await releases.expectChosen('Spring')
    await expect(panel.value('first')).toHaveText('A text')
    await expect(panel.addButton).not.toHaveAttribute('data-locked')
    if (!(await panel.row('second').isVisible())) await panel.addButton.click()
    await expect(panel.value('second')).toHaveText('Another text')
    expect(await sql`select * from public.website_content`).toHaveLength(0)
    expect(await sql`select * from public.website_release_edits`).toHaveLength(2)
  },
)
