// The list at further widths.

import { expect, test } from '#tests/support/browser/panel/admin-panel.ts'
import { expectCutViewLink } from '#tests/support/browser/panel/cut-view-link.ts'
import { expectListFits } from '#tests/support/browser/panel/list-fits.ts'
import { valuesOf } from '#tests/support/server/stored-items.ts'

for (const width of [320, 768, 1024, 1920])
  test(`fits ${width} px`, ({ panel, seed }) => expectListFits(panel, seed, width))

test('Back leaves a view whose question is open, and answers no', async ({ panel, page, seed, supabase }) => {
  await seed({ one: '1', two: '2' })
  await panel.open()
  await page.getByRole('link', { name: 'Site texts' }).click()
  await page.getByRole('link', { name: 'Items', exact: true }).click()
  for (const key of ['one', 'two']) await panel.row(key).getByRole('checkbox').check()
  await panel.list.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(panel.dialog).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'Releases' }).click()
  await page.getByRole('button', { name: 'New release' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'Items', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(panel.row('one').getByRole('checkbox')).toBeChecked()
  expect(await valuesOf(supabase)).toEqual(['one=1', 'two=2'])
})

test('a label that is cut off says on every phone that there are more views', async ({ panel, page }) => {
  await panel.open()
  await expectCutViewLink(page)
})
