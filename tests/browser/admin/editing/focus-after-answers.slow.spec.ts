// When an answer arrives late, it moves the focus only if that would otherwise be lost. Whoever types elsewhere by then goes
// on, and no letter becomes a shortcut.

import type { Locator, Page } from '@playwright/test'
import { holdCalls } from '#tests/support/browser/database-calls.ts'
import { expect, test } from '#tests/support/browser/panel/admin-panel.ts'
import { ButtonsView } from '#tests/support/browser/panel/buttons-view.ts'
import { historyView } from '#tests/support/browser/panel/history.ts'
import { jsonFile, transferView } from '#tests/support/browser/panel/transfer-view.ts'
import { trashView } from '#tests/support/browser/panel/trash-view.ts'

/** Types half a word while a change is under way, and the rest once its answer has come. */
async function typeMeanwhile(page: Page, field: Locator, answered: () => Promise<void>): Promise<void> {
  await field.focus()
  await page.keyboard.type('ho')
  await answered()
  await page.keyboard.type('me')
  await expect(field).toHaveValue('home')
  await expect(field).toBeFocused()
}

test('several deleted items leave it in the form for a new one', async ({ panel, page, seed }) => {
  await seed({ one: '1', two: '2', three: '3' })
  await panel.open()
  for (const key of ['one', 'two']) await panel.row(key).getByRole('checkbox').check()
  await panel.list.getByRole('button', { name: 'Delete', exact: true }).click()
  const { held, release } = await holdCalls(page, 'apply_content')
  await panel.dialog.getByRole('button', { name: 'Delete' }).click()
  await held
  await typeMeanwhile(page, panel.newKey, async () => {
    release()
    await panel.expectToast('Content Deleted!', '2 items deleted.', 'success')
  })
})

test('several restored items leave it on a link', async ({ panel, page, seed, supabase }) => {
  await seed({ 'late.one': '1', 'late.two': '2' })
  await panel.open()
  const view = trashView(page)
  await view.open()
  await supabase.from('website_content').delete().like('content_key', 'late.%').throwOnError()
  for (const key of ['late.one', 'late.two']) await view.select(key).check()
  const { held, release } = await holdCalls(page, 'apply_content')
  await view.region.getByRole('button', { name: 'Restore 2 items' }).click()
  await held
  const link = page.getByRole('link', { name: 'Items', exact: true })
  await link.focus()
  release()
  await panel.expectToast('Content Added!', '2 items restored.', 'success')
  await panel.quiet()
  await expect(link).toBeFocused()
})

test('an import and accepted links leave it on a link', async ({ panel, page }) => {
  await panel.open()
  const link = page.getByRole('link', { name: 'Items', exact: true })
  const transfer = transferView(page)
  await transfer.open()
  const items = [{ key: 'imported', value: 'x' }]
  await transfer.file.setInputFiles(jsonFile({ format: 'website-content', version: 1, items }))
  const importing = await holdCalls(page, 'apply_content')
  await transfer.plan.getByRole('button', { name: 'Import and change 1 item' }).click()
  await importing.held
  await link.focus()
  importing.release()
  await expect(transfer.plan).toHaveCount(0)
  await expect(link).toBeFocused()
  await importing.stop()

  const buttons = new ButtonsView(page)
  await buttons.open()
  await buttons.acceptAll.click()
  const linking = await holdCalls(page, 'apply_content')
  await buttons.plan.getByRole('button', { name: /^Link \d/ }).click()
  await linking.held
  await link.focus()
  linking.release()
  await expect(buttons.plan).toHaveCount(0)
  await expect(link).toBeFocused()
})

test('a restored moment leaves it in the search, and another moment that is being looked at open', async ({
  panel,
  page,
  seed,
  supabase,
}) => {
  const [item] = await seed({ one: 'x' })
  if (!item) throw new Error('nothing seeded')
  await supabase.from('website_content').delete().eq('id', item.id).throwOnError()
  await panel.open()
  const view = historyView(page)
  await view.open()
  await view.openRuns()
  const restoreTo = async (nth: number) => {
    const row = view.region
      .locator('li.change-row', { has: page.getByRole('heading', { name: 'one', exact: true }) })
      .nth(nth)
    const details = row.getByRole('button', { name: /^Details/ })
    if ((await details.getAttribute('aria-expanded')) === 'false') await details.click()
    await row.getByRole('button', { name: /^Restore the site to this moment/ }).click()
    await expect(view.restoring.getByRole('status')).not.toContainText('Checking')
  }
  await restoreTo(1)
  const { held, release } = await holdCalls(page, 'apply_content')
  await view.restoring.getByRole('button', { name: 'Restore 1 item' }).click()
  await held
  await restoreTo(0)
  await typeMeanwhile(page, view.region.getByRole('searchbox', { name: 'Find a change' }), async () => {
    release()
    await panel.expectToast('Content Saved!', '1 item changed. Everything is as it was then.', 'success')
  })
  await expect(view.restoring.getByRole('status')).toContainText('1 removed')
})
