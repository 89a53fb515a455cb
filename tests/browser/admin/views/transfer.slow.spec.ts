import { expectAccessible } from '#tests/support/browser/axe.ts'
import { holdCalls } from '#tests/support/browser/database-calls.ts'
import { expect, test } from '#tests/support/browser/panel/admin-panel.ts'
import { ButtonsView } from '#tests/support/browser/panel/buttons-view.ts'
import { jsonFile, transferView } from '#tests/support/browser/panel/transfer-view.ts'
import { storedItems, valuesOf } from '#tests/support/server/stored-items.ts'

const fileOf = (items: unknown[]) => jsonFile({ format: 'website-content', version: 1, items })

test('previews an import line by line, and makes it as one change', async ({
  panel,
  page,
  seed,
  supabase,
}) => {
  await seed({ 'about.hero.title': 'the old words', same: 'same', other: 'stays' })
  await panel.open()
  const view = transferView(page)
  await view.open()
  await view.file.setInputFiles(
    fileOf([
      { key: 'about.hero.title', value: 'the new words' },
      { key: 'same', value: 'same' },
      { key: 'unknown.key', value: 'x' },
      { key: 'same', value: 'again' },
      { key: 'bad\u200bkey', value: 'x' },
      { key: 'no.value' },
    ]),
  )
  await expect(view.plan.getByRole('heading', { level: 4 })).toBeFocused()
  await expect(view.plan.getByRole('heading', { level: 4 })).toHaveAccessibleDescription(
    /^1 added, 1 changed/,
  )
  await expect(view.plan.getByRole('status')).toHaveText(
    '1 added, 1 changed, 0 removed, 1 item unchanged, 1 item not used by the site',
  )
  await expect(view.lines).toHaveText([
    /^Changed.*about\.hero\.title/,
    /^Addedunknown\.key.*Not used by the site/,
  ])
  await expect(view.lines.nth(0).locator('ins')).toContainText('new')
  await expect(view.plan).toContainText('3 items cannot be imported')
  await expect(view.plan).toContainText('Item 4, same: its key appears earlier in the file.')
  await expect(view.plan).toContainText('its key contains invisible characters.')
  await expect(view.plan).toContainText('Item 6, no.value: its value is missing or is not text.')

  await view.plan.getByRole('radio', { name: /^Delete them \(1\)/ }).check()
  await expect(view.plan.getByRole('status')).toContainText('1 removed')
  await expectAccessible(page, 'the plan of an import')
  await view.plan.getByRole('radio', { name: 'Keep them' }).check()
  await view.plan.getByRole('button', { name: 'Import and change 2 items' }).click()
  const undo = await panel.keepUndo()
  await panel.expectToast('Content Saved!', 'The import changed 2 items.', 'success')
  expect(await valuesOf(supabase)).toEqual([
    'about.hero.title=the new words',
    'other=stays',
    'same=same',
    'unknown.key=x',
  ])
  await undo.click()
  await expect
    .poll(() => valuesOf(supabase))
    .toEqual(['about.hero.title=the old words', 'other=stays', 'same=same'])
  await page.getByRole('link', { name: 'History', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Import of list.json: 2 items' }).first()).toBeVisible()
})

test('calls texts unused only if the site does not use them after the import', async ({
  panel,
  page,
  seed,
}) => {
  await seed({ 'careers.positions': 'product-manager\nanalog-designer' })
  await panel.open()
  const view = transferView(page)
  await view.open()
  await view.file.setInputFiles(
    fileOf([
      { key: 'careers.positions', value: 'product-manager\nlayout-designer' },
      { key: 'careers.positions.layout-designer.title', value: 'Layout Designer' },
      { key: 'careers.positions.layout-designer.salary', value: 'A lot' },
      { key: 'careers.positions.analog-designer.title', value: 'Analog Designer' },
      { key: 'services.ate.whatWeOffer.2', value: 'One line of a list' },
    ]),
  )
  await expect(view.lines).toHaveCount(5)
  await expect(view.lines.filter({ hasText: 'Not used by the site' })).toHaveText([/layout-designer\.salary/])
  await expect(view.plan.getByRole('status')).toHaveText(
    '4 added, 1 changed, 0 removed, 1 item not used by the site',
  )
})

test('says which texts the site would ignore, and why', async ({ panel, page }) => {
  await panel.open()
  const view = transferView(page)
  await view.open()
  await view.file.setInputFiles(
    fileOf([
      { key: 'careers.positions', value: 'product-manager\nproduct-manager' },
      { key: 'contact.hero.title', value: '' },
      { key: 'chrome.redirects', value: '/our-team /about\n/news nowhere' },
      { key: 'about.hero.title', value: 'About us' },
    ]),
  )
  await expect(view.lines).toHaveCount(4)
  await expect(view.lines.filter({ hasText: 'Not used' })).toHaveText([
    /careers\.positions.*Not used: this list has a mistake, so the page shows the default\./,
    /chrome\.redirects.*Not used: “\/news nowhere”, because the new address must be a page of this site/,
    /contact\.hero\.title.*Not used: this text cannot be empty\./,
  ])
  await expect(view.plan.getByRole('status')).toHaveText(
    '4 added, 0 changed, 0 removed, 2 items not used by the site',
  )
})

test('a plan is shown from its beginning, and its button comes into view after its last line', async ({
  panel,
  page,
}) => {
  await panel.open()
  const view = transferView(page)
  await view.open()
  const items = Array.from({ length: 40 }, (_, i) => ({ key: `plan.item-${i}`, value: `Text ${i}` }))
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size)
    await page.evaluate(() => scrollTo(0, 0))
    await view.file.setInputFiles(fileOf(items))
    const heading = view.plan.getByRole('heading', { level: 4 })
    const button = view.plan.getByRole('button', { name: 'Import and change 40 items' })
    await expect(heading).toBeFocused()
    await expect(heading).toBeInViewport()
    const { y = 0 } = (await heading.boundingBox()) ?? {}
    expect(y, 'below the header and the bar').toBeGreaterThan(128)
    expect(y, 'near the top').toBeLessThan(200)
    await expect(view.plan.getByText('plan.item-0', { exact: true })).toBeInViewport()
    await expect(button).not.toBeInViewport()
    await button.scrollIntoViewIfNeeded()
    await expect(view.plan.getByText('plan.item-9', { exact: true }), 'the last line').toBeInViewport()
    await view.plan.getByRole('button', { name: 'Cancel' }).click()
  }
})

