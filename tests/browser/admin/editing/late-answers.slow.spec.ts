// While a slow request is under way, the user goes on. Its answer must neither close what was opened since, nor discard what
// was typed.

import type { Page } from '@playwright/test'
import { recordAnnouncements } from '#tests/support/browser/announcements.ts'
import { holdCalls, loseNextAnswer, waitForAnswers } from '#tests/support/browser/database-calls.ts'
import { ids, positionsKey, titles } from '#tests/support/browser/default-positions.ts'
import { type AdminPanel, expect, test } from '#tests/support/browser/panel/admin-panel.ts'
import { ButtonsView } from '#tests/support/browser/panel/buttons-view.ts'
import { ListsView } from '#tests/support/browser/panel/lists-view.ts'
import { RedirectsSection } from '#tests/support/browser/panel/redirects-section.ts'
import { TextsView } from '#tests/support/browser/panel/texts-view.ts'
import { jsonFile, transferView } from '#tests/support/browser/panel/transfer-view.ts'
import { valuesOf } from '#tests/support/server/stored-items.ts'

/** Holds back the answers to saves until `release` is called. The panel waits as long as that takes. */
async function holdSaves(page: Page) {
  await waitForAnswers(page)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/website_content\?id=/, async (route) => {
    if (route.request().method() === 'PATCH') await released
    await route.continue()
  })
  return release
}

/** Saves the text `one`. Returns the function that lets the server answer. */
async function saveSlowly(panel: AdminPanel) {
  const release = await holdSaves(panel.page)
  await panel.editButton('one').click()
  await panel.field('one').fill('first, saved')
  await panel.saveButton('one').click()
  return release
}

test('a text opened while another one is being saved stays open', async ({ panel, page, seed }) => {
  await seed({ one: 'first', two: 'second' })
  await panel.open()
  const release = await saveSlowly(panel)
  await panel.editButton('two').click()
  await page.keyboard.type(', typed')
  release()
  await panel.expectToast('Content Saved!', 'one updated.', 'success')
  await expect(panel.value('one')).toHaveText('first, saved')
  await page.keyboard.type(' on')
  await expect(panel.field('two')).toHaveValue('second, typed on')
})

test('what is typed into a text while it is being saved stays unsaved text, and can be saved', async ({
  panel,
  page,
  seed,
  supabase,
}) => {
  await seed({ one: 'first', two: 'second' })
  await panel.open()
  const release = await saveSlowly(panel)
  await panel.editButton('two').click()
  await panel.editButton('one').click()
  await page.keyboard.type(', and more')
  release()
  await panel.expectToast('Content Saved!', 'one updated.', 'success')
  await page.keyboard.type(' of it')
  await expect(panel.field('one')).toHaveValue('first, saved, and more of it')
  await page.keyboard.press('Enter')
  await expect(panel.value('one')).toHaveText('first, saved, and more of it')
  await expect.poll(() => valuesOf(supabase)).toEqual(['one=first, saved, and more of it', 'two=second'])
})

test('a text typed in another view while it is being saved is not lost', async ({ panel, page, seed }) => {
  const key = 'about.hero.title'
  await seed({ [key]: 'first' })
  await panel.open()
  const release = await holdSaves(page)
  await panel.editButton(key).click()
  await panel.field(key).fill('first, saved')
  await panel.saveButton(key).click()
  const texts = new TextsView(page)
  await texts.openPage('About')
  await texts.edit(key).click()
  await page.keyboard.type(', and more')
  release()
  await panel.expectToast('Content Saved!', 'about.hero.title updated.', 'success')
  await expect(texts.field(key)).toHaveValue('first, saved, and more')
})

test('a text measured on its page leaves nothing behind if it is closed before the page has arrived', async ({
  panel,
  page,
  seed,
}) => {
  const key = 'about.hero.title'
  await seed({ [key]: 'first' })
  await panel.open()
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/about.json', async (route) => {
    ask()
    await released
    await route.continue()
  })
  const answered = page.waitForResponse('**/about.json')
  await panel.editButton(key).click()
  await panel.field(key).fill('A longer text')
  await asked
  await page.keyboard.press('Escape')
  release()
  await (await answered).finished()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  await expect(page.locator('iframe.overflow-frame')).toHaveCount(0)
})

test('what is typed for another new entry while one is being added stays', async ({ panel, page }) => {
  await panel.open()
  const view = new ListsView(page)
  await view.open()
  const { release } = await holdCalls(page, 'apply_content')
  await view.act(view.positions, 'Add a position').click()
  await view.form.getByLabel('Title').fill('Analog Designer')
  await view.form.getByRole('button', { name: 'Add this position' }).click()
  await view.act(view.positions, 'Duplicate Verification Engineer').click()
  await view.form.getByLabel('Title').fill('Verification Lead')
  release()
  await panel.expectToast('Content Added!', '“Analog Designer” was added to Careers › Positions.', 'success')
  await page.keyboard.type(' (Austin)')
  await expect(view.form.getByLabel('Title')).toHaveValue('Verification Lead (Austin)')
})

