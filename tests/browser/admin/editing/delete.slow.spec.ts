// Deleting an item: the focus, the pointer, other people, impatient users, and failures.

import { expect, test } from '#tests/support/browser/panel/admin-panel.ts'
import { RealtimeLine } from '#tests/support/browser/realtime-line.ts'
import { saveText, valuesOf } from '#tests/support/server/stored-items.ts'

const noRow = 'Failed to delete: the item no longer exists, or you do not have permission to change it'

test('does not move its button away from under the pointer when the history becomes known', async ({
  panel,
  page,
  seed,
}) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(/website_content_history/, async (route) => {
    await held
    await route.continue()
  })
  await seed({ 'my.key': 'x' })
  await panel.open()
  // Everything else that may still move the row.
  await expect(panel.row('my.key')).toContainText('Not used by the site')
  await page.evaluate(() => document.fonts.ready)
  const before = await panel.deleteButton('my.key').boundingBox()
  release()
  await expect(panel.row('my.key').getByRole('button', { name: /^History/ })).toBeVisible()
  expect(await panel.deleteButton('my.key').boundingBox()).toEqual(before)
})

test('the focus moves to the next item, otherwise to the previous one', async ({ panel, seed }) => {
  await seed({ one: '1', two: '2', three: '3' })
  await panel.open()
  await panel.deleteButton('two').click()
  await panel.dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(panel.row('two')).toHaveCount(0)
  await expect(panel.editButton('three')).toBeFocused()
  await panel.deleteButton('three').click()
  await panel.dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(panel.row('three')).toHaveCount(0)
  await expect(panel.editButton('one')).toBeFocused()
})

test('the focus also moves, and the dialog closes, when somebody else deletes the item', async ({
  panel,
  seed,
  supabase,
}) => {
  await seed({ one: '1', two: '2' })
  await panel.open()
  await panel.deleteButton('one').click()
  await supabase.from('website_content').delete().eq('content_key', 'one')
  await panel.expectLive('one', 'deleted')
  await expect(panel.dialog).toHaveCount(0)
  await expect(panel.editButton('two')).toBeFocused()
})

test('an item that is no longer in the list when its event arrives is named by its key', async ({
  panel,
  page,
  seed,
  supabase,
}) => {
  await seed({ one: '1', two: '2' })
  const line = await RealtimeLine.before(page)
  await panel.open()
  await panel.quiet()
  line.hold()
  await supabase.from('website_content').delete().eq('content_key', 'one').throwOnError()
  // The list is read again at every connection.
  line.say('system', { extension: 'postgres_changes', status: 'ok', message: '', channel: '' })
  await expect(panel.row('one')).toHaveCount(0)
  line.release()
  await panel.expectLive('one', 'deleted')
})

test('cannot be confirmed twice at once, and shows that it is deleting', async ({
  panel,
  page,
  seed,
  calls,
}) => {
  await seed({ 'company.email': 'x' })
  await panel.open()
  await expect(panel.editButton('company.email'), 'the panel knows the names').toBeVisible()
  const held = Promise.withResolvers<void>()
  await page.route(/website_content\?id=/, async (route) => {
    await held.promise
    await route.continue()
  })
  await panel.deleteButton('company.email').click()
  await panel.dialog.getByRole('button', { name: 'Delete' }).click()
  const button = panel.list.getByRole('button', { name: /^Deleting… / })
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await expect(button).toBeFocused()
  await button.click({ force: true })
  await expect(panel.dialog).toHaveCount(0)
  held.resolve()
  await panel.expectToast('Content Deleted!', 'company.email deleted.', 'success')
  expect(calls.filter((each) => each.method() === 'DELETE')).toHaveLength(1)
})

test.describe('when deleting fails', () => {
  test('because the item is gone, without a live event', async ({
    panel,
    page,
    seed,
    supabase,
    allowErrors,
  }) => {
    allowErrors(/WebSocket/)
    const line = await RealtimeLine.before(page)
    await seed({ 'company.email': 'x', other: 'y' })
    await panel.open()
    await panel.quiet()
    await line.cut()
    await supabase.from('website_content').delete().eq('content_key', 'company.email')
    await panel.deleteButton('company.email').click()
    await panel.dialog.getByRole('button', { name: 'Delete' }).click()
    await panel.expectToast('Error deleting content', noRow, 'error')
    await expect(panel.row('company.email')).toHaveCount(0)
    expect(await panel.keys()).toEqual(['other'])
  })

  test('because there is no network, and the item stays', async ({ panel, page, seed, allowErrors }) => {
    allowErrors(/net::ERR_INTERNET_DISCONNECTED/)
    await seed({ 'company.email': 'x' })
    await panel.open()
    await page.route(/website_content\?id=/, (route) => route.abort('internetdisconnected'))
    await panel.deleteButton('company.email').click()
    await panel.dialog.getByRole('button', { name: 'Delete' }).click()
    await panel.expectToast('Error deleting content', 'Failed to delete: Failed to fetch', 'error')
    await expect(panel.row('company.email')).toBeVisible()
    await expect(panel.deleteButton('company.email')).toBeFocused()
  })
})

test('Undo restores the text that was deleted, also if somebody has just changed it', async ({
  panel,
  page,
  seed,
  supabase,
  allowErrors,
}) => {
  allowErrors(/WebSocket/)
  const line = await RealtimeLine.before(page)
  const [item] = await seed({ one: 'shown' })
  if (!item) throw new Error('nothing seeded')
  await panel.open()
  await panel.quiet()
  await line.cut()
  await saveText(supabase, item, 'theirs')
  await panel.deleteButton('one').click()
  await panel.dialog.getByRole('button', { name: 'Delete' }).click()
  await (await panel.keepUndo()).click()
  await expect.poll(() => valuesOf(supabase)).toEqual(['one=theirs'])
})

test('what was typed into a text is kept when it is deleted, for the case that it is restored', async ({
  panel,
  page,
  seed,
}) => {
  await seed({ one: 'first', two: 'second' })
  await panel.open()
  await panel.editButton('one').click()
  await panel.field('one').fill('typed')
  await panel.editButton('two').click()
  await panel.deleteButton('one').click()
  await panel.dialog.getByRole('button', { name: 'Delete' }).click()
  await (await panel.keepUndo()).click()
  await expect(panel.row('one')).toContainText('typed')
  await expect(page.getByRole('button', { name: /^Restore/ }).first()).toBeVisible()
})

test('says that the site does not use an item, without a history that could restore it', async ({
  panel,
  page,
  seed,
  allowErrors,
}) => {
  allowErrors(/status of 404/)
  await page.route(/website_content_history/, (route) => route.fulfill({ status: 404, json: {} }))
  await seed({ other: 'y' })
  await panel.open()
  await panel.deleteButton('other').click()
  await expect(panel.dialog).toHaveAccessibleDescription('The site does not use this item.')
})

test('the focus stays inside the dialog', async ({ panel, page, seed }) => {
  await seed({ 'company.email': 'x' })
  await panel.open()
  await panel.deleteButton('company.email').click()
  for (let presses = 0; presses < 6; presses++) {
    await page.keyboard.press('Tab')
    // Between the last and the first control, the focus is in the browser's own controls.
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    )
    expect(outside).toBe(false)
  }
})
