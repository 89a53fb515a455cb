// The cards of offices, which can be pressed, though their addresses can be selected.
import { expect, test } from '#tests/support/browser/test.ts'
import { closeComingSoon, holdToasts } from '#tests/support/browser/toasts.ts'

test('the address of an office can be selected, and the rest of its card can be pressed', async ({
  page,
}) => {
  await page.goto('/locations')
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Austin' }) })
  const address = card.locator('.office-reach dd').first()
  await address.click({ clickCount: 3, force: true })
  expect(await page.evaluate(() => String(getSelection()).trim())).toBe(await address.textContent())
  await expect(page.locator('.toast')).toHaveCount(0)
  await holdToasts(page)
  for (const place of ['.office-facts dd', '.office-reach dt', '.office-size']) {
    await card.locator(place).first().click({ force: true })
    await closeComingSoon(page)
  }
})
