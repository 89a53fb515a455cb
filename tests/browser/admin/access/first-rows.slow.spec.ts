// Where the work begins before anybody has signed in, which is the first sight of a deployed site.

import { expectWithin } from '#tests/support/browser/panel/first-rows.ts'
import { access, expect, test } from '#tests/support/browser/panel/guarded-panel.ts'

test('each view for visitors begins within 240 px on a desktop, and within 300 px on tablets and phones', async ({
  page,
  sql,
}) => {
  for (const key of ['home.hero.title', 'other'])
    await sql`insert into public.website_content (content_key, content_value) values (${key}, 'A short text')`
  await page.goto('/admin')
  const signIn = page.getByRole('region', { name: access }).getByRole('button', { name: 'Sign in' })
  await expect(signIn).toBeVisible()
  for (const { width, height, firstRow } of [
    { width: 1440, height: 900, firstRow: 240 },
    { width: 768, height: 1024, firstRow: 300 },
    { width: 390, height: 844, firstRow: 300 },
    { width: 390, height: 460, firstRow: 300 },
  ])
    await test.step(`${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height })
      for (const view of ['Items', 'Pages', 'Site texts', 'Buttons'] as const)
        await expectWithin(page, view, firstRow)

      // Nothing in the bar is cut off, or covers something else.
      const bar = page.locator('.panel-bar')
      const boxes = await Promise.all(
        [
          page.getByRole('heading', { level: 1 }),
          page.getByRole('region', { name: 'Live connection' }),
          signIn,
        ].map((part) => part.boundingBox()),
      )
      const { y = 0, height: barHeight = 0 } = (await bar.boundingBox()) ?? {}
      let end = 0
      for (const box of boxes) {
        expect(box?.x).toBeGreaterThanOrEqual(end)
        end = (box?.x ?? 0) + (box?.width ?? 0)
        expect(box?.y).toBeGreaterThanOrEqual(y)
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(y + barHeight)
      }
      expect(end).toBeLessThanOrEqual(width)
    })
})
