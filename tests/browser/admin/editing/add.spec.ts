import { expect, test } from '#tests/support/browser/panel/admin-panel.ts'
import { expectEmptyRefused } from '#tests/support/browser/panel/empty-item.ts'
import { RealtimeLine } from '#tests/support/browser/realtime-line.ts'
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

test('the list is updated without a live event, and an event does not add the item twice', async ({
  panel,
  page,
  allowErrors,
}) => {
  allowErrors(/WebSocket/)
  const line = await RealtimeLine.before(page)
  await panel.open()
  await panel.add('with.event', 'x')
  await panel.expectLive('with.event', 'inserted')
  await expect(panel.rows).toHaveCount(1)
  await line.cut()
  await panel.add('without.event', 'x')
  await panel.expectToast('Content Added!', 'without.event added.', 'success')
  expect(await panel.keys()).toEqual(['with.event', 'without.event'])
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

test('cannot be submitted twice at once, and shows that it is adding', async ({ panel, page, calls }) => {
  await panel.open()
  const held = Promise.withResolvers<void>()
  await page.route(/website_content/, async (route) => {
    await held.promise
    await route.continue()
  })
  await panel.add('once', 'x')
  await expect(panel.addButton).toHaveAccessibleName('Adding…')
  await expect(panel.addButton).toHaveAttribute('aria-disabled', 'true')
  await panel.addButton.click({ force: true })
  await panel.newKey.press('Enter')
  held.resolve()
  await panel.expectToast('Content Added!', 'once added.', 'success')
  await expect(panel.addButton).toHaveAccessibleName('Add item')
  expect(calls.filter((each) => each.method() === 'POST')).toHaveLength(1)
})
