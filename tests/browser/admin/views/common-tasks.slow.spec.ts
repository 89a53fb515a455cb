// Further tasks in at most so many actions, and addresses that lead to a search or a text.
import { counter } from '#tests/support/browser/count-actions.ts'
import { expect, nameOf, test } from '#tests/support/browser/panel/admin-panel.ts'
import { ButtonsView } from '#tests/support/browser/panel/buttons-view.ts'
import { TextsView } from '#tests/support/browser/panel/texts-view.ts'
import { valuesOf } from '#tests/support/server/stored-items.ts'

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
