// Editing an item: saving and canceling, with the mouse and by keyboard.

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

test('saves an empty value without asking', async ({ panel, seed, supabase }) => {
  await seed({ [email]: 'info@example.com' })
  await panel.open()
  await panel.editButton(email).click()
  await panel.field(email).fill('')
  await panel.saveButton(email).click()
  await panel.expectToast(
    'Content Saved!',
    'company.email saved. Not used: this text cannot be empty. The page shows the default.',
    'success',
  )
  const { data } = await supabase.from('website_content').select().single()
  expect(data?.content_value).toBe('')
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
