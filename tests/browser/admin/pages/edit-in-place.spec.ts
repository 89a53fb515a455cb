// A text is edited in place on its page.

import { expectAccessible } from '#tests/support/browser/axe.ts'
import { expect, test } from '#tests/support/browser/panel/admin-panel.ts'
import { openInPages } from '#tests/support/browser/panel/pages-view.ts'

/** A text in small print is a small target, but the list beside the page has a large one for each. */
const equivalents = '.page-texts'
const headline = 'about.hero.title'

test('a text is changed on its page while it is typed, and for visitors when it is saved', async ({
  page,
  panel,
}) => {
  const view = await openInPages(panel, '/about')
  const heading = view.frame.getByRole('heading', { level: 1 })
  await view.text(headline).first().click()
  await expect(view.field).toBeFocused()
  await view.field.fill('Who we are <b>now</b>')
  await expect(heading).toHaveText('Who we are <b>now</b>')
  await view.field.press('Enter')
  await panel.expectToast('Content Saved!', `${headline} updated.`, 'success')
  await expect(view.text(headline).first()).toBeFocused()
  await expect(view.text(headline).first()).toHaveAccessibleName(/, edited\): Who we are/)
  await expect
    .poll(async () => (await page.request.get('/about')).text())
    .toContain('Who we are &lt;b&gt;now')
})

test('by keyboard alone: from text to text, edit, save, next', async ({ page, panel }) => {
  const view = await openInPages(panel, '/about')
  const first = view.text(headline).first()
  await first.focus()
  await page.keyboard.press('Enter')
  await expect(view.field).toBeFocused()
  await page.keyboard.type(' and more')
  await page.keyboard.press('Enter')
  await expect(first).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(view.text('about.hero.subtitle').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(view.field).toHaveAccessibleName(/Subtitle/)
  await page.keyboard.press('Escape')
  await expect(view.text('about.hero.subtitle').first()).toBeFocused()
})

test('axe finds nothing while a text is edited', async ({ page, panel }) => {
  const view = await openInPages(panel, '/about', { list: 'shown' })
  await view.text(headline).first().click()
  await expect(view.field).toBeFocused()
  await expectAccessible(page, 'a text being edited in its place', { at: [1440], equivalents })
})
