// Where a typed text goes, whatever happens while it is saved.

import type { Page } from '@playwright/test'
import type { ContentClient } from '#content-sync/database.ts'
import { holdCalls, loseNextAnswer } from '#tests/support/browser/database-calls.ts'
import { AdminPanel, nameOf } from '#tests/support/browser/panel/admin-panel.ts'
import { ButtonsView } from '#tests/support/browser/panel/buttons-view.ts'
import { historyButton, historyView, timelineOf } from '#tests/support/browser/panel/history.ts'
import { ListsView } from '#tests/support/browser/panel/lists-view.ts'
import { contentsOf, expect, ReleasesPanel, test } from '#tests/support/browser/panel/releases.ts'
import { TextsView } from '#tests/support/browser/panel/texts-view.ts'
import { jsonFile, transferView } from '#tests/support/browser/panel/transfer-view.ts'
import { RealtimeLine } from '#tests/support/browser/realtime-line.ts'
import { holdToasts } from '#tests/support/browser/toasts.ts'
import { saveText, storedItems, valuesOf } from '#tests/support/server/stored-items.ts'

const key = 'about.hero.title'

const notLive = 'Visitors see it when the release is published.'

const otherWindow = (page: Page) => ({ panel: new AdminPanel(page), releases: new ReleasesPanel(page) })

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
  expect(await storedItems(supabase)).toEqual([])
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
  const { held, release: resume } = await holdCalls(page, 'change_release')
  await panel.field(key).press('Enter')
  await held
  // The panel asks the slow server for the releases again. Until they are there, nothing may be saved to the site.
  await page.reload()
  resume()
  await page.unrouteAll()
  await releases.expectChosen('Spring')
  await panel.addButton.waitFor()
  await panel.add('after.reload', 'A text')
  await expect(panel.value('after.reload')).toHaveText('A text')
  expect(await storedItems(supabase)).toEqual([])
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
  const before = await storedItems(supabase)
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
  expect(await storedItems(supabase)).toEqual(before)
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
  releases,
  prepare,
  seed,
  supabase,
}) => {
  await seed({ kept: 'Live text' })
  const id = await prepare('Spring', { other: 'Another text' })
  await panel.open()
  await holdToasts(panel.page)
  await releases.choose('Spring')
  await panel.deleteButton('kept').click()
  await panel.dialog.getByRole('button', { name: 'Delete' }).click()
  const undo = await panel.keepUndo()
  await expect.poll(async () => (await contentsOf(supabase, id)).edits.length).toBe(2)
  await releases.choose('Live')
  await undo.click()
  await expect.poll(async () => (await contentsOf(supabase, id)).edits.length).toBe(1)
  expect(await valuesOf(supabase)).toEqual(['kept=Live text'])
  // Later, it would take the place of the next toast with Undo.
  await panel.expectToast('Content Added!', `kept restored. ${notLive}`, 'success')

  await panel.deleteButton('kept').click()
  await panel.dialog.getByRole('button', { name: 'Delete' }).click()
  await panel.keepUndo()
  await expect.poll(() => valuesOf(supabase)).toEqual([])
  await releases.choose('Spring')
  await undo.click()
  await expect.poll(() => valuesOf(supabase)).toEqual(['kept=Live text'])
  expect((await contentsOf(supabase, id)).edits).toHaveLength(1)
})