test('an entry or an address that is added takes the focus from no other form, and closes none', async ({
  panel,
  page,
}) => {
  await panel.open()
  const view = new ListsView(page)
  const redirects = new RedirectsSection(page)
  await view.open()
  for (const opened of ['Duplicate Verification Engineer', 'Add a question']) {
    const { release, stop } = await holdCalls(page, 'apply_content')
    await view.act(view.positions, 'Add a position').click()
    await view.form.getByLabel('Title').fill(`Before: ${opened}`)
    await page.keyboard.press('Control+Enter')
    await view.act(page.locator('.admin'), opened).click()
    release()
    await panel.expectToast(
      'Content Added!',
      `“Before: ${opened}” was added to Careers › Positions.`,
      'success',
    )
    await expect(view.form).toHaveCount(1)
    await expect(view.form.locator(':focus')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(view.form).toHaveCount(0)
    await stop()
  }

  const { release } = await holdCalls(page, 'apply_content')
  await redirects.act('Add an old address…').click()
  await redirects.addForm.getByLabel('Old address').fill('/our-team')
  await page.keyboard.press('Enter')
  await redirects.act('Hide a page…').click()
  await expect(redirects.hideForm.getByLabel('Page to hide')).toBeFocused()
  release()
  await expect(redirects.row('/our-team')).toBeVisible()
  await panel.expectToast('Content Saved!', '/our-team leads to /.', 'success')
  await expect(redirects.hideForm.getByLabel('Page to hide')).toBeFocused()
})

test('what is typed for a link in another view while it is being saved stays', async ({ panel, page }) => {
  const key = 'about.closing.action.href'
  await panel.open()
  const buttons = new ButtonsView(page)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/website_content(\?|$)/, async (route) => {
    if (route.request().method() === 'POST') await released
    await route.continue()
  })
  await page.getByRole('link', { name: 'Buttons', exact: true }).click()
  await buttons.field(key).fill('/contact')
  await buttons.field(key).press('Enter')
  const texts = new TextsView(page)
  await texts.openPage('About')
  await texts.edit(key).click()
  await page.keyboard.type('#roles')
  release()
  await expect(texts.row(key)).toContainText('Edited just now')
  await expect(texts.field(key)).toHaveValue('/contact#roles')
})

test('a list and an import go on while a text is being saved', async ({ panel, page, seed }) => {
  await seed({ one: 'first' })
  await panel.open()
  const release = await saveSlowly(panel)
  const view = new ListsView(page)
  await view.open()
  await view.act(view.positions, `Hide ${titles[0]}`).click()
  await panel.expectToast('Content Saved!', `“${titles[0]}” is hidden.`, 'success')
  await view.act(view.positions, `Show ${titles[0]}`).click()
  await panel.expectToast('Content Saved!', `“${titles[0]}” is shown again.`, 'success')
  const transfer = transferView(page)
  await transfer.open()
  await transfer.file.setInputFiles(jsonFile([]))
  await expect(transfer.region).toContainText('This file was not exported from this panel.')
  release()
  await panel.expectToast('Content Saved!', 'one updated.', 'success')
})

test('a text that is not saved while another one is being saved can be typed into again', async ({
  panel,
  seed,
  allowErrors,
}) => {
  allowErrors(/net::ERR_INTERNET_DISCONNECTED/)
  await seed({ one: 'first', two: 'second' })
  await panel.open()
  const release = await saveSlowly(panel)
  await panel.editButton('two').click()
  await panel.field('two').fill('second, typed')
  await panel.loseNextWrite()
  await panel.field('two').press('Enter')
  await panel.expectToast('Error saving content', 'Failed to save: Failed to fetch', 'error')
  await expect(panel.field('two')).toBeEditable()
  await panel.field('two').press('Escape')
  await expect(panel.field('two')).toHaveCount(0)
  release()
  await panel.expectToast('Content Saved!', 'one updated.', 'success')
})

/** Holds back the tasks in which the panel names the texts of the site. */
function holdNaming(page: Page) {
  return page.addInitScript(() => {
    const setTimer = window.setTimeout.bind(window)
    const held: (() => void)[] = []
    let holding = true
    const isNaming = (task: TimerHandler, ms?: number): task is () => void =>
      ms === undefined && String(task).includes('[native code]')
    Object.assign(window, {
      setTimeout: (task: TimerHandler, ms?: number, ...args: unknown[]) =>
        holding && isNaming(task, ms) ? held.push(task) : setTimer(task, ms, ...args),
      held,
      nameFirst() {
        holding = false
        held.shift()?.()
      },
      async nameSecond() {
        holding = true
        for (let task = held.shift(); task; task = held.shift()) {
          task()
          await new Promise((resolve) => setTimer(resolve))
        }
      },
    })
  })
}
const inPage = (page: Page, what: 'held.length' | 'nameFirst()' | 'nameSecond()') => page.evaluate(what)

