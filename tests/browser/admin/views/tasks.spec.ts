// What people come to the panel for, in at most so many actions from its first page: a click, or one text typed.
import { expect, test } from '#tests/support/browser/panel/admin-panel.ts'
import { TextsView } from '#tests/support/browser/panel/texts-view.ts'

/** Counts the actions of a task. */
function counter() {
  let count = 0
  return {
    act(action: () => Promise<unknown>) {
      count++
      return action()
    },
    taken: () => count,
  }
}

test('the headline of the home page changes in 4 actions', async ({ panel, page, supabase }) => {
  await panel.open()
  const { act, taken } = counter()
  const texts = new TextsView(page)
  await act(() => page.getByRole('link', { name: 'Site texts' }).click())
  await act(() => texts.region.getByRole('button', { name: 'Edit Home › Hero › Headline' }).click())
  const field = texts.field('home.hero.title')
  await act(() => field.fill('Silicon that works'))
  await act(() => field.press('Enter'))
  await panel.expectToast('Content Added!', 'Home › Hero › Headline added.', 'success')
  expect(taken()).toBeLessThanOrEqual(4)
  const { data } = await supabase.from('website_content').select('content_key, content_value')
  expect(data).toEqual([{ content_key: 'home.hero.title', content_value: 'Silicon that works' }])
})

test('the phone number changes in 4 actions', async ({ panel, page, supabase }) => {
  await panel.open()
  const { act, taken } = counter()
  const texts = new TextsView(page)
  await act(() => texts.find.fill('phone'))
  await act(() => texts.edit('company.phone').first().click())
  await act(() => texts.field('company.phone').fill('+1 408 555 0100'))
  await act(() => texts.field('company.phone').press('Enter'))
  await expect
    .poll(async () => (await supabase.from('website_content').select('content_key')).data)
    .toEqual([{ content_key: 'company.phone' }])
  expect(taken()).toBeLessThanOrEqual(4)
})

test('a sentence known from a page changes in 5 actions', async ({ panel, page }) => {
  await page.goto('/about')
  const sentence = await page.locator('main p').nth(1).innerText()
  await panel.open()
  const { act, taken } = counter()
  const texts = new TextsView(page)
  await act(() => texts.find.fill(sentence))
  const first = texts.rows.first()
  await expect(first).toContainText(sentence.slice(0, 40))
  await act(() => first.getByRole('button', { name: /^Edit / }).click())
  await act(() => first.getByRole('textbox').fill('Another sentence'))
  await act(() => first.getByRole('button', { name: 'Save' }).click())
  await expect(first.locator('.item-value')).toHaveText('Another sentence')
  expect(taken()).toBeLessThanOrEqual(5)
})

test('a search shows the exact word first, and its address leads back to it', async ({ panel, page }) => {
  await panel.open()
  const texts = new TextsView(page)
  await texts.find.fill('ATE')
  await expect(texts.rows.first().locator('.text-label-name')).toHaveText(/^ATE › /)
  await texts.rows
    .first()
    .getByRole('button', { name: /^Edit / })
    .click()
  await expect(page).toHaveURL(/#texts\?q=ATE&text=services\.ate\./)
  await page.reload()
  await expect(texts.find).toHaveValue('ATE')
  await expect(texts.rows.first().getByRole('textbox')).toBeVisible()
})

test('a link with only the key of a text opens it on its page', async ({ panel, page }) => {
  await page.goto('/admin#texts?text=about.hero.title')
  const texts = new TextsView(page)
  await expect(texts.field('about.hero.title')).toHaveValue('About the company')
  await expect(texts.region.getByRole('heading', { level: 3, name: 'About' })).toBeVisible()
  await expect(panel.banner).toContainText('Connected')
})
