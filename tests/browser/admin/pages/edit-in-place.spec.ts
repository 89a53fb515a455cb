// A text is edited in place on its page.

import { expectAccessible } from '#tests/support/browser/axe.ts'
import { expect, test } from '#tests/support/browser/panel/admin-panel.ts'
import { PagesView } from '#tests/support/browser/panel/pages-view.ts'

const overview = 'services.ate.overview'
/** A text in small print is a small target, but the list beside the page has a large one for each. */
const equivalents = '.page-texts'
const headline = 'about.hero.title'

test('a text is changed on its page while it is typed, and for visitors when it is saved', async ({
  page,
  panel,
}) => {
  await panel.open()
  const view = new PagesView(page)
  await view.open('/about')
  const heading = view.frame.getByRole('heading', { level: 1 })
  await view.text(headline).first().click()
  await expect(view.field).toBeFocused()
  await view.field.fill('Who we are <b>now</b>')
  await expect(heading).toHaveText('Who we are <b>now</b>')
  await view.field.press('Enter')
  await panel.expectToast('Content Added!', `${headline} added.`, 'success')
  await expect(view.text(headline).first()).toBeFocused()
  await expect(view.text(headline).first()).toHaveAccessibleName(/, edited\): Who we are/)
  await expect
    .poll(async () => (await page.request.get('/about')).text())
    .toContain('Who we are &lt;b&gt;now')
})

test('Escape leaves the page as it was, and a draft is there in the list of texts too', async ({
  page,
  panel,
}) => {
  await panel.open()
  const view = new PagesView(page)
  await view.open('/services/ate')
  const text = view.frame.getByText('Good parts fail and bad parts ship', { exact: false })
  await view.text(overview).first().click()
  await view.field.fill('Half a sentence')
  await expect(view.frame.getByText('Half a sentence')).toBeVisible()
  await page.getByRole('link', { name: 'Site texts' }).click()
  await page.evaluate((key) => {
    location.hash = `#texts?page=ATE&text=${key}`
  }, overview)
  await expect(page.getByRole('textbox', { name: /^Value of ATE/ })).toHaveValue('Half a sentence')
  await page.goBack()
  await page.goBack()
  await view.ready()
  await expect(view.field).toHaveValue('Half a sentence')
  await view.field.press('Escape')
  await expect(text).toBeVisible()
  await expect(view.frame.getByText('Half a sentence')).toHaveCount(0)
})

test('by keyboard alone: from text to text, edit, save, next', async ({ page, panel }) => {
  await panel.open()
  const view = new PagesView(page)
  await view.open('/about')
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

test('another editor’s change appears on the page without moving the caret', async ({
  page,
  panel,
  supabase,
}) => {
  await panel.open()
  const view = new PagesView(page)
  await view.open('/about')
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

test('a page that is replaced after an edit keeps its theme and its fonts', async ({
  page,
  panel,
  supabase,
}) => {
  await panel.open()
  const view = new PagesView(page)
  await view.open('/about', { theme: 'dark' })
  const looks = await page.evaluateHandle(() => {
    const inside = document.querySelector<HTMLIFrameElement>('.page-frame')?.contentDocument
    if (!inside) throw new Error('There is no page')
    const look = () => `${inside.documentElement.dataset.theme}, fonts ${inside.fonts.status}`
    const all = [look()]
    new MutationObserver(() => all.push(look())).observe(inside, { childList: true })
    return all
  })
  await supabase
    .from('website_content')
    .insert({ content_key: headline, content_value: 'Theirs' })
    .throwOnError()
  await expect.poll(() => looks.evaluate((all) => all.length)).toBe(2)
  expect(await looks.jsonValue()).toEqual(['dark, fonts loaded', 'dark, fonts loaded'])
})

test('the same text changed by somebody else is a conflict here, too', async ({ page, panel, supabase }) => {
  await panel.open()
  const view = new PagesView(page)
  await view.open('/about')
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

test('an edit is removed in place, and restored', async ({ page, panel, seed }) => {
  await seed({ [headline]: 'An edit' })
  await panel.open()
  const view = new PagesView(page)
  await view.open('/about')
  const heading = view.frame.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('An edit')
  await view.text(headline).first().click()
  await page.getByRole('button', { name: 'Reset to default' }).click()
  await expect(heading).toHaveText('About the company')
  const undo = page.getByRole('group', { name: 'Content Deleted!' }).getByRole('button', { name: 'Undo' })
  await expect(undo).toBeVisible()
  await view.text(headline).first().click()
  await page.getByRole('button', { name: /^History/ }).click()
  await expect(page.locator('.page-text-history')).toContainText('An edit')
  await undo.click()
  await expect(heading).toHaveText('An edit')
})

test('a link says where it leads, and its address is edited beside its label', async ({ page, panel }) => {
  await panel.open()
  const view = new PagesView(page)
  await view.open('/careers')
  await view.text('careers.hero.action.label').first().click()
  await page.getByRole('button', { name: 'Add a link' }).click()
  await expect(view.field).toHaveAccessibleName(/Link/)
  await view.field.fill('/contact#roles')
  await view.field.press('Enter')
  await expect(view.frame.locator('a[href="/contact#roles"]').first()).toBeVisible()
})

test('texts without a place are edited in a list beside the page', async ({ page, panel }) => {
  await panel.open()
  const view = new PagesView(page)
  await view.open('/about')
  await page.getByRole('button', { name: /^All texts/ }).click()
  await view.list.getByRole('button', { name: /\(about\.meta\.title, / }).click()
  await view.field.fill('All about us')
  await view.field.press('Enter')
  await expect.poll(async () => (await page.request.get('/about')).text()).toContain('<title>All about us')
})

test('links lead to the next page in the second mode', async ({ page, panel }) => {
  await panel.open()
  const view = new PagesView(page)
  await view.open('/services')
  await page.getByRole('button', { name: 'Follow links' }).click()
  await page
    .getByRole('list', { name: 'Links on the page' })
    .getByRole('link', { name: 'ATE', exact: true })
    .first()
    .click()
  await expect(page).toHaveURL(/#pages\/services\/ate/)
  await expect(view.frame.getByRole('heading', { level: 1 })).toHaveText('ATE')
})

test('a text that is chosen in the list is edited, also while links are followed', async ({
  page,
  panel,
}) => {
  await panel.open()
  const view = new PagesView(page)
  await view.open('/about', { list: 'shown', mode: 'links' })
  await view.list.getByRole('button', { name: / \(about\.hero\.title, / }).click()
  await expect(view.field).toBeFocused()
  await expect(page.getByRole('button', { name: 'Edit texts' })).toHaveAttribute('aria-pressed', 'true')
})

test('axe finds nothing on a page with the list of its texts', async ({ page, panel }) => {
  await panel.open()
  await new PagesView(page).open('/about', { list: 'shown' })
  await expectAccessible(page, 'the view Pages', { equivalents })
})

test('axe finds nothing while a text is edited', async ({ page, panel }) => {
  await panel.open()
  const view = new PagesView(page)
  await view.open('/about', { list: 'shown' })
  await view.text(headline).first().click()
  await expect(view.field).toBeFocused()
  await expectAccessible(page, 'a text being edited in its place', { at: [390, 1440], equivalents })
})
