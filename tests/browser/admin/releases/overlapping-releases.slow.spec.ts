// Two releases change the same text.
import { redirectsKey } from '#content/redirects/redirect-lines.ts'
import { ButtonsView } from '#tests/support/browser/panel/buttons-view.ts'
import { ListsView } from '#tests/support/browser/panel/lists-view.ts'
import { PagesView } from '#tests/support/browser/panel/pages-view.ts'
import { RedirectsSection } from '#tests/support/browser/panel/redirects-section.ts'
import { expect, test } from '#tests/support/browser/panel/releases.ts'
import { ReplaceView } from '#tests/support/browser/panel/replace-view.ts'
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

test('the bar says which texts another release changes too, whatever view changed them', async ({
  panel,
  page,
  releases,
  prepare,
  seed,
  supabase,
}) => {
  const link = 'about.closing.action.href'
  const onPage = 'contact.hero.title'
  await seed({ item: 'An item', deleted: 'Deleted', replaced: 'A quince' })
  await supabase.from('website_content').delete().eq('content_key', 'deleted').throwOnError()
  const texts = [
    'item',
    'deleted',
    'replaced',
    'imported',
    'careers.positions',
    redirectsKey,
    link,
    key,
    onPage,
  ]
  await prepare('Summer', Object.fromEntries(texts.map((text) => [text, 'Summer'])))
  await panel.open()
  await releases.start('Spring')
  let shared = 0
  async function expectOneMore() {
    shared++
    await expect(releases.bar).toContainText(
      shared === 1 ? '1 text is also changed in “Summer”.' : `${shared} texts are also changed in “Summer”.`,
    )
  }

  await panel.add('own', 'Only in Spring')
  await expect(releases.bar).toContainText('1 edit, not live.')
  await expect(releases.bar).not.toContainText('also changed')

  await panel.editButton('item').click()
  await panel.field('item').fill('Spring')
  await panel.field('item').press('Enter')
  await expectOneMore()

  const siteTexts = new TextsView(page)
  await siteTexts.openPage('About')
  await siteTexts.edit(key).click()
  await siteTexts.field(key).fill('Spring')
  await siteTexts.field(key).press('Enter')
  await expectOneMore()

  const replace = new ReplaceView(page)
  await replace.open()
  await replace.find.fill('quince')
  await replace.replaceWith('pear')
  await expectOneMore()

  const buttons = new ButtonsView(page)
  await buttons.open()
  await buttons.field(link).fill('/careers')
  await buttons.field(link).press('Enter')
  await expectOneMore()

  const lists = new ListsView(page)
  await lists.open()
  const [position = ''] = await lists.names(lists.positions)
  await lists.act(lists.positions, `Hide ${position}`).click()
  await expectOneMore()
  await new RedirectsSection(page).hide('ATE')
  await expectOneMore()

  const pages = new PagesView(page)
  await pages.open('/contact')
  await pages.text(onPage).first().click()
  await pages.field.fill('Spring')
  await pages.field.press('Enter')
  await expectOneMore()

  await page.getByRole('link', { name: 'Trash', exact: true }).click()
  await page.getByRole('button', { name: 'Restore deleted', exact: true }).first().click()
  await expectOneMore()

  await page.getByRole('link', { name: 'Export and import' }).click()
  const file = { format: 'website-content', version: 1, items: [{ key: 'imported', value: 'Spring' }] }
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'list.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(file)),
  })
  await page.getByRole('button', { name: 'Import and change 1 item' }).click()
  await expectOneMore()
  expect(shared).toBe(texts.length)
})

test('a new entry gets an id that no entry of another release has', async ({
  panel,
  page,
  releases,
  prepare,
}) => {
  await prepare('Summer', { 'careers.positions.intern.title': 'Intern' })
  await panel.open()
  await releases.start('Spring')
  const lists = new ListsView(page)
  await lists.open()
  await lists.act(lists.positions, 'Add a position').click()
  await lists.form.getByLabel('Title').fill('Intern')
  await expect(lists.form).toContainText('careers.positions.intern-2')
  await lists.form.getByRole('button', { name: 'Add this position' }).click()
  await expect(lists.entry(lists.positions, 'intern-2')).toContainText('Intern')
  await expect(releases.bar).toContainText(/[1-9]\d* edits?, not live\./)
  await expect(releases.bar).not.toContainText('also changed')
})
