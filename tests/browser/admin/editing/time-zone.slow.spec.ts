// Every time in the panel is in the viewer's own time zone. Lists of changes name it once, above their clock times.

import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser/panel/admin-panel.ts'
import { historyButton, historyView, timelineOf } from '#tests/support/browser/panel/history.ts'
import { saveText } from '#tests/support/server/stored-items.ts'

test.use({ timezoneId: 'America/New_York' })

const day = 24 * 60 * 60_000

/** Returns all text, tooltips and accessible names in the panel that contain a time or a time zone. */
const timesOf = (page: Page) =>
  page.locator('.admin').evaluate((admin) =>
    [...admin.querySelectorAll('*')]
      .filter((element) => element.checkVisibility())
      .flatMap((element) => {
        const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
        return [
          own.map((node) => node.textContent).join(''),
          element.getAttribute('title'),
          element.ariaLabel,
        ]
      })
      .flatMap((text) => text?.split('\n') ?? [])
      .filter((text) => /\d\d:\d\d|\b(UTC|GMT)\b|your (local )?time|within the last year/i.test(text)),
  )

/** Expects visible times in this time zone, named beside each of them or once for the clock times of a list. */
async function expectOneZone(page: Page, place: string) {
  const times = await timesOf(page)
  expect(times.length, place).toBeGreaterThan(0)
  const clockTimes = times.filter((time) => /(^|, )\d\d:\d\d$/.test(time))
  if (clockTimes.length > 0)
    await expect(page.getByText('Time zone: Eastern Time').filter({ visible: true }).first()).toBeVisible()
  for (const time of times.filter((each) => !clockTimes.includes(each))) {
    expect(time, place).toContain('Eastern Time')
    expect(time, place).not.toMatch(/\b(UTC|GMT|EST|EDT)\b|your (local )?time/)
  }
  await expect(page.locator('.admin'), place).not.toContainText('New_York')
}

test('every view names only the viewer’s own time zone', async ({
  page,
  panel,
  context,
  seed,
  supabase,
  allowErrors,
}) => {
  allowErrors(/WebSocket|net::ERR/)
  const [kept] = await seed({ kept: 'before', draft: 'before', gone: 'x' })
  if (!kept) throw new Error('nothing seeded')
  await supabase.from('website_content').delete().eq('content_key', 'gone').throwOnError()
  const changed = await saveText(supabase, kept, 'after')
  // Within a day, the panel would show how long ago it was instead of the time.
  await page.clock.setSystemTime(Date.now() + 2 * day)
  await panel.open()
  await expect(panel.row('kept').getByRole('time')).toHaveText(/^\d\d? \w{3,4} \d{4} \d\d:\d\d Eastern Time$/)
  await expectOneZone(page, 'the list')

  await historyButton(page, 'kept').click()
  await expect(timelineOf(page, 'kept').getByRole('time')).toHaveCount(2)
  await expectOneZone(page, 'the history of an item')

  await panel.editButton('kept').click()
  await panel.field('kept').fill('mine')
  await saveText(supabase, changed, 'theirs')
  await expect(panel.row('kept').getByRole('region', { name: 'Two versions of kept' })).toBeVisible()
  await expectOneZone(page, 'a conflict')
  await panel.cancelButton('kept').click()

  await panel.editButton('draft').click()
  await panel.field('draft').fill('Unsaved')
  await expect
    .poll(() => page.evaluate(() => Object.values(localStorage).some((entry) => entry.includes('Unsaved'))))
    .toBe(true)
  await page.clock.setSystemTime(Date.now() + 4 * day)
  await page.reload()
  await expect(page.getByRole('region', { name: 'Unsaved drafts' })).toContainText('Eastern Time')
  await expectOneZone(page, 'a draft')

  await page.getByRole('link', { name: 'Trash' }).click()
  await expect(page.getByRole('button', { name: 'Restore gone' }).first()).toBeVisible()
  await expectOneZone(page, 'the trash')

  await page.getByRole('link', { name: 'History', exact: true }).click()
  const history = page.getByRole('region', { name: 'History', exact: true })
  await expect(history).toContainText('Within the last year, in Eastern Time.')
  const view = historyView(page)
  await view.openRuns()
  const added = view.region.locator('li.change-row', { hasText: 'goneadded' }).first()
  await added.getByRole('button', { name: /^Details/ }).click()
  await added.getByRole('button', { name: /^Restore the site to this moment/ }).click()
  await expect(history.getByRole('region', { name: /^Restore to .+ Eastern Time$/ })).toBeVisible()
  await expectOneZone(page, 'restoring a moment')
  await history.getByRole('button', { name: /^Restore \d+ items?$/ }).click()
  await expect(
    history.getByRole('heading', { name: /^Restored to .+ Eastern Time: \d+ items?$/ }).first(),
  ).toBeVisible()
  await expectOneZone(page, 'the history')

  await context.setOffline(true)
  await expect(panel.banner).toContainText(/Last updated at \d\d:\d\d:\d\d Eastern Time/)
  await expectOneZone(page, 'the banner')
  // The next test may use this context.
  await context.setOffline(false)
})

test('after midnight, the banner says how long ago the list was updated, not the time of yesterday', async ({
  page,
  panel,
  context,
  allowErrors,
}) => {
  allowErrors(/WebSocket|net::ERR/)
  await page.clock.install({ time: '2027-03-02T04:50:00Z' })
  await panel.open()
  await context.setOffline(true)
  await expect(panel.banner).toContainText(/Last updated at 23:5\d:\d\d Eastern Time/)
  await page.clock.fastForward('00:40:00')
  await expect(panel.banner).toContainText(/Last updated [34]\d minutes ago/)
  // The next test may use this context.
  await context.setOffline(false)
})

test('the name of an export file has the viewer’s own day', async ({ page, panel }) => {
  await page.clock.setSystemTime('2027-03-02T02:30:00Z')
  await panel.open()
  await page.getByRole('link', { name: 'Export and import' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export 0 items' }).click()
  expect((await download).suggestedFilename()).toMatch(/-2027-03-01\.json$/)
})
