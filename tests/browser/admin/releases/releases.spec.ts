// Releases in the panel: what is edited in one is nowhere else until it is published.

import { transfer } from '#app/admin/copy/transfer.ts'
import { nameOf } from '#tests/support/browser/panel/admin-panel.ts'
import { test as guardedTest, password, signIn } from '#tests/support/browser/panel/guarded-panel.ts'
import { historyView } from '#tests/support/browser/panel/history.ts'
import { expect, ReleasesPanel, test } from '#tests/support/browser/panel/releases.ts'
import { TextsView } from '#tests/support/browser/panel/texts-view.ts'
import { saveText, storedItems, valuesOf } from '#tests/support/server/stored-items.ts'

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
    await saveText(supabase, item, item.content_key === 'both' ? 'One two three four five SIX' : 'Live text')
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
