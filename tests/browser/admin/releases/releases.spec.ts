// Releases in the panel: what is edited in one is nowhere else until it is published.
import { transfer } from '#app/admin/copy/transfer.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { nameOf } from '#tests/support/browser/panel/admin-panel.ts'
import { ButtonsView } from '#tests/support/browser/panel/buttons-view.ts'
import { test as guardedTest, password, signIn } from '#tests/support/browser/panel/guarded-panel.ts'
import {
  historyButton,
  historyView,
  save,
  timelineOf,
  valuesOf,
} from '#tests/support/browser/panel/history.ts'
import { ListsView } from '#tests/support/browser/panel/lists-view.ts'
import { PagesView } from '#tests/support/browser/panel/pages-view.ts'
import { expect, liveItems, ReleasesPanel, test } from '#tests/support/browser/panel/releases.ts'
import { TextsView } from '#tests/support/browser/panel/texts-view.ts'

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
  await expect(releases.bar).toContainText('Editing Spring campaign: 0 edits, not live.')
  const texts = new TextsView(page)
  await texts.openPage('About')
  await texts.edit(key).click()
  await texts.field(key).fill('About our spring')
  await texts.field(key).press('Enter')
  await panel.expectToast('Content Added!', `${nameOf(key)} added. ${notLive}`, 'success')
  await expect(texts.row(key).locator('.item-value')).toHaveText('About our spring')
  await expect(releases.bar).toContainText('1 edit, not live.')
  expect(await liveItems(supabase)).toEqual([])
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
  await panel.expectToast('Content Saved!', '“Spring campaign” is live.', 'success')
  await releases.expectChosen('Live')
  expect(await valuesOf(supabase)).toEqual([`${key}=About our spring`, 'another.item=Another text'])
  await expect.poll(about).toContain('About our spring')

  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await panel.expectToast('Content Saved!', 'The change was undone.', 'success')
  expect(await valuesOf(supabase)).toEqual([])
  await expect.poll(about).not.toContain('About our spring')
  const history = historyView(page)
  await history.open()
  await expect(history.row(/^Release “Spring campaign”/)).toContainText('2 items')
})

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
  await save(supabase, versioned, 'The second version')
  await supabase.from('website_content').delete().eq('content_key', 'trash.one').throwOnError()
  const before = await liveItems(supabase)
  let edits = 0
  /** Waits for an edit in the release, and looks whether it is live, too. */
  async function expectEdit(count = 1) {
    edits += count
    await expect(releases.bar).toContainText(`${edits} ${edits === 1 ? 'edit' : 'edits'}, not live.`)
    expect(await liveItems(supabase)).toEqual(before)
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

  const lists = new ListsView(page)
  await lists.open()
  const [first = '', second = ''] = await lists.names(lists.positions)
  await lists.act(lists.positions, `Hide ${first}`).click()
  await expectEdit()
  await lists.act(lists.positions, `Hide ${second}`).click()
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

test('a text that changes on the site is compared before the release can be published', async ({
  panel,
  page,
  releases,
  prepare,
  seed,
  supabase,
}) => {
  const texts = { keep: 'Old text', live: 'Old text', both: 'One two three four five six' }
  const items = await seed(texts)
  await prepare('Conflicts', {
    keep: 'Release text',
    live: 'Release text',
    both: 'ONE two three four five six',
  })
  await panel.open()
  await releases.choose('Conflicts')
  await releases.review()
  await expect(releases.publishNow).toHaveAttribute('aria-disabled', 'false')
  for (const item of items)
    await save(supabase, item, item.content_key === 'both' ? 'One two three four five SIX' : 'Live text')
  await expect(releases.publish).toContainText(
    '3 texts were changed on the site since they were edited here. Choose versions before you publish.',
  )
  await expect(releases.publishNow).toHaveAttribute('aria-disabled', 'true')

  const remove = { name: /^Remove the edit of/ }
  const both = releases.edit('both')
  // Its Undo would write over the live text that has changed.
  await expect(both.getByRole('button', remove)).toHaveCount(0)
  await expect(both.locator('.conflict-version')).toContainText([
    /^Before.*One two/,
    /^Live now/,
    /^This release/,
    /^Both/,
  ])
  await both.getByRole('button', { name: 'Combine both' }).click()
  await expect(releases.edit('both').locator('.conflict')).toHaveCount(0)
  await expect(both.getByRole('button', remove)).toBeVisible()
  await releases.edit('keep').getByRole('button', { name: 'Keep this release' }).click()
  await expect(releases.edit('keep').locator('.conflict')).toHaveCount(0)
  await releases.edit('live').getByRole('button', { name: 'Keep live' }).click()
  await expect(releases.edits).toHaveCount(2)
  await releases.publishShown()
  await panel.expectToast('Content Saved!', '“Conflicts” is live.', 'success')
  expect(await valuesOf(supabase)).toEqual([
    'both=ONE two three four five SIX',
    'keep=Release text',
    'live=Live text',
  ])
  await expect(page.getByRole('heading', { name: 'Releases', level: 2 })).toBeFocused()
})

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

test('the view and the menu are accessible', async ({ panel, page, releases, prepare, seed, supabase }) => {
  const [item] = await seed({ changed: 'Old text' })
  if (!item) throw new Error('nothing seeded')
  const id = await prepare('Spring campaign', {
    [key]: 'About our spring',
    changed: 'Release text',
    new: 'New',
  })
  await prepare('Summer campaign', { [key]: 'About our summer' })
  await save(supabase, item, 'Live text')
  await panel.open()
  await releases.choose('Spring campaign')
  await page.goto(`/admin#releases?release=${id}`)
  await releases.shows()
  await expect(releases.edit('changed').locator('.conflict')).toBeVisible()
  await releases.preview.getByRole('button', { name: 'Create link' }).click()
  await expect(releases.preview.getByLabel('Preview link')).toHaveValue(/\/preview\/[0-9a-f]{64}$/)
  await expectAccessible(page, 'a release', { at: [390, 1440] })
  await releases.preview.getByRole('button', { name: 'End all links' }).click()
  await expect(releases.preview.getByLabel('Preview link')).toHaveCount(0)
  await releases.switch.click()
  await expect(releases.menu).toBeVisible()
  await expectAccessible(page, 'the menu of releases', { at: [390, 1440], within: '.panel-bar' })
})

test('the keyboard starts a release, edits, reviews and publishes', async ({
  panel,
  page,
  releases,
  supabase,
}) => {
  await panel.open()
  await releases.switch.focus()
  await page.keyboard.press('Enter')
  await expect(releases.menu).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'New release…' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(releases.dialog.getByLabel('Name')).toBeFocused()
  await page.keyboard.type('By keyboard')
  await page.keyboard.press('Enter')
  await releases.expectChosen('By keyboard')
  await expect(releases.switch).toBeFocused()

  const texts = new TextsView(page)
  await texts.openPage('About')
  await texts.edit(key).press('Enter')
  await expect(texts.field(key)).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Typed')
  await page.keyboard.press('Enter')
  await expect(releases.bar).toContainText('1 edit, not live.')
  await releases.bar.getByRole('link', { name: 'Review' }).press('Enter')
  await releases.publishNow.press('Enter')
  await expect(releases.dialog).toBeVisible()
  await releases.dialog.getByRole('button', { name: 'Publish', exact: true }).press('Enter')
  await panel.expectToast('Content Saved!', '“By keyboard” is live.', 'success')
  await expect(page.getByRole('heading', { name: 'Releases', level: 2 })).toBeFocused()
  expect(await valuesOf(supabase)).toEqual([`${key}=Typed`])
})

guardedTest(
  'authors prepare releases and leave publishing to others',
  async ({ panel, page, accounts, sql }) => {
    const email = `author-${crypto.randomUUID()}@example.com`
    await accounts.create(email, password)
    await accounts.addOperator(email, 'author')
    await panel.open({ live: false })
    await page.getByRole('button', { name: 'Sign in' }).first().click()
    await signIn(page, email, password)
    const releases = new ReleasesPanel(page)
    await expect(releases.switch).toBeVisible()
    await expect(page.locator('.admin')).toContainText(
      'You are an author: you prepare releases, and a publisher makes them live.',
    )
    await expect(panel.addButton).toHaveAttribute('aria-disabled', 'true')
    await page.getByRole('link', { name: 'Export and import' }).click()
    const file = { format: 'website-content', version: 1, items: [{ key: 'by.author', value: 'imported' }] }
    const buffer = Buffer.from(JSON.stringify(file))
    await page
      .getByLabel('Choose a file')
      .setInputFiles({ name: 'list.json', mimeType: 'application/json', buffer })
    const apply = page.getByRole('button', { name: transfer.import.act(1) })
    await expect(apply).toHaveAttribute('aria-disabled', 'true')
    await apply.click({ force: true })
    await expect(apply).toBeVisible()
    await page.getByRole('link', { name: 'Items', exact: true }).click()
    await expect(panel.value('by.author')).toHaveCount(0)

    await releases.start('By an author')
    await panel.add('by.author', 'prepared')
    await expect(panel.value('by.author')).toHaveText('prepared')
    await expect(releases.bar.getByRole('link')).toHaveText('Show the release')
    await releases.review()
    await expect(releases.publish).toContainText('Only publishers can publish or schedule a release.')
    await expect(releases.publishNow).toHaveCount(0)
    await sql`update public.website_releases set publish_at = now() + interval '1 day' where name = 'By an author'`
    await expect(releases.bar).toContainText('is scheduled, so only publishers can change it.')
    await expect(releases.details.getByRole('button', { name: 'Discard' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Items', exact: true }).click()
    await expect(panel.editButton('by.author')).toHaveAttribute('aria-disabled', 'true')
    await sql`delete from public.website_releases`
  },
)
