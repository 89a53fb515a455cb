// Releases from beginning to end: many edits, conflicts, authors, and renamed, discarded and restored ones.

import { transfer } from '#app/admin/copy/transfer.ts'
import { site } from '#content/default-content.ts'
import { holdAnswer, loseNextAnswer } from '#tests/support/browser/database-calls.ts'
import { nameOf } from '#tests/support/browser/panel/admin-panel.ts'
import { test as guardedTest, password, signIn } from '#tests/support/browser/panel/guarded-panel.ts'
import { PagesView } from '#tests/support/browser/panel/pages-view.ts'
import { contentsOf, expect, ReleasesPanel, test } from '#tests/support/browser/panel/releases.ts'
import { saveText, valuesOf } from '#tests/support/server/stored-items.ts'

const key = 'about.hero.title'

test('2,000 edits scroll, and are published at once', async ({
  panel,
  page,
  releases,
  supabase,
  prepare,
}) => {
  const number = (n: number) => `many.${String(n).padStart(4, '0')}`
  const texts = Object.fromEntries(Array.from({ length: 2000 }, (_, n) => [number(n), `text ${n}`]))
  await prepare('Many', texts)
  await panel.open()
  await releases.choose('Many')
  await expect(releases.bar).toContainText('2,000 edits, not live.')
  await releases.review()
  await expect(releases.edit(number(0))).toBeVisible()
  expect(await releases.edits.count()).toBeLessThan(200)
  await expect
    .poll(async () => {
      // The height of a row is known once it has been shown.
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      return releases.edit(number(1999)).isVisible()
    })
    .toBe(true)
  const published = page.waitForResponse('**/rpc/publish_release')
  await releases.publishShown()
  await published
  // The edits of the release, and then the whole list, are read again before the toast.
  await releases.expectChosen('Live')
  await panel.expectToast('Content Saved!', '“Many” is live.', 'success')
  const { count } = await supabase
    .from('website_content')
    .select('id', { count: 'exact', head: true })
    .throwOnError()
  expect(count).toBe(2000)
})

test('a release is renamed, discarded, restored, published, and its publishing undone', async ({
  panel,
  page,
  releases,
  prepare,
  supabase,
}) => {
  await prepare('Spring', { [key]: 'About our spring' })
  await panel.open()
  await releases.choose('Spring')
  await releases.review()
  await releases.details.getByRole('button', { name: 'Rename' }).click()
  await releases.dialog.getByLabel('Name').fill('Summer')
  await releases.dialog.getByRole('button', { name: 'Rename' }).click()
  await releases.expectChosen('Summer')

  await releases.details.getByRole('button', { name: 'Discard' }).click()
  await expect(releases.dialog).toContainText('Discard “Summer”?')
  await expect(releases.dialog).toContainText('Its 1 edit will not go live.')
  await releases.dialog.getByRole('button', { name: 'Discard' }).click()
  const undo = await panel.keepUndo()
  await panel.expectToast('Content Deleted!', '“Summer” discarded.', 'success')
  await releases.expectChosen('Live')
  await expect(page.getByRole('heading', { name: 'Releases', level: 2 })).toBeFocused()
  await undo.click()
  await panel.expectToast('Content Added!', '“Summer” restored.', 'success')
  await expect(releases.publish).toBeVisible()

  await releases.details.getByRole('button', { name: 'Discard' }).click()
  await releases.dialog.getByRole('button', { name: 'Discard' }).click()
  await expect(releases.details).toContainText('discarded')
  // The group opens by itself, since one of its releases is shown.
  const ended = releases.view.getByRole('navigation').getByRole('group')
  const ofSummer = ended.getByRole('link', { name: /^Summer/ }).first()
  await expect(ofSummer).toBeVisible()
  await expect(ofSummer).toHaveAttribute('aria-current', 'page')
  await releases.details.getByRole('button', { name: 'Restore' }).click()
  await expect(releases.publish).toBeVisible()
  await releases.publishShown()
  await panel.expectToast('Content Saved!', '“Summer” is live.', 'success')
  expect(await valuesOf(supabase)).toEqual([`${key}=About our spring`])
  await releases.details.getByRole('button', { name: 'Undo the publishing of Summer' }).click()
  await panel.expectToast('Content Saved!', 'The change was undone.', 'success')
  expect(await valuesOf(supabase)).toEqual([])
})

test('a release without edits names only the next step that there is', async ({ panel, releases }) => {
  await panel.open()
  await releases.start('Spring')
  await releases.review()
  const { details } = releases
  const edit = details.getByRole('button', { name: 'Edit in this release' })
  await expect(details).toContainText('This release has no edits yet. Change any text, list or button.')
  await expect(edit).toHaveCount(0)
  await releases.choose('Live')
  await expect(details).toContainText('Select “Edit in this release”, then change any text, list or button.')
  await expect(edit).toBeVisible()
  await details.getByRole('button', { name: 'Discard' }).click()
  await releases.dialog.getByRole('button', { name: 'Discard' }).click()
  await expect(details).toContainText('discarded')
  await expect(edit).toHaveCount(0)
  await expect(details.locator('.release-edits')).toHaveText(/This release has no edits\.$/)
})

