// The entries of a list are changed on their page while a text is unsaved, by two people at once, on a phone, where only the
// next export shows it, and without a connection.

import { recordAnnouncements } from '#tests/support/browser/announcements.ts'
import { holdCalls } from '#tests/support/browser/database-calls.ts'
import { ids, positionsKey as key, titles } from '#tests/support/browser/default-positions.ts'
import { sideways } from '#tests/support/browser/layout.ts'
import { type AdminPanel, expect, test } from '#tests/support/browser/panel/admin-panel.ts'
import { openInPages } from '#tests/support/browser/panel/pages-view.ts'

const [first, second, third, fourth, ...others] = titles
const thirdTitle = `${key}.${ids[2]}.title`

async function opened(panel: AdminPanel, params = {}) {
  const view = await openInPages(panel, '/careers', params)
  await view.text(thirdTitle).first().click()
  await expect(view.field).toBeFocused()
  return view
}

test('an unsaved text is there again when its hidden position is shown again', async ({ panel }) => {
  const view = await opened(panel)
  await view.field.fill('Half a title')
  await view.inList(`Hide ${third}`).click()
  const undo = await panel.keepUndo()
  await expect.poll(() => view.titles()).toEqual([first, second, fourth, ...others])
  await undo.click()
  await expect.poll(() => view.titles()).toEqual([first, second, 'Half a title', fourth, ...others])
  await view.text(thirdTitle).first().click()
  await expect(view.field).toHaveValue('Half a title')
  await view.field.press('Enter')
  await panel.expectToast('Content Saved!', `${thirdTitle} updated.`, 'success')
})

test('the pressed button stays under the pointer while the position moves', async ({ panel }) => {
  const view = await opened(panel)
  const button = view.inList(`Move ${third} up`)
  const top = async () => Math.round((await button.boundingBox())?.y ?? 0)
  await button.hover()
  const before = await top()
  await button.click()
  await expect.poll(() => view.titles()).toEqual([first, third, second, fourth, ...others])
  await expect.poll(top).toBe(before)
})

test('nothing in the form moves while somebody types', async ({ page, panel }) => {
  const view = await opened(panel)
  const top = async () => (await page.locator('.list-group').boundingBox())?.y
  const before = await top()
  await view.field.press('End')
  await page.keyboard.type(', AMS')
  await expect.poll(() => view.titles()).toContain(`${third}, AMS`)
  expect(await top()).toBe(before)
})

test('the panel says so if the form of a new entry cannot be loaded, and opens other texts as before', async ({
  page,
  panel,
  allowErrors,
}) => {
  allowErrors(/net::ERR_FAILED|Failed to (load|fetch)/)
  await page.route(/\/assets\/new-entry-dialog-.*\.js$/, (route) => route.abort())
  const view = await opened(panel)
  await view.inList('Add a position').click()
  await panel.expectToast(
    'This part of the panel could not be loaded',
    'Copy anything you have typed, then reload the page.',
    'error',
  )
  await view.open('/careers', { text: 'careers.meta.title' })
  await expect(view.form('careers.meta.title')).toBeVisible()
  await expect(view.list).toBeVisible()
})

test('two people who move, hide and add at once on the page lose nothing', async ({
  page,
  panel,
  otherPanel,
  allowErrors,
}) => {
  allowErrors(/status of 409/)
  const mine = await opened(panel)
  const theirs = await opened(otherPanel)
  await theirs.field.press('Escape')
  await theirs.text(`${key}.${ids[3]}.title`).first().click()
  const held = [await holdCalls(page, 'apply_content'), await holdCalls(otherPanel.page, 'apply_content')]
  await mine.inList(`Move ${third} up`).click()
  await theirs.inList('Add a position').click()
  const dialog = otherPanel.page.getByRole('dialog')
  await dialog.getByLabel('Title').fill('Analog Designer')
  await otherPanel.page.keyboard.press('Control+Enter')
  for (const { release } of held) release()
  for (const view of [mine, theirs])
    await expect
      .poll(() => view.titles())
      .toEqual([first, third, second, fourth, ...others, 'Analog Designer'])
  await expect(mine.inList(`Move ${third} up`)).toBeFocused()
  await expect(theirs.form(`${key}.analog-designer.title`).getByRole('textbox')).toBeFocused()

  // What I have open is hidden by the other one.
  await mine.field.fill('Half a title')
  await theirs.text(thirdTitle).first().click()
  await theirs.inList(`Hide ${third}`).click()
  await expect.poll(() => mine.titles()).toEqual([first, second, fourth, ...others, 'Analog Designer'])
  await expect(mine.list.getByRole('textbox')).toHaveValue('Half a title')
  await mine.inList(`Show ${third}`).click()
  await expect
    .poll(() => theirs.titles())
    .toEqual([first, third, second, fourth, ...others, 'Analog Designer'])
})

test('a text stays in sight while it is typed when somebody else hides its position, the last one', async ({
  panel,
  seed,
}) => {
  const view = await openInPages(panel, '/careers')
  await view.text(`${key}.product-manager.title`).first().click()
  await view.field.fill('Half a title')
  const height = await view.height()
  const others = ['senior-asic-design-engineer', 'software-development-engineer', 'verification-engineer']
  await seed({ [key]: [...others, '# product-manager'].join('\n') })
  await expect.poll(() => view.titles()).toEqual([first, second, third])
  const field = view.list.getByRole('textbox')
  await expect(field).toHaveValue('Half a title')
  // The page beside the list is shown smaller.
  await expect.poll(() => view.height()).toBeLessThan(0.9 * height)
  await expect(field).toBeFocused()
  await expect(field).toBeInViewport()
})

