// What a published release says once its publishing was undone.
import type { ContentClient } from '#content-sync/database.ts'
import { historyView } from '#tests/support/browser/panel/history.ts'
import { contentsOf, expect, test } from '#tests/support/browser/panel/releases.ts'
import { saveText, storedItems, valuesOf } from '#tests/support/server/stored-items.ts'

const key = 'about.hero.title'

/** The changeset that published the release. */
let changeset: string

test.beforeEach(async ({ panel, page, prepare, supabase }) => {
  const id = await prepare('Spring', { [key]: 'About our spring', 'another.item': 'Another text' })
  changeset = await publish(supabase, id)
  await panel.open()
  await page.goto(`/admin#releases?release=${id}`)
})

test('a release whose publishing was undone says so instead of offering Undo, until that is undone in turn', async ({
  panel,
  page,
  releases,
  supabase,
}) => {
  const { details } = releases
  const undo = details.getByRole('button', { name: 'Undo the publishing of Spring' })
  const inList = releases.view.locator('.release-links [aria-current=page]')
  const undone = details.getByText('Its publishing was undone just now.')
  await undo.press('Enter')
  await panel.expectToast('Content Saved!', 'The change was undone.', 'success')
  expect(await valuesOf(supabase)).toEqual([])
  await expect(undone).toBeVisible()
  await expect(undo).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Releases', level: 2 })).toBeFocused()
  await expect(inList).toHaveText(/2 edits, publishing undone just now/)
  await page.reload()
  await expect(undone).toBeVisible()
  await expect(details).toContainText(
    'To prepare its edits again, start a release, then select “Undo” beside this undo in the history.',
  )
  await expect(undo).toHaveCount(0)

  const history = historyView(page)
  await history.open()
  await history
    .row('Undone: Release “Spring”: 2 items')
    .getByRole('button', { name: /^Undo: / })
    .press('Enter')
  await expect(history.row('Redone: Release “Spring”: 2 items')).toBeVisible()
  expect(await valuesOf(supabase)).toEqual([`${key}=About our spring`, 'another.item=Another text'])
  await page.goBack()
  await expect(undo).toBeVisible()
  await expect(undone).toHaveCount(0)
  await expect(inList).toHaveText(/2 edits, published just now/)

  await undo.press('Enter')
  await expect(undone).toBeVisible()
  expect(await valuesOf(supabase)).toEqual([])
  await history.open()
  await expect(history.rows.first()).toContainText('Undone: Release “Spring”: 2 items')
})

test('a release that is live again after an undo does not offer Undo once one of its texts has changed', async ({
  releases,
  supabase,
}) => {
  const { data: undoing } = await supabase.rpc('undo_content', { step: changeset }).throwOnError()
  await supabase.rpc('undo_content', { step: undoing }).throwOnError()
  const item = (await storedItems(supabase)).find(({ content_key }) => content_key === 'another.item')
  if (!item) throw new Error('not published')
  await saveText(supabase, item, 'A later text')
  await expect(releases.details).toContainText('Changed again since then, so it cannot be undone on its own.')
})

test('a release with a text that was changed since it was published does not offer Undo', async ({
  releases,
  supabase,
}) => {
  const { details } = releases
  const undo = details.getByRole('button', { name: 'Undo the publishing of Spring' })
  await expect(undo).toBeVisible()
  const item = (await storedItems(supabase)).find(({ content_key }) => content_key === 'another.item')
  if (!item) throw new Error('not published')
  await saveText(supabase, item, 'A later text')
  await expect(details).toContainText('Changed again since then, so it cannot be undone on its own.')
  await expect(undo).toHaveCount(0)
})

test('the edits of a release whose publishing was undone can be prepared again', async ({
  panel,
  page,
  releases,
  supabase,
}) => {
  await releases.details.getByRole('button', { name: 'Undo the publishing of Spring' }).click()
  await panel.expectToast('Content Saved!', 'The change was undone.', 'success')
  await releases.start('Spring again')
  const history = historyView(page)
  await history.open()
  await history
    .row('Undone: Release “Spring”: 2 items')
    .getByRole('button', { name: /^Undo: / })
    .click()
  await expect(releases.bar).toContainText('2 edits, not live.')
  expect(await valuesOf(supabase)).toEqual([])
})

test('once a text of it has changed again, nothing offers an undo of the undo', async ({
  page,
  releases,
  prepare,
  seed,
  supabase,
}) => {
  const [item] = await seed({ kept: 'Before' })
  if (!item) throw new Error('nothing seeded')
  const id = await prepare('Summer', { kept: 'In summer' })
  await supabase.rpc('undo_content', { step: await publish(supabase, id) }).throwOnError()
  await page.goto(`/admin#releases?release=${id}`)
  const { details } = releases
  await expect(details).toContainText('To prepare its edits again')
  await saveText(supabase, item, 'Corrected live')
  await expect(details).not.toContainText('To prepare its edits again')
  await expect(details).toContainText('Its publishing was undone')
})

/** @returns the id of the changeset */
async function publish(supabase: ContentClient, release: string): Promise<string> {
  const { version } = (await contentsOf(supabase, release)).release
  const { data } = await supabase.rpc('publish_release', { release, version }).throwOnError()
  return data ?? ''
}