test('a change is undone in the release that was chosen, even if another one is chosen while it is looked up', async ({
  panel,
  page,
  releases,
  prepare,
  seed,
  supabase,
}) => {
  await seed({ added: 'Live text' })
  const id = await prepare('Spring', { other: 'Another text' })
  // In the other one, the item that is to go is not there at all.
  await prepare('Summer', { added: null })
  await panel.open()
  await releases.choose('Spring')
  const history = historyView(page)
  await history.open()
  await history.openRuns()
  const { held, release: resume } = await holdCalls(page, 'content_undoing')
  await history.row('added').getByRole('button', { name: /^Undo/ }).click()
  await held
  await releases.choose('Summer')
  await page.getByRole('link', { name: 'Items', exact: true }).click()
  await expect(panel.row('added')).toHaveCount(0)
  await expect(panel.list).toHaveAttribute('aria-busy', 'false')
  resume()
  await panel.expectToast('Content Saved!', `The change was undone. ${notLive}`, 'success')
  const { edits } = await contentsOf(supabase, id)
  expect(edits.map(({ content_key: key, content_value }) => [key, content_value])).toContainEqual([
    'added',
    null,
  ])
  expect(await valuesOf(supabase)).toEqual(['added=Live text'])
})

test('the history says that edits of the release stay, and undoes no change of a text that it edits', async ({
  panel,
  page,
  releases,
  prepare,
  seed,
}) => {
  const [item] = await seed({ [key]: 'Live text' })
  if (!item) throw new Error('nothing seeded')
  await prepare('Spring', { [key]: 'About our spring' })
  await panel.open()
  await releases.choose('Spring')
  const history = historyView(page)
  await history.open()
  await history.openRuns()
  await history.row(nameOf(key)).getByRole('button', { name: /^Undo/ }).click()
  await panel.expectToast(
    'Error saving content',
    'Failed to undo: this release has an edit of the same text. Edit that instead',
    'error',
  )

  const moment = new Date(Date.parse(item.created_at) + 1000)
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 19)
  await expect.poll(() => Date.now()).toBeGreaterThan(moment.getTime())
  await history.region.getByLabel('Restore to any moment').fill(local)
  await history.region.getByRole('button', { name: 'Show what would change' }).click()
  await expect(history.restoring.getByRole('status')).toHaveText(
    'Nothing would change: the live site is the same as it was then. The edits of this release stay.',
  )
})

test('a large import is undone to the edits before it, even if another target is chosen while it is saved', async ({
  panel,
  page,
  releases,
  prepare,
  supabase,
}) => {
  // Together, they are too large for one request.
  const keys = ['import.first', 'import.second']
  const id = await prepare('Spring', Object.fromEntries(keys.map((each) => [each, 'Edited before'])))
  const edits = async () =>
    (await contentsOf(supabase, id)).edits.map(({ content_value }) => content_value?.slice(0, 20))
  await panel.open()
  await releases.choose('Spring')
  const view = transferView(page)
  await view.open()
  const items = keys.map((each) => ({ key: each, value: `Imported ${'語'.repeat(90_000)}` }))
  await view.file.setInputFiles(jsonFile({ format: 'website-content', version: 1, items }))
  const { held, release: resume } = await holdCalls(page, 'change_release')
  await view.plan.getByRole('button', { name: 'Import and change 2 items' }).click()
  await held
  await releases.choose('Live')
  resume()
  const undo = await panel.keepUndo()
  expect(await edits()).toEqual([expect.stringMatching(/^Imported/), expect.stringMatching(/^Imported/)])
  await undo.click()
  await expect.poll(edits).toEqual(['Edited before', 'Edited before'])
})

test('a release whose edits cannot be read at first is shown as soon as they can', async ({
  panel,
  page,
  releases,
  prepare,
  seed,
  allowErrors,
}) => {
  allowErrors(/status of 400/)
  await seed({ 'items.live': 'live' })
  await prepare('Spring', { 'items.live': 'in spring' })
  await panel.open()
  let refused = 0
  await page.route('**/rpc/release_edits*', (route) =>
    refused < 2
      ? route.fulfill({ status: 400, json: { code: 'PT400', message: `Refused ${++refused}` } })
      : route.continue(),
  )
  await releases.choose('Spring')
  await expect(panel.value('items.live')).toHaveText('in spring')
  expect(refused).toBe(2)
})

