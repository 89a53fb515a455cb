import { expect, test } from './support/admin-panel.ts'
import { RealtimeLine } from './support/realtime-line.ts'

const email = 'company.email'
const phone = 'company.phone'

test('saves a value by updating it and updated_at where the id is the item’s', async ({
  panel,
  seed,
  calls,
  supabase,
}) => {
  const [item] = await seed({ [email]: 'info@example.com' })
  await panel.open()
  await panel.editButton(email).click()
  await panel.field(email).fill('sales@example.com')
  const before = Date.now()
  await panel.saveButton(email).click()

  await expect(panel.value(email)).toHaveText('sales@example.com')
  await expect(panel.field(email)).toHaveCount(0)
  await panel.expectToast('Content Saved!', 'company.email updated.', 'success')

  const call = calls.find((each) => each.method() === 'PATCH')
  const url = new URL(call?.url() ?? '')
  expect(url.pathname).toBe('/rest/v1/website_content')
  expect(url.searchParams.get('id')).toBe(`eq.${item?.id}`)
  const payload = call?.postDataJSON()
  expect(payload).toEqual({ content_value: 'sales@example.com', updated_at: expect.any(String) })
  const { updated_at } = payload
  expect(updated_at).toBe(new Date(updated_at).toISOString())
  expect(Date.parse(updated_at)).toBeGreaterThanOrEqual(before)

  const { data } = await supabase.from('website_content').select().eq('content_key', email).single()
  expect(data).toMatchObject({ ...item, content_value: 'sales@example.com', updated_at: expect.anything() })
})

test('edits one item at a time', async ({ panel, seed }) => {
  await seed({ [email]: 'one', [phone]: 'two' })
  await panel.open()
  await panel.editButton(email).click()
  await panel.editButton(phone).click()
  await expect(panel.field(phone)).toBeFocused()
  await expect(panel.field(email)).toHaveCount(0)
  await expect(panel.list.getByRole('textbox')).toHaveCount(1)
})

for (const [length, tag] of [
  [100, 'INPUT'],
  [101, 'TEXTAREA'],
] as const) {
  test(`a value of ${length} characters is edited in ${tag}, which stays while typing`, async ({
    panel,
    seed,
  }) => {
    await seed({ text: 'x'.repeat(length) })
    await panel.open()
    await panel.editButton('text').click()
    await expect(panel.field('text')).toHaveJSProperty('tagName', tag)
    await panel.field('text').fill(length > 100 ? 'short' : 'y'.repeat(500))
    await expect(panel.field('text')).toHaveJSProperty('tagName', tag)
    await expect(panel.field('text')).toBeFocused()
  })
}

test('keeps line breaks, also of a short value', async ({ panel, seed, supabase }) => {
  await seed({ lines: 'one\ntwo' })
  await panel.open()
  await panel.editButton('lines').click()
  await expect(panel.field('lines')).toHaveValue('one\ntwo')
  await panel.page.keyboard.type('!')
  await panel.saveButton('lines').click()
  await panel.expectToast('Content Saved!', 'lines updated.', 'success')
  const { data } = await supabase.from('website_content').select().single()
  expect(data?.content_value).toBe('one\ntwo!')
})

test('saves an empty value without a check', async ({ panel, seed, supabase }) => {
  await seed({ [email]: 'info@example.com' })
  await panel.open()
  await panel.editButton(email).click()
  await panel.field(email).fill('')
  await panel.saveButton(email).click()
  await panel.expectToast('Content Saved!', 'company.email updated.', 'success')
  const { data } = await supabase.from('website_content').select().single()
  expect(data?.content_value).toBe('')
})

test('sends the update even where nothing changed', async ({ panel, seed, calls }) => {
  await seed({ [email]: 'info@example.com' })
  await panel.open()
  await panel.editButton(email).click()
  await panel.saveButton(email).click()
  await panel.expectToast('Content Saved!', 'company.email updated.', 'success')
  expect(calls.filter((each) => each.method() === 'PATCH')).toHaveLength(1)
})

