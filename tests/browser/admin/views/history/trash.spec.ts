import { expect, test } from '#tests/support/browser/panel/admin-panel.ts'
import { trashView } from '#tests/support/browser/panel/trash-view.ts'
import { storedItems } from '#tests/support/server/stored-items.ts'

test('restores the same item: id, value and creation time', async ({ panel, page, seed, supabase }) => {
  const [item] = await seed({ 'trash.one': 'a value' })
  await supabase.from('website_content').delete().eq('content_key', 'trash.one').throwOnError()
  await panel.open()
  const view = trashView(page)
  await view.open()
  await expect(view.row('trash.one')).toContainText('a value')
  await expect(view.row('trash.one')).toContainText('Someone, not signed in')
  await view.restore('trash.one').press('Enter')
  await panel.expectToast('Content Added!', 'trash.one restored.', 'success')
  expect(await storedItems(supabase)).toMatchObject([
    { id: item?.id, created_at: item?.created_at, content_key: 'trash.one', content_value: 'a value' },
  ])
  await expect(view.restore('trash.one')).toHaveCount(0)
  // Other tests may have deleted items, so there may be a next one.
  await expect(view.region.locator(':focus')).toHaveAccessibleName(/^(Restore .+|Trash)$/)
})
