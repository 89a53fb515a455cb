// Edits of a release that somebody else has changed, ended or published in the meantime.

import { test as guardedTest, password, signIn, signOut } from '#tests/support/browser/panel/guarded-panel.ts'
import { contentsOf, expect, ReleasesPanel, test } from '#tests/support/browser/panel/releases.ts'
import { ReplaceView } from '#tests/support/browser/panel/replace-view.ts'
import { saveItems } from '#tests/support/browser/save-items.ts'
import { storedItems, valuesOf } from '#tests/support/server/stored-items.ts'

const key = 'about.hero.title'

for (const end of ['published', 'discarded'] as const)
  test(`a release that somebody else has ${end} takes no more edits, and what was typed stays`, async ({
    panel,
    releases,
    prepare,
    supabase,
    allowErrors,
  }) => {
    allowErrors(/status of 410/)
    const id = await prepare('Spring', { [key]: 'About our spring' })
    await panel.open()
    await releases.choose('Spring')
    await panel.editButton(key).click()
    await panel.field(key).fill('About our summer')
    if (end === 'discarded') await supabase.rpc('discard_release', { release: id }).throwOnError()
    else {
      const { release } = await contentsOf(supabase, id)
      await supabase.rpc('publish_release', { release: id, version: release.version }).throwOnError()
    }
    await expect(releases.bar).toContainText(
      `The release Spring was ${end}. Choose where your changes go now.`,
    )
    const live = await storedItems(supabase)
    await panel.field(key).press('Enter')
    await expect(panel.field(key)).toHaveValue('About our summer')
    const why =
      'Failed to save: someone else published or discarded this release. Unsaved texts are kept: choose at the top where your changes go now'
    await panel.expectToast('Error saving content', why, 'error')
    await expect(panel.field(key)).toHaveValue('About our summer')
    expect(await storedItems(supabase)).toEqual(live)
    expect((await contentsOf(supabase, id)).edits).toMatchObject([{ content_value: 'About our spring' }])

    await releases.bar.getByRole('button', { name: 'Back to live' }).click()
    await releases.expectChosen('Live')
    await expect(panel.field(key)).toHaveValue('About our summer')
    expect(await storedItems(supabase)).toEqual(live)
    // The site has no item of a discarded release.
    const way = end === 'published' ? 'Save' : 'Add the item again'
    await panel.row(key).getByRole('button', { name: way, exact: true }).click()
    await expect.poll(() => valuesOf(supabase)).toEqual([`${key}=About our summer`])
  })

test('two people who edit one text of a release compare and choose', async ({
  panel,
  otherPanel,
  releases,
  prepare,
  supabase,
  allowErrors,
}) => {
  allowErrors(/409/)
  const id = await prepare('Spring', { [key]: 'One two three four five six' })
  const other = new ReleasesPanel(otherPanel.page)
  await panel.open()
  await releases.choose('Spring')
  await otherPanel.open()
  await other.choose('Spring')
  await panel.editButton(key).click()
  await panel.field(key).fill('ONE two three four five six')
  await otherPanel.editButton(key).click()
  await otherPanel.field(key).fill('One two three four five SIX')
  await otherPanel.field(key).press('Enter')
  await expect(otherPanel.value(key)).toHaveText('One two three four five SIX')

  const conflict = panel.row(key).getByRole('region', { name: /^Two versions of/ })
  await expect(conflict).toContainText('SIX')
  await panel.field(key).press('Enter')
  await expect(panel.field(key)).toHaveValue('ONE two three four five six')
  await conflict.getByRole('button', { name: 'Combine both' }).click()
  await expect(panel.field(key)).toHaveValue('ONE two three four five SIX')
  await panel.field(key).press('Enter')
  await expect(otherPanel.value(key)).toHaveText('ONE two three four five SIX')
  expect((await contentsOf(supabase, id)).edits).toMatchObject([
    { content_value: 'ONE two three four five SIX' },
  ])
  expect(await storedItems(supabase)).toEqual([])
})

