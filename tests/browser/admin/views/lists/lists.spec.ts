// The entries of a list are added and moved, and its page follows at once.

import { positionsKey as key, titles } from '#tests/support/browser/default-positions.ts'
import { expect, test } from '#tests/support/browser/panel/admin-panel.ts'
import { ListsView } from '#tests/support/browser/panel/lists-view.ts'
import { valuesOf } from '#tests/support/server/stored-items.ts'

const [first, second, third, fourth, ...others] = titles

test('a position is added with all of its texts, as one change that can be undone', async ({
  panel,
  page,
  openAnother,
  supabase,
}) => {
  await panel.open()
  const view = new ListsView(page)
  await view.open()
  await view.act(view.positions, 'Add a position').click()
  await expect(view.form.getByLabel('Title')).toBeFocused()
  // Without a title, nothing is sent and nothing is lost.
  await view.form.getByLabel('Department').fill('Semiconductor Services')
  await page.keyboard.press('Control+Enter')
  await expect(view.form.getByLabel('Title')).toBeFocused()
  await expect(view.form).toContainText('Enter a text.')
  await view.form.getByLabel('Title').fill('\u200b')
  await expect(view.form, 'a title that nobody sees').toContainText('Enter a text.')
  await view.form.getByLabel('Title').fill('Analog Designer (Austin)')
  await expect(view.form).toContainText(`${key}.analog-designer-austin`)
  await view.form.getByLabel('Location').fill('Austin')
  await view.form.getByLabel('Link').fill('careers')
  await page.keyboard.press('Control+Enter')
  await expect(view.form).toContainText('Not used: enter a page such as /careers')
  await view.form.getByLabel('Link').fill('/contact')
  await view.form.getByLabel('Skills').fill('SPICE\n\n Layout ')
  await view.form.getByLabel('Description').fill('You design amplifiers.')
  await view.form.getByLabel('Posted on').fill('2026-11-02')
  await view.form.getByRole('button', { name: 'Add this position' }).click()
  const undo = await panel.keepUndo()
  await panel.expectToast(
    'Content Added!',
    '“Analog Designer (Austin)” was added to Careers › Positions.',
    'success',
  )
  await expect(view.form).toHaveCount(0)
  await expect(view.act(view.positions, 'Add a position')).toBeFocused()
  await expect.poll(() => view.names(view.positions)).toEqual([...titles, 'Analog Designer (Austin)'])

  await expect
    .poll(async () => (await page.request.get('/careers')).text())
    .toContain('You design amplifiers.')
  const visitor = await openAnother()
  await visitor.goto('/careers')
  const position = visitor.getByRole('listitem').filter({ hasText: 'Analog Designer (Austin)' }).first()
  await expect(position).toContainText('You design amplifiers.')
  await expect(position).toContainText('Posted 2026-11-02')
  await expect(position).toContainText('Full-time')
  await expect(position.getByText('Layout', { exact: true })).toBeVisible()

  await undo.click()
  await expect.poll(() => view.names(view.positions)).toEqual(titles)
  expect(await valuesOf(supabase)).toEqual([])
})

test('an entry is moved by its buttons and by keys', async ({ panel, page, supabase }) => {
  await panel.open()
  const view = new ListsView(page)
  await view.open()
  await view.act(view.positions, `Move ${third} up`).click()
  await panel.expectToast('Content Saved!', `“${third}” is now number 2 of ${titles.length}.`, 'success')
  await expect.poll(() => view.names(view.positions)).toEqual([first, third, second, fourth, ...others])
  await expect(view.act(view.positions, `Move ${third} up`)).toBeFocused()
  await expect(view.positions).toHaveAttribute('aria-busy', 'false')
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(() => view.names(view.positions)).toEqual(titles)
  // The default order needs no item.
  await expect.poll(() => valuesOf(supabase)).toEqual([])
})
