// A text is edited in place: drafts, themes, links, resets, other editors, and the list beside its page.

import { expectAccessible } from '#tests/support/browser/axe.ts'
import { expect, test } from '#tests/support/browser/panel/admin-panel.ts'
import { openInPages, PagesView } from '#tests/support/browser/panel/pages-view.ts'
import { holdToasts } from '#tests/support/browser/toasts.ts'

const overview = 'services.ate.overview'
/** A text in small print is a small target, but the list beside the page has a large one for each. */
const equivalents = '.page-texts'
const headline = 'about.hero.title'

test('Escape leaves the page as it was, and a draft is there in the list of texts too', async ({
  page,
  panel,
}) => {
  const view = await openInPages(panel, '/services/ate')
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

test('a page that is replaced after an edit keeps its theme and its fonts', async ({
  page,
  panel,
  supabase,
}) => {
  await openInPages(panel, '/about', { theme: 'dark' })
  const looks = await page.evaluateHandle(async () => {
    const inside = document.querySelector<HTMLIFrameElement>('.page-frame')?.contentDocument
    if (!inside) throw new Error('There is no page')
    await inside.fonts.ready
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

test('an edit is removed in place, and restored', async ({ page, panel, seed, allowErrors }) => {
  allowErrors(/net::ERR_INTERNET_DISCONNECTED/)
  await seed({ [headline]: 'An edit' })
  const view = await openInPages(panel, '/about')
  const heading = view.frame.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('An edit')
  await view.text(headline).first().click()
  await holdToasts(page)
  await panel.loseNextWrite()
  await page.getByRole('button', { name: 'Reset to default' }).click()
  await panel.expectToast('Error saving content', 'Failed to save: Failed to fetch', 'error')
  await page.getByRole('button', { name: 'Reset to default' }).click()
  await expect(heading).toHaveText('About the company')
  const toast = page.getByRole('group', { name: 'Content Saved!' })
  await expect(toast).toContainText('About › Hero › Headline reset to default.')
  const undo = toast.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeVisible()
  await view.text(headline).first().click()
  await page.getByRole('button', { name: /^History/ }).click()
  await expect(page.locator('.page-text-history')).toContainText('An edit')
  await undo.click()
  await expect(heading).toHaveText('An edit')
})

test('a link says where it leads, and its address is edited beside its label', async ({ page, panel }) => {
  const view = await openInPages(panel, '/careers')
  await view.text('careers.hero.action.label').first().click()
  await page.getByRole('button', { name: 'Add a link' }).click()
  await expect(view.field).toHaveAccessibleName(/Link/)
  await view.field.fill('/contact#roles')
  await view.field.press('Enter')
  await expect(view.frame.locator('a[href="/contact#roles"]').first()).toBeVisible()
  await view.text('careers.hero.action.label').first().click()
  await page.getByRole('button', { name: 'Link to /contact#roles', exact: true }).click()
  await expect(view.field).toHaveValue('/contact#roles')
})

test('a text that is chosen in the list is edited, also while links are followed', async ({
  page,
  panel,
}) => {
  const view = await openInPages(panel, '/about', { list: 'shown', mode: 'links' })
  await view.list.getByRole('button', { name: / \(about\.hero\.title, / }).click()
  await expect(view.field).toBeFocused()
  await expect(page.getByRole('button', { name: 'Edit texts' })).toHaveAttribute('aria-pressed', 'true')
})

test('axe finds nothing on a page with the list of its texts', async ({ page, panel }) => {
  await panel.open()
  await new PagesView(page).open('/about', { list: 'shown' })
  await expectAccessible(page, 'the view Pages', { equivalents })
})

test('while the history of a text is open, selecting another text shows that text’s history', async ({
  page,
  panel,
  supabase,
}) => {
  const [label, link] = ['about.closing.action.label', 'about.closing.action.href']
  // Both in one request, as by an import, so that both were changed at the same time.
  await supabase
    .from('website_content')
    .insert([
      { content_key: label, content_value: 'An edited label' },
      { content_key: link, content_value: '/careers' },
    ])
    .throwOnError()
  const view = await openInPages(panel, '/about')
  await view.text(label).first().click()
  await page.getByRole('button', { name: /^History/ }).click()
  const history = page.locator('.page-text-history')
  await expect(history).toContainText('An edited label')
  await page.getByRole('button', { name: 'Link to /careers', exact: true }).click()
  await expect(history).toContainText('/careers')
  await expect(history).not.toContainText('An edited label')
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
  await expectAccessible(page, 'a text being edited in its place', { at: [390], equivalents })
})
