// Deleting an item: the question before it, and what the list shows after it.

import { expect, nameOf, test } from '#tests/support/browser/panel/admin-panel.ts'
import { valuesOf } from '#tests/support/server/stored-items.ts'

test('asks first, then deletes the row with the item’s id', async ({ panel, seed, calls, supabase }) => {
  const [item] = await seed({ 'company.email': 'x', other: 'y' })
  await panel.open()
  await panel.deleteButton('company.email').click()
  await expect(panel.dialog).toBeVisible()
  await expect(panel.dialog).toHaveAccessibleName('Are you sure you want to delete "company.email"?')
  await expect(panel.dialog).toHaveAccessibleDescription(
    /Pages show the default again: “.+@.+”.*You can restore it from the trash\.$/,
  )
  await expect(panel.dialog).toContainText(nameOf('company.email'))
  expect(calls.filter((each) => each.method() === 'DELETE')).toEqual([])

  await panel.dialog.getByRole('button', { name: 'Delete' }).click()
  await panel.expectToast('Content Deleted!', 'company.email deleted.', 'success')
  await expect(panel.row('company.email')).toHaveCount(0)
  const call = calls.find((each) => each.method() === 'DELETE')
  const url = new URL(call?.url() ?? '')
  expect(url.pathname).toBe('/rest/v1/website_content')
  expect(url.searchParams.get('id')).toBe(`eq.${item?.id}`)
  expect(call?.postData()).toBeNull()
  expect(await valuesOf(supabase)).toEqual(['other=y'])
})

test('shows the message of an empty list after the last item', async ({ panel, page, seed }) => {
  await seed({ only: 'x' })
  await panel.open()
  await panel.deleteButton('only').press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(panel.list).toContainText('No content found in Supabase. Add new content below.')
  await expect(page.getByRole('heading', { name: 'Manage Content' })).toBeFocused()
})

for (const [how, cancel] of [
  ['Escape', 'Escape'],
  ['Cancel, which has the focus', 'Enter'],
] as const) {
  test(`${how} deletes nothing and returns the focus`, async ({ panel, page, seed, calls }) => {
    await seed({ 'company.email': 'x' })
    await panel.open()
    await panel.deleteButton('company.email').press('Enter')
    await expect(panel.dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await page.keyboard.press(cancel)
    await expect(panel.dialog).toHaveCount(0)
    await expect(panel.deleteButton('company.email')).toBeFocused()
    await expect(panel.row('company.email')).toBeVisible()
    expect(calls.filter((each) => each.method() === 'DELETE')).toEqual([])
  })
}