test.describe('by keyboard', () => {
  test('Enter in a single line saves, and the focus is on Edit again', async ({ panel, page, seed }) => {
    await seed({ [email]: 'info@example.com' })
    await panel.open()
    await panel.editButton(email).press('Enter')
    await expect(panel.field(email)).toBeFocused()
    await page.keyboard.type('.uk')
    await page.keyboard.press('Enter')
    await expect(panel.value(email)).toHaveText('info@example.com.uk')
    await expect(panel.editButton(email)).toBeFocused()
  })

  for (const modifier of ['Control', 'Meta']) {
    test(`Enter breaks the line in a textarea, ${modifier}+Enter saves`, async ({ panel, page, seed }) => {
      await seed({ text: 'x'.repeat(101) })
      await panel.open()
      await panel.editButton('text').press('Enter')
      await page.keyboard.press('Enter')
      await expect(panel.field('text')).toHaveValue(`${'x'.repeat(101)}\n`)
      await page.keyboard.press(`${modifier}+Enter`)
      await panel.expectToast('Content Saved!', 'text updated.', 'success')
      await expect(panel.editButton('text')).toBeFocused()
    })
  }

  test('Control+Enter saves a single line, too, and from the button, once', async ({
    panel,
    page,
    seed,
    calls,
  }) => {
    await seed({ [email]: 'info@example.com' })
    await panel.open()
    for (const saves of [1, 2]) {
      await panel.editButton(email).click()
      if (saves === 2) await panel.saveButton(email).focus()
      await page.keyboard.press('Control+Enter')
      await expect(panel.field(email)).toHaveCount(0)
      await panel.quiet()
      expect(calls.filter((each) => each.method() === 'PATCH')).toHaveLength(saves)
    }
  })

  test('Escape cancels, as does the button', async ({ panel, page, seed, calls }) => {
    await seed({ [email]: 'info@example.com' })
    await panel.open()
    for (const cancel of [() => page.keyboard.press('Escape'), () => panel.cancelButton(email).click()]) {
      await panel.editButton(email).click()
      await panel.field(email).fill('changed')
      await cancel()
      await expect(panel.value(email)).toHaveText('info@example.com')
      await expect(panel.editButton(email)).toBeFocused()
    }
    await panel.editButton(email).click()
    await expect(panel.field(email)).toHaveValue('info@example.com')
    expect(calls.filter((each) => each.method() === 'PATCH')).toEqual([])
  })
})

test('keeps the text of an item that is left for another', async ({ panel, seed }) => {
  await seed({ [email]: 'info@example.com', [phone]: '1' })
  await panel.open()
  await panel.editButton(email).click()
  await panel.field(email).fill('half a sent')
  await panel.editButton(phone).click()
  await expect(panel.row(email)).toContainText('Unsaved text')
  await panel.editButton(email).click()
  await expect(panel.field(email)).toHaveValue('half a sent')
  await expect(panel.row(email)).toContainText('Your unsaved text is back.')
  await panel.saveButton(email).click()
  await expect(panel.value(email)).toHaveText('half a sent')
  await expect(panel.row(email)).not.toContainText('Unsaved text')
})

test('cannot be saved twice at once, and shows that it is saving', async ({ panel, page, seed, calls }) => {
  await seed({ [email]: 'info@example.com' })
  await panel.open()
  const held = Promise.withResolvers<void>()
  await page.route(/website_content\?id=/, async (route) => {
    await held.promise
    await route.continue()
  })
  await panel.editButton(email).click()
  await panel.field(email).press('Enter')
  const button = panel.row(email).getByRole('button', { name: 'Saving…' })
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await panel.field(email).press('Enter')
  await button.click({ force: true })
  await panel.field(email).press('Escape')
  await expect(panel.field(email)).toBeVisible()
  held.resolve()
  await panel.expectToast('Content Saved!', 'company.email updated.', 'success')
  expect(calls.filter((each) => each.method() === 'PATCH')).toHaveLength(1)
})