test('nobody publishes edits that they have not seen', async ({
  panel,
  page,
  releases,
  prepare,
  supabase,
  allowErrors,
}) => {
  allowErrors(/409/)
  const id = await prepare('Spring', { [key]: 'About our spring' })
  await panel.open()
  await releases.choose('Spring')
  await releases.review()
  await expect(releases.edits).toHaveCount(1)
  await page.route('**/rpc/publish_release', async (route) => {
    const changes = JSON.stringify([{ key: 'unseen', base: null, value: 'Unseen' }])
    await supabase.rpc('change_release', { release: id, changes }).throwOnError()
    await route.continue()
  })
  await releases.publishShown()
  const failures = async () =>
    (await panel.toasts()).filter(({ description }) =>
      description.includes('someone else changed the release in the meantime'),
    )
  await expect.poll(async () => (await failures()).length).toBe(1)
  expect(await storedItems(supabase)).toEqual([])
  await expect(releases.edits).toHaveCount(2)
  await page.unroute('**/rpc/publish_release')

  // An edit that arrives while the question is open was not seen either.
  await releases.publishNow.click()
  await expect(releases.dialog).toContainText('2 edits go live at the same moment.')
  const late = JSON.stringify([{ key: 'late', base: null, value: 'Late' }])
  await supabase.rpc('change_release', { release: id, changes: late }).throwOnError()
  await expect(releases.bar).toContainText('3 edits')
  await releases.dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect.poll(async () => (await failures()).length).toBe(2)
  expect(await storedItems(supabase)).toEqual([])
  await expect(releases.edits).toHaveCount(3)
  await releases.publishShown()
  await panel.expectToast('Content Saved!', '“Spring” is live.', 'success')
  expect(await valuesOf(supabase)).toEqual([`${key}=About our spring`, 'late=Late', 'unseen=Unseen'])
})

test('an edit that was just made can be published once the view has read it', async ({
  panel,
  page,
  releases,
  prepare,
  supabase,
}) => {
  const id = await prepare('Spring', { [key]: 'About our spring' })
  await panel.open()
  await releases.choose('Spring')
  await releases.review()
  await expect(releases.edits).toHaveCount(1)
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  // The list of releases is read together with the edits of the chosen one, and the view reads them after that.
  let reads = 0
  await page.route('**/rpc/release_edits*', async (route) => {
    if (++reads > 1) await isReleased
    await route.continue()
  })
  const changes = JSON.stringify([{ key: 'second', base: null, value: 'Second' }])
  await supabase.rpc('change_release', { release: id, changes }).throwOnError()
  await expect(releases.view.getByRole('link', { name: /^Spring/ })).toContainText('2 edits')
  await expect(releases.edits, 'they are still read').toHaveCount(1)
  await expect(releases.publishNow).toHaveAttribute('aria-disabled', 'true')
  await releases.publishNow.press('Enter')
  await expect(releases.dialog).toHaveCount(0)
  release()
  await expect(releases.edits).toHaveCount(2)
  await releases.publishShown()
  await panel.expectToast('Content Saved!', '“Spring” is live.', 'success')
  expect(await valuesOf(supabase)).toEqual([`${key}=About our spring`, 'second=Second'])
})

test('a value of any kind is compared: no item, an empty text, a deleted one', async ({
  panel,
  releases,
  prepare,
  seed,
  supabase,
}) => {
  await seed({ 'live.deleted': 'Old text', 'release.deleted': 'Old text' })
  await prepare('Spring', {
    'live.added': 'Release text',
    'live.deleted': 'Release text',
    'release.deleted': null,
  })
  await saveItems(supabase, { 'live.added': '', 'release.deleted': 'Live text' })
  await supabase.from('website_content').delete().eq('content_key', 'live.deleted').throwOnError()
  await panel.open()
  await releases.choose('Spring')
  await releases.review()
  await expect(releases.publish).toContainText('3 texts were changed on the site')
  await expect(releases.edit('live.deleted').locator('.conflict-version')).toContainText([
    'Old text',
    'No item.',
    'Release text',
  ])
  for (const name of ['live.added', 'live.deleted', 'release.deleted']) {
    await expect(releases.edit(name).getByRole('button', { name: 'Combine both' })).toHaveCount(0)
    await releases.edit(name).getByRole('button', { name: 'Keep this release' }).click()
    await expect(releases.edit(name).locator('.conflict')).toHaveCount(0)
  }
  await releases.publishShown()
  await panel.expectToast('Content Saved!', '“Spring” is live.', 'success')
  expect(await valuesOf(supabase)).toEqual(['live.added=Release text', 'live.deleted=Release text'])
})