test('a release is shown once the connection is back, if the server did not answer at first', async ({
  panel,
  page,
  releases,
  prepare,
  seed,
  allowErrors,
}) => {
  allowErrors(/status of 500|WebSocket/)
  await seed({ 'items.live': 'live' })
  await prepare('Spring', { 'items.live': 'in spring' })
  const line = await RealtimeLine.before(page)
  await panel.open()
  await releases.choose('Spring')
  await page.route('**/rest/v1/**', (route) => route.fulfill({ status: 500, json: {} }))
  await line.cut()
  const refused = page.waitForResponse('**/rpc/may_write')
  await page.reload()
  await refused
  await expect(panel.banner).toContainText('Not connected')
  await page.unroute('**/rest/v1/**')
  line.restore()
  await expect(panel.banner).toContainText('Connected')
  await expect(panel.value('items.live')).toHaveText('in spring')
})

test('a text that is open while a release is chosen takes no focus from the switch', async ({
  panel,
  releases,
  prepare,
  seed,
}) => {
  await seed({ 'items.live': 'live' })
  await prepare('Spring', { 'items.live': 'in spring' })
  await panel.open()
  await panel.editButton('items.live').click()
  await releases.choose('Spring')
  await expect(panel.field('items.live')).toHaveValue('in spring')
  await expect(releases.switch).toBeFocused()
})

test.describe('leaves the focus where it is by the time it is saved:', () => {
  test('an edit that is removed', async ({ panel, page, releases, prepare }) => {
    await prepare('Spring', { [key]: 'About our spring', other: 'Another text' })
    await panel.open()
    await releases.choose('Spring')
    await releases.review()
    const { held, release: resume } = await holdCalls(page, 'change_release')
    await releases
      .edit(key)
      .getByRole('button', { name: /^Remove/ })
      .click()
    await held
    const at = releases.publish.getByLabel('Publish at')
    await at.focus()
    resume()
    await expect(releases.edits).toHaveCount(1)
    await expect(at).toBeFocused()
  })

  test('an edit that is removed, when it is at the next one', async ({ panel, page, releases, prepare }) => {
    await prepare('Spring', { [key]: 'About our spring', other: 'Another text' })
    await panel.open()
    await releases.choose('Spring')
    await releases.review()
    const { held, release: resume } = await holdCalls(page, 'change_release')
    const remove = (of: string) => releases.edit(of).getByRole('button', { name: /^Remove/ })
    await remove(key).click()
    await held
    await remove('other').focus()
    resume()
    await expect(releases.edits).toHaveCount(1)
    await panel.keepUndo()
    await expect(remove('other')).toBeFocused()
  })

  test('a release that is discarded', async ({ panel, page, releases, prepare }) => {
    await prepare('Spring', { [key]: 'About our spring' })
    await prepare('Summer', { [key]: 'About our summer' })
    await panel.open()
    await releases.choose('Summer')
    await releases.review()
    const { held, release: resume } = await holdCalls(page, 'discard_release')
    await releases.details.getByRole('button', { name: 'Discard' }).click()
    await releases.dialog.getByRole('button', { name: 'Discard' }).click()
    await held
    await releases.view.getByRole('link', { name: /^Spring/ }).click()
    await expect(releases.details.getByRole('heading', { name: 'Spring', exact: true })).toBeVisible()
    const at = releases.publish.getByLabel('Publish at')
    await at.focus()
    resume()
    await panel.keepUndo()
    await expect(at).toBeFocused()
  })
})

