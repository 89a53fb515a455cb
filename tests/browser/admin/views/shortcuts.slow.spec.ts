import { seedMany } from '#testing/many-items.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { expect, test } from '#tests/support/browser/panel/admin-panel.ts'
import { TextsView } from '#tests/support/browser/panel/texts-view.ts'
import { valuesOf } from '#tests/support/server/stored-items.ts'

const email = 'company.email'

test('j and k move from row to row, e edits, x selects, / searches', async ({ panel, page, seed }) => {
  await seed({ one: '1', two: '2', three: '3' })
  await panel.open()
  await page.keyboard.press('j')
  await expect(panel.row('one')).toBeFocused()
  await expect(panel.row('one')).toHaveCSS('outline-style', 'solid')
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect(panel.row('three'), 'the last').toBeFocused()
  await page.keyboard.press('k')
  await expect(panel.row('two')).toBeFocused()
  await page.keyboard.press('x')
  await expect(panel.row('two').getByRole('checkbox')).toBeChecked()
  await page.keyboard.press('j')
  await page.keyboard.press('Shift+X')
  await expect(panel.row('three').getByRole('checkbox')).toBeChecked()
  await page.keyboard.press('e')
  await expect(panel.field('three')).toBeFocused()
  await page.keyboard.type('jkex/?')
  await expect(panel.field('three')).toHaveValue('3jkex/?')
  await page.keyboard.press('Escape')
  await expect(panel.editButton('three')).toBeFocused()
  await page.keyboard.press('/')
  await expect(panel.list.getByRole('searchbox')).toBeFocused()
  await expect(panel.list.getByRole('searchbox')).toHaveValue('')
})

test('j moves through a long list, with each row visible and not below the search', async ({
  panel,
  page,
  supabase,
}) => {
  await seedMany(supabase, 300)
  await panel.open()
  for (let row = 1; row <= 60; row++) await page.keyboard.press('j')
  await expect(panel.row('many.060')).toBeFocused()
  await expect(panel.row('many.060')).toBeInViewport({ ratio: 1 })
  for (let row = 60; row > 30; row--) await page.keyboard.press('k')
  await expect(panel.row('many.030')).toBeFocused()
  const search = await panel.list.getByRole('searchbox').boundingBox()
  const row = await panel.row('many.030').boundingBox()
  expect(row?.y).toBeGreaterThanOrEqual((search?.y ?? 0) + (search?.height ?? 0))
})

for (const modifier of ['Control', 'Meta']) {
  test(`${modifier}+S saves the item being edited, wherever the focus is`, async ({ panel, page, seed }) => {
    await seed({ [email]: 'old' })
    await panel.open()
    await panel.editButton(email).click()
    await panel.field(email).fill('new')
    await page.keyboard.press(`${modifier}+s`)
    await panel.expectToast('Content Saved!', 'company.email updated.', 'success')
    await expect(panel.value(email)).toHaveText('new')
    await expect(panel.editButton(email)).toBeFocused()
  })
}

test('Control+S in the form for new items adds the item, and leaves one that is open as it is', async ({
  panel,
  page,
  seed,
  supabase,
}) => {
  await seed({ [email]: 'old' })
  await panel.open()
  await panel.editButton(email).click()
  await panel.field(email).fill('half')
  await panel.newKey.fill('another')
  await panel.newValue.fill('new')
  await page.keyboard.press('Control+s')
  await expect.poll(() => valuesOf(supabase)).toEqual(['another=new', `${email}=old`])
  await expect(panel.field(email)).toHaveValue('half')
})

test('the same keys work in Site texts', async ({ panel, page }) => {
  await panel.open()
  const texts = new TextsView(page)
  await texts.open()
  await expect(texts.rows.first()).toBeVisible()
  await page.keyboard.press('/')
  await expect(texts.find).toBeFocused()
  await texts.find.fill('company email')
  await expect(texts.count).toHaveText(/^\d match(es)?$/)
  await page.getByRole('heading', { level: 2, name: 'Site texts' }).focus()
  await page.keyboard.press('j')
  await page.keyboard.press('e')
  await expect(texts.field(email)).toBeFocused()
  await texts.field(email).fill('office@example.org')
  await page.keyboard.press('Control+s')
  await panel.expectToast('Content Saved!', 'company.email updated.', 'success')
  await texts.find.press('Escape')
  await expect(texts.find).toHaveValue('')
})

