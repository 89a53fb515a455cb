// What people come to the panel for, in at most so many actions from its first page: a click, or a text typed with its Enter.
import type { Locator } from '@playwright/test'
import { expect, nameOf, test } from '#tests/support/browser/panel/admin-panel.ts'
import { ButtonsView } from '#tests/support/browser/panel/buttons-view.ts'
import { attribute, clearYesterday, historyView, timeAgo } from '#tests/support/browser/panel/history.ts'
import { TextsView } from '#tests/support/browser/panel/texts-view.ts'
import { valuesOf } from '#tests/support/server/stored-items.ts'

/** Counts the actions of a task. A text typed with its Enter counts as one. */
function counter() {
  let count = 0
  return {
    act(action: () => Promise<unknown>) {
      count++
      return action()
    },
    type(field: Locator, text: string) {
      count++
      return field.fill(text).then(() => field.press('Enter'))
    },
    taken: () => count,
  }
}

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

test('the phone number changes in 4 actions', async ({ panel, page, supabase }) => {
  await panel.open()
  const { act, type, taken } = counter()
  const texts = new TextsView(page)
  await act(() => texts.find.fill('phone'))
  await act(() => texts.edit('company.phone').first().click())
  await type(texts.field('company.phone'), '+1 408 555 0100')
  await expect.poll(() => valuesOf(supabase)).toEqual(['company.phone=+1 408 555 0100'])
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

test('a link changes in 2 actions', async ({ panel, page, seed, supabase }) => {
  const key = 'about.closing.action.href'
  await seed({ [key]: '/locations', other: 'Another item' })
  await panel.open()
  const { act, type, taken } = counter()
  const view = new ButtonsView(page)
  await act(() => view.open())
  await expect(view.row(key)).toContainText('Linked')
  await type(view.field(key), '/careers')
  await panel.expectToast('Content Saved!', `${key} updated.`, 'success')
  expect(taken()).toBeLessThanOrEqual(2)
  await expect(view.field(key)).toBeFocused()
  await expect(view.field(key)).toHaveValue('/careers')
  await expect(view.said).toHaveText(`${nameOf(key)} is linked to /careers.`)
  expect(await valuesOf(supabase)).toEqual([`${key}=/careers`, 'other=Another item'])
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
