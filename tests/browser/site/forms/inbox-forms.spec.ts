// The forms of a site with an inbox. inbox-forms.slow.spec.ts has everything that can go wrong.
import {
  apply,
  expect,
  fillApplication,
  fillMessage,
  form,
  sendMessage,
  sent,
  test,
} from '#tests/support/browser/inbox-forms.ts'

test('the contact form sends, and says what happens next', async ({ page, sender, arrived }) => {
  await page.goto('/contact')
  await expect(sent(page)).toBeHidden()
  await fillMessage(page, sender)
  await sendMessage(page).click()
  await expect(sent(page)).toBeFocused()
  await expect(sent(page)).toContainText('Your message has arrived')
  await expect(form(page)).toBeHidden()
  expect(await arrived()).toMatchObject([
    { kind: 'message', name: 'Ada Lovelace', subject: 'Bernoulli numbers', spam_signs: [] },
  ])
})

test('the careers page takes an application with a file', async ({ page, sender, arrived }) => {
  await page.goto('/careers')
  await page.getByRole('link', { name: 'Apply for this position Verification Engineer' }).click()
  await fillApplication(page, sender)
  await apply(page).click()
  await expect(sent(page)).toBeFocused()
  await expect(sent(page)).toContainText('Your application has arrived')
  expect(await arrived()).toMatchObject([
    { kind: 'application', subject: 'Verification Engineer', file_name: 'Resume.pdf', spam_signs: [] },
  ])
})
