import { ButtonsView } from '#tests/support/browser/panel/buttons-view.ts'
import { historyButton, timelineOf } from '#tests/support/browser/panel/history.ts'
import { ListsView } from '#tests/support/browser/panel/lists-view.ts'
import { PagesView } from '#tests/support/browser/panel/pages-view.ts'
import { expect, test } from '#tests/support/browser/panel/releases.ts'
import { TextsView } from '#tests/support/browser/panel/texts-view.ts'
import { saveText, storedItems, valuesOf } from '#tests/support/server/stored-items.ts'

const key = 'about.hero.title'

test('what any view changes goes into the release, and is live as a whole once it is published', async ({
  panel,
  page,
  releases,
  seed,
  supabase,
}) => {
  const link = 'about.closing.action.href'
  const onPage = 'contact.hero.title'
  const [, , , , , versioned] = await seed({
    'items.kept': 'kept',
    'items.deleted': 'deleted',
    'items.undone': 'undone',
    'trash.one': 'from the trash',
    'home.hero.title': 'A headline',
    [key]: 'The first version',
  })
  if (!versioned) throw new Error('nothing seeded')
  await saveText(supabase, versioned, 'The second version')
  await supabase.from('website_content').delete().eq('content_key', 'trash.one').throwOnError()
  const before = await storedItems(supabase)
  let edits = 0
  /** Waits for an edit in the release, and looks whether it is live, too. */
  async function expectEdit(count = 1) {
    edits += count
    await expect(releases.bar).toContainText(`${edits} ${edits === 1 ? 'edit' : 'edits'}, not live.`)
    expect(await storedItems(supabase)).toEqual(before)
  }

  await panel.open()
  await releases.start('Everything')
  await panel.add('items.added', 'added')
  await expectEdit()
  await panel.editButton('items.kept').click()
  await panel.field('items.kept').fill('edited')
  await panel.field('items.kept').press('Enter')
  await expectEdit()
  for (const name of ['items.deleted', 'items.undone']) {
    await panel.deleteButton(name).click()
    await panel.dialog.getByRole('button', { name: 'Delete' }).click()
    // The notice stays while the pointer is on it.
    await page.locator('.toast', { hasText: `${name} deleted.` }).hover()
    await expect(panel.row(name)).toHaveCount(0)
    await expectEdit()
  }
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
  await expect(panel.value('items.undone')).toHaveText('undone')
  await expectEdit(-1)

  await historyButton(page, key).click()
  await timelineOf(page, key)
    .getByRole('button', { name: /^Restore the version from / })
    .last()
    .press('Enter')
  await expect(panel.value(key)).toHaveText('The first version')
  await expectEdit()

  const texts = new TextsView(page)
  await texts.openPage('Home')
  await texts.edit('home.hero.title').click()
  await texts.row('home.hero.title').getByRole('button', { name: 'Reset to default' }).click()
  await expectEdit()

  const buttons = new ButtonsView(page)
  await buttons.open()
  await buttons.field(link).fill('/careers')
  await buttons.field(link).press('Enter')
  await expectEdit()
  // It waits for the toast of the text. Later, it would take the place of the one whose Undo is pressed.
  await panel.expectToast(
    'Content Saved!',
    `${link} updated. Visitors see it when the release is published.`,
    'success',
  )

  const lists = new ListsView(page)
  await lists.open()
  const [first = '', second = ''] = await lists.names(lists.positions)
  await lists.act(lists.positions, `Hide ${first}`).click()
  await expectEdit()
  await lists.act(lists.positions, `Hide ${second}`).click()
  await page.locator('.toast', { hasText: `“${second}” is hidden.` }).hover()
  await expect.poll(() => lists.names(lists.positions)).toContain(`${second} (hidden)`)
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
  await expect.poll(() => lists.names(lists.positions)).not.toContain(`${second} (hidden)`)
  await expectEdit(0)

  const pages = new PagesView(page)
  await pages.open('/contact')
  await pages.text(onPage).first().click()
  await pages.field.fill('Talk to us in spring')
  await pages.field.press('Enter')
  await expectEdit()
  await expect(pages.frame.locator('h1')).toHaveText('Talk to us in spring')

  await page.getByRole('link', { name: 'Trash', exact: true }).click()
  await page.getByRole('button', { name: 'Restore trash.one', exact: true }).first().click()
  await expectEdit()

  await page.getByRole('link', { name: 'Export and import' }).click()
  const items = [{ key: 'items.imported', value: 'imported' }]
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'list.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ format: 'website-content', version: 1, items })),
  })
  await page.getByRole('button', { name: 'Import and change 1 item' }).click()
  await expectEdit()

  await releases.review()
  await releases.publishShown()
  await panel.expectToast('Content Saved!', '“Everything” is live.', 'success')
  const values = await valuesOf(supabase)
  expect(values.filter((value) => !value.startsWith('careers.positions='))).toEqual([
    `${link}=/careers`,
    `${key}=The first version`,
    `${onPage}=Talk to us in spring`,
    'items.added=added',
    'items.imported=imported',
    'items.kept=edited',
    'items.undone=undone',
    'trash.one=from the trash',
  ])
  await expect.poll(async () => (await page.request.get('/contact')).text()).toContain('Talk to us in spring')
  const careers = await (await page.request.get('/careers')).text()
  expect(careers).toContain(second)
  expect(careers).not.toContain(first)
})

test('a text that only the release has is measured on its page with the release', async ({
  panel,
  prepare,
  releases,
}) => {
  const position = 'careers.positions.analog-designer.title'
  const wide = 'Too long for a phone screen.'
  await prepare('Spring', { 'careers.positions': 'analog-designer', [position]: 'Analog Designer' })
  await panel.open()
  await releases.choose('Spring')
  await panel.editButton(position).click()
  await panel.field(position).fill('Superconductivityresearchinstrumentation')
  await expect(panel.row(position)).toContainText(wide)
  await panel.field(position).fill('Digital Designer')
  await expect(panel.row(position)).not.toContainText(wide)
})

test('in a release, nothing promises an Undo for longer than its notice is there', async ({
  panel,
  page,
  releases,
}) => {
  await panel.open()
  const importing = page.getByRole('region', { name: 'Import', exact: true })
  await page.goto('/admin#transfer')
  await expect(importing).toContainText('The import is one change, which you can undo.')
  const buttons = new ButtonsView(page)
  await buttons.open()
  await buttons.acceptAll.click()
  await expect(buttons.plan.getByRole('status')).toContainText(
    'buttons will be linked in one change, which you can undo.',
  )
  await releases.start('Spring')
  await expect(buttons.plan.getByRole('status')).toContainText(
    'buttons will be linked. In a release, you can undo this only right afterward.',
  )
  await page.goto('/admin#transfer')
  await expect(importing).toContainText('In a release, you can undo the import only right afterward.')
})
