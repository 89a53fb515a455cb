import type { Page } from '@playwright/test'
import { site } from '#content/default-content.ts'
import { saveItems } from '#tests/support/browser/save-items.ts'
import { expect, test } from '#tests/support/browser/test.ts'

/** Expects each of these offices to show this time or offset, and every other one to show any. */
async function showTimes(page: Page, times: Record<string, string>) {
  await expect(page.locator('.office-facts [data-clock]')).toHaveCount(site.locations.offices.items.length)
  for (const [name, time] of Object.entries(times)) {
    const heading = page.getByRole('heading', { name, exact: true })
    const office = page.getByRole('article').filter({ has: heading })
    await expect(office.locator('.office-facts [data-clock]'), name).toHaveText(time)
  }
}

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

  test('are true at once when Back returns to the page, whose timers stood still', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2025-11-17T17:59:05-08:00'))
    await page.goto('/contact')
    await expect(now(page)).toHaveText('Open now')
    await page.clock.setFixedTime(new Date('2025-11-17T20:00:00-08:00'))
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await expect(now(page)).toHaveText('Closed now')
  })

  test('are not told when a prerendered page becomes visible, before its first paint', async ({ page }) => {
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        document.dispatchEvent(new Event('visibilitychange'))
        document.documentElement.dataset.saidBefore = document.querySelector('.week-now')?.textContent ?? ''
      }),
    )
    await page.goto('/contact')
    await expect(page.locator('html')).toHaveAttribute('data-said-before', '')
    await expect(now(page)).toHaveText(/now$/)
  })

  test('are as specified', async ({ page }) => {
    await page.goto('/contact')
    const hours = page.getByRole('region', { name: 'Office hours' })
    await expect(hours.locator('dt')).toHaveText(['Mon-Fri', 'Sat', 'Sun'])
    await expect(hours.locator('dd')).toHaveText(['9:00 AM-6:00 PM PST', '10:00 AM-2:00 PM PST', 'closed'])
  })

  test('stay above their days in the drawing, however long a text is', async ({ page, supabase }) => {
    const rows = page.locator('.week-rows > div')
    const columns = () => rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().x))
    await page.goto('/contact')
    const before = await columns()
    const hours = 'By appointment only, because nobody is at the office on Sundays'
    await saveItems(supabase, { 'contact.officeHours.rows.sunday.hours': hours })
    await expect.poll(async () => (await page.request.get('/contact')).text()).toContain(`>${hours}</dd>`)
    await page.goto('/contact')
    expect(await columns()).toEqual(before)
  })

  test('of other days are in a list, and the drawing names the days', async ({ page, supabase }) => {
    const rows = 'contact.officeHours.rows'
    await saveItems(supabase, {
      [`${rows}.weekdays.days`]: 'Mon-Thu',
      [`${rows}.saturday.days`]: 'Fri',
      [`${rows}.sunday.days`]: 'Sat-Sun',
    })
    await expect.poll(async () => (await page.request.get('/contact')).text()).toContain('>Sat-Sun</dt>')
    await page.goto('/contact')
    await expect(page.locator('.week-hours text:visible')).toHaveText(['Mon-Thu', 'Fri', 'Sat-Sun'])
    const lefts = await page
      .locator('.week-rows dt')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().x))
    expect(new Set(lefts).size).toBe(1)
  })

  test('follow an edited text, and say nothing about one that cannot be read', async ({ page, supabase }) => {
    const key = 'contact.officeHours.rows.weekdays.hours'
    const line = () => page.locator('#week-line').getAttribute('d')
    const showWith = async (hours: string) => {
      await saveItems(supabase, { [key]: hours })
      await expect.poll(async () => (await page.request.get('/contact')).text()).toContain(`>${hours}</dd>`)
      await page.goto('/contact')
    }
    await page.clock.setFixedTime(new Date('2025-11-17T14:00:00-08:00'))
    await page.goto('/contact')
    await expect(now(page)).toHaveText('Open now')
    const before = await line()
    await showWith('9:00 AM-1:00 PM PST')
    await expect(now(page)).toHaveText('Closed now')
    const shorter = await line()
    expect(shorter).not.toBe(before)
    await showWith('By appointment')
    await expect(page.locator('.week-hours text:visible')).toHaveCount(0)
    expect([before, shorter]).not.toContain(await line())
    await expect(now(page)).toBeEmpty()
  })

  test('of a support desk are drawn as its text says, and not drawn if it cannot be read', async ({
    page,
    supabase,
  }) => {
    const key = 'locations.support.regions.europe.hours'
    const desk = page.locator('.support-region').filter({ hasText: 'Berlin' })
    for (const [hours, drawn] of [
      ['8:00 AM-6:00 PM', ['07:00', '17:00']],
      ['9:30 AM-5:00 PM', ['08:30', '16:00']],
      ['Around the clock', []],
    ] as const) {
      await saveItems(supabase, { [key]: hours })
      await expect.poll(async () => (await page.request.get('/locations')).text()).toContain(`>${hours}</p>`)
      await page.goto('/locations')
      await expect(desk.locator('svg text')).toHaveText([...drawn])
      await expect(desk.locator('svg path.hours-line')).toHaveCount(drawn.length ? 1 : 0)
    }
  })

  test('offices show their local times', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2025-07-14T18:05:00Z'))
    await page.goto('/locations')
    await showTimes(page, {
      'Silicon Valley HQ': 'Mon 11:05',
      Austin: 'Mon 13:05',
      Bangalore: 'Mon 23:35',
      Tokyo: 'Tue 03:05',
    })
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('only the hours are shown, and offices show their offset from UTC', async ({ page }) => {
    await page.goto('/contact')
    await expect(page.locator('.week-now')).toBeEmpty()
    await page.goto('/locations')
    await showTimes(page, {
      'Silicon Valley HQ': 'UTC−8/−7',
      Austin: 'UTC−6/−5',
      Bangalore: 'UTC+5:30',
      Tokyo: 'UTC+9',
    })
  })
})
