// What people come to the panel for, in at most so many actions from its first page: a click, or a text typed with its Enter.
import { counter } from '#tests/support/browser/count-actions.ts'
import { expect, nameOf, test } from '#tests/support/browser/panel/admin-panel.ts'
import { attribute, clearYesterday, historyView, timeAgo } from '#tests/support/browser/panel/history.ts'
import { TextsView } from '#tests/support/browser/panel/texts-view.ts'
import { valuesOf } from '#tests/support/server/stored-items.ts'

test('the headline of the home page changes in 4 actions', async ({ panel, page, supabase }) => {
  await panel.open()
  const { act, type, taken } = counter()
  const texts = new TextsView(page)
  await act(() => page.getByRole('link', { name: 'Site texts' }).click())
  await act(() => texts.region.getByRole('button', { name: 'Edit Home › Hero › Headline' }).click())
  await type(texts.field('home.hero.title'), 'Silicon that works')
  await panel.expectToast('Content Saved!', 'Home › Hero › Headline updated.', 'success')
  expect(taken()).toBeLessThanOrEqual(4)
  expect(await valuesOf(supabase)).toEqual(['home.hero.title=Silicon that works'])
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

test('who changed what yesterday shows in 2 actions', async ({ panel, page, seed, server }) => {
  await clearYesterday(server)
  await seed({ 'contact.hero.title': 'Talk to us' })
  await attribute(server, 'bo@example.com', timeAgo(1, 16, 40))
  await seed({ 'about.hero.title': 'A change of today' })
  await panel.open()
  const { act, taken } = counter()
  const view = historyView(page)
  await act(() => view.open())
  await act(() => view.region.getByRole('link', { name: 'Yesterday', exact: true }).click())
  const row = view.row(nameOf('contact.hero.title'))
  await expect(row).toContainText('16:40')
  await expect(row).toContainText('bo@example.com')
  await expect(row.locator('ins')).toContainText('Talk')
  await expect(view.region).not.toContainText(nameOf('about.hero.title'))
  expect(taken()).toBeLessThanOrEqual(2)
})
