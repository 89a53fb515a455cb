// While a text is edited, Save, Cancel and the line being typed stay in sight, at every size.

import type { Page } from '@playwright/test'
import { expectSeen } from '#tests/support/browser/expect-seen.ts'
import { type AdminPanel, expect, test } from '#tests/support/browser/panel/admin-panel.ts'
import { ButtonsView } from '#tests/support/browser/panel/buttons-view.ts'
import { ListsView } from '#tests/support/browser/panel/lists-view.ts'
import { openInPages } from '#tests/support/browser/panel/pages-view.ts'
import { TextsView } from '#tests/support/browser/panel/texts-view.ts'
import { holdToasts } from '#tests/support/browser/toasts.ts'
import { saveText } from '#tests/support/server/stored-items.ts'

const short = 'about.hero.title'
const long = 'about.story.paragraphs.work.text'
const sentences = (count: number) =>
  Array.from({ length: count }, (_, index) => `Sentence ${index}. `).join('')

async function openTexts({ panel, page }: { panel: AdminPanel; page: Page }) {
  await panel.open()
  const texts = new TextsView(page)
  await texts.openPage('About')
  return (key: string) => {
    const row = texts.row(key)
    return {
      row,
      edit: texts.edit(key),
      field: texts.field(key),
      save: row.getByRole('button', { name: /^Sav/ }),
      cancel: row.getByRole('button', { name: 'Cancel' }),
    }
  }
}

for (const { name, ...size } of [
  { name: 'at 1440 px', width: 1440, height: 900 },
  { name: 'at 768 px', width: 768, height: 1024 },
  { name: 'at 390 px', width: 390, height: 844 },
  { name: 'at 390 px with a keyboard open', width: 390, height: 460 },
  { name: 'at 200 % zoom', width: 720, height: 450 },
]) {
  test(`Save, Cancel and the last line are in sight ${name}`, async ({ page, panel, seed, supabase }) => {
    await page.setViewportSize(size)
    const [, item] = await seed({ [short]: 'An edit', [long]: sentences(20) })
    if (!item) throw new Error('nothing seeded')
    const rowOf = await openTexts({ panel, page })
    const inSight = async (key: string, when: string) => {
      const { field, save, cancel } = rowOf(key)
      await expectSeen(save, `Save ${when}`)
      await expectSeen(cancel, `Cancel ${when}`)
      await expectSeen(field, `the end of the field ${when}`, 'bottom')
    }

    await rowOf(short).edit.press('Enter')
    await expect(rowOf(short).field).toBeFocused()
    await inSight(short, 'of a line')
    await page.keyboard.type(' TODO')
    await expect(rowOf(short).row).toContainText('Contains placeholder text')
    await inSight(short, 'with notes')
    await page.keyboard.press('Escape')

    await rowOf(long).edit.press('Enter')
    await inSight(long, 'of several lines')
    const typed = sentences(1200)
    expect(typed.length).toBeGreaterThan(15_000)
    await rowOf(long).field.fill(typed)
    await page.keyboard.type('And the end.')
    await inSight(long, 'of a very long text')
    expect((await rowOf(long).field.boundingBox())?.height).toBeLessThanOrEqual(size.height / 2)

    await saveText(supabase, item, `${sentences(20)}And theirs.`)
    await expect(rowOf(long).row.getByRole('region', { name: /^Two versions/ })).toBeVisible()
    await inSight(long, 'in a conflict')
    // Not by the wheel, whose scrolling may go on after the key that is pressed next.
    await page.evaluate(() => scrollBy(0, 300))
    await expectSeen(rowOf(long).save, 'Save after scrolling')
    await rowOf(long).field.press('Enter')
    await inSight(long, 'while typing after scrolling')
  })
}

