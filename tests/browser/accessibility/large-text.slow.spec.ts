// Checks every page on a phone whose browser is set to text of twice the size (WCAG 2.2, 1.4.4).
import type { Page } from '@playwright/test'
import { pathsOf } from '#content/addresses/paths.ts'
import { site } from '#content/default-content.ts'
import { brokenWords, collidingTexts, cutTexts, sideways } from '#tests/support/browser/layout.ts'
import { expect, test } from '#tests/support/browser/panel/admin-panel.ts'
import { test as inboxTest } from '#tests/support/browser/panel/inbox.ts'
import { setTextSize } from '#tests/support/browser/text-size.ts'

/**
 * Words of up to this many letters fit on one line everywhere. Longer ones are hyphenated if the browser supports the
 * language.
 */
const fits = 12

async function enlarge(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 })
  await setTextSize(page, 32)
}
test.afterEach(({ page }) => setTextSize(page, 16))

async function expectWhole(page: Page, state: string) {
  expect.soft(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
  expect.soft(await sideways(page), state).toBeLessThanOrEqual(0)
  expect.soft(await cutTexts(page), state).toEqual([])
  expect.soft(await collidingTexts(page), state).toEqual([])
  expect
    .soft(
      (await brokenWords(page)).filter(({ length }) => length <= fits),
      state,
    )
    .toEqual([])
}

for (const paths of byHalves([...pathsOf(site), '/no/such/page'])) {
  test(`text of twice the size is complete on a phone: ${paths[0]} and following`, async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/404/)
    await enlarge(page)
    for (const path of paths) {
      await page.goto(path)
      await page.evaluate(() => document.fonts.ready)
      await expectWhole(page, path)
    }
  })
}

test('a menu of the bar begins within a wide window with text of twice the size', async ({ page }) => {
  await page.setViewportSize({ width: 2194, height: 1200 })
  await setTextSize(page, 32)
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Services', exact: true }).hover()
  const menu = page.locator('.megamenu').filter({ visible: true })
  await expect.poll(async () => (await menu.boundingBox())?.x).toBeGreaterThanOrEqual(0)
  expect(await cutTexts(page)).toEqual([])
})

test('the open menu is complete on a phone with text of twice the size', async ({ page }) => {
  await enlarge(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  const list = page.getByRole('navigation', { name: 'Main' })
  await expect(list).toBeVisible()
  expect(
    await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  ).toBeLessThanOrEqual(0)
  expect(await cutTexts(page)).toEqual([])
})

test('the panel is complete on a phone with text of twice the size', async ({ page, panel, seed }) => {
  await enlarge(page)
  await seed({
    'home.hero.title': 'Engineering Excellence',
    'locations.support.critical.description': 'A long value. '.repeat(8),
  })
  await panel.open()
  await expectWhole(page, 'list')
  await panel.editButton('home.hero.title').click()
  await expect(panel.field('home.hero.title')).toBeVisible()
  await expectWhole(page, 'row in edit')
  await panel.cancelButton('home.hero.title').click()
  await panel.deleteButton('home.hero.title').click()
  await expect(panel.dialog).toBeVisible()
  const { x, width } = (await panel.dialog.boundingBox()) ?? { x: -1, width: Infinity }
  expect(x).toBeGreaterThanOrEqual(0)
  expect(x + width).toBeLessThanOrEqual(390)
  expect(await cutTexts(page)).toEqual([])
  await page.keyboard.press('Escape')
  for (const view of ['Buttons', 'Site texts', 'Site check']) {
    await page.getByRole('link', { name: view }).click()
    await expect(page.getByRole('heading', { level: 2, name: view })).toBeVisible()
    await expectWhole(page, view)
  }
})

test('the bar and the filters of History are complete in a wide window with text of twice the size', async ({
  page,
  panel,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await setTextSize(page, 32)
  await panel.open()
  const bar = await page.locator('.panel-bar').boundingBox()
  const title = await page.locator('.panel-title').boundingBox()
  if (!bar || !title) throw new Error('The panel has no bar')
  expect(title.y).toBeGreaterThanOrEqual(bar.y)
  expect(title.y + title.height).toBeLessThanOrEqual(bar.y + bar.height)
  await page.getByRole('link', { name: 'History', exact: true }).click()
  await page.getByRole('button', { name: /^Filters/ }).click()
  await expect(page.getByLabel('From', { exact: true })).toBeVisible()
  await expectWhole(page, 'History')
  const filters = page.locator('.filter-column-more')
  expect(
    await filters.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  ).toBeLessThanOrEqual(0)
})

inboxTest('messages are listed with text of twice the size', async ({ page, inbox, receive, openInbox }) => {
  await receive({ name: 'Ada', subject: 'Custom Project' }, { name: 'Bo', subject: 'Another Project' })
  for (const size of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
    { width: 1600, height: 900 },
  ]) {
    await page.setViewportSize(size)
    await setTextSize(page, 32)
    await openInbox()
    await expect(inbox.rows).toHaveCount(2)
    const cut = await inbox.rows.locator('> [class^=message-row-]').evaluateAll((parts) =>
      parts
        .filter((part) => {
          const row = part.parentElement?.getBoundingClientRect()
          const { top, bottom } = part.getBoundingClientRect()
          return part.scrollHeight > part.clientHeight + 1 || !row || top < row.top || bottom > row.bottom
        })
        .map(({ className }) => className),
    )
    expect.soft(cut, `${size.width} px`).toEqual([])
  }
})

function byHalves<T>(list: readonly T[]): T[][] {
  const half = Math.ceil(list.length / 2)
  return [list.slice(0, half), list.slice(half)]
}
