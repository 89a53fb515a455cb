// A project without our migrations may contain times that JavaScript cannot read: the panel handles such items like any
// other.

import { expect, test } from '#tests/support/browser/panel/admin-panel.ts'
import { connectDatabase } from '#tests/support/server/databases.ts'
import { valuesOf } from '#tests/support/server/stored-items.ts'

test('items with invalid times can be read, edited and deleted', async ({
  page,
  panel,
  server,
  supabase,
}) => {
  const sql = connectDatabase({ server })
  await sql`alter table website_content disable trigger check_times`
  await sql`
    insert into website_content (content_key, content_value, created_at, updated_at) values
      ('after', 'a', 'infinity', 'infinity'), ('far', 'f', '10000-01-01', '10000-01-01'),
      ('caesar', 'c', '0044-03-15 BC', '0044-03-15 BC'), ('before', 'b', '-infinity', '-infinity'),
      ('home.hero.title', 'Ordinary', now(), now())`
  await panel.open()
  await expect(panel.rows).toHaveCount(5)
  await expect(panel.rows.last()).toContainText(/after|far/)
  await expect(panel.row('after')).toContainText('infinity')

  for (const key of ['home.hero.title', 'after']) {
    await panel.editButton(key).click()
    await panel.field(key).fill('Changed')
    await panel.saveButton(key).click()
    await panel.expectToast('Content Saved!', `${key} updated.`, 'success')
  }
  await panel.deleteButton('caesar').click()
  await panel.dialog.getByRole('button', { name: 'Delete' }).click()
  await panel.expectToast('Content Deleted!', 'caesar deleted.', 'success')
  await page.getByRole('button', { name: 'History far', exact: true }).click()
  await expect(page.getByRole('region', { name: 'History of far', exact: true })).toContainText(
    'Current version',
  )

  expect(await valuesOf(supabase)).toEqual(['after=Changed', 'before=b', 'far=f', 'home.hero.title=Changed'])
  await sql`alter table website_content enable trigger check_times`
  await sql.end()
})
