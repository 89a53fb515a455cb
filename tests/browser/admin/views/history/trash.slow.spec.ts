import type { Page } from '@playwright/test'
import type { ContentItem } from '#content-sync/content-item.ts'
import type { ContentClient } from '#content-sync/database.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { expect, nameOf, test } from '#tests/support/browser/panel/admin-panel.ts'
import { changesSince, newestChange } from '#tests/support/browser/panel/history.ts'
import { trashView } from '#tests/support/browser/panel/trash-view.ts'
import { saveText, storedItems, valuesOf } from '#tests/support/server/stored-items.ts'

type Seed = (items: Record<string, string>) => Promise<ContentItem[]>

test('calls a text of the site by its name', async ({ panel, page, seed, supabase }) => {
  const key = 'home.hero.title'
  await seed({ [key]: 'a value' })
  await supabase.from('website_content').delete().eq('content_key', key).throwOnError()
  await panel.open()
  const view = trashView(page)
  await view.open()
  const name = nameOf(key)
  // Another test may have deleted the same text before.
  await expect(view.region.getByRole('heading', { name }).first()).toContainText(key)
  await view.restore(name).click()
  await panel.expectToast('Content Added!', `${name} restored.`, 'success')
})

test('restores several items as one change that can be undone, and follows deletions by others', async ({
  panel,
  page,
  seed,
  supabase,
}) => {
  await seed({ 'several.one': '1', 'several.two': '2', 'several.three': '3' })
  await panel.open()
  const view = trashView(page)
  await view.open()
  await supabase.from('website_content').delete().like('content_key', 'several.%').throwOnError()
  await view.select('several.one').check()
  await expect(view.region.getByRole('button', { name: /^Restore \d/ })).toHaveCount(0)
  await view.select('several.two').check()
  await view.restore('several.three').click()
  await panel.expectToast('Content Added!', 'several.three restored.', 'success')
  await supabase.from('website_content').delete().eq('content_key', 'several.three').throwOnError()
  await view.region.getByRole('button', { name: 'Restore 2 items' }).click()
  const undo = await panel.keepUndo()
  await panel.expectToast('Content Added!', '2 items restored.', 'success')
  expect(await valuesOf(supabase)).toEqual(['several.one=1', 'several.two=2'])
  await expect(view.restore('several.two')).toHaveCount(0)
  await undo.click()
  await expect.poll(() => valuesOf(supabase)).toEqual([])
  await expect(view.restore('several.two')).toBeVisible()
})

test('when the item with the focus is restored, here or elsewhere, the focus moves to the next one', async ({
  panel,
  page,
  seed,
  supabase,
}) => {
  const items = await seed({ 'next.one': '1', 'next.two': '2', 'next.three': '3' })
  for (const { id } of items) await supabase.from('website_content').delete().eq('id', id).throwOnError()
  await panel.open()
  const view = trashView(page)
  await view.open()
  await view.restore('next.three').press('Enter')
  await expect(view.restore('next.three')).toHaveCount(0)
  await expect(view.restore('next.two')).toBeFocused()
  // Somebody else restores it.
  await supabase.from('website_content').insert(items.slice(1, 2)).throwOnError()
  await expect(view.restore('next.two')).toHaveCount(0)
  await expect(view.restore('next.one')).toBeFocused()
})

/** Deletes an item, and gives its key to another one. */
async function replaceItem(seed: Seed, supabase: ContentClient, key: string) {
  await seed({ [key]: 'the old words' })
  await supabase.from('website_content').delete().eq('content_key', key).throwOnError()
  const [item] = await seed({ [key]: 'the new words' })
  return item
}

const question = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: /^(An item|Items) with .* now\.$/ })
  return {
    dialog,
    put: dialog.getByRole('button', { name: 'Replace that item’s text' }),
    leave: dialog.getByRole('button', { name: 'Keep current' }),
  }
}

test('shows the item that has a deleted item’s key, and replaces its text or leaves it', async ({
  panel,
  page,
  seed,
  supabase,
}) => {
  const item = await replaceItem(seed, supabase, 'trash.taken')
  await panel.open()
  const view = trashView(page)
  await view.open()
  await expect(view.row('trash.taken')).toContainText('Another item now has this key')
  await expect(view.select('trash.taken')).toBeDisabled()
  await expectAccessible(page, 'the trash')

  const asked = question(page)
  await view.restore('trash.taken').click()
  await expect(asked.dialog).toContainText('An item with the name "trash.taken" exists now.')
  await expect(asked.dialog).toContainText('Current textthe new words')
  await expect(asked.dialog.locator('ins')).toContainText('old')
  await expectAccessible(page, 'what is in the way', { within: 'dialog' })
  await asked.leave.click()
  expect(await valuesOf(supabase)).toEqual(['trash.taken=the new words'])

  await view.restore('trash.taken').click()
  await asked.put.click()
  await panel.expectToast('Content Saved!', 'trash.taken updated.', 'success')
  expect(await storedItems(supabase)).toMatchObject([
    { id: item?.id, created_at: item?.created_at, content_value: 'the old words' },
  ])
  const { data: kept } = await supabase
    .from('website_content_history')
    .select('*')
    .eq('item_id', item?.id ?? '')
    .order('id', { ascending: false })
    .limit(1)
    .throwOnError()
  expect(kept[0]?.before?.content_value).toBe('the new words')
})