test('a release whose answer is lost is published once, which can be undone', async ({
  panel,
  page,
  releases,
  prepare,
  supabase,
  allowErrors,
}) => {
  allowErrors(/ERR_CONNECTION_RESET/)
  await prepare('Spring', { [key]: 'About our spring' })
  await panel.open()
  await releases.choose('Spring')
  await releases.review()
  await loseNextAnswer(page, 'publish_release')
  await releases.publishShown()
  const undo = await panel.keepUndo()
  await panel.expectToast('Content Saved!', '“Spring” is live.', 'success')
  await releases.expectChosen('Live')
  expect(await valuesOf(supabase)).toEqual([`${key}=About our spring`])
  await undo.click()
  await expect.poll(() => valuesOf(supabase)).toEqual([])
})

test('a publishing can be undone while the published release is still chosen', async ({
  panel,
  page,
  releases,
  prepare,
  supabase,
  allowErrors,
}) => {
  allowErrors(/status of 409/)
  const release = await prepare('Spring', { [key]: 'About our spring' })
  await panel.open()
  await releases.choose('Spring')
  await releases.review()
  const { version } = (await contentsOf(supabase, release)).release
  await supabase.rpc('publish_release', { release, version }).throwOnError()
  await expect(releases.bar).toContainText('Spring was published.')
  const undo = releases.details.getByRole('button', { name: 'Undo the publishing of Spring' })
  await expect(undo).toBeVisible()
  // Until it has read the history again, the panel still offers Undo.
  await page.route('**/rest/v1/website_content_history*', () => {})
  await undo.click()
  await panel.expectToast('Content Saved!', 'The change was undone.', 'success')
  expect(await valuesOf(supabase)).toEqual([])
  await undo.click()
  const why =
    'it was already undone or is no longer in the history, its texts were changed again, or you do not have permission to change them'
  await panel.expectToast('Error saving content', `Failed to undo: ${why}`, 'error')
})

test('publishing several edits has one toast, and so has undoing it; one edit has also that of its live event', async ({
  panel,
  page,
  releases,
  prepare,
}) => {
  await prepare('Many', { 'many.1': 'x', 'many.2': 'x', 'many.3': 'x' })
  await prepare('One', { single: 'x' })
  await panel.open()
  await releases.choose('Many')
  await releases.review()
  const answer = await holdAnswer(page, 'publish_release')
  await releases.publishShown()
  await expect(releases.details).toContainText('3 edits, published')
  answer()
  const undo = await panel.keepUndo()
  await panel.expectToast('Content Saved!', '“Many” is live.', 'success')
  await undo.click()
  await panel.expectToast('Content Saved!', 'The change was undone.', 'success')
  await releases.choose('One')
  await releases.review()
  await releases.publishShown()
  await panel.expectToast('Content Saved!', '“One” is live.', 'success')
  await panel.keepUndo()
  await page.getByRole('button', { name: 'Close' }).click()
  await panel.expectLive('single', 'inserted')
  expect((await panel.toasts()).map(({ description }) => description)).toEqual([
    '“Many” is live.',
    'The change was undone.',
    '“One” is live.',
    "Item 'single' inserted. List updated.",
  ])
})

test('publishing and discarding lead to Live as soon as they are seen, even before the answer', async ({
  panel,
  page,
  releases,
  prepare,
}) => {
  const heading = page.getByRole('heading', { name: 'Releases', level: 2 })
  const isLeft = async () => {
    await releases.expectChosen('Live')
    await expect(heading).toBeFocused()
  }
  await prepare('Spring', { [key]: 'About our spring' })
  await prepare('Summer', { [key]: 'About our summer' })
  await panel.open()
  await releases.choose('Spring')
  await releases.review()
  const published = await holdAnswer(page, 'publish_release')
  await releases.publishShown()
  await isLeft()
  published()
  await panel.expectToast('Content Saved!', '“Spring” is live.', 'success')
  await expect(heading).toBeFocused()

  await releases.choose('Summer')
  await releases.review()
  const discarded = await holdAnswer(page, 'discard_release')
  await releases.details.getByRole('button', { name: 'Discard' }).click()
  await releases.dialog.getByRole('button', { name: 'Discard' }).click()
  await isLeft()
  discarded()
  await panel.expectToast('Content Deleted!', '“Summer” discarded.', 'success')
  await expect(heading).toBeFocused()
})