test.describe('while others work', () => {
  test('what is being typed is never replaced, and their text is shown', async ({
    panel,
    seed,
    supabase,
  }) => {
    await seed({ [email]: 'info@example.com' })
    await panel.open()
    await panel.editButton(email).click()
    await panel.field(email).fill('mine')
    await supabase
      .from('website_content')
      .update({ content_value: 'theirs', updated_at: '2025-11-20' })
      .eq('content_key', email)
    await panel.expectLive(email, 'updated')
    await expect(panel.field(email)).toHaveValue('mine')
    await expect(panel.row(email)).toContainText('Someone else changed this item meanwhile.')
    await expect(panel.row(email)).toContainText('theirs')
    await panel.cancelButton(email).click()
    await expect(panel.value(email)).toHaveText('theirs')
  })

  test('the text stays when the item is deleted, and saving it fails', async ({ panel, seed, supabase }) => {
    await seed({ [email]: 'info@example.com', [phone]: '1' })
    await panel.open()
    await panel.editButton(email).click()
    await panel.field(email).fill('typed')
    await supabase.from('website_content').delete().eq('content_key', email)
    await panel.expectLive(email, 'deleted')
    await expect(panel.field(email)).toHaveValue('typed')
    await expect(panel.row(email)).toContainText('Someone else deleted this item meanwhile.')
    await panel.saveButton(email).click()
    await panel.expectToast(
      'Error saving content',
      'Failed to save: the item no longer exists, or you may not change it',
      'error',
    )
    await expect(panel.field(email)).toHaveValue('typed')
    await panel.cancelButton(email).click()
    await expect(panel.row(email)).toHaveCount(0)
    await expect(panel.editButton(phone)).toBeFocused()
  })
})

test.describe('when saving fails', () => {
  test('because the item is gone, without the panel having heard of it', async ({
    panel,
    page,
    seed,
    supabase,
    allowErrors,
  }) => {
    allowErrors(/WebSocket/)
    const line = await RealtimeLine.before(page)
    await seed({ [email]: 'info@example.com' })
    await panel.open()
    await panel.quiet()
    await line.cut()
    await supabase.from('website_content').delete().eq('content_key', email)
    await panel.editButton(email).click()
    await panel.field(email).fill('typed')
    await panel.saveButton(email).click()
    await panel.expectToast(
      'Error saving content',
      'Failed to save: the item no longer exists, or you may not change it',
      'error',
    )
    await expect(panel.field(email)).toHaveValue('typed')
    await expect(panel.list).toContainText('0 items')
  })

  test('because the value is too large for the server', async ({ panel, page, seed, allowErrors }) => {
    allowErrors(/status of 413|net::ERR/)
    await seed({ [email]: 'info@example.com' })
    await panel.open()
    // What is sent is made large on its way, since the field would take seconds to draw it.
    const payload = { content_value: 'x'.repeat(1_100_000), updated_at: new Date().toISOString() }
    await page.route(/website_content\?id=/, (route) => route.continue({ postData: payload }))
    await panel.editButton(email).click()
    await panel.field(email).fill('typed')
    await panel.saveButton(email).click()
    // The server ends the connection early: its answer may be lost with it.
    const description = /^Failed to save: (A request may have one megabyte|Failed to fetch)$/
    await expect
      .poll(() => panel.toasts())
      .toContainEqual({
        title: 'Error saving content',
        description: expect.stringMatching(description),
        tone: 'error',
      })
    await expect(panel.field(email)).toHaveValue('typed')
  })

  test('for want of a network, and then succeeds', async ({ panel, page, seed, allowErrors }) => {
    allowErrors(/net::ERR_INTERNET_DISCONNECTED/)
    await seed({ [email]: 'info@example.com' })
    await panel.open()
    await panel.editButton(email).click()
    await panel.field(email).fill('typed')
    await page.route(/website_content\?id=/, (route) => route.abort('internetdisconnected'), { times: 1 })
    await panel.field(email).press('Enter')
    await panel.expectToast('Error saving content', 'Failed to save: Failed to fetch', 'error')
    await expect(panel.field(email)).toHaveValue('typed')
    await panel.field(email).press('Enter')
    await panel.expectToast('Content Saved!', 'company.email updated.', 'success')
    await expect(panel.value(email)).toHaveText('typed')
  })
})