test('offers nothing for a text that already exists', async ({ panel, page, seed, supabase }) => {
  await seed({ 'trash.same': 'the same words' })
  await supabase.from('website_content').delete().eq('content_key', 'trash.same').throwOnError()
  await seed({ 'trash.same': 'the same words' })
  await panel.open()
  const view = trashView(page)
  await view.open()
  await expect(view.row('trash.same')).toContainText('Another item already has this key and this text, so')
  await expect(view.select('trash.same')).toBeDisabled()
  await expect(view.restore('trash.same')).toBeDisabled()
  await expectAccessible(page, 'a text that is there already')

  await saveText(supabase, { content_key: 'trash.same' }, 'other words')
  await expect(view.row('trash.same')).toContainText('Another item now has this key')
  await expect(view.restore('trash.same')).toBeEnabled()
})

test('undoing a deletion does not ask if the same text has been added again', async ({
  panel,
  seed,
  supabase,
}) => {
  await seed({ 'undo.same': 'the same words' })
  await panel.open()
  await panel.deleteButton('undo.same').click()
  await panel.dialog.getByRole('button', { name: 'Delete' }).click()
  const undo = await panel.keepUndo()
  await seed({ 'undo.same': 'the same words' })
  await expect(panel.row('undo.same')).toBeVisible()
  await undo.click()
  await panel.expectToast('Nothing to restore', 'undo.same already has this text.', 'success')
  await expect(panel.dialog).toHaveCount(0)
  expect(await valuesOf(supabase)).toEqual(['undo.same=the same words'])
})

test('undoing a deletion that somebody else has undone says that the text is back', async ({
  panel,
  seed,
  supabase,
}) => {
  const [deleted] = await seed({ 'undo.twice': 'the same words' })
  if (!deleted) throw new Error('Nothing was added')
  await panel.open()
  await panel.deleteButton('undo.twice').click()
  await panel.dialog.getByRole('button', { name: 'Delete' }).click()
  const undo = await panel.keepUndo()
  await supabase.from('website_content').insert(deleted).throwOnError()
  await expect(panel.row('undo.twice')).toBeVisible()
  await undo.click()
  await panel.expectToast('Nothing to restore', 'undo.twice already has this text.', 'success')
  expect(await valuesOf(supabase)).toEqual(['undo.twice=the same words'])
})

test('undoing a deletion whose key is now in use causes no database error', async ({
  panel,
  page,
  seed,
  supabase,
}) => {
  await seed({ 'undo.taken': 'the old words' })
  await panel.open()
  await panel.deleteButton('undo.taken').click()
  await panel.dialog.getByRole('button', { name: 'Delete' }).click()
  const undo = await panel.keepUndo()
  await seed({ 'undo.taken': 'the new words' })
  await expect(panel.row('undo.taken')).toContainText('the new words')
  await undo.click()
  const asked = question(page)
  await expect(asked.dialog).toContainText('Current textthe new words')
  await asked.put.click()
  await panel.expectToast('Content Saved!', 'undo.taken updated.', 'success')
  expect(await valuesOf(supabase)).toEqual(['undo.taken=the old words'])
})

test('undoing a change replaces texts whose keys are now taken by other items', async ({
  panel,
  page,
  seed,
  supabase,
  allowErrors,
}) => {
  allowErrors(/409/)
  const [one, two] = await seed({ 'step.one': 'the old one', 'step.two': 'the old two' })
  await panel.open()
  await supabase
    .rpc('apply_content', {
      step: crypto.randomUUID(),
      reason: 'clearing',
      changes: JSON.stringify(
        [one, two].map((item) => ({ id: item?.id, base: item?.updated_at, row: null })),
      ),
    })
    .throwOnError()
  await seed({ 'step.one': 'the new one' })
  await page.getByRole('link', { name: 'History', exact: true }).click()
  await page.getByRole('button', { name: 'Undo: clearing: 2 items' }).click()
  const asked = question(page)
  await expect(asked.dialog).toContainText('Current textthe new one')
  await asked.leave.click()
  expect(await valuesOf(supabase)).toEqual(['step.one=the new one'])

  await page.getByRole('button', { name: 'Undo: clearing: 2 items' }).click()
  await asked.put.click()
  await panel.expectToast(
    'Content Saved!',
    'The change was undone. It replaced the text of 1 other item.',
    'success',
  )
  expect(await valuesOf(supabase)).toEqual(['step.one=the old one', 'step.two=the old two'])
  expect((await panel.toasts()).map(({ description }) => description).join()).not.toContain('duplicate key')
})

test('undoing a change in the history offers no Undo if its texts were added again', async ({
  panel,
  page,
  seed,
  supabase,
  allowErrors,
}) => {
  allowErrors(/409/)
  const texts = { 'again.one': 'one', 'again.two': 'two' }
  const seeded = await seed(texts)
  await panel.open()
  const changes = JSON.stringify(seeded.map(({ id, updated_at }) => ({ id, base: updated_at, row: null })))
  await supabase
    .rpc('apply_content', { step: crypto.randomUUID(), reason: 'emptying', changes })
    .throwOnError()
  await seed(texts)
  const before = await newestChange(supabase)
  await page.getByRole('link', { name: 'History', exact: true }).click()
  await page.getByRole('button', { name: 'Undo: emptying: 2 items' }).click()
  await panel.expectToast('Nothing to restore', '2 items already have these texts.', 'success')
  await expect(page.locator('.toast-action')).toHaveCount(0)
  expect(await changesSince(supabase, before)).toEqual([])
})