test('a discarded release is found by the link of the trash, with its edits, and restored', async ({
  panel,
  page,
  releases,
  prepare,
  supabase,
}) => {
  const name = `Discarded ${crypto.randomUUID()}`
  const release = await prepare(name, { [key]: 'About our spring' })
  await prepare('Another', { other: 'Another text' })
  await supabase.rpc('discard_release', { release }).throwOnError()
  await panel.open()
  await page.getByRole('link', { name: 'Trash', exact: true }).click()
  const trash = page.getByRole('region', { name: 'Trash' })
  await expect(trash).toContainText('Discarded releases are under Releases.')
  await trash.getByRole('link', { name: 'Releases', exact: true }).click()
  await releases.shows()
  const ended = releases.view.getByText('Published and discarded')
  await expect(ended, 'without the sign before it').toHaveAccessibleName('Published and discarded')
  await ended.click()
  await releases.view.getByRole('link', { name }).click()
  await expect(releases.details.getByRole('heading', { name, exact: true })).toBeVisible()
  await expect(releases.details).toContainText('1 edit, discarded')
  await expect(releases.edit(key)).toContainText('spring')
  await releases.details.getByRole('button', { name: 'Restore' }).click()
  await panel.expectToast('Content Added!', `“${name}” restored.`, 'success')
  await expect(releases.publish).toBeVisible()
  expect(await contentsOf(supabase, release)).toMatchObject({
    release: { state: 'draft' },
    edits: [{ content_key: key, content_value: 'About our spring' }],
  })
})

test('an edit removed from a release is there again after Undo', async ({
  panel,
  page,
  releases,
  prepare,
  supabase,
}) => {
  const id = await prepare('Spring', { [key]: 'About our spring', other: 'Another text' })
  await panel.open()
  await releases.choose('Spring')
  await releases.review()
  await releases
    .edit(key)
    .getByRole('button', { name: /^Remove the edit of/ })
    .click()
  const undo = await panel.keepUndo()
  await expect(releases.edits).toHaveCount(1)
  await expect(releases.details.getByRole('heading', { name: /^Edits/ })).toBeFocused()
  await undo.click()
  await expect(releases.edits).toHaveCount(2)
  expect((await contentsOf(supabase, id)).edits).toMatchObject([
    { content_value: 'Another text' },
    { content_value: 'About our spring' },
  ])
  await releases
    .edit(key)
    .getByRole('button', { name: `Open ${nameOf(key)}` })
    .click()
  await expect(new PagesView(page).field).toHaveValue('About our spring')
})

test('an edit is opened in this window, also with the key for a new tab, which would have another choice', async ({
  panel,
  page,
  context,
  releases,
  prepare,
}) => {
  await prepare('Spring', { [key]: 'About our spring' })
  await panel.open()
  await releases.choose('Spring')
  await releases.review()
  await releases.choose('Live')
  await releases
    .edit(key)
    .getByLabel(`Open ${nameOf(key)}`)
    .click({ modifiers: ['ControlOrMeta'] })
  await releases.expectChosen('Spring')
  await expect(new PagesView(page).field).toHaveValue('About our spring')
  expect(context.pages()).toHaveLength(1)
})

test('Pages shows the site with the release, and goes back to the live site', async ({
  panel,
  page,
  releases,
  prepare,
}) => {
  const [hidden, ...others] = site.careers.positions.items
  if (!hidden) throw new Error('no positions')
  const lines = [`# ${hidden.id}`, ...others.map(({ id }) => id)].join('\n')
  await prepare('Spring', { 'careers.hero.title': 'Work with us in spring', 'careers.positions': lines })
  await panel.open()
  const pages = new PagesView(page)
  await pages.open('/careers')
  const heading = pages.frame.locator('h1')
  const text = (await heading.textContent()) ?? ''
  expect(await pages.titles()).toContain(hidden.title)
  await releases.choose('Spring')
  await expect(heading).toHaveText('Work with us in spring')
  // Either the page has the list of the release, or the panel says that it lacks edits.
  await expect
    .poll(async () => (await pages.incomplete.isVisible()) || !(await pages.titles()).includes(hidden.title))
    .toBe(true)
  await releases.choose('Live')
  await expect(heading).toHaveText(text)
  await expect.poll(() => pages.titles()).toContain(hidden.title)
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
    await expect(releases.publish).toContainText(
      'Only publishers can publish or schedule a release. Send them the preview link.',
    )
    await expect(releases.publishNow).toHaveCount(0)
    const schedule = (at: string | null) =>
      sql`update public.website_releases set publish_at = ${at} where name = 'By an author'`
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
    await releases
      .edit('by.author')
      .getByRole('button', { name: /^Remove / })
      .focus()
    await schedule(tomorrow)
    await expect(releases.bar).toContainText('is scheduled, so only publishers can change it.')
    await expect(releases.details.getByRole('heading', { name: /^Edits/ })).toBeFocused()
    await expect(releases.details).not.toContainText('Your changes go here.')
    await expect(releases.publish).not.toContainText('Only publishers can publish')
    await schedule(null)
    await releases.details.getByRole('button', { name: 'Rename' }).click()
    await releases.dialog.getByLabel('Name').fill('Half a name')
    await schedule(tomorrow)
    await expect(releases.dialog).toHaveCount(0)
    await expect(releases.view.getByRole('heading', { level: 2 })).toBeFocused()
    await expect(releases.details.getByRole('button', { name: 'Discard' })).toHaveCount(0)
    await expect(releases.details).toContainText('It is scheduled, so only publishers can change it.')
    await page.getByRole('link', { name: 'Items', exact: true }).click()
    await expect(panel.editButton('by.author')).toHaveAttribute('aria-disabled', 'true')
  },
)
