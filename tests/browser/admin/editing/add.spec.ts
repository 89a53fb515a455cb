// Adding an item, and keys that are refused. Other tests of adding are in add.slow.spec.ts.

import { expect, test } from '#tests/support/browser/panel/admin-panel.ts'
import { expectEmptyRefused } from '#tests/support/browser/panel/empty-item.ts'
import { valuesOf } from '#tests/support/server/stored-items.ts'

const duplicate = 'Key "company.email" already exists. Choose a unique key.'

test('inserts one row with key and value, and clears the fields', async ({ panel, calls, supabase }) => {
  await panel.open()
  // Not a text of the site: the toast would say its name instead of its key, once the panel knows the names.
  await panel.add('another.item', 'info@example.com')
  await panel.expectToast('Content Added!', 'another.item added.', 'success')
  await expect(panel.value('another.item')).toHaveText('info@example.com')
  await expect(panel.newKey).toHaveValue('')
  await expect(panel.newValue).toHaveValue('')
  await expect(panel.newKey).toBeFocused()

  const call = calls.find((each) => each.method() === 'POST')
  expect(new URL(call?.url() ?? '').pathname).toBe('/rest/v1/website_content')
  expect(call?.postDataJSON()).toEqual({ content_key: 'another.item', content_value: 'info@example.com' })
  expect(await valuesOf(supabase)).toEqual(['another.item=info@example.com'])
})

test('refuses an empty key', ({ panel, calls }) => expectEmptyRefused(panel, calls, '', 'a value'))

test('refuses a key that already exists in the list', async ({ panel, seed, calls }) => {
  await seed({ 'company.email': 'info@example.com' })
  await panel.open()
  await panel.add('company.email', 'other')
  await panel.expectToast('Error!', duplicate, 'error')
  await expect(panel.newKey).toBeFocused()
  await expect(panel.newKey).toHaveAttribute('aria-invalid', 'true')
  await expect(panel.newKey).toHaveAccessibleDescription(/Choose a unique key\./)
  await expect(panel.addForm).toContainText(duplicate)
  await expect(panel.newValue).toHaveValue('other')
  expect(calls.filter((each) => each.method() === 'POST')).toEqual([])
})

test('Enter in the key field adds the item', async ({ panel }) => {
  await panel.open()
  await panel.newValue.fill('x')
  await panel.newKey.fill('by.enter')
  await panel.newKey.press('Enter')
  await panel.expectToast('Content Added!', 'by.enter added.', 'success')
})
