// Two releases change the same text.
import { expect, test } from '#tests/support/browser/panel/releases.ts'
import { TextsView } from '#tests/support/browser/panel/texts-view.ts'

const key = 'about.hero.title'

test('two releases that change one text say so beside the text and in their lists', async ({
  panel,
  page,
  releases,
  prepare,
}) => {
  await prepare('Spring', { [key]: 'About our spring' })
  await prepare('Summer', { [key]: 'About our summer' })
  await panel.open()
  const texts = new TextsView(page)
  await texts.openPage('About')
  await texts.edit(key).click()
  await expect(texts.row(key)).toContainText('Also changed in the releases “Summer”, “Spring”.')
  await page.keyboard.press('Escape')
  await releases.choose('Spring')
  await texts.edit(key).click()
  await expect(texts.field(key)).toHaveValue('About our spring')
  await expect(texts.row(key)).toContainText('Also changed in the release “Summer”.')
  await page.keyboard.press('Escape')
  await expect(releases.bar).toContainText('1 edit, not live. 1 text is also changed in “Summer”.')
  await releases.review()
  await expect(releases.edit(key)).toContainText(
    'Also changed in “Summer”. After one of them is published, the other asks what to keep.',
  )
})

test('a text to be added says which releases change it, and then the bar does', async ({
  panel,
  releases,
  prepare,
}) => {
  await prepare('Spring', {})
  await prepare('Summer', { note: 'Summer' })
  await panel.open()
  await releases.choose('Spring')
  await panel.newKey.fill('note')
  await expect(panel.addForm).toContainText('Also changed in the release “Summer”.')
  await panel.newValue.fill('Spring')
  await panel.addButton.click()
  await expect(releases.bar).toContainText('1 edit, not live. 1 text is also changed in “Summer”.')
})
