import { readFile } from 'node:fs/promises'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { expect, nameOf, test } from '#tests/support/browser/panel/admin-panel.ts'
import { changesSince, newestChange } from '#tests/support/browser/panel/history.ts'
import { pastTime, saveText } from '#tests/support/server/stored-items.ts'

const items = { one: '1', 'company.email': 'x', three: '3', 'company.phone': 'y', five: '5' }

test('rows can be selected one by one, in ranges, or all that are shown', async ({ panel, page, seed }) => {
  await seed(items)
  await panel.open()
  const box = (key: string) =>
    panel.list.getByRole('checkbox', { name: `Select ${nameOf(key)}`, exact: true })
  const all = panel.list.getByRole('checkbox', { name: 'Select all shown' })
  const count = panel.list.getByRole('status').filter({ hasText: 'selected' })

  await box('company.email').check()
  await expect(count).toHaveText('1 selected')
  await expect(all).toHaveJSProperty('indeterminate', true)
  await box('company.phone').click({ modifiers: ['Shift'] })
  await expect(count).toHaveText('3 selected')
  await expect(box('three')).toBeChecked()
  await expectAccessible(page, 'selected')

  await panel.list.getByRole('searchbox').fill('company')
  await expect(count).toHaveText('3 selected, 1 of them not shown')
  await all.uncheck()
  await expect(count).toHaveText('1 selected, 1 of them not shown')
  await all.check()
  await panel.list.getByRole('searchbox').fill('')
  await expect(count).toHaveText('3 selected')
  await panel.list.getByRole('button', { name: 'Clear selection' }).click()
  await expect(count).toHaveCount(0)
  await expect(all).toBeFocused()

  await box('one').check()
  await page.keyboard.press('Escape')
  await expect(count).toHaveCount(0)
  await expect(box('one')).toBeFocused()
})

test('several items are deleted as one change after one confirmation, and Undo restores them', async ({
  panel,
  page,
  seed,
  supabase,
}) => {
  const seeded = await seed(items)
  const before = await newestChange(supabase)
  await panel.open()
  await panel.quiet()
  await panel.row('three').getByRole('checkbox').check()
  await panel.list.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(panel.dialog).toHaveAccessibleName('Are you sure you want to delete "three"?')
  await page.keyboard.press('Escape')
  await panel.row('company.email').getByRole('checkbox').check()
  await panel.list.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(panel.dialog).toHaveAccessibleName('Are you sure you want to delete 2 items?')
  await expect(panel.dialog).toHaveAccessibleDescription('You can restore them from the trash.')
  await expect(panel.dialog.getByRole('listitem')).toHaveText([
    /company\.emailPages show the default again: “.+@.+”$/,
    /threeThe site does not use this item\.$/,
  ])
  await expectAccessible(page, 'question about several', { within: 'dialog' })
  await page.keyboard.press('Escape')
  // Not only closed: until it is gone, it cannot be opened again.
  await expect(page.locator('dialog')).toHaveCount(0)
  await expect(panel.list.getByRole('button', { name: 'Delete', exact: true })).toBeFocused()
  expect(await panel.keys()).toHaveLength(5)

  await page.keyboard.press('Enter')
  await panel.dialog.getByRole('button', { name: 'Delete 2 items' }).click()
  const undo = await panel.keepUndo()
  await panel.expectToast('Content Deleted!', '2 items deleted.', 'success')
  await expect.poll(() => panel.keys()).toEqual(['one', 'company.phone', 'five'])
  await expect(panel.row('company.phone'), 'the row behind').toBeFocused()
  const history = await changesSince(supabase, before)
  expect(history.map(({ reason }) => reason)).toEqual(['Deleted', 'Deleted'])
  expect(new Set(history.map(({ step }) => step)).size).toBe(1)

  const shown = Promise.withResolvers<void>()
  await page.route('**/rpc/undo_content', async (route) => {
    const response = await route.fetch()
    await shown.promise
    await route.fulfill({ response })
  })
  await undo.click()
  await expect
    .poll(() => panel.keys(), 'the live events arrive before the answer')
    .toEqual(Object.keys(items))
  shown.resolve()
  await panel.expectToast('Content Saved!', 'The change was undone.', 'success')
  expect((await panel.toasts()).filter(({ description }) => description.includes("' inserted"))).toEqual([])
  await expect(panel.row('company.phone'), 'the focus is back where it was').toBeFocused()
  const { data } = await supabase.from('website_content').select().order('created_at').throwOnError()
  expect(data.map(({ id, created_at }) => [id, created_at])).toEqual(
    seeded.map(({ id, created_at }) => [id, created_at]),
  )
})

for (const [what, act, done] of [
  ['deleted', 'Delete', 'Delete 2 items'],
  ['reset', 'Reset to default', 'Reset 2 items'],
] as const) {
  test(`an open item and an unsaved draft are put aside when their items are ${what}`, async ({
    panel,
    seed,
  }) => {
    await seed(items)
    await panel.open()
    await panel.editButton('company.phone').click()
    await panel.field('company.phone').fill('typed')
    await panel.editButton('company.email').click()
    for (const key of ['company.email', 'company.phone']) await panel.row(key).getByRole('checkbox').check()
    await panel.list.getByRole('button', { name: act, exact: true }).click()
    await panel.dialog.getByRole('button', { name: done }).click()
    const undo = await panel.keepUndo()
    await expect.poll(() => panel.keys()).toEqual(['one', 'three', 'five'])
    await expect(panel.list).not.toContainText('This item was deleted')
    await undo.click()
    await expect(panel.row('company.phone')).toContainText('typed')
    await expect(panel.editButton('company.email')).toBeVisible()
  })
}

