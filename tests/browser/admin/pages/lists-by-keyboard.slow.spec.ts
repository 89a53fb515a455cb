// The entries of a list are moved, hidden, copied and added where they are on the page, with the keyboard alone.
import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import {
  ids,
  positionsKey as key,
  linesWithoutSecond,
  positions,
  titles,
} from '#tests/support/browser/default-positions.ts'
import { type AdminPanel, expect, test } from '#tests/support/browser/panel/admin-panel.ts'
import { openInPages } from '#tests/support/browser/panel/pages-view.ts'
import { valuesOf } from '#tests/support/server/stored-items.ts'

const [first, second, third, fourth, ...others] = titles
const thirdTitle = `${key}.${ids[2]}.title`

/** Opens a text of a page with Enter, as somebody without a mouse does. */
async function opened(panel: AdminPanel, text = thirdTitle) {
  const view = await openInPages(panel, text.startsWith('careers') ? '/careers' : '/contact')
  await view.text(text).first().press('Enter')
  await expect(view.field).toBeFocused()
  return view
}

/** Waits until a change of the list is done. Until then, no other one is made. */
const untilDone = (page: Page) => expect(page.locator('.list-group')).toHaveAttribute('aria-busy', 'false')

async function press(page: Page, name: string) {
  await untilDone(page)
  await page.locator('.list-group').getByRole('button', { name, exact: true }).focus()
  await page.keyboard.press('Enter')
}

test('a position is moved up and down, and its text stays open', async ({ page, panel }) => {
  const view = await opened(panel)
  await view.field.fill('Half a title')
  await press(page, `Move ${third} up`)
  await panel.expectToast('Content Saved!', `“${third}” is now number 2 of ${titles.length}.`, 'success')
  await expect.poll(() => view.titles()).toEqual([first, 'Half a title', second, fourth, ...others])
  await expect(view.inList(`Move ${third} up`)).toBeFocused()
  await expect(view.field).toHaveValue('Half a title')
  await untilDone(page)
  await page.keyboard.press('Enter')
  await expect.poll(() => view.titles()).toEqual(['Half a title', first, second, fourth, ...others])
  await untilDone(page)
  await expect(view.inList(`Move ${third} up`)).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Enter')
  await press(page, `Move ${third} down`)
  await expect.poll(() => view.titles()).toEqual([first, 'Half a title', second, fourth, ...others])
  await expect(view.inList(`Move ${third} down`)).toBeFocused()
  await expect(view.inList(`Move ${third} down`)).toBeInViewport()
})

test('a hidden position is shown again in its place, from the heading of its list', async ({
  page,
  panel,
  seed,
}) => {
  await seed({
    [key]: linesWithoutSecond.join('\n'),
  })
  const view = await opened(panel, `${key}.heading`)
  await expect.poll(() => view.titles()).toEqual([first, third, fourth, ...others])
  await press(page, `Show ${second}`)
  await panel.expectToast('Content Saved!', `“${second}” is shown again.`, 'success')
  await expect.poll(() => view.titles()).toEqual(titles)
  await expect(view.inList('Add a position')).toBeFocused()
  await expect(view.inList(`Show ${second}`)).toHaveCount(0)
})

test('a position is hidden, the focus moves to the next text, and Undo shows it again', async ({
  page,
  panel,
}) => {
  const view = await opened(panel)
  await press(page, `Hide ${third}`)
  const undo = await panel.keepUndo()
  await panel.expectToast('Content Saved!', `“${third}” is hidden.`, 'success')
  await expect.poll(() => view.titles()).toEqual([first, second, fourth, ...others])
  await expect(view.field).toHaveCount(0)
  await expect(page.locator('.page-text-button:focus')).toBeInViewport()
  await expect(page.locator('.page-text-button:focus')).toHaveAccessibleName(
    new RegExp(`${ids[3]}|positions\\.(reference|apply)`),
  )
  await expect(view.list, 'the text is not opened beside the page').toHaveCount(0)
  await undo.press('Enter')
  await expect.poll(() => view.titles()).toEqual(titles)
})

test('the last position is hidden, and the focus moves to the text after the list, not to the end of the page', async ({
  page,
  panel,
}) => {
  const view = await opened(panel, `${key}.${ids.at(-1)}.description`)
  await press(page, `Hide ${titles.at(-1)}`)
  await expect.poll(() => view.titles()).toEqual(titles.slice(0, -1))
  await expect(view.text('careers.culture.heading').first()).toBeFocused()
})

