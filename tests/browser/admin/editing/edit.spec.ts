import { expect, test } from '#tests/support/browser/panel/admin-panel.ts'

const email = 'company.email'
const phone = 'company.phone'

test('saves value and updated_at in the row with the item’s id', async ({ panel, seed, calls, supabase }) => {
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

test('keeps line breaks, even in a short value', async ({ panel, seed, supabase }) => {
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

test('saves an empty value without asking', async ({ panel, seed, supabase }) => {
  await seed({ [email]: 'info@example.com' })
  await panel.open()
  await panel.editButton(email).click()
  await panel.field(email).fill('')
  await panel.saveButton(email).click()
  await panel.expectToast('Content Saved!', 'company.email updated.', 'success')
  const { data } = await supabase.from('website_content').select().single()
  expect(data?.content_value).toBe('')
})

test('sends the update even if nothing changed', async ({ panel, seed, calls }) => {
  await seed({ [email]: 'info@example.com' })
  await panel.open()
  await panel.editButton(email).click()
  await panel.saveButton(email).click()
  await panel.expectToast('Content Saved!', 'company.email updated.', 'success')
  expect(calls.filter((each) => each.method() === 'PATCH')).toHaveLength(1)
})

test.describe('by keyboard', () => {
  test('Enter in a single-line field saves, and the focus returns to Edit', async ({ panel, page, seed }) => {
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
    test(`Enter inserts a line break in a textarea, ${modifier}+Enter saves`, async ({
      panel,
      page,
      seed,
    }) => {
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

  test('Control+Enter saves once, in a single-line field and on the button, too', async ({
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

  test('Escape and the button cancel', async ({ panel, page, seed, calls }) => {
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

test('keeps the text when another item is opened', async ({ panel, seed }) => {
  await seed({ [email]: 'info@example.com', [phone]: '1' })
  await panel.open()
  await panel.editButton(email).click()
  await panel.field(email).fill('half a sent')
  await panel.editButton(phone).click()
  await expect(panel.row(email)).toContainText('Unsaved draft')
  await panel.editButton(email).click()
  await expect(panel.field(email)).toHaveValue('half a sent')
  await expect(panel.row(email)).toContainText('Your unsaved draft was restored.')
  await panel.saveButton(email).click()
  await expect(panel.value(email)).toHaveText('half a sent')
  await expect(panel.row(email)).not.toContainText('Unsaved draft')
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

test('Save works even if the page moves it during the press, but not if the mouse leaves it', async ({
  panel,
  page,
  seed,
}) => {
  await seed({ [email]: 'old' })
  await panel.open()
  await panel.editButton(email).click()
  await panel.field(email).fill('new')
  const press = async () => {
    const { x = 0, y = 0 } = (await panel.saveButton(email).boundingBox()) ?? {}
    await page.mouse.move(x + 10, y + 10)
    await page.mouse.down()
    return { x, y }
  }
  const { x, y } = await press()
  await page.mouse.move(x - 100, y - 100)
  await page.mouse.up()
  await expect(panel.field(email), 'not saved').toBeEditable()

  await press()
  await panel.list.evaluate((list) => list.style.setProperty('padding-top', '300px'))
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await page.mouse.up()
  await expect(panel.value(email)).toHaveText('new')
})

test.describe('by touch', () => {
  test.use({ hasTouch: true })

  test('Save works even if the page moves it during the tap', async ({ panel, page, context, seed }) => {
    await seed({ [email]: 'old' })
    await panel.open()
    await panel.editButton(email).tap()
    await panel.field(email).fill('new')
    const { x = 0, y = 0 } = (await panel.saveButton(email).boundingBox()) ?? {}
    const devTools = await context.newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      devTools.send('Input.dispatchTouchEvent', { type, touchPoints })
    await touch('touchStart', [{ x: x + 10, y: y + 10 }])
    await panel.list.evaluate((list) => list.style.setProperty('padding-top', '300px'))
    await touch('touchEnd', [])
    await expect(panel.value(email)).toHaveText('new')
  })
})