test('a reset text, a link and all suggested links are undone in their view only where they were changed', async ({
  panel,
  page,
  releases,
  prepare,
  seed,
}) => {
  const link = 'about.closing.action.href'
  await seed({ [key]: 'Live text' })
  await prepare('Spring', { other: 'Another text' })
  await panel.open()

  const texts = new TextsView(page)
  await texts.openPage('About')
  await texts.reset(key).click()
  await expect(texts.undoReset(key)).toBeVisible()
  await releases.choose('Spring')
  await expect(texts.edit(key)).toBeVisible()
  await expect(texts.undoReset(key)).toHaveCount(0)
  await releases.choose('Live')

  const buttons = new ButtonsView(page)
  await buttons.open()
  await buttons.field(link).fill('/careers')
  await buttons.field(link).press('Enter')
  await expect(buttons.undo(link)).toBeVisible()
  await releases.choose('Spring')
  await expect(buttons.field(link)).toHaveValue('/careers')
  await expect(buttons.undo(link)).toHaveCount(0)
  await releases.choose('Live')
  await buttons.undo(link).click()
  await expect(buttons.accept(link)).toBeVisible()

  await buttons.acceptAll.click()
  await buttons.plan.getByRole('button', { name: /^Link \d+ buttons/ }).click()
  const undo = buttons.region.getByRole('button', { name: /^Undo: / })
  await expect(undo).toBeVisible()
  await releases.choose('Spring')
  await expect(buttons.remove(link)).toBeVisible()
  await expect(undo).toHaveCount(0)
  await releases.choose('Live')
  await expect(undo).toBeVisible()
})

test('an item that only the release has is not called deleted on the live site, where it cannot be added by mistake', async ({
  panel,
  releases,
  prepare,
  seed,
  supabase,
}) => {
  await seed({ [key]: 'Live text' })
  await prepare('Spring', { 'items.typed': 'A text of spring', 'items.open': 'Another text', [key]: null })
  await panel.open()
  await panel.editButton(key).click()
  await releases.choose('Spring')
  await panel.editButton('items.typed').click()
  await expect(panel.row(key)).toHaveCount(0)
  await panel.field('items.typed').fill('Secret until spring')
  await panel.editButton('items.open').click()
  await expect(panel.field('items.open')).toBeVisible()

  await releases.choose('Live')
  await expect(panel.row(key)).toBeVisible()
  await expect(panel.list).not.toContainText('This item was deleted.')
  await expect(panel.rows).toHaveCount(1)
  await releases.choose('Spring')
  await expect(panel.field('items.open')).toHaveValue('Another text')
  await panel.editButton('items.typed').click()
  await expect(panel.field('items.typed')).toHaveValue('Secret until spring')
  expect(await valuesOf(supabase)).toEqual([`${key}=Live text`])
})

test('a text for a release that is put aside on the live site is offered only in the release', async ({
  panel,
  page,
  releases,
  prepare,
}) => {
  await prepare('Spring', { other: 'Another text' })
  const restore = page.getByRole('button', { name: 'Restore the unsaved draft of New position' })
  await panel.open()
  await releases.choose('Spring')
  const lists = new ListsView(page)
  await lists.open()
  await lists.act(lists.positions, 'Add a position').click()
  await lists.form.getByLabel('Title').fill('Spring Engineer')
  await releases.choose('Live')
  await expect(lists.form.getByLabel('Title')).toHaveValue('Spring Engineer')
  await lists.form.getByRole('button', { name: 'Cancel' }).click()
  await lists.act(lists.positions, 'Add a position').click()
  await expect(lists.form.getByLabel('Title')).toHaveValue('')
  await expect(restore).toHaveCount(0)
  await releases.choose('Spring')
  await restore.click()
  await expect(lists.form.getByLabel('Title')).toHaveValue('Spring Engineer')
})