test('Save is above a keyboard that covers the window without resizing it, as on iOS', async ({
  page,
  panel,
  seed,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  // A browser without a touch screen opens no keyboard, so the test tells the page of one.
  await page.addInitScript(() => {
    const height = { covered: 0 }
    const view = Object.assign(new EventTarget(), { scale: 1, offsetTop: 0, offsetLeft: 0, width: 390 })
    Object.defineProperty(view, 'height', { get: () => innerHeight - height.covered })
    Object.defineProperty(window, 'visualViewport', { value: view })
    Object.assign(window, {
      cover(covered: number) {
        height.covered = covered
        view.dispatchEvent(new Event('resize'))
      },
    })
  })
  const cover = (covered: number) =>
    page.evaluate((covered) => (window as unknown as { cover: (px: number) => void }).cover(covered), covered)
  await seed({ [long]: sentences(40) })
  const rowOf = await openTexts({ panel, page })
  const { edit, field, save, cancel } = rowOf(long)
  await edit.press('Enter')
  await cover(384)
  await expectSeen(save, 'Save')
  await expectSeen(cancel, 'Cancel')
  await expectSeen(field, 'the end of the field', 'bottom')
  expect((await field.boundingBox())?.height).toBeLessThanOrEqual(230)
  await cover(0)
  await expect.poll(async () => (await field.boundingBox())?.height).toBeGreaterThan(230)
})

test.describe('with a keyboard open', () => {
  test.use({ viewport: { width: 390, height: 460 } })

  test('Save and Cancel of a link are in sight, also in a row at the lower edge', async ({ page, panel }) => {
    await panel.open()
    const view = new ButtonsView(page)
    await view.open()
    const key = 'about.closing.action.href'
    // As after a tap on the field, which the keyboard then leaves just above itself.
    await view.field(key).evaluate((field: HTMLElement) => {
      field.focus({ preventScroll: true })
      scrollBy(0, field.getBoundingClientRect().bottom - innerHeight + 4)
    })
    await page.keyboard.type('/careers')
    await expectSeen(view.field(key), 'the field')
    await expectSeen(view.save(key), 'Save')
    await expectSeen(view.cancel(key), 'Cancel')
  })

  test('the buttons of a new entry are in sight while its fields are filled in', async ({ page, panel }) => {
    await panel.open()
    const view = new ListsView(page)
    await view.open()
    await view.positions.getByRole('button', { name: 'Add a position' }).click()
    const fields = view.form.getByRole('textbox')
    for (const field of [fields.first(), fields.nth(1), fields.last()]) {
      await field.focus()
      await page.keyboard.type('Words')
      await expectSeen(field, 'the end of the field', 'bottom')
      await expectSeen(view.form.getByRole('button', { name: 'Add this position' }), 'Add this position')
      await expectSeen(view.form.getByRole('button', { name: 'Cancel' }), 'Cancel')
    }
  })

  test('“Add item” is in sight while its fields are filled in', async ({ page, panel }) => {
    await panel.open()
    // No key that the list of suggestions has, which is above everything while it is open.
    for (const field of [panel.newKey, panel.newValue]) {
      await field.focus()
      await page.keyboard.type('zqx')
      await expectSeen(field, 'the end of the field', 'bottom')
      await expectSeen(panel.addButton, 'Add item')
    }
  })
})

test('a toast covers neither Save nor Cancel of a text in the middle of a phone', async ({ panel, page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const view = await openInPages(panel, '/about')
  await view.text('about.story.heading').first().press('Enter')
  await expect(view.field).toBeFocused()
  await holdToasts(page)
  await page.evaluate(() =>
    document.dispatchEvent(new CustomEvent('site:toast', { detail: { title: 'Content Saved!' } })),
  )
  await expect(page.locator('.toast')).toBeVisible()
  const toEnd = () => view.save.evaluate((save) => innerHeight - save.getBoundingClientRect().bottom)
  // By a mouse wheel, the place would be reached later.
  const showAt = async (distance: number) =>
    page.evaluate((by) => scrollBy({ top: by, behavior: 'instant' }), distance - (await toEnd()))
  for (const distance of [400, 130, 90, 60, 30, 200]) {
    await showAt(distance)
    expect(await toEnd(), 'the place to be tried').toBeCloseTo(distance, -1)
    await expectSeen(view.save, `Save, ${distance} px from the end`)
    await expectSeen(view.cancel, `Cancel, ${distance} px from the end`)
    await expectSeen(page.locator('.toast'), `the toast, ${distance} px from the end`)
  }
})

for (const width of [1440, 1024, 768]) {
  test(`a notice covers neither the bar of the panel nor the form in use, ${width} px wide`, async ({
    panel,
    page,
    seed,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await seed({ one: '1', two: '2' })
    await panel.open()
    await panel.deleteButton('one').click()
    await panel.dialog.getByRole('button', { name: 'Delete' }).click()
    await panel.keepUndo()
    // The form will move the toast away from the pointer.
    await holdToasts(page)
    const controls = page
      .locator('.panel-bar, .list-head')
      .locator('a:visible, button:visible, input:visible')
    for (const control of await controls.all())
      await expectSeen(control, await control.evaluate(({ outerHTML }) => outerHTML))
    await panel.editButton('two').press('Enter')
    await expectSeen(panel.saveButton('two'), 'Save')
    await expectSeen(panel.field('two'), 'the end of the field', 'bottom')
    await expect(page.locator('.toast')).toBeVisible()
  })
}
