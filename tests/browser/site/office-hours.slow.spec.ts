import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser/test.ts'

test.describe('office hours for a visitor in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })
  const now = (page: Page) => page.locator('.week-now')

  for (const [moment, instant, says] of [
    ['Monday, a minute before nine at the office', '2025-11-17T08:59:30-08:00', 'Closed now'],
    ['Monday at nine at the office', '2025-11-17T09:00:00-08:00', 'Open now'],
    ['Friday at 5:59 PM at the office, Saturday in Tokyo', '2025-11-21T17:59:00-08:00', 'Open now'],
    ['Friday at 6:00 PM at the office', '2025-11-21T18:00:00-08:00', 'Closed now'],
    ['Saturday at 10:00 AM at the office, Sunday in Tokyo', '2025-11-22T10:00:00-08:00', 'Open now'],
    ['Sunday noon at the office, Monday in Tokyo', '2025-11-23T12:00:00-08:00', 'Closed now'],
    ['Monday morning in Tokyo, Sunday at the office', '2025-11-24T10:00:00+09:00', 'Closed now'],
    ['a summer day at nine at the office, in daylight saving time', '2025-07-14T09:00:00-07:00', 'Open now'],
    ['the same at six in the evening', '2025-07-14T18:00:00-07:00', 'Closed now'],
  ] as const) {
    test(`${moment}: ${says}`, async ({ page }) => {
      await page.clock.setFixedTime(new Date(instant))
      await page.goto('/contact')
      await expect(now(page)).toHaveText(says)
    })
  }

  test('change while the page is open', async ({ page }) => {
    await page.clock.install({ time: new Date('2025-11-17T08:58:40-08:00') })
    await page.goto('/contact')
    await expect(now(page)).toHaveText('Closed now')
    await page.clock.runFor('01:30')
    await expect(now(page)).toHaveText('Open now')
  })

  test('are as specified', async ({ page }) => {
    await page.goto('/contact')
    const hours = page.getByRole('region', { name: 'Office hours' })
    await expect(hours.locator('dt')).toHaveText(['Mon-Fri', 'Sat', 'Sun'])
    await expect(hours.locator('dd')).toHaveText(['9:00 AM-6:00 PM PST', '10:00 AM-2:00 PM PST', 'closed'])
  })

  test('offices show their local times', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2025-07-14T18:05:00Z'))
    await page.goto('/locations')
    const times = page.getByRole('article').locator('.office-facts [data-clock]')
    await expect(times).toHaveText(['Mon 11:05', 'Mon 13:05', 'Mon 23:35', 'Tue 03:05'])
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('only the hours are shown, and offices show their offset from UTC', async ({ page }) => {
    await page.goto('/contact')
    await expect(page.locator('.week-now')).toBeEmpty()
    await page.goto('/locations')
    await expect(page.locator('.office-facts [data-clock]')).toHaveText([
      'UTC−8/−7',
      'UTC−6/−5',
      'UTC+5:30',
      'UTC+9',
    ])
  })
})
