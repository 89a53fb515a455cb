// What the form says about the text: how it differs from the default, its length, its last change and the keys that save it.
import type { Page } from '@playwright/test'
import { type AdminPanel, expect, test } from '#tests/support/browser/panel/admin-panel.ts'
import { ButtonsView } from '#tests/support/browser/panel/buttons-view.ts'
import { ListsView } from '#tests/support/browser/panel/lists-view.ts'
import { TextsView } from '#tests/support/browser/panel/texts-view.ts'
import { valuesOf } from '#tests/support/server/stored-items.ts'

const short = 'about.hero.title'
const long = 'about.story.paragraphs.work.text'

async function openTexts({ panel, page }: { panel: AdminPanel; page: Page }): Promise<TextsView> {
  await panel.open()
  const texts = new TextsView(page)
  await texts.openPage('About')
  return texts
}

test('the default is one line with the changed words, and can be expanded', async ({ page, panel }) => {
  const texts = await openTexts({ panel, page })
  const row = texts.row(long)
  const field = texts.field(long)
  const button = (name: string) => row.getByRole('button', { name })
  await texts.edit(long).click()
  await expect(row).toContainText('Same as the default')
  const text = await field.inputValue()
  const [last = ''] = /\w+\W*$/.exec(text) ?? []
  await field.fill(text.replace(last, 'Quince.'))
  const difference = row.locator('.collapsed-text')
  await expect(difference.locator('ins')).toContainText('Quince')
  await expect(difference).toContainText(/^…/)
  await expect(button('Show all of the default')).toHaveAttribute('aria-expanded', 'false')
  const { height: line = 0 } = (await difference.boundingBox()) ?? {}
  expect(line).toBeLessThan(30)
  await button('Show all of the default').click()
  await expect(button('Show less of the default')).toHaveAttribute('aria-expanded', 'true')
  await expect(difference).toContainText(text.slice(0, 60))
})

test('on a phone, the name of the last editor arrives without moving the buttons', async ({
  page,
  panel,
  seed,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await seed({ [short]: 'An edit' })
  const texts = await openTexts({ panel, page })
  const { promise, resolve: answer } = Promise.withResolvers<void>()
  await page.route(/website_content_history.*item_id=eq/, async (route) => {
    const response = await route.fetch()
    const [change] = await response.json()
    await promise
    const changed_by_email = 'marketing.communications@example.com'
    await route.fulfill({ response, json: [{ ...change, changed_by_email }] })
  })
  await texts.edit(short).click()
  const row = texts.row(short)
  const cancel = row.getByRole('button', { name: 'Cancel' })
  await expect(row).toContainText('Last edited')
  const before = await cancel.boundingBox()
  answer()
  await expect(row).toContainText('marketing.communications')
  expect(await cancel.boundingBox()).toEqual(before)
})

test('“Reset to default” in the form removes the edit, keeps what was typed, and can be undone', async ({
  page,
  panel,
  seed,
}) => {
  await seed({ [short]: 'An edit' })
  const texts = await openTexts({ panel, page })
  const row = texts.row(short)
  const button = (name: string | RegExp) => row.getByRole('button', { name })
  await texts.edit(short).click()
  await texts.field(short).fill('Half a sentence')
  await button('Reset to default').click()
  await panel.expectToast('Content Saved!', `${short} reset to default.`, 'success')
  await expect(texts.edit(short)).toBeFocused()
  await expect(row.locator('.item-value p').first()).toHaveText('About the company')
  await expect(row).toContainText('Half a sentence')
  await button(/^Undo/).click()
  await expect(row.locator('.item-value p').first()).toHaveText('An edit')
})

test('the form tells the length of the text and its last change', async ({ page, panel, seed }) => {
  await seed({ [short]: 'An edit' })
  const texts = await openTexts({ panel, page })
  await texts.edit(short).click()
  await expect(texts.row(short).getByRole('definition')).toHaveText(['7 characters', 'just now'])
  await texts.edit(long).click()
  await expect(texts.row(long).getByRole('definition')).toHaveText([/^\d+ characters$/])
})

test('the form does not say when a text was edited that has its default again', async ({
  page,
  panel,
  seed,
}) => {
  await seed({ [short]: 'An edit' })
  const texts = await openTexts({ panel, page })
  await texts.edit(short).click()
  await texts.row(short).getByRole('button', { name: 'Reset to default' }).click()
  await panel.expectToast('Content Saved!', `${short} reset to default.`, 'success')
  await texts.edit(short).click()
  await expect(texts.row(short)).toContainText('Same as the default')
  await expect(texts.row(short).getByRole('term')).toHaveText(['Length'])
})

test('Save and Cancel show their keys, without being named after them', async ({ panel, seed }) => {
  await seed({ line: 'One line', lines: 'One line\nand another' })
  await panel.open()
  for (const [name, keys, shortcut] of [
    ['line', 'Enter', 'Enter'],
    ['lines', /^(Ctrl|⌘) Enter$/, /^(Control|Meta)\+Enter$/],
  ] as const) {
    await panel.editButton(name).click()
    const save = panel.row(name).getByRole('button', { name: 'Save', exact: true })
    await expect(save.locator('kbd')).toHaveText(keys)
    await expect(save).toHaveAttribute('aria-keyshortcuts', shortcut)
    const cancel = panel.row(name).getByRole('button', { name: 'Cancel', exact: true })
    await expect(cancel.locator('kbd')).toHaveText('Esc')
    await expect(cancel).toHaveAttribute('aria-keyshortcuts', 'Escape')
  }
})

test('what adds something or changes a link shows its key, which does it', async ({
  panel,
  page,
  supabase,
}) => {
  await panel.open()
  await expect(panel.addButton.locator('kbd')).toHaveText(/^(Ctrl|⌘) Enter$/)
  await expect(panel.addButton).toHaveAttribute('aria-keyshortcuts', /^(Control|Meta)\+Enter$/)
  await panel.newKey.fill('other')
  await panel.newValue.fill('Words')
  await panel.newValue.press('ControlOrMeta+Enter')
  await panel.expectToast('Content Added!', 'other added.', 'success')
  expect(await valuesOf(supabase)).toEqual(['other=Words'])

  const buttons = new ButtonsView(page)
  await buttons.open()
  const link = 'about.closing.action.href'
  await buttons.field(link).fill('/locations')
  await expect(buttons.save(link).locator('kbd')).toHaveText('Enter')
  await expect(buttons.save(link)).toHaveAttribute('aria-keyshortcuts', 'Enter')

  const lists = new ListsView(page)
  await lists.open()
  await lists.positions.getByRole('button', { name: 'Add a position' }).click()
  const add = lists.form.getByRole('button', { name: 'Add this position' })
  await expect(add.locator('kbd')).toHaveText(/^(Ctrl|⌘) Enter$/)
})