test('texts that were named without the items, because the view was changed twice, replace no later ones', async ({
  panel,
  page,
  seed,
}) => {
  const key = `${positionsKey}.analog-designer.title`
  await seed({ [positionsKey]: [...ids, 'analog-designer'].join('\n'), [key]: 'Analog expert' })
  await holdNaming(page)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/website_content\?select/, async (route) => {
    await released
    await route.continue()
  })
  const open = (view: string) => page.getByRole('link', { name: view, exact: true }).click()
  await panel.open({ live: false })
  await open('Lists')
  await expect.poll(() => inPage(page, 'held.length')).toBe(1)
  await open('Items')
  await open('Lists')
  await expect.poll(() => inPage(page, 'held.length')).toBe(2)
  await inPage(page, 'nameFirst()')
  release()
  const view = new ListsView(page)
  await expect.poll(() => view.names(view.positions)).toEqual([...titles, 'Analog expert'])
  await inPage(page, 'nameSecond()')
  await open('Items')
  await panel.editButton(key).click()
  await page.keyboard.press('Enter')
  await panel.expectToast(
    'Content Saved!',
    'Careers › Positions › Analog designer › Title updated.',
    'success',
  )
})

test.describe('while the answer to “Reset to default” is late', () => {
  const key = 'about.hero.title'

  for (const typed of ['', 'Half a sentence']) {
    test(`its own live event is no change by others, with ${typed ? 'unsaved' : 'no'} text`, async ({
      panel,
      page,
      seed,
    }) => {
      await seed({ [key]: 'An edit' })
      await panel.open()
      const texts = new TextsView(page)
      await texts.openPage('About')
      await texts.edit(key).click()
      if (typed) await texts.field(key).fill(typed)
      const row = texts.row(key)
      const said = await recordAnnouncements(row.locator('.item-notes'))
      const { promise: released, resolve: release } = Promise.withResolvers<void>()
      await page.route(/website_content\?id=/, async (route) => {
        const response = await route.fetch()
        await released
        await route.fulfill({ response })
      })
      await row.getByRole('button', { name: 'Reset to default' }).click()
      // The live event has arrived.
      await expect(row).not.toContainText('Edited')
      await expect(row.getByRole('region', { name: /^Two versions of/ })).toHaveCount(0)
      await expect(texts.field(key)).toHaveValue(typed || 'An edit')
      await expect(row.getByRole('button', { name: 'Reset to default' })).toBeFocused()
      expect(await said()).toEqual([])
      release()
      await panel.expectToast('Content Saved!', `${key} reset to default.`, 'success')
      expect(await said()).toEqual([])
      await expect(texts.edit(key)).toBeFocused()
    })
  }

  test('a change by others is shown once it has failed', async ({ panel, page, seed, supabase }) => {
    await seed({ [key]: 'An edit' })
    await panel.open()
    const texts = new TextsView(page)
    await texts.openPage('About')
    await texts.edit(key).click()
    await texts.field(key).fill('Half a sentence')
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route(/website_content\?id=/, async (route) => {
      await released
      await route.continue()
    })
    const row = texts.row(key)
    await row.getByRole('button', { name: 'Reset to default' }).click()
    await supabase.from('website_content').delete().eq('content_key', key).throwOnError()
    await expect(row).not.toContainText('Edited')
    release()
    await expect(row.getByRole('region', { name: /^Two versions of/ })).toContainText('About the company')
    await expect(texts.field(key)).toHaveValue('Half a sentence')
  })
})

test('an undoing whose answer is lost counts as done', async ({ panel, page, seed, allowErrors }) => {
  allowErrors(/ERR_CONNECTION_RESET/)
  await seed({ one: '1', two: '2' })
  await panel.open()
  for (const key of ['one', 'two']) await panel.row(key).getByRole('checkbox').check()
  await panel.list.getByRole('button', { name: 'Delete', exact: true }).click()
  await panel.dialog.getByRole('button', { name: 'Delete' }).click()
  const undo = await panel.keepUndo()
  await loseNextAnswer(page, 'undo_content')
  await undo.click()
  await panel.expectToast('Content Saved!', 'The change was undone.', 'success')
  await expect(panel.rows).toHaveCount(2)
  expect((await panel.toasts()).filter(({ tone }) => tone === 'error')).toEqual([])
})
