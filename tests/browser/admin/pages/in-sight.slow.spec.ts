// While a text is edited in place, its field, Save and Cancel are in sight: on a phone, above its keyboard, and
// enlarged, also for texts at the edges of the page.

import type { Locator, Page } from '@playwright/test'
import { expectSeen } from '#tests/support/browser/expect-seen.ts'
import { sideways } from '#tests/support/browser/layout.ts'
import { type AdminPanel, expect, test } from '#tests/support/browser/panel/admin-panel.ts'
import { openInPages, PagesView } from '#tests/support/browser/panel/pages-view.ts'
import { holdToasts } from '#tests/support/browser/toasts.ts'

/** Kinds of places, with one text of each. */
const texts: { where: string; path: string; key: string; params?: Record<string, string> }[] = [
  { where: 'in a paragraph', path: '/about', key: 'about.hero.subtitle' },
  {
    where: 'in a table',
    path: '/about',
    key: 'about.leadership.team.chief-executive-officer.position',
  },
  { where: 'at the right edge', path: '/contact', key: 'contact.officeHours.rows.sunday.hours' },
  { where: 'in a drawing', path: '/contact', key: 'contact.officeHours.rows.sunday.days' },
  { where: 'at the end of the page', path: '/careers', key: 'chrome.footer.legal.cookie-policy.label' },
  {
    where: 'on a page that is shown smaller',
    path: '/about',
    key: 'about.hero.subtitle',
    params: { width: '1440' },
  },
]
const sentences = (count: number) =>
  Array.from({ length: count }, (_, index) => `Sentence ${index}. `).join('')

/** A finger taps the middle of an element, as far as it can be seen. */
const tap = (element: Locator, hasTouch: boolean) => (hasTouch ? element.tap() : element.click())

async function expectInSight(view: PagesView, page: Page, when: string) {
  await expectSeen(view.save, `Save ${when}`)
  await expectSeen(view.cancel, `Cancel ${when}`)
  await expectSeen(view.field, `the end of the field ${when}`, 'bottom')
  const width = page.viewportSize()?.width ?? 0
  const parts = view.field.or(view.save).or(view.cancel)
  const areOutside = await parts.evaluateAll(
    (parts, width) =>
      parts.map((part) => {
        const { left, right } = part.getBoundingClientRect()
        return left < 0 || right > width
      }),
    width,
  )
  expect(areOutside, when).toEqual([false, false, false])
  expect(await sideways(page)).toBeLessThanOrEqual(0)
}

for (const { size, hasTouch, ...viewport } of [
  { size: 'at 1440 px', width: 1440, height: 900, hasTouch: false },
  { size: 'at 768 px', width: 768, height: 1024, hasTouch: true },
  { size: 'at 390 px', width: 390, height: 844, hasTouch: true },
  { size: 'at 390 px with a keyboard open', width: 390, height: 460, hasTouch: true },
  { size: 'at 200 % zoom', width: 720, height: 450, hasTouch: false },
]) {
  test.describe(size, () => {
    test.use({ viewport, hasTouch, isMobile: hasTouch })

    // One test for all of them, because opening the panel takes longer than editing a text.
    test('any text is selected, typed and saved', async ({ page, panel }) => {
      await panel.open()
      await holdToasts(page)
      for (const { where, path, key, params } of texts)
        await test.step(where, async () => {
          const view = new PagesView(page)
          await view.open(path, params)
          await tap(view.text(key).first(), hasTouch)
          await expect(view.field).toBeFocused()
          await expectInSight(view, page, `when it opens, ${where}`)
          await page.keyboard.type(' TODO')
          await expect(page.getByText('Contains placeholder text')).toBeVisible()
          await expectInSight(view, page, `with notes, ${where}`)
          await view.field.fill(sentences(200))
          await page.keyboard.type('And the end.')
          await expectInSight(view, page, `of a very long text, ${where}`)
          const typed = `Typed ${where}`
          await view.field.fill(typed)
          // What is below the field follows after a pause, which moves Save.
          await expect(page.locator('.page-text-form')).toContainText(`${typed.length} characters`)
          await tap(view.save, hasTouch)
          // They would cover the next text in a small window. The second one waits until the first is closed.
          for (const title of ['Content Saved!', 'Realtime Update']) {
            const notice = page.locator('.toast:not([data-closing])', { hasText: title })
            await tap(notice.getByRole('button', { name: 'Close' }), hasTouch)
          }
          await expect(page.locator('.toast')).toHaveCount(0)
          await expect(view.field).toHaveCount(0)
          await expect(view.frame.getByText(typed).first()).toBeVisible()
          await expect.poll(async () => (await page.request.get(path)).text()).toContain(typed)
        })
    })

    test('a text from right to left is typed from right to left, and a conflict is in sight', async ({
      page,
      panel,
      seed,
    }) => {
      const view = await openRightToLeft(panel, hasTouch)
      await expectInSight(view, page, 'from right to left')
      await seed({ [texts[2]?.key ?? '']: sentences(20) })
      await expect(page.getByRole('region', { name: /^Two versions/ })).toBeVisible()
      await expectInSight(view, page, 'in a conflict')
    })
  })
}

