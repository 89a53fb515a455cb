// Over plain HTTP from another machine, browsers leave out what only secure contexts have.
import { titles } from '#tests/support/browser/default-positions.ts'
import { expect, test } from '#tests/support/browser/panel/admin-panel.ts'
import { ListsView } from '#tests/support/browser/panel/lists-view.ts'

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID')
    for (const name of ['clipboard', 'locks']) Reflect.deleteProperty(Navigator.prototype, name)
  }),
)

test('several items are deleted as one change, and Undo restores them', async ({ panel, seed }) => {
  await seed({ one: 'First', two: 'Second', three: 'Third' })
  await panel.open()
  await panel.quiet()
  for (const key of ['one', 'two']) await panel.row(key).getByRole('checkbox').check()
  await panel.list.getByRole('button', { name: 'Delete', exact: true }).click()
  await panel.dialog.getByRole('button', { name: 'Delete 2 items' }).click()
  const undo = await panel.keepUndo()
  await panel.expectToast('Content Deleted!', '2 items deleted.', 'success')
  await expect.poll(() => panel.keys()).toEqual(['three'])
  await undo.click()
  await expect.poll(() => panel.keys()).toEqual(['one', 'two', 'three'])
})

test('an entry of a list is hidden', async ({ page, panel }) => {
  await panel.open()
  const view = new ListsView(page)
  await view.open()
  await view.act(view.positions, `Hide ${titles[0]}`).click()
  await panel.expectToast('Content Saved!', `“${titles[0]}” is hidden.`, 'success')
})
