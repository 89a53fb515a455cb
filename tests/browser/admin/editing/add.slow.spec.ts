// Adding an item: white space, empty fields, what was typed before hydration, live events, a form sent twice, and failures.
import { expect, test } from '#tests/support/browser/panel/admin-panel.ts'
import { expectEmptyRefused } from '#tests/support/browser/panel/empty-item.ts'
import { RealtimeLine } from '#tests/support/browser/realtime-line.ts'

test('keeps line breaks and outer white space of a value, but not of a key', async ({ panel, supabase }) => {
  await panel.open()
  await panel.add('  lines ', ' one\n\ntwo ')
  await panel.expectToast('Content Added!', 'lines added.', 'success')
  const { data } = await supabase.from('website_content').select('content_key, content_value').single()
  expect(data).toEqual({ content_key: 'lines', content_value: ' one\n\ntwo ' })
})

for (const [what, key, value] of [
  ['value', 'a.key', ''],
  ['key of white space', '  ', 'a value'],
  ['value of white space', 'a.key', ' \n '],
  ['key and value', '', ''],
] as const) {
  test(`refuses an empty ${what}`, ({ panel, calls }) => expectEmptyRefused(panel, calls, key, value))
}

test('keeps what was typed before hydration', async ({ panel, page }) => {
  const held = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/admin', { waitUntil: 'commit' })
  await panel.newKey.fill('early')
  await panel.newValue.fill('typed before')
  await expect(panel.addButton).toBeDisabled()
  held.resolve()
  await panel.addButton.click()
  await expect(panel.value('early')).toHaveText('typed before')
})

test('suggests keys for what was typed before hydration', async ({ panel, page }) => {
  const held = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/admin', { waitUntil: 'commit' })
  await panel.newKey.fill('about.hero.title')
  held.resolve()
  await expect(page.getByRole('option', { name: 'about.hero.title' })).toBeVisible()
})

test('the default of the chosen key gives way to that of the next one, but a typed value stays', async ({
  panel,
  page,
}) => {
  await panel.open()
  const choose = async (key: string) => {
    await panel.newKey.fill(key)
    await page.getByRole('option', { name: key }).click()
  }
  await choose('about.hero.title')
  await expect(panel.newValue).toHaveValue('About the company')
  await choose('careers.hero.title')
  await expect(panel.newValue).toHaveValue('Join Our Team')
  await panel.newKey.fill('about.hero.titel')
  // The suggestions would cover the button.
  await panel.newKey.press('Escape')
  await page.getByRole('button', { name: 'Did you mean about.hero.title?' }).click()
  await expect(panel.newValue).toHaveValue('About the company')
  await panel.newValue.fill('Typed')
  await choose('careers.hero.title')
  await expect(panel.newValue).toHaveValue('Typed')
})

test('an empty value is no mistake before anything is typed, but what a paste loses is told', async ({
  panel,
}) => {
  await panel.open()
  const notes = panel.addForm.locator('.item-notes')
  await panel.newKey.fill('services.hero.title')
  await expect(panel.addForm).toContainText('Default: Services')
  await expect(notes).toBeEmpty()
  await panel.newValue.fill('Services\u0007')
  await expect(notes).toContainText('cleaned up')
  await panel.newValue.fill('')
  await panel.newValue.evaluate((field) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', '\u200b')
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(notes).toContainText('1 invisible character was cleaned up.')
})

test('no default stays when an item is chosen to be edited instead', async ({ panel, page, seed }) => {
  await seed({ 'contact.hero.title': 'Edited' })
  await panel.open()
  await panel.newKey.fill('about.hero.title')
  await page.getByRole('option', { name: 'about.hero.title' }).click()
  await expect(panel.newValue).toHaveValue('About the company')
  await panel.newKey.fill('contact.hero.title')
  await page.getByRole('option', { name: 'contact.hero.title' }).click()
  await expect(panel.newKey).toHaveValue('')
  await expect(panel.newValue).toHaveValue('')
})

test.describe('when adding fails', () => {
  test('because somebody else has added the key, without a live event', async ({
    panel,
    page,
    seed,
    allowErrors,
  }) => {
    allowErrors(/WebSocket|status of 409/)
    const line = await RealtimeLine.before(page)
    await panel.open()
    await panel.quiet()
    await line.cut()
    await seed({ 'company.email': 'theirs' })
    await panel.add('company.email', 'mine')
    await panel.expectToast(
      'Error adding content',
      'Failed to add new content: duplicate key value violates unique constraint "website_content_content_key_key"',
      'error',
    )
    await expect(panel.newKey).toHaveValue('company.email')
    await expect(panel.newValue).toHaveValue('mine')
  })

  test('because there is no network, and succeeds later', async ({ panel, allowErrors }) => {
    allowErrors(/net::ERR_INTERNET_DISCONNECTED/)
    await panel.open()
    await panel.loseNextWrite()
    // Not a text of the site: the toast would say its name instead of its key, once the panel knows the names.
    await panel.add('another.item', 'info@example.com')
    await panel.expectToast('Error adding content', 'Failed to add new content: Failed to fetch', 'error')
    await expect(panel.newKey).toHaveValue('another.item')
    await expect(panel.newValue).toHaveValue('info@example.com')
    await panel.addButton.click()
    await panel.expectToast('Content Added!', 'another.item added.', 'success')
  })
})

test('an added text is not unsaved if its form is left before the answer', async ({ panel, page }) => {
  const key = 'about.hero.title'
  await panel.open()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/website_content(\?|$)/, async (route) => {
    if (route.request().method() === 'POST') await released
    await route.continue()
  })
  await panel.newValue.fill('Added')
  await panel.newKey.fill(key)
  // The texts of the site are loaded after the form.
  await expect(page.getByRole('option', { name: key })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(panel.addButton).toBeDisabled()
  await page.getByRole('searchbox', { name: 'Find a text' }).focus()
  release()
  await panel.expectToast('Content Added!', `${key} added.`, 'success')
  await expect(panel.newKey).toHaveValue('')
  await expect(panel.editButton(key)).toBeVisible()
  await expect(panel.row(key)).not.toContainText('Unsaved')
})

test('the list is updated without a live event, and an event does not add the item twice', async ({
  panel,
  page,
  allowErrors,
}) => {
  allowErrors(/WebSocket/)
  const line = await RealtimeLine.before(page)
  await panel.open()
  await panel.add('with.event', 'x')
  await panel.expectLive('with.event', 'inserted')
  await expect(panel.rows).toHaveCount(1)
  await line.cut()
  await panel.add('without.event', 'x')
  await panel.expectToast('Content Added!', 'without.event added.', 'success')
  expect(await panel.keys()).toEqual(['with.event', 'without.event'])
})

test('cannot be submitted twice at once, and shows that it is adding', async ({ panel, page, calls }) => {
  await panel.open()
  const held = Promise.withResolvers<void>()
  await page.route(/website_content/, async (route) => {
    await held.promise
    await route.continue()
  })
  await panel.add('once', 'x')
  await expect(panel.addButton).toHaveAccessibleName('Adding…')
  await expect(panel.addButton).toHaveAttribute('aria-disabled', 'true')
  await panel.addButton.click({ force: true })
  await panel.newKey.press('Enter')
  held.resolve()
  await panel.expectToast('Content Added!', 'once added.', 'success')
  await expect(panel.addButton).toHaveAccessibleName('Add item')
  expect(calls.filter((each) => each.method() === 'POST')).toHaveLength(1)
})