test('after all items are deleted, the focus is on the heading', async ({ panel, page, seed }) => {
  await seed({ one: '1', two: '2' })
  await panel.open()
  await panel.list.getByRole('checkbox', { name: 'Select all shown' }).check()
  await panel.list.getByRole('button', { name: 'Delete', exact: true }).click()
  await panel.dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(panel.list).toContainText('No content found in Supabase. Add new content below.')
  await expect(page.getByRole('heading', { name: 'Manage Content' })).toBeFocused()
})

test('a question about many names five of them', async ({ panel, seed }) => {
  await seed(Object.fromEntries(Array.from({ length: 8 }, (_, i) => [`item-${i}`, `${i}`])))
  await panel.open()
  await panel.list.getByRole('checkbox', { name: 'Select all shown' }).check()
  await panel.list.getByRole('button', { name: 'Delete', exact: true }).click()
  const lines = panel.dialog.getByRole('listitem')
  await expect(lines).toHaveCount(6)
  await expect(lines.last()).toHaveText('and 3 more')
  await panel.dialog.getByRole('button', { name: 'Cancel' }).click()
  await panel.list.getByRole('button', { name: 'Reset to default' }).click()
  await expect(panel.dialog).toContainText(
    'item-0, item-1, item-2, item-3, item-4 and 3 more have no default and do not change.',
  )
  await expect(panel.dialog).toHaveAccessibleName('These items cannot be reset.')
  await expect(panel.dialog.getByRole('button', { name: 'Reset to default' })).toBeDisabled()
})

test('items with a default are reset to it; the others are listed and left alone', async ({
  panel,
  page,
  seed,
}) => {
  await seed(items)
  await panel.open()
  for (const key of ['one', 'company.email', 'company.phone'])
    await panel.row(key).getByRole('checkbox').check()
  await panel.list.getByRole('button', { name: 'Reset to default' }).click()
  await expect(panel.dialog).toHaveAccessibleName('Reset 2 items to default?')
  await expect(panel.dialog).toContainText('one has no default and does not change.')
  await expectAccessible(page, 'question about a reset', { within: 'dialog' })
  await panel.dialog.getByRole('button', { name: 'Reset 2 items' }).click()
  await panel.expectToast('Content Saved!', '2 items reset to default.', 'success')
  await expect.poll(() => panel.keys()).toEqual(['one', 'three', 'five'])
})

test('the selected items are exported as a file', async ({ panel, page, seed }) => {
  await seed(items)
  await panel.open()
  await panel.row('three').getByRole('checkbox').check()
  await panel.row('five').getByRole('checkbox').check()
  const download = page.waitForEvent('download')
  await panel.list.getByRole('button', { name: 'Export' }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  expect(text).toContain('three')
  expect(text).toContain('five')
  expect(text).not.toContain('company.email')
})

test('the panel says so if what exports the selected items cannot be loaded', async ({
  panel,
  page,
  seed,
  allowErrors,
}) => {
  allowErrors(/net::ERR_FAILED|Failed to (load|fetch)/)
  await seed(items)
  await panel.open()
  await panel.row('three').getByRole('checkbox').check()
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  await panel.list.getByRole('button', { name: 'Export' }).click()
  await panel.expectToast(
    'This part of the panel could not be loaded',
    'Copy anything you have typed, then reload the page.',
    'error',
  )
})

test('an item that somebody else deletes is no longer selected', async ({ panel, seed, supabase }) => {
  await seed(items)
  await panel.open()
  await panel.row('one').getByRole('checkbox').check()
  await panel.row('three').getByRole('checkbox').check()
  await supabase.from('website_content').delete().eq('content_key', 'one')
  await panel.expectLive('one', 'deleted')
  await expect(panel.list.getByRole('status').filter({ hasText: 'selected' })).toHaveText('1 selected')
})

test('nothing is deleted if one of the items was changed in the meantime', async ({
  panel,
  page,
  seed,
  supabase,
  allowErrors,
}) => {
  allowErrors(/status of 4\d\d/)
  await seed(items)
  await panel.open()
  await panel.quiet()
  // The panel does not hear of this change.
  await page.route(/rpc\/apply_content/, async (route) => {
    await saveText(supabase, { content_key: 'one' }, 'new', pastTime)
    await route.continue()
  })
  await panel.row('one').getByRole('checkbox').check()
  await panel.row('three').getByRole('checkbox').check()
  await panel.list.getByRole('button', { name: 'Delete', exact: true }).click()
  await panel.dialog.getByRole('button', { name: 'Delete' }).click()
  await expect
    .poll(async () => (await panel.toasts()).map(({ title }) => title))
    .toContain('Error deleting content')
  expect(await panel.keys()).toHaveLength(5)
  await expect(panel.list.getByRole('button', { name: 'Delete', exact: true })).toBeFocused()
})

test('without a history, several items can be exported, but not deleted or reset', async ({
  panel,
  page,
  seed,
  allowErrors,
}) => {
  allowErrors(/status of 404/)
  await page.route(/website_content_history/, (route) => route.fulfill({ status: 404, json: {} }))
  await seed(items)
  await panel.open()
  await panel.row('three').getByRole('checkbox').check()
  const bar = panel.list.getByRole('group', { name: 'Selected items' })
  await expect(bar.getByRole('button')).toHaveText([/Export/, /Clear/])
})