test('a position that could not be added keeps its dialog and its texts', async ({
  page,
  panel,
  allowErrors,
}) => {
  allowErrors(/ERR_|Failed to load/)
  let isCut = true
  // From the start: the browser may send a request past a route that was just added.
  await page.route('**/rpc/apply_content', (route) =>
    isCut ? route.abort('internetdisconnected') : route.continue(),
  )
  const view = await opened(panel)
  await view.inList('Add a position').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill('Analog Designer')
  await page.keyboard.press('Control+Enter')
  const alert = dialog.getByRole('alert')
  await expect(alert).toHaveText(
    'It was not added: Failed to fetch. Your texts are still here, so you can try again.',
  )
  await expect(alert).toBeInViewport({ ratio: 1 })
  await expect(dialog.getByLabel('Title')).toHaveValue('Analog Designer')
  const said = await recordAnnouncements(alert)
  await page.keyboard.press('Control+Enter')
  await expect.poll(said).toEqual([expect.stringMatching(/^It was not added: /)])
  isCut = false
  await page.keyboard.press('Control+Enter')
  await expect.poll(() => view.titles()).toContain('Analog Designer')
})

test('Back leaves the dialog, and Forward returns to what was typed there', async ({ page, panel }) => {
  const view = await openInPages(panel, '/careers')
  await view.text(thirdTitle).first().click()
  await view.inList('Add a position').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill('Analog Designer')
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('link', { name: 'Site texts' }).click()
  await page.goBack()
  await page.goForward()
  await page.getByRole('link', { name: 'Pages', exact: true }).first().click()
  await expect(dialog.getByLabel('Title')).toHaveValue('Analog Designer')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(view.field).toHaveValue(third)
})

test('the form is closed after a copy was added while another view was shown', async ({ page, panel }) => {
  const view = await openInPages(panel, '/careers')
  await view.text(thirdTitle).first().click()
  await view.inList(`Duplicate ${third}`).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill('Layout Engineer')
  const { held, release } = await holdCalls(page, 'apply_content')
  await page.keyboard.press('Control+Enter')
  await held
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  release()
  await panel.keepUndo()
  await page.goForward()
  await expect.poll(() => view.titles()).toContain('Layout Engineer')
  await expect(dialog).toHaveCount(0)
})

test('where only the next export shows it, the page says so, and the focus stays at the text', async ({
  page,
  panel,
}) => {
  const exported = await (await page.request.get('/admin/pages/careers.json')).text()
  await page.route('**/admin/pages/careers.json', (route) =>
    route.fulfill({ body: exported, contentType: 'application/json' }),
  )
  const view = await opened(panel)
  await view.inList(`Hide ${third}`).click()
  await expect(view.field).toHaveCount(0)
  await expect(view.text(thirdTitle).first()).toBeFocused()
  await expect(view.incomplete).toBeVisible()
  await page.keyboard.press('Enter')
  await view.inList(`Show ${third}`).click()
  await expect(view.incomplete).toHaveCount(0)
  await view.inList('Add a position').click()
  await page.getByRole('dialog').getByLabel('Title').fill('Analog Designer')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(view.inList('Add a position')).toBeFocused()
  await expect(view.incomplete).toBeVisible()
  await expect(view.list).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('each button is large enough for a finger, and the page no wider than the window', async ({
    page,
    panel,
  }) => {
    const view = await opened(panel)
    await expect(view.inList(`Hide ${third}`)).toBeVisible()
    for (const control of await page.locator('.list-group :is(button, a)').all()) {
      const box = await control.boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(44)
      expect(box?.width).toBeGreaterThanOrEqual(44)
    }
    await view.inList(`Duplicate ${third}`).tap()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: 'Add this position' })).toBeInViewport()
    await dialog.getByLabel('Title').fill('Layout Engineer')
    expect(await sideways(page)).toBeLessThanOrEqual(0)
    await dialog.getByRole('button', { name: 'Add this position' }).tap()
    await expect
      .poll(() => view.titles())
      .toEqual([first, second, third, 'Layout Engineer', fourth, ...others])
    await expect(view.form(`${key}.layout-engineer.title`).getByRole('textbox')).toBeInViewport()
  })
})

test('an entry that was added has no default to compare with or to return to', async ({ panel, seed }) => {
  const titleOf = (id: string) => `careers.positions.${id}.title`
  await seed({
    'careers.positions': 'product-manager\nanalog-designer',
    [titleOf('analog-designer')]: 'Analog lead',
    [titleOf('product-manager')]: 'Product lead',
  })
  const view = await openInPages(panel, '/careers')
  for (const [id, defaults] of [
    ['analog-designer', 0],
    ['product-manager', 1],
  ] as const) {
    await view.text(titleOf(id)).first().click()
    const form = view.form(titleOf(id))
    await expect(form).toContainText('Length')
    await expect(form.getByText('Changed from default:')).toHaveCount(defaults)
    await expect(form.getByRole('button', { name: 'Reset to default' })).toHaveCount(defaults)
    await view.field.press('Escape')
  }
})
