// The banner of a preview at all widths and in print, a link that has ended, and links that leave the preview.
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { collidingTexts, cutTexts, sideways } from '#tests/support/browser/layout.ts'
import { banner, expect, test } from '#tests/support/browser/site/preview.ts'

test('the banner fits at all widths, also in print, and axe finds nothing', async ({ page, preview }) => {
  await page.goto(`${preview}/about`)
  await expectAccessible(page, 'a preview', { at: [390, 1440] })
  for (const width of [320, 390, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    expect.soft(await sideways(page), `${width}`).toBeLessThanOrEqual(0)
    expect.soft(await cutTexts(page), `${width}`).toEqual([])
    expect.soft(await collidingTexts(page), `${width}`).toEqual([])
    const [bar, below, title] = await Promise.all(
      [page.locator('header.bar'), banner(page), page.getByRole('heading', { level: 1 })].map((part) =>
        part.boundingBox(),
      ),
    )
    const text = await banner(page).locator('p').boundingBox()
    expect.soft(text?.y, `${width}`).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0) - 1)
    expect.soft(title?.y, `${width}`).toBeGreaterThan((below?.y ?? 0) + (below?.height ?? 0))
  }
  await page.emulateMedia({ media: 'print' })
  await expect(banner(page)).toBeVisible()
})

test('a link that has ended says so, and axe finds nothing', async ({ page, allowErrors }) => {
  allowErrors(/404/)
  await page.goto(`/preview/${'0'.repeat(64)}/about`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Preview ended')
  await expect(page.getByText('Its time is over, somebody has ended it,')).toBeVisible()
  await expect(banner(page)).toHaveCount(0)
  await expectAccessible(page, 'a preview that has ended', { at: [390, 1440] })
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await sideways(page)).toBeLessThanOrEqual(0)
})

test('a link to another site tells it nothing', async ({ page, preview }) => {
  await page.goto(preview)
  const referrers: (string | undefined)[] = []
  await page.route('https://elsewhere.example/**', async (route) => {
    referrers.push(
      await route
        .request()
        .headerValue('referer')
        .then((value) => value ?? undefined),
    )
    await route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' })
  })
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = 'https://elsewhere.example/'
    link.textContent = 'Elsewhere'
    document.querySelector('main')?.prepend(link)
  })
  await page.getByRole('link', { name: 'Elsewhere' }).click()
  await expect(page).toHaveTitle('Elsewhere')
  expect(referrers).toEqual([undefined])
  expect(await page.evaluate(() => document.referrer)).toBe('')
})

test('the link "Edit this page" leads to the real page', async ({ page, preview }) => {
  await page.goto('/admin')
  await expect(page.getByRole('region', { name: 'Manage Content' })).toHaveAttribute('aria-busy', 'false')
  await page.goto(`${preview}/services/ate`)
  const edit = page.getByRole('link', { name: 'Edit this page' })
  await expect(edit).toHaveAttribute('href', '/admin#pages/services/ate')
})