test('both edits of a text or a list that had only its default are combined', async ({
  panel,
  releases,
  prepare,
  supabase,
}) => {
  const text = 'about.hero.subtitle'
  const list = 'careers.positions'
  const byDefault = "Chip, firmware and software engineers in one company, who review each other's work."
  const ids = [
    'senior-asic-design-engineer',
    'software-development-engineer',
    'verification-engineer',
    'product-manager',
  ]
  /** The list with one of its entries hidden. */
  const without = (id: string) => ids.map((each) => (each === id ? `# ${each}` : each)).join('\n')
  await prepare('Spring', {
    [text]: byDefault.replace('Chip', 'Silicon'),
    [list]: without('product-manager'),
  })
  await saveItems(supabase, {
    [text]: byDefault.replace('work', 'drawings'),
    [list]: without('verification-engineer'),
  })
  await panel.open()
  await releases.choose('Spring')
  await releases.review()
  await expect(releases.edit(text).locator('.conflict-version').first()).toContainText(byDefault)
  for (const key of [text, list]) {
    await releases.edit(key).getByRole('button', { name: 'Combine both' }).click()
    await expect(releases.edit(key).locator('.conflict')).toHaveCount(0)
  }
  await releases.publishShown()
  await panel.expectToast('Content Saved!', '“Spring” is live.', 'success')
  expect(await valuesOf(supabase)).toEqual([
    `${text}=${byDefault.replace('Chip', 'Silicon').replace('work', 'drawings')}`,
    `${list}=${without('product-manager').replace('verification', '# verification')}`,
  ])
})

test('undoing what made a text say what is live brings its conflict back', async ({
  panel,
  page,
  releases,
  prepare,
  seed,
  supabase,
}) => {
  await seed({ replaced: 'Old text', deleted: 'Old text' })
  await prepare('Spring', { replaced: 'Release text', deleted: 'Deleted text' })
  await saveItems(supabase, { replaced: 'Live text' })
  await supabase.from('website_content').delete().eq('content_key', 'deleted').throwOnError()
  const conflicts = releases.details.locator('.conflict')
  await panel.open()
  await releases.choose('Spring')
  await releases.review()
  await expect(conflicts).toHaveCount(2)

  await page.getByRole('link', { name: 'Items', exact: true }).click()
  await panel.deleteButton('deleted').click()
  await panel.dialog.getByRole('button', { name: 'Delete' }).click()
  await (await panel.keepUndo()).click()
  await expect(panel.value('deleted')).toHaveText('Deleted text')

  const replace = new ReplaceView(page)
  await replace.open()
  await replace.find.fill('Release text')
  await replace.with.fill('Live text')
  await replace.shows('Live')
  await expect(replace.lines).toHaveCount(1)
  await replace.act.click()
  await (await panel.keepUndo()).click()
  await panel.expectToast(
    'Content Saved!',
    'The change was undone. Visitors see it when the release is published.',
    'success',
  )

  await page.reload()
  await releases.review()
  await expect(conflicts).toHaveCount(2)
  await expect(releases.publish).toContainText('2 texts were changed on the site')
})

guardedTest(
  'what is typed while signed out is stored for the release that is chosen again after signing in',
  async ({ panel, page, operator, sql }) => {
    const releases = new ReleasesPanel(page)
    await panel.open({ live: false })
    await page.getByRole('button', { name: 'Sign in' }).first().click()
    await signIn(page, operator.email, password)
    await releases.start('Spring')
    const [release] = await sql`select id from public.website_releases`
    await signOut(page)
    await expect(releases.bar).toHaveCount(0)
    await panel.newValue.fill('Secret until spring')
    const stored = () =>
      page.evaluate(() => Object.values(localStorage).find((entry) => entry.includes('Secret')))
    await expect.poll(stored).toContain(release?.id)
  },
)

guardedTest(
  'a release stays chosen after signing out and in, and nothing is live by accident',
  async ({ panel, page, operator, sql }) => {
    const releases = new ReleasesPanel(page)
    await panel.open({ live: false })
    await page.getByRole('button', { name: 'Sign in' }).first().click()
    await signIn(page, operator.email, password)
    await expect(releases.switch).toBeVisible()
    await releases.start('Spring')
    await panel.add('first', 'A text')
    await expect(panel.value('first')).toHaveText('A text')
    await signOut(page)
    await expect(releases.bar).toHaveCount(0)
    await expect(panel.row('first')).toHaveCount(0)
    await panel.newKey.fill('second')
    await panel.newValue.fill('Another text')
    await panel.addButton.click()
    await signIn(page, operator.email, password)
    await releases.expectChosen('Spring')
    await expect(panel.value('first')).toHaveText('A text')
    await expect(panel.addButton).not.toHaveAttribute('data-locked')
    if (!(await panel.row('second').isVisible())) await panel.addButton.click()
    await expect(panel.value('second')).toHaveText('Another text')
    expect(await sql`select * from public.website_content`).toHaveLength(0)
    expect(await sql`select * from public.website_release_edits`).toHaveLength(2)
  },
)
