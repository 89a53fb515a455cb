// The entries of a list are added, hidden and moved, and pages follow at once.

import { ids, positionsKey as key, titles } from '#tests/support/browser/default-positions.ts'
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

test('an entry is hidden and shown again, with its texts', async ({ panel, page, seed }) => {
  await seed({ [`${key}.${ids[2]}.title`]: 'Verification Lead' })
  await panel.open()
  const view = new ListsView(page)
  await view.open()
  await view.act(view.positions, 'Hide Verification Lead').click()
  await panel.expectToast('Content Saved!', '“Verification Lead” is hidden.', 'success')
  await expect
    .poll(() => view.names(view.positions))
    .toEqual([first, second, fourth, ...others, 'Verification Lead (hidden)'])
  await expect(view.act(view.positions, 'Show Verification Lead')).toBeFocused()
  await expect(view.positions).toContainText(`${titles.length - 1} shown, 1 hidden`)
  await expect
    .poll(async () => (await page.request.get('/careers')).text())
    .not.toContain('Verification Lead')
  await view.act(view.positions, 'Show Verification Lead').click()
  await expect
    .poll(() => view.names(view.positions))
    .toEqual([first, second, 'Verification Lead', fourth, ...others])
  await expect(view.act(view.positions, 'Hide Verification Lead')).toBeFocused()
  await expect.poll(async () => (await page.request.get('/careers')).text()).toContain('Verification Lead')
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

test('an added entry is edited in its place on the page', async ({ panel, page, seed }) => {
  await seed({ [key]: `${ids[3]}\nanalog-designer`, [`${key}.analog-designer.location`]: 'Austin' })
  await panel.open()
  const view = new ListsView(page)
  await view.open()
  expect((await view.names(view.positions)).slice(0, 2)).toEqual([fourth, 'Analog designer'])
  await view
    .row(view.positions, 'Analog designer')
    .getByRole('link', { name: 'Edit Analog designer' })
    .click()
  const field = page.locator('.page-text-form').getByRole('textbox')
  await expect(field).toHaveValue('Analog designer')
  await field.fill('Analog Designer')
  await field.press('Enter')
  await panel.expectToast(
    'Content Saved!',
    'Careers › Positions › Analog designer › Title updated.',
    'success',
  )
  // And back from the page to its list.
  await page
    .locator('.page-stage')
    .getByRole('button', { name: /analog-designer\.title/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'Show in list' }).click()
  await expect(view.row(view.positions, 'Analog Designer')).toBeFocused()
  await page.keyboard.press('Alt+ArrowUp')
  await expect
    .poll(() => view.names(view.positions))
    .toEqual([
      'Analog Designer',
      fourth,
      ...[first, second, third, ...others].map((name) => `${name} (new, not shown yet)`),
    ])
})
