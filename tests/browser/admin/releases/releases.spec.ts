// Releases in the panel: what is edited in one is nowhere else until it is published.

import { nameOf } from '#tests/support/browser/panel/admin-panel.ts'
import { historyView } from '#tests/support/browser/panel/history.ts'
import { expect, test } from '#tests/support/browser/panel/releases.ts'
import { TextsView } from '#tests/support/browser/panel/texts-view.ts'
import { storedItems, valuesOf } from '#tests/support/server/stored-items.ts'

const key = 'about.hero.title'
const notLive = 'Visitors see it when the release is published.'

test('visitors see the edits of a release once it is published, as one change that can be undone', async ({
  panel,
  page,
  releases,
  supabase,
}) => {
  const about = async () => (await page.request.get('/about')).text()
  await panel.open()
  await releases.start('Spring campaign')
  await panel.expectToast('Release created', 'Your changes now go into “Spring campaign”.', 'success')
  await expect(releases.bar).toContainText('Editing Spring campaign: 0 edits, not live.')
  const texts = new TextsView(page)
  await texts.openPage('About')
  await texts.edit(key).click()
  await texts.field(key).fill('About our spring')
  await texts.field(key).press('Enter')
  await panel.expectToast('Content Saved!', `${nameOf(key)} updated. ${notLive}`, 'success')
  await expect(texts.row(key).locator('.item-value')).toHaveText('About our spring')
  await expect(releases.bar).toContainText('1 edit, not live.')
  expect(await storedItems(supabase)).toEqual([])
  expect(await about()).not.toContain('About our spring')

  // The address names the open text for up to 300 ms longer.
  await expect(page).not.toHaveURL(/text=/)
  await page.reload()
  await releases.expectChosen('Spring campaign')
  await expect(texts.row(key).locator('.item-value')).toHaveText('About our spring')
  await page.getByRole('link', { name: 'Items', exact: true }).click()
  await expect(panel.value(key)).toHaveText('About our spring')
  await panel.add('another.item', 'Another text')

  await releases.review()
  await expect(releases.edits).toHaveCount(2)
  await expect(releases.edit('another.item')).toContainText('Added')
  await expect(releases.edit(key)).toContainText('Changed')
  await expect(releases.edit(key).locator('del')).toContainText('the company')
  await expect(releases.edit(key).locator('ins')).toContainText('our spring')
  await releases.publishShown()
  const undo = await panel.keepUndo()
  await panel.expectToast('Content Saved!', '“Spring campaign” is live.', 'success')
  await releases.expectChosen('Live')
  expect(await valuesOf(supabase)).toEqual([`${key}=About our spring`, 'another.item=Another text'])
  await expect.poll(about).toContain('About our spring')

  await undo.click()
  await panel.expectToast('Content Saved!', 'The change was undone.', 'success')
  expect(await valuesOf(supabase)).toEqual([])
  await expect.poll(about).not.toContain('About our spring')
  const history = historyView(page)
  await history.open()
  await expect(history.row(/^Release “Spring campaign”/)).toContainText('2 items')
})