test.describe('what was typed in a window that was closed', () => {
  const bar = (page: Page) => page.getByRole('region', { name: 'Unsaved drafts' })
  const restore = (page: Page, name: string) =>
    page.getByRole('button', { name: `Restore the unsaved draft of ${name}` })

  /** Closes the page without saving, and opens the panel in a new window, which has chosen no release. */
  async function openAnew(page: Page) {
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain('draft:')
    const next = await page.context().newPage()
    await page.close({ runBeforeUnload: false })
    const opened = otherWindow(next)
    await opened.panel.open()
    await opened.releases.expectChosen('Live')
    return opened
  }

  test('for a release is restored only there', async ({ panel, page, releases, prepare, seed, supabase }) => {
    await seed({ [key]: 'Live text' })
    const id = await prepare('Spring', { other: 'Another text' })
    await panel.open()
    await releases.choose('Spring')
    await panel.editButton(key).click()
    await panel.field(key).fill('Secret until spring')

    const next = await openAnew(page)
    await expect(bar(next.panel.page)).toContainText('1 unsaved draft')
    await expect(next.panel.row(key)).not.toContainText('Secret')
    await bar(next.panel.page)
      .getByRole('button', { name: `${nameOf(key)} ${key} for “Spring”` })
      .click()
    await next.releases.expectChosen('Spring')
    await expect(restore(next.panel.page, nameOf(key))).toBeFocused()
    await next.panel.page.keyboard.press('Enter')
    await expect(next.panel.field(key)).toHaveValue('Secret until spring')
    await next.panel.saveButton(key).click()
    await expect
      .poll(async () => (await contentsOf(supabase, id)).edits.map(({ content_value }) => content_value))
      .toContain('Secret until spring')
    expect(await valuesOf(supabase)).toEqual([`${key}=Live text`])
  })

  test('for the live site and taken into a release is restored only in the release', async ({
    panel,
    page,
    releases,
    prepare,
    seed,
    supabase,
  }) => {
    await seed({ [key]: 'Live text' })
    const id = await prepare('Spring', { other: 'Another text' })
    await panel.open()
    await panel.editButton(key).click()
    await panel.field(key).fill('Secret until spring')
    await releases.choose('Spring')
    await expect(panel.field(key)).toHaveValue('Secret until spring')
    await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain(id)

    const next = await openAnew(page)
    await expect(bar(next.panel.page)).toContainText('for “Spring”')
    await expect(next.panel.row(key)).not.toContainText('Secret')
    await next.releases.choose('Spring')
    await restore(next.panel.page, nameOf(key)).click()
    await expect(next.panel.field(key)).toHaveValue('Secret until spring')
    expect(await valuesOf(supabase)).toEqual([`${key}=Live text`])
  })

  test('for the live site is restored there, even if a release was chosen for a moment', async ({
    panel,
    page,
    releases,
    prepare,
    seed,
  }) => {
    await seed({ [key]: 'Live text' })
    const id = await prepare('Spring', { other: 'Another text' })
    const stored = () => page.evaluate(() => Object.values(localStorage).join())
    await panel.open()
    await panel.editButton(key).click()
    await panel.field(key).fill('For everybody')
    await releases.choose('Spring')
    await expect.poll(stored).toContain(id)
    await releases.choose('Live')
    await expect.poll(stored).not.toContain(id)

    const next = await openAnew(page)
    await restore(next.panel.page, nameOf(key)).click()
    await expect(next.panel.field(key)).toHaveValue('For everybody')
  })

  test('for the live site is restored only there, and neither replaces the other', async ({
    panel,
    page,
    prepare,
    seed,
    supabase,
  }) => {
    await seed({ [key]: 'Live text' })
    await prepare('Spring', { [key]: 'About our spring' })
    await panel.open()
    await panel.editButton(key).click()
    await panel.field(key).fill('For everybody')
    const second = await openAnew(page)
    await second.releases.choose('Spring')
    await second.panel.editButton(key).click()
    await second.panel.field(key).fill('Secret until spring')
    await expect
      .poll(() => second.panel.page.evaluate(() => Object.values(localStorage).join()))
      .toContain('Secret until spring')
    await expect(restore(second.panel.page, nameOf(key))).toHaveCount(0)

    const third = await openAnew(second.panel.page)
    await expect(bar(third.panel.page)).toContainText('2 unsaved drafts')
    await expect(restore(third.panel.page, nameOf(key))).toHaveCount(1)
    await third.releases.choose('Spring')
    await bar(third.panel.page)
      .getByRole('button', { name: `${nameOf(key)} ${key} for the live site` })
      .click()
    await third.releases.expectChosen('Live')
    await expect(restore(third.panel.page, nameOf(key))).toBeFocused()
    await third.panel.page.keyboard.press('Enter')
    await expect(third.panel.field(key)).toHaveValue('For everybody')
    await third.panel.saveButton(key).click()
    await expect.poll(() => valuesOf(supabase)).toEqual([`${key}=For everybody`])
  })

  test('as a new entry for a release is added only there', async ({
    panel,
    page,
    releases,
    prepare,
    supabase,
  }) => {
    const id = await prepare('Spring', { other: 'Another text' })
    await panel.open()
    await releases.choose('Spring')
    const lists = new ListsView(page)
    await lists.open()
    await lists.act(lists.positions, 'Add a position').click()
    await lists.form.getByLabel('Title').fill('Spring Engineer')

    const next = await openAnew(page)
    const { form, positions } = new ListsView(next.panel.page)
    await bar(next.panel.page)
      .getByRole('button', { name: /^New position: Careers › Positions .* for “Spring”$/ })
      .click()
    await expect(restore(next.panel.page, 'New position')).toBeFocused()
    await next.panel.page.keyboard.press('Enter')
    await form.getByRole('button', { name: 'Add this position' }).click()
    await expect(positions.getByRole('heading', { name: 'Spring Engineer' })).toBeVisible()
    expect(await storedItems(supabase)).toEqual([])
    expect((await contentsOf(supabase, id)).edits.length).toBeGreaterThan(1)
  })

  test('for a release that has ended is offered with a remark', async ({
    panel,
    page,
    releases,
    prepare,
    seed,
    supabase,
  }) => {
    await seed({ [key]: 'Live text' })
    const id = await prepare('Spring', { 'items.spring': 'A text of spring' })
    await panel.open()
    await releases.choose('Spring')
    await panel.editButton('items.spring').click()
    await panel.field('items.spring').fill('Another text of spring')
    await panel.editButton(key).click()
    await panel.field(key).fill('Typed for spring')
    await expect
      .poll(() => page.evaluate(() => Object.values(localStorage).join()))
      .toContain('Typed for spring')
    await supabase.rpc('discard_release', { release: id }).throwOnError()

    const next = await openAnew(page)
    await expect(next.panel.row(key)).toContainText(
      'Unsaved draft for “Spring”, which is no longer being prepared, just now: Typed for spring',
    )
    await expect(bar(next.panel.page)).toContainText('items.spring Its item no longer exists.')
    await restore(next.panel.page, nameOf(key)).click()
    await next.panel.saveButton(key).click()
    await expect.poll(() => valuesOf(supabase)).toEqual([`${key}=Typed for spring`])
  })
})

