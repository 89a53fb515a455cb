// Editing an item: line breaks, unchanged texts, drafts, and saving while the page moves or twice.
import { type AdminPanel, expect, test } from '#tests/support/browser/panel/admin-panel.ts'
import { valuesOf } from '#tests/support/server/stored-items.ts'

const email = 'company.email'
const phone = 'company.phone'

test('keeps line breaks, even in a short value', async ({ panel, seed, supabase }) => {
  await seed({ lines: 'one\ntwo' })
  await panel.open()
  await panel.editButton('lines').click()
  await expect(panel.field('lines')).toHaveValue('one\ntwo')
  await panel.page.keyboard.type('!')
  await panel.saveButton('lines').click()
  await panel.expectToast('Content Saved!', 'lines updated.', 'success')
  expect(await valuesOf(supabase)).toEqual(['lines=one\ntwo!'])
})

test('sends the update even if nothing changed', async ({ panel, seed, calls }) => {
  await seed({ [email]: 'info@example.com' })
  await panel.open()
  await panel.editButton(email).click()
  await panel.saveButton(email).click()
  await panel.expectToast('Content Saved!', 'company.email updated.', 'success')
  expect(calls.filter((each) => each.method() === 'PATCH')).toHaveLength(1)
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

/** Waits for what appears in the form after something was typed, and moves its buttons. */
async function untilComplete(panel: AdminPanel) {
  await expect(panel.row(email)).toContainText('Draft kept on this device')
  await expect(panel.row(email).locator('.collapsed-text ins')).toContainText('new')
}

test('Save works even if the page moves it during the press, but not if the mouse leaves it', async ({
  panel,
  page,
  seed,
}) => {
  await seed({ [email]: 'old' })
  await panel.open()
  await panel.editButton(email).click()
  await panel.field(email).fill('new')
  await untilComplete(panel)
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
    await untilComplete(panel)
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

test.describe('by keyboard', () => {
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
})
