import { seedMany } from '#testing/many-items.ts'
import { expect, test } from '#tests/support/browser/panel/admin-panel.ts'
import { ListsView } from '#tests/support/browser/panel/lists-view.ts'
import { PagesView } from '#tests/support/browser/panel/pages-view.ts'
import { TextsView } from '#tests/support/browser/panel/texts-view.ts'
import { pastTime, saveText } from '#tests/support/server/stored-items.ts'

test('after Undo, the focus returns to where it was before the toast', async ({ panel, seed }) => {
  await seed({ one: '1', two: '2', three: '3' })
  await panel.open()
  await panel.deleteButton('one').click()
  await panel.dialog.getByRole('button', { name: 'Delete' }).click()
  const undo = await panel.keepUndo()
  await expect(panel.editButton('two')).toBeFocused()
  await undo.click()
  await expect(panel.row('one')).toBeVisible()
  await expect(panel.editButton('two')).toBeFocused()
})

test('live changes do not move the focus', async ({ panel, seed, supabase }) => {
  await seed({ one: '1', two: '2', three: '3' })
  await panel.open()
  await panel.deleteButton('two').focus()
  await saveText(supabase, { content_key: 'two' }, 'new', pastTime)
  await panel.expectLive('two', 'updated')
  await expect(panel.value('two')).toHaveText('new')
  await expect(panel.deleteButton('two')).toBeFocused()
  await supabase.from('website_content').delete().eq('content_key', 'one')
  await panel.expectLive('one', 'deleted')
  await seed({ four: '4' })
  await panel.expectLive('four', 'inserted')
  await expect(panel.deleteButton('two')).toBeFocused()
})

test('in a long list, the focus moves on from a row that somebody else deletes', async ({
  panel,
  page,
  supabase,
}) => {
  await seedMany(supabase, 300)
  await panel.open()
  await panel.editButton('many.008').focus()
  // The page grows while rows are measured for the first time.
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(panel.row('many.300')).toBeInViewport({ timeout: 500 })
  }).toPass()
  await supabase.from('website_content').delete().eq('content_key', 'many.008')
  await panel.expectLive('many.008', 'deleted')
  await expect(panel.editButton('many.009')).toBeFocused()
})

test('the focus moves to the next row, otherwise the heading, when a saved item no longer matches the search', async ({
  panel,
  page,
  seed,
}) => {
  await seed({ one: 'quince', two: 'quince', three: 'pear' })
  await panel.open()
  await panel.list.getByRole('searchbox').fill('quince')
  await expect.poll(() => panel.keys()).toEqual(['one', 'two'])
  for (const key of ['one', 'two']) {
    await panel.editButton(key).click()
    await panel.field(key).fill('apple')
    await panel.field(key).press('Enter')
    await panel.expectToast('Content Saved!', `${key} updated.`, 'success')
    await expect(panel.row(key)).toHaveCount(0)
    if (key === 'one') await expect(panel.editButton('two')).toBeFocused()
  }
  await expect(page.getByRole('heading', { name: 'Manage Content' })).toBeFocused()
})

test('a longer text that somebody saves in an open row takes no focus from another field', async ({
  panel,
  page,
  seed,
  supabase,
}) => {
  const [item] = await seed({ one: 'short' })
  if (!item) throw new Error('nothing seeded')
  await panel.open()
  await panel.editButton('one').click()
  await panel.newValue.focus()
  await page.keyboard.type('Some ')
  await saveText(supabase, item, 'long '.repeat(30))
  await expect(panel.field('one')).toHaveJSProperty('tagName', 'TEXTAREA')
  await page.keyboard.type('words')
  await expect(panel.newValue).toHaveValue('Some words')
})

test('a text that was open in Pages has the focus again when a link leads to it', async ({ panel, page }) => {
  await panel.open()
  const lists = new ListsView(page)
  const { field } = new PagesView(page)
  for (const time of ['first', 'second']) {
    await lists.open()
    await lists.positions.getByRole('link', { name: 'Edit Verification Engineer' }).click()
    await expect(field, `the ${time} time`).toBeFocused()
  }
})

test('“Only edited” keeps the focus while a text is open', async ({ panel, page }) => {
  await panel.open()
  const texts = new TextsView(page)
  await texts.openPage('About')
  await texts.edit('about.hero.title').click()
  await texts.only.press('Space')
  await expect(texts.field('about.hero.title')).toBeVisible()
  await expect(texts.only).toBeFocused()
})

test('after closing a text that “Only edited” has led to, its page is still shown, and the focus is back', async ({
  panel,
  page,
  seed,
}) => {
  await seed({ 'about.hero.title': 'Who we are' })
  await panel.open()
  const texts = new TextsView(page)
  await texts.open()
  await texts.only.press('Space')
  await texts.edit('about.hero.title').click()
  await texts.only.press('Space')
  await texts.field('about.hero.title').press('Escape')
  await expect(texts.edit('about.hero.title')).toBeFocused()
})

test('a link in a view to another view moves the focus to the heading there, and Back to the one before', async ({
  panel,
  page,
}) => {
  const heading = (name: string) => page.getByRole('heading', { name, exact: true, level: 2 })
  const follow = async (name: string) => {
    await page.getByRole('main').getByRole('region').getByRole('link', { name, exact: true }).focus()
    await page.keyboard.press('Enter')
  }
  await panel.open()
  await follow('Pages')
  await expect(heading('Pages')).toBeFocused()
  await page.goBack()
  await expect(heading('Manage Content')).toBeFocused()
  const bar = page.getByRole('link', { name: 'Site texts', exact: true })
  await bar.press('Enter')
  await expect(heading('Site texts')).toBeVisible()
  await expect(bar).toBeFocused()
  await follow('Site check')
  await expect(heading('Site check')).toBeFocused()
})

test('an item that opens late leaves the focus to somebody who adds another one', async ({
  panel,
  page,
  seed,
}) => {
  await seed({ one: 'An item' })
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/rest/v1/website_content?*', async (route) => {
    await isReleased
    await route.continue()
  })
  await page.goto('/admin#items?text=one')
  const value = page.locator('#new-value')
  await value.pressSequentially('a new ')
  release()
  await expect(panel.field('one')).toBeVisible()
  await page.keyboard.type('text')
  await expect(value).toHaveValue('a new text')
  await expect(panel.field('one')).toHaveValue('An item')
})

test('discarding the last unsaved draft moves the focus to the heading of the view', async ({
  panel,
  page,
  seed,
}) => {
  await seed({ one: '1', two: '2' })
  await panel.open()
  for (const key of ['one', 'two']) {
    await panel.editButton(key).click()
    await panel.field(key).fill('half a sentence')
  }
  await expect(panel.row('two')).toContainText('kept')
  const next = await page.context().newPage()
  await page.close()
  await next.goto('/admin#texts')
  const discard = next
    .getByRole('region', { name: 'Unsaved drafts' })
    .getByRole('button', { name: /^Discard the unsaved draft of/ })
  await expect(next.getByRole('heading', { name: 'Site texts', exact: true })).toBeVisible()
  await expect(discard).toHaveCount(2)
  await discard.first().press('Enter')
  await expect(discard).toHaveCount(1)
  await discard.press('Enter')
  await expect(discard).toHaveCount(0)
  await expect(next.getByRole('heading', { name: 'Site texts', exact: true })).toBeFocused()
})