test('a change whose answer is lost is made once in the release, and so is its undoing', async ({
  panel,
  page,
  releases,
  prepare,
  supabase,
  allowErrors,
}) => {
  allowErrors(/ERR_CONNECTION_RESET/)
  const id = await prepare('Spring', { other: 'Another text' })
  await panel.open()
  await releases.choose('Spring')
  const view = new ListsView(page)
  await view.open()
  const before = await view.names(view.positions)
  await loseNextAnswer(page, 'change_release')
  await view.act(view.positions, 'Add a position').click()
  await view.form.getByLabel('Title').fill('Analog Designer')
  await view.form.getByRole('button', { name: 'Add this position' }).click()
  const undo = await panel.keepUndo()
  await expect(view.form).toHaveCount(0)
  expect(await view.names(view.positions)).toEqual([...before, 'Analog Designer'])

  await loseNextAnswer(page, 'change_release')
  await undo.click()
  await panel.expectToast('Content Saved!', `The change was undone. ${notLive}`, 'success')
  await expect.poll(() => view.names(view.positions)).toEqual(before)
  expect((await contentsOf(supabase, id)).edits.map(({ content_key }) => content_key)).toEqual(['other'])
})

for (const { title, edit } of [
  {
    title: 'in the release is shown beside one’s own',
    async edit(supabase: ContentClient, release: string) {
      const changes = JSON.stringify([{ key, base: null, value: 'Theirs' }])
      await supabase.rpc('change_release', { release, changes }).throwOnError()
    },
  },
  {
    title: 'on the site is compared in a release',
    async edit(supabase: ContentClient) {
      const theirs = { content_key: key, content_value: 'Theirs' }
      await supabase.from('website_content').insert(theirs).throwOnError()
    },
  },
]) {
  test(`without live updates, a text that somebody else edited first ${title}`, async ({
    panel,
    page,
    releases,
    prepare,
    supabase,
    allowErrors,
  }) => {
    allowErrors(/WebSocket|status of 409/)
    const line = await RealtimeLine.before(page)
    const id = await prepare('Spring', { other: 'Another text' })
    await panel.open()
    await releases.choose('Spring')
    const texts = new TextsView(page)
    await texts.openPage('About')
    await line.cut()
    await expect(panel.banner).toContainText('Last updated at')
    await edit(supabase, id)
    await texts.edit(key).click()
    await texts.field(key).fill('Mine')
    await texts.field(key).press('Enter')
    await expect(texts.row(key).getByRole('region', { name: /^Two versions of/ })).toContainText('Theirs')
    await expect(texts.field(key)).toHaveValue('Mine')
  })
}

