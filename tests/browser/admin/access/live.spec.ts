// A change in one browser is shown in another. Other tests of live changes are in live.slow.spec.ts.

import { expect, test } from '#tests/support/browser/panel/admin-panel.ts'

const email = 'company.email'

test('items added, saved and deleted in one browser change in another', async ({ panel, otherPanel }) => {
  await panel.open()
  await otherPanel.open()

  await otherPanel.add(email, 'info@example.com')
  await panel.expectLive(email, 'inserted')
  await expect(panel.value(email)).toHaveText('info@example.com')

  await otherPanel.editButton(email).click()
  await otherPanel.field(email).fill('sales@example.com')
  await otherPanel.saveButton(email).click()
  await panel.expectLive(email, 'updated')
  await expect(panel.value(email)).toHaveText('sales@example.com')

  // The event of a deletion contains only the id: the key comes from the list.
  await otherPanel.deleteButton(email).click()
  await otherPanel.dialog.getByRole('button', { name: 'Delete' }).click()
  await panel.expectLive(email, 'deleted')
  await expect(panel.row(email)).toHaveCount(0)
})