test('Enter moves from “Find a text” to the best match, but nowhere without a match', async ({
  panel,
  page,
  seed,
}) => {
  await seed({ one: '1' })
  await panel.open()
  const texts = new TextsView(page)
  await page.keyboard.press('Control+k')
  await page.keyboard.press('Enter')
  await expect(texts.find, 'before anything is typed').toBeFocused()
  await page.keyboard.type('company email')
  await expect(texts.count).toHaveText(/^\d match(es)?$/)
  await page.keyboard.press('Enter')
  await expect(texts.rows.first()).toBeFocused()
  await page.keyboard.press('e')
  await expect(texts.field(email)).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await texts.find.fill('nothing like this')
  await expect(texts.region).toContainText('No texts match.')
  await page.keyboard.press('Enter')
  await expect(texts.find).toBeFocused()
})

test('? shows the shortcuts; dialogs disable all, and those without a modifier can be turned off', async ({
  panel,
  page,
  seed,
}) => {
  await seed({ one: '1', [email]: 'x' })
  await panel.open()
  await page.keyboard.press('?')
  await expect(panel.dialog).toHaveAccessibleName('Keyboard shortcuts')
  await expectAccessible(page, 'keyboard shortcuts', { within: 'dialog' })
  await page.keyboard.press('j')
  await page.keyboard.press('/')
  await expect(panel.dialog.locator(':focus')).toHaveCount(1)
  await panel.dialog.getByRole('checkbox', { name: 'Single-key shortcuts' }).uncheck()
  await expectAccessible(page, 'keyboard shortcuts, off', { within: 'dialog' })
  await page.keyboard.press('Escape')
  await expect(panel.dialog).toHaveCount(0)

  await page.reload()
  await expect(panel.rows).toHaveCount(2)
  for (const key of ['j', '/', '?']) await page.keyboard.press(key)
  await expect(page.locator('body')).toBeFocused()
  await expect(panel.dialog).toHaveCount(0)
  await panel.editButton(email).click()
  await page.keyboard.type('y')
  await page.keyboard.press('Control+s')
  await expect(panel.value(email)).toHaveText('xy')

  await page.getByRole('button', { name: 'Shortcuts' }).click()
  await panel.dialog.getByRole('checkbox', { name: 'Single-key shortcuts' }).check()
  await panel.dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('button', { name: 'Shortcuts' })).toBeFocused()
  await page.keyboard.press('j')
  await expect(panel.row('one')).toBeFocused()
})

test('keys with another modifier, and keys typed in fields, are left to the browser', async ({
  panel,
  page,
  seed,
}) => {
  await seed({ one: '1' })
  await panel.open()
  await panel.row('one').focus()
  await page.keyboard.press('Alt+e')
  await page.keyboard.press('Control+x')
  await expect(panel.field('one')).toHaveCount(0)
  await expect(panel.row('one').getByRole('checkbox')).not.toBeChecked()
  await panel.newValue.fill('')
  await panel.newValue.pressSequentially('/jkex?')
  await expect(panel.newValue).toHaveValue('/jkex?')
  await expect(panel.dialog).toHaveCount(0)
})

test('the panel stays, and says so, if the list of shortcuts cannot be loaded', async ({
  panel,
  page,
  seed,
  allowErrors,
}) => {
  allowErrors(/net::ERR_FAILED|Failed to (load|fetch)/)
  await seed({ one: '1' })
  await page.route(/\/assets\/shortcuts-dialog-.*\.js$/, (route) => route.abort())
  await panel.open()
  await page.keyboard.press('?')
  await panel.expectToast(
    'This part of the panel could not be loaded',
    'Copy anything you have typed, then reload the page.',
    'error',
  )
  await expect(panel.row('one')).toBeVisible()
})

test('shortcuts work, and can be turned off, in a browser that stores nothing', async ({
  panel,
  page,
  seed,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get: refuse })
  })
  await seed({ one: '1' })
  await panel.open()
  await page.keyboard.press('j')
  await expect(panel.row('one')).toBeFocused()
  await page.keyboard.press('?')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox').uncheck()
  await dialog.getByRole('button').click()
  await expect(page.locator('dialog')).toHaveCount(0)
  await page.keyboard.press('?')
  await expect(dialog).toHaveCount(0)
  await expect(panel.row('one')).toBeVisible()
})
