// A text is edited in place on its page.

import { expectAccessible } from '#tests/support/browser/axe.ts'
import { expect, test } from '#tests/support/browser/panel/admin-panel.ts'
import { openInPages } from '#tests/support/browser/panel/pages-view.ts'

/** A text in small print is a small target, but the list beside the page has a large one for each. */
const equivalents = '.page-texts'
const headline = 'about.hero.title'

test('a text is changed on its page while it is typed, and for visitors when it is saved', async ({
  page,
  panel,
}) => {
  const view = await openInPages(panel, '/about')
  const heading = view.frame.getByRole('heading', { level: 1 })
  await view.text(headline).first().click()
  await expect(view.field).toBeFocused()
  await view.field.fill('Who we are <b>now</b>')
  await expect(heading).toHaveText('Who we are <b>now</b>')
  await view.field.press('Enter')
  await panel.expectToast('Content Saved!', `${headline} updated.`, 'success')
  await expect(view.text(headline).first()).toBeFocused()
  await expect(view.text(headline).first()).toHaveAccessibleName(/, edited\): Who we are/)
  await expect
    .poll(async () => (await page.request.get('/about')).text())
    .toContain('Who we are &lt;b&gt;now')
})

test('by keyboard alone: from text to text, edit, save, next', async ({ page, panel }) => {
  const view = await openInPages(panel, '/about')
  const first = view.text(headline).first()
  await first.focus()
  await page.keyboard.press('Enter')
  await expect(view.field).toBeFocused()
  await page.keyboard.type(' and more')
  await page.keyboard.press('Enter')
  await expect(first).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(view.text('about.hero.subtitle').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(view.field).toHaveAccessibleName(/Subtitle/)
  await page.keyboard.press('Escape')
  await expect(view.text('about.hero.subtitle').first()).toBeFocused()
})

test('another editor’s change appears on the page without moving the caret', async ({ panel, supabase }) => {
  const view = await openInPages(panel, '/about')
  await view.text('about.hero.subtitle').first().click()
  await view.field.fill('Typed here')
  await view.field.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(3, 5))
  await supabase
    .from('website_content')
    .insert({ content_key: headline, content_value: 'Theirs, in a much longer headline than before' })
    .throwOnError()
  await expect(view.frame.getByRole('heading', { level: 1 })).toHaveText(/^Theirs/)
  await expect(view.field).toBeFocused()
  await expect(view.field).toHaveValue('Typed here')
  expect(
    await view.field.evaluate(({ selectionStart, selectionEnd }: HTMLTextAreaElement) => [
      selectionStart,
      selectionEnd,
    ]),
  ).toEqual([3, 5])
  await expect(view.frame.getByText('Typed here')).toBeVisible()
})

test('the same text changed by somebody else is a conflict here, too', async ({ page, panel, supabase }) => {
  const view = await openInPages(panel, '/about')
  await view.text(headline).first().click()
  await view.field.fill('Mine')
  await supabase
    .from('website_content')
    .insert({ content_key: headline, content_value: 'Theirs' })
    .throwOnError()
  const conflict = page.getByRole('region', { name: /^Two versions/ })
  await expect(conflict).toContainText('Theirs')
  await expect(view.frame.getByRole('heading', { level: 1 })).toHaveText('Mine')
  await conflict.getByRole('button', { name: 'Use theirs' }).click()
  await expect(view.frame.getByRole('heading', { level: 1 })).toHaveText('Theirs')
})

test('texts without a place are edited in a list beside the page', async ({ page, panel }) => {
  const view = await openInPages(panel, '/about')
  await page.getByRole('button', { name: /^All texts/ }).click()
  await view.list.getByRole('button', { name: /\(about\.meta\.title, / }).click()
  await view.field.fill('All about us')
  await view.field.press('Enter')
  await expect.poll(async () => (await page.request.get('/about')).text()).toContain('<title>All about us')
})

test('links lead from page to page in the second mode, which shows each as the first', async ({
  page,
  panel,
}) => {
  const view = await openInPages(panel, '/services', { width: '768', theme: 'dark' })
  await page.getByRole('button', { name: 'Follow links' }).click()
  const follow = (name: string) =>
    page
      .getByRole('list', { name: 'Links on the page' })
      .getByRole('link', { name, exact: true })
      .first()
      .click()
  await follow('ATE')
  await expect(page).toHaveURL(/#pages\/services\/ate/)
  await expect(view.frame.getByRole('heading', { level: 1 })).toHaveText('ATE')
  await follow('Contact')
  await expect(page).toHaveURL(/#pages\/contact\?width=768&theme=dark&mode=links$/)
})

test('axe finds nothing while a text is edited', async ({ page, panel }) => {
  const view = await openInPages(panel, '/about', { list: 'shown' })
  await view.text(headline).first().click()
  await expect(view.field).toBeFocused()
  await expectAccessible(page, 'a text being edited in its place', { at: [390, 1440], equivalents })
})