test('a position is added, and its title is opened in its place', async ({ page, panel, supabase }) => {
  const view = await opened(panel)
  await press(page, 'Add a position')
  const dialog = page.getByRole('dialog', { name: 'New position' })
  await expect(dialog.getByLabel('Title')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(view.inList('Add a position')).toBeFocused()
  await expect(view.field).toHaveValue(third)

  await page.keyboard.press('Enter')
  await dialog.getByLabel('Title').fill('Analog Designer')
  await dialog.getByLabel('Location').fill('Austin')
  await page.keyboard.press('Control+Enter')
  await panel.keepUndo()
  await panel.expectToast('Content Added!', '“Analog Designer” was added to Careers › Positions.', 'success')
  await expect.poll(() => view.titles()).toEqual([...titles, 'Analog Designer'])
  await expect(view.form(`${key}.analog-designer.title`).getByRole('textbox')).toBeFocused()
  await expect(view.field).toHaveValue('Analog Designer')
  await expect(view.field).toBeInViewport()
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect.poll(() => view.titles()).toEqual(titles)
  expect(await valuesOf(supabase)).toEqual([])
})

test('a closed form opens again at once, before the browser has told that it is closed', async ({
  page,
  panel,
}) => {
  const view = await opened(panel)
  await press(page, 'Add a position')
  const dialog = page.getByRole('dialog', { name: 'New position' })
  await expect(dialog.getByLabel('Title')).toBeFocused()
  await view.inList('Add a position').evaluate((button: HTMLButtonElement) => {
    document.querySelector<HTMLDialogElement>('dialog[open]')?.close()
    button.click()
  })
  await expect(dialog.getByLabel('Title')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(view.inList('Add a position')).toBeFocused()
})

test('a copy follows its original', async ({ page, panel }) => {
  const view = await opened(panel)
  await press(page, `Duplicate ${third}`)
  await expect(page.getByRole('dialog').getByLabel('Location')).toHaveValue(positions[2].location)
  await page.getByRole('dialog').getByLabel('Title').fill('Layout Engineer')
  await page.keyboard.press('Control+Enter')
  await expect.poll(() => view.titles()).toEqual([first, second, third, 'Layout Engineer', fourth, ...others])
  await expect(view.form(`${key}.layout-engineer.title`).getByRole('textbox')).toBeFocused()
})

for (const [name, where] of [
  ['an empty list', 'contact.faq.empty'],
  ['the heading of a list', 'contact.faq.heading'],
] as const) {
  test(`a question is added from ${name}, which says how many are hidden`, async ({ page, panel, seed }) => {
    await seed({ 'contact.faq.entries': '# reply\n# duration' })
    const view = await opened(panel, where)
    await expect(page.getByRole('link', { name: 'Show in list, 2 hidden' })).toBeVisible()
    await press(page, 'Add a question')
    await page.getByRole('dialog').getByRole('textbox', { name: 'Question' }).fill('What next?')
    await page.keyboard.press('Control+Enter')
    await expect(view.frame.getByText('What next?')).toBeVisible()
    await expect(view.form('contact.faq.entries.what-next.question').getByRole('textbox')).toBeFocused()
    await expect(view.list, 'the text is not opened beside the page').toHaveCount(0)
  })
}

test('a question is edited in its place, also if the page shows it before the response arrives', async ({
  page,
  panel,
  seed,
}) => {
  await seed({ 'contact.faq.entries': '# reply\n# duration' })
  const view = await opened(panel, 'contact.faq.empty')
  await page.route('**/rpc/apply_content', async (route) => {
    const response = await route.fetch()
    await expect(view.frame.getByText('What next?')).toBeVisible()
    // The text that the list showed while it was empty is gone.
    const button = page.locator('.page-texts button', { hasText: 'contact.faq.empty' })
    await expect(button).toHaveCount(0)
    await route.fulfill({ response })
  })
  await press(page, 'Add a question')
  await page.getByRole('dialog').getByRole('textbox', { name: 'Question' }).fill('What next?')
  await page.keyboard.press('Control+Enter')
  await expect(view.form('contact.faq.entries.what-next.question').getByRole('textbox')).toBeFocused()
  await expect(view.list).toHaveCount(0)
})

test('axe finds nothing, also in the dialog', async ({ page, panel }) => {
  await opened(panel)
  await expectAccessible(page, 'a position on its page', { at: [390, 1440], equivalents: '.page-texts' })
  await press(page, 'Add a position')
  await expect(page.getByRole('dialog').getByLabel('Title')).toBeFocused()
  await expectAccessible(page, 'a new position', { at: [390, 1440] })
})
