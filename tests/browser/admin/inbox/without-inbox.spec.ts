import { expect, test } from '#tests/support/browser/panel/admin-panel.ts'

test('a site without an inbox has no such view, and does not ask for messages', async ({ page, panel }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/admin#inbox')
  await expect(panel.list).toHaveAttribute('aria-busy', 'false')
  await expect(panel.list).toBeVisible()
  await expect(page.getByRole('link', { name: 'Inbox' })).toHaveCount(0)
  await page.keyboard.press('?')
  await expect(panel.dialog).toContainText('Find a text')
  await expect(panel.dialog).not.toContainText('In the inbox')
  expect(asked.filter((url) => url.includes('inbox'))).toEqual([])
})