test('without live updates, what one has published oneself is not listed as missed', async ({
  panel,
  page,
  releases,
  prepare,
  seed,
  supabase,
  allowErrors,
}) => {
  allowErrors(/WebSocket/)
  const line = await RealtimeLine.before(page)
  const [theirs] = await seed({ theirs: 'old', changed: 'old' })
  if (!theirs) throw new Error('nothing seeded')
  await prepare('Spring', { changed: 'new', added: 'new' })
  await panel.open()
  await releases.choose('Spring')
  await releases.review()
  await panel.quiet()
  await line.cut()
  await expect(panel.banner).toContainText('Last updated at')
  await releases.publishShown()
  await panel.expectToast('Content Saved!', '“Spring” is live.', 'success')
  await saveText(supabase, theirs, 'new')
  line.restore()
  await expect(panel.banner).toContainText('Connected')
  await expect(
    page.getByRole('region', { name: 'While you were disconnected: 1 changed', exact: true }),
  ).toBeVisible()
})

test('a file chosen for import stays chosen while another release is read', async ({
  panel,
  page,
  releases,
  prepare,
}) => {
  await prepare('Spring', { other: 'Another text' })
  await panel.open()
  const view = transferView(page)
  await view.open()
  await view.file.setInputFiles(
    jsonFile({
      format: 'website-content',
      version: 1,
      items: [{ key: 'one', value: 'a text' }],
    }),
  )
  await expect(view.plan).toBeVisible()
  await releases.choose('Spring')
  await expect(view.plan).toBeVisible()
})

test('a text reset in a release keeps the button of its open history', async ({
  panel,
  page,
  releases,
  prepare,
  seed,
}) => {
  await seed({ [key]: 'Who we are' })
  await prepare('Spring', {})
  await panel.open()
  await releases.choose('Spring')
  const texts = new TextsView(page)
  await texts.openPage('About')
  await historyButton(page, key).click()
  await expect(timelineOf(page, key)).toBeVisible()
  await texts.reset(key).click()
  await expect(texts.reset(key)).toHaveCount(0)
  await expect(historyButton(page, key)).toHaveAttribute('aria-expanded', 'true')
  await historyButton(page, key).click()
  await expect(timelineOf(page, key)).toHaveCount(0)
})
