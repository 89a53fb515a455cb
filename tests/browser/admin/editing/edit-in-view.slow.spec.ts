// A form that opens or grows beyond the window: its field, Save and Cancel are scrolled into view, and nothing covers
// them.
import type { Locator } from '@playwright/test'
import { expectSeen } from '#tests/support/browser/expect-seen.ts'
import { type AdminPanel, expect, test } from '#tests/support/browser/panel/admin-panel.ts'
import { TextsView } from '#tests/support/browser/panel/texts-view.ts'

// Both are far down their page.
const short = 'about.leadership.heading'
const long = 'about.values.integrity.description'

/** The row of a text in a view. */
async function rowOf(panel: AdminPanel, view: string, key: string) {
  const texts = new TextsView(panel.page)
  if (view === 'Site texts') await texts.openPage('About')
  const shown = view === 'Site texts' ? texts : panel
  const row = shown.row(key)
  return {
    edit: row.getByRole('button', { name: /^Edit / }),
    field: shown.field(key),
    save: row.getByRole('button', { name: 'Save' }),
    cancel: row.getByRole('button', { name: 'Cancel' }),
  }
}

/** Scrolls until a control is the last visible thing in the window. */
async function scrollToFoot(control: Locator) {
  await control.scrollIntoViewIfNeeded()
  await expect
    .poll(() =>
      control.evaluate((element) => {
        const below = element.getBoundingClientRect().bottom - innerHeight
        scrollBy(0, below)
        return Math.abs(below)
      }),
    )
    .toBeLessThan(2)
  await control.evaluate((element) => element.focus({ preventScroll: true }))
}

/** Waits until a control is completely in the window, with nothing in front of it. */
async function expectWhole(control: Locator, name: string) {
  await expect(control, name).toBeInViewport({ ratio: 1 })
  await expectSeen(control, name)
}

for (const size of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  for (const view of ['Items', 'Site texts']) {
    test(`an edit in ${view} is completely visible at ${size.width} px`, async ({ page, panel, seed }) => {
      await page.setViewportSize(size)
      const others = Array.from({ length: 20 }, (_, index) => [`other.${index}`, 'x'])
      await seed({ ...Object.fromEntries(others), [short]: 'Short', [long]: `${'Long. '.repeat(30)}` })
      await panel.open()
      // Names make rows higher.
      await expect(panel.editButton(short), 'the panel knows the names').toBeVisible()
      for (const key of [short, long]) {
        const { edit, field, save, cancel } = await rowOf(panel, view, key)
        await scrollToFoot(edit)
        await page.keyboard.press('Enter')
        await expect(field).toBeFocused()
        await expectWhole(field, 'the field')
        await expectWhole(save, 'Save')
        await expectWhole(cancel, 'Cancel')
        await page.keyboard.press('Escape')
      }

      const { edit, field, save, cancel } = await rowOf(panel, view, long)
      await scrollToFoot(edit)
      await page.keyboard.press('Enter')
      await field.fill('One line\n'.repeat(60))
      await expectWhole(field, 'the grown field')
      await expectWhole(save, 'Save of the grown field')
      await expectWhole(cancel, 'Cancel of the grown field')
    })
  }
}

test('Save stays in the window if the field is taller than the window', async ({ page, panel, seed }) => {
  await seed({ [long]: 'Long. '.repeat(30) })
  await panel.open()
  const { edit, field, save } = await rowOf(panel, 'Items', long)
  await edit.press('Enter')
  await field.evaluate((element) => {
    element.style.maxHeight = 'none'
  })
  await field.fill('One line\n'.repeat(100))
  await expectWhole(save, 'Save')
  await page.evaluate(() => scrollBy({ top: 600, behavior: 'instant' }))
  await expectWhole(save, 'Save after scrolling')
  await page.setViewportSize({ width: 390, height: 500 })
  await field.evaluate((element) => element.scrollIntoView())
  await expectWhole(save, 'Save in a low window')
})