for (const { size, hasTouch, ...viewport } of [
  { size: 'at 1280 px', width: 1280, height: 800, hasTouch: false },
  { size: 'on a phone', width: 390, height: 844, hasTouch: true },
]) {
  test.describe(size, () => {
    test.use({ viewport, hasTouch, isMobile: hasTouch })

    test('the question of a conflict is in sight, and again once Save is refused', async ({
      page,
      panel,
      seed,
    }) => {
      const view = await openInPages(panel, '/about')
      await tap(view.text('about.hero.title').first(), hasTouch)
      await page.keyboard.type(' too')
      await seed({ 'about.hero.title': 'About our company' })
      const region = page.getByRole('region', { name: /^Two versions/ })
      const expectQuestion = async (when: string) => {
        await expectSeen(
          region.getByText('This item has changed since you opened it.'),
          `the question ${when}`,
        )
        for (const name of ['Combine both', 'Keep yours', 'Use theirs'])
          await expectSeen(region.getByRole('button', { name }), `“${name}” ${when}`)
        await expect(view.field).toBeFocused()
      }
      await expectQuestion('when it arises')
      await expect(page.getByText('Default:')).toHaveCount(0)
      await page.evaluate(() => scrollTo(0, 0))
      await view.field.press('Enter')
      await panel.expectToast(
        'Error saving content',
        'Failed to save: someone else changed the item',
        'error',
      )
      await expectQuestion('once Save is refused')
    })

    test('what is wrong with a text, and its name, are in sight while it is typed', async ({
      page,
      panel,
    }) => {
      await panel.open()
      const view = new PagesView(page)
      for (const { path, key } of [
        { path: '/', key: 'home.hero.subtitle' },
        { path: '/about', key: 'about.hero.title' },
      ]) {
        await view.open(path)
        await tap(view.text(key).first(), hasTouch)
        await expectSeen(view.form(key).locator('.text-label-key'), `the key ${key}`)
        await view.field.fill('Internationalisierungsstrategien TODO')
        await expectSeen(page.getByText('Contains placeholder text'), `a note on ${key}`)
        await expectInSight(view, page, `with a note, ${key}`)
        await view.field.press('Escape')
      }
    })
  })
}

async function openRightToLeft(panel: AdminPanel, hasTouch: boolean) {
  const { path = '', key = '' } = texts[2] ?? {}
  const view = await openInPages(panel, path)
  await tap(view.text(key).first(), hasTouch)
  await view.field.fill('مغلق يوم الأحد، حتى إشعار آخر')
  await expect(view.field).toHaveCSS('direction', 'rtl')
  await expect(view.frame.getByText('مغلق يوم الأحد، حتى إشعار آخر').first()).toBeVisible()
  return view
}