test('a preview is where it was left when somebody comes back to it', async ({ panel, page }) => {
  await panel.open()
  const view = transferView(page)
  await view.open()
  await view.file.setInputFiles(
    fileOf(Array.from({ length: 100 }, (_, n) => ({ key: `item ${n}`, value: 'x' }))),
  )
  const buttons = new ButtonsView(page)
  await buttons.open()
  await buttons.acceptAll.click()
  await expect(buttons.plan.getByRole('heading', { level: 3 })).toBeFocused()

  const leave = page.getByRole('link', { name: 'Export and import' })
  await leave.click()
  await expect(view.plan).toBeVisible()
  await page.evaluate(() => scrollTo(0, 2000))
  await expect(leave).toBeFocused()
  await page.goBack()
  await expect(buttons.plan).toBeVisible()
  await expect(buttons.plan.getByRole('heading', { level: 3 })).not.toBeFocused()
  await page.goForward()
  await expect(view.plan).toBeVisible()
  await expect(view.plan.getByRole('heading', { level: 4 })).not.toBeFocused()
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(2000)
})

test('lists imported items in the order of the file', async ({ panel, page }) => {
  await panel.open()
  const view = transferView(page)
  await view.open()
  const keys = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'].map((name) => `order.${name}`)
  await view.file.setInputFiles(fileOf(keys.map((key) => ({ key, value: 'x' }))))
  await view.plan.getByRole('button', { name: 'Import and change 8 items' }).click()
  await panel.expectToast('Content Saved!', 'The import changed 8 items.', 'success')
  await page.getByRole('link', { name: 'Items' }).click()
  await expect.poll(() => panel.keys()).toEqual(keys)
})

test('makes the site match the file exactly, if that is chosen', async ({ panel, page, seed, supabase }) => {
  await seed({ one: '1', two: '2', three: '3' })
  await panel.open()
  const view = transferView(page)
  await view.open()
  await view.file.setInputFiles(fileOf([{ key: 'two', value: '2' }]))
  await expect(view.plan.getByRole('status')).toHaveText('Nothing would change, 1 item unchanged')
  await view.plan.getByRole('radio', { name: /^Delete them \(2\)/ }).check()
  await view.plan.getByRole('button', { name: 'Import and change 2 items' }).click()
  await panel.expectToast('Content Saved!', 'The import changed 2 items.', 'success')
  expect(await valuesOf(supabase)).toEqual(['two=2'])
})

test('explains why a file is refused', async ({ panel, page }) => {
  await panel.open()
  const view = transferView(page)
  await view.open()
  for (const [file, problem] of [
    [jsonFile('{\n  "format": oops'), 'at line 2, column 13.'],
    [jsonFile('[1, 2]'), 'was not exported from this panel'],
    [jsonFile({ format: 'website-content', version: 9, items: [] }), 'newer version'],
    [{ ...jsonFile(''), buffer: Buffer.from([0xff, 0xfe, 0x00]) }, 'not a readable text file'],
  ] as const) {
    await view.file.setInputFiles(file)
    await expect(view.region).toContainText(problem)
    await expect(view.plan).toHaveCount(0)
  }
  await expectAccessible(page, 'a file that is refused')
})

