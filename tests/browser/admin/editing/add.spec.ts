import { expect, test } from '#tests/support/browser/panel/admin-panel.ts'
import { RealtimeLine } from '#tests/support/browser/realtime-line.ts'

const required = 'Both key and value are required to add new content.'
const duplicate = 'Key "company.email" already exists. Choose a unique key.'

test('inserts one row with key and value, and clears the fields', async ({ panel, calls, supabase }) => {
  await panel.open()
  await panel.add('company.email', 'info@example.com')
  await panel.expectToast('Content Added!', 'company.email added.', 'success')
  await expect(panel.value('company.email')).toHaveText('info@example.com')
  await expect(panel.newKey).toHaveValue('')
  await expect(panel.newValue).toHaveValue('')
  await expect(panel.newKey).toBeFocused()

  const call = calls.find((each) => each.method() === 'POST')
  expect(new URL(call?.url() ?? '').pathname).toBe('/rest/v1/website_content')
  expect(call?.postDataJSON()).toEqual({ content_key: 'company.email', content_value: 'info@example.com' })
  const { data } = await supabase.from('website_content').select('content_key, content_value')
  expect(data).toEqual([{ content_key: 'company.email', content_value: 'info@example.com' }])
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

test('keeps line breaks and outer white space of a value, but not of a key', async ({ panel, supabase }) => {
  await panel.open()
  await panel.add('  lines ', ' one\n\ntwo ')
  await panel.expectToast('Content Added!', 'lines added.', 'success')
  const { data } = await supabase.from('website_content').select('content_key, content_value').single()
  expect(data).toEqual({ content_key: 'lines', content_value: ' one\n\ntwo ' })
})

for (const [what, key, value] of [
  ['key', '', 'a value'],
  ['value', 'a.key', ''],
  ['key of white space', '  ', 'a value'],
  ['value of white space', 'a.key', ' \n '],
  ['key and value', '', ''],
] as const) {
  test(`refuses an empty ${what}`, async ({ panel, calls }) => {
    await panel.open()
    await panel.add(key, value)
    await panel.expectToast('Error!', required, 'error')
    const wrong = key.trim() ? panel.newValue : panel.newKey
    await expect(wrong).toBeFocused()
    await expect(wrong).toHaveAttribute('aria-invalid', 'true')
    await expect(wrong).toHaveAccessibleDescription(new RegExp(required))
    await expect(panel.newKey).toHaveValue(key)
    await expect(panel.newValue).toHaveValue(value)
    expect(calls.filter((each) => each.method() === 'POST')).toEqual([])

    await wrong.fill('something')
    await expect(wrong).not.toHaveAttribute('aria-invalid')
    await expect(panel.addForm).not.toContainText(required)
  })
}

test('refuses a key that already exists in the list', async ({ panel, seed, calls }) => {
  await seed({ 'company.email': 'info@example.com' })
  await panel.open()
  await panel.add('company.email', 'other')
  await panel.expectToast('Error!', duplicate, 'error')
  await expect(panel.newKey).toBeFocused()
  await expect(panel.newKey).toHaveAttribute('aria-invalid', 'true')
  await expect(panel.newKey).toHaveAccessibleDescription(/Choose a unique key\./)
  await expect(panel.addForm).toContainText(duplicate)
  await expect(panel.newValue).toHaveValue('other')
  expect(calls.filter((each) => each.method() === 'POST')).toEqual([])
})

test('Enter in the key field adds the item', async ({ panel }) => {
  await panel.open()
  await panel.newValue.fill('x')
  await panel.newKey.fill('by.enter')
  await panel.newKey.press('Enter')
  await panel.expectToast('Content Added!', 'by.enter added.', 'success')
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
    await panel.add('company.email', 'info@example.com')
    await panel.expectToast('Error adding content', 'Failed to add new content: Failed to fetch', 'error')
    await expect(panel.newKey).toHaveValue('company.email')
    await expect(panel.newValue).toHaveValue('info@example.com')
    await panel.addButton.click()
    await panel.expectToast('Content Added!', 'company.email added.', 'success')
  })
})
