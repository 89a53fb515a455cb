// What the form says about the text: how it differs from the default, whether it is saved, and which keys save it.
import { expect, test } from '#tests/support/browser/panel/admin-panel.ts'
import { ButtonsView } from '#tests/support/browser/panel/buttons-view.ts'
import { ListsView } from '#tests/support/browser/panel/lists-view.ts'
import { valuesOf } from '#tests/support/server/stored-items.ts'

const key = 'about.hero.title'

test('a text that differs is unsaved, kept on this device, and marked in its row', async ({
  panel,
  page,
  seed,
}) => {
  await seed({ [key]: 'An edit', other: 'Another item' })
  await panel.open()
  const row = panel.row(key)
  await panel.editButton(key).click()
  await expect(panel.saveButton(key)).toBeVisible()
  await expect(row.getByText('Unsaved', { exact: true })).toHaveCount(0)
  await page.keyboard.type('!')
  await expect(row.getByText('Unsaved', { exact: true })).toBeVisible()
  await expect(row.getByText('Draft kept on this device')).toBeVisible()
  await panel.editButton('other').click()
  await expect(row.getByText('Unsaved draft')).toBeVisible()
  await panel.editButton(key).click()
  await page.keyboard.press('Backspace')
  await expect(row.getByText('Unsaved', { exact: true })).toHaveCount(0)
})

test('Save and Cancel show their keys, without being named after them', async ({ panel, seed }) => {
  await seed({ line: 'One line', lines: 'One line\nand another' })
  await panel.open()
  for (const [name, keys, shortcut] of [
    ['line', 'Enter', 'Enter'],
    ['lines', /^(Ctrl|⌘) Enter$/, /^(Control|Meta)\+Enter$/],
  ] as const) {
    await panel.editButton(name).click()
    const save = panel.row(name).getByRole('button', { name: 'Save', exact: true })
    await expect(save.locator('kbd')).toHaveText(keys)
    await expect(save).toHaveAttribute('aria-keyshortcuts', shortcut)
    const cancel = panel.row(name).getByRole('button', { name: 'Cancel', exact: true })
    await expect(cancel.locator('kbd')).toHaveText('Esc')
    await expect(cancel).toHaveAttribute('aria-keyshortcuts', 'Escape')
  }
})

test('what adds something or changes a link shows its key, which does it', async ({
  panel,
  page,
  supabase,
}) => {
  await panel.open()
  await expect(panel.addButton.locator('kbd')).toHaveText(/^(Ctrl|⌘) Enter$/)
  await expect(panel.addButton).toHaveAttribute('aria-keyshortcuts', /^(Control|Meta)\+Enter$/)
  await panel.newKey.fill('other')
  await panel.newValue.fill('Words')
  await panel.newValue.press('ControlOrMeta+Enter')
  await panel.expectToast('Content Added!', 'other added.', 'success')
  expect(await valuesOf(supabase)).toEqual(['other=Words'])

  const buttons = new ButtonsView(page)
  await buttons.open()
  const link = 'about.closing.action.href'
  await buttons.field(link).fill('/locations')
  await expect(buttons.save(link).locator('kbd')).toHaveText('Enter')
  await expect(buttons.save(link)).toHaveAttribute('aria-keyshortcuts', 'Enter')

  const lists = new ListsView(page)
  await lists.open()
  await lists.positions.getByRole('button', { name: 'Add a position' }).click()
  const add = lists.form.getByRole('button', { name: 'Add this position' })
  await expect(add.locator('kbd')).toHaveText(/^(Ctrl|⌘) Enter$/)
})