test('imports 5,000 items in several requests, as one change', async ({ panel, page, supabase }) => {
  await panel.open()
  const view = transferView(page)
  await view.open()
  const items = Array.from({ length: 5000 }, (_, i) => ({
    key: `many.item-${i}`,
    value: `Text ${i} `.repeat(30),
  }))
  await view.file.setInputFiles(fileOf(items))
  const lines = view.plan.getByRole('listitem')
  await expect(view.lines.first()).toContainText('many.item-0')
  await expect(view.lines.first()).toHaveAttribute('aria-setsize', '5000')
  expect(await lines.count()).toBeLessThan(60)
  // The content above grows while it is measured.
  await expect(async () => {
    await view.plan.evaluate((plan) => plan.scrollIntoView({ block: 'end' }))
    await expect(view.plan.getByText('many.item-999', { exact: true })).toBeInViewport({ timeout: 500 })
  }).toPass()
  expect(await lines.count()).toBeLessThan(60)
  const begin = performance.now()
  await view.plan.getByRole('button', { name: 'Import and change 5,000 items' }).click()
  await expect(view.plan).toHaveCount(0, { timeout: 180_000 })
  console.log(`5,000 items: ${((performance.now() - begin) / 1000).toFixed(1)} s`)
  await panel.expectToast('Content Saved!', 'The import changed 5,000 items.', 'success')
  const count = async () =>
    (await supabase.from('website_content').select('id', { count: 'exact', head: true })).count
  expect(await count()).toBe(5000)
  expect((await panel.toasts()).filter(({ tone }) => tone === 'live').length).toBeLessThan(20)
  // Undoing is one statement, which may take 8 s. On two busy processors, it needs more than half of that.
  if (!process.env.TEST_LONG) return
  const undoing = performance.now()
  await page.getByRole('link', { name: 'History', exact: true }).click()
  await page.getByRole('button', { name: 'Undo: Import of list.json: 5,000 items' }).click()
  await panel.expectToast('Content Saved!', 'The change was undone.', 'success')
  console.log(`undone: ${((performance.now() - undoing) / 1000).toFixed(1)} s`)
  expect(await count()).toBe(0)
})

test('the browser asks before leaving the page during a large import', async ({ panel, page, supabase }) => {
  await panel.open()
  const view = transferView(page)
  await view.open()
  const { count, release } = await holdCalls(page, 'apply_content', 2)
  const asked: string[] = []
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type())
    await dialog.dismiss()
  })
  const items = Array.from({ length: 20 }, (_, i) => ({ key: `left.item-${i}`, value: 'x'.repeat(50_000) }))
  await view.file.setInputFiles(fileOf(items))
  await view.plan.getByRole('button', { name: 'Import and change 20 items' }).click()
  await expect.poll(count).toBe(2)
  await page.getByRole('link', { name: 'History', exact: true }).click()
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => asked).toEqual(['beforeunload'])
  release()
  await panel.expectToast('Content Saved!', 'The import changed 20 items.', 'success')
  expect((await storedItems(supabase)).length).toBe(20)
  await page.reload()
  await expect(page.getByRole('region', { name: 'History', exact: true })).toBeVisible()
  expect(asked).toEqual(['beforeunload'])
})

test('a large import that fails half-way says how far it got, and can be undone', async ({
  panel,
  page,
  supabase,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/)
  await panel.open()
  const view = transferView(page)
  await view.open()
  let calls = 0
  // The second part, and once more, since only its answer might have been lost.
  await page.route('**/rpc/apply_content', (route) =>
    [2, 3].includes(++calls) ? route.abort('internetdisconnected') : route.continue(),
  )
  const items = Array.from({ length: 20 }, (_, i) => ({ key: `big.item-${i}`, value: 'x'.repeat(50_000) }))
  await view.file.setInputFiles(fileOf(items))
  await view.plan.getByRole('button', { name: 'Import and change 20 items' }).click()
  const undo = await panel.keepUndo()
  const partly = '7 of 20 items changed. The rest did not change. Failed to save: Failed to fetch'
  await expect
    .poll(() => panel.toasts())
    .toContainEqual(expect.objectContaining({ description: expect.stringContaining(partly) }))
  await undo.click()
  await expect.poll(() => valuesOf(supabase)).toEqual([])
  await expect(view.plan.getByRole('status')).toContainText('20 added')
})
