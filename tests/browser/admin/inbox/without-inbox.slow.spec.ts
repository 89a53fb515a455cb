// The panel of a site without an inbox.

import { access, accountButton, expect, password, test } from '#tests/support/browser/panel/guarded-panel.ts'

test('a site without an inbox has no such view, and asks for no messages, even for an operator', async ({
  page,
  panel,
  signIn,
  operator,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/admin#inbox')
  await page.getByRole('region', { name: access }).getByRole('button', { name: 'Sign in' }).click()
  await signIn(operator.email, password)
  await expect(panel.dialog).toHaveCount(0)
  await expect(accountButton(page)).toHaveAccessibleName(new RegExp(operator.email))
  await expect(panel.list).toHaveAttribute('aria-busy', 'false')
  await expect(panel.list).toBeVisible()
  await expect(page.getByRole('link', { name: 'Inbox' })).toHaveCount(0)
  await page.keyboard.press('?')
  await expect(panel.dialog).toContainText('Find a text')
  await expect(panel.dialog).not.toContainText('In the inbox')
  await panel.quiet()
  expect(asked.filter((url) => url.includes('inbox'))).toEqual([])
})
