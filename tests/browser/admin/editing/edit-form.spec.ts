// What the form and its row say about a text that is not saved.
import { expect, test } from '#tests/support/browser/panel/admin-panel.ts'

const key = 'about.hero.title'

test('a text that differs is unsaved, kept on this device, and marked in its row', async ({
  panel,
  page,
  seed,
}) => {
  await seed({ [key]: 'An edit', other: 'Another item' })
  await panel.open()
  const row = panel.row(key)
  await panel.editButton(key).click()
  await expect(panel.saveButton(key)).toBeVisible()
  await expect(row.getByText('Unsaved', { exact: true })).toHaveCount(0)
  await page.keyboard.type('!')
  await expect(row.getByText('Unsaved', { exact: true })).toBeVisible()
  await expect(row.getByText('Draft kept on this device')).toBeVisible()
  await panel.editButton('other').click()
  await expect(row.getByText('Unsaved draft')).toBeVisible()
  await panel.editButton(key).click()
  await page.keyboard.press('Backspace')
  await expect(row.getByText('Unsaved', { exact: true })).toHaveCount(0)
})
