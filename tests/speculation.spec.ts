// The second page of a visit is there before it is asked for.
import { expect, test } from './support/test.ts'

test('a page is fetched while the pointer rests on its link, and not again when it is opened', async ({
  page,
  baseURL,
}) => {
  const others: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`)) others.push(request.url())
  })
  await page.goto('/services')
  const link = page.getByRole('main').getByRole('link', { name: 'Diagnostics' })
  await expect(async () => {
    await page.mouse.move(0, 0)
    await link.hover()
    await page.waitForTimeout(600)
    await link.click()
    await expect(page).toHaveURL(/\/services\/diagnostics$/)
    const entry = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      const { activationStart, deliveryType } = navigation as PerformanceNavigationTiming & {
        activationStart: number
        deliveryType: string
      }
      return { prerendered: activationStart > 0, prefetched: deliveryType === 'navigational-prefetch' }
    })
    if (!entry.prerendered && !entry.prefetched) await page.goBack()
    expect(entry.prerendered || entry.prefetched).toBe(true)
  }).toPass({ timeout: 20_000 })
  expect(others).toEqual([])
})
