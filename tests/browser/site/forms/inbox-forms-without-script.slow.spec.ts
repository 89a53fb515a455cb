// The forms of a site with an inbox, in browsers without JavaScript.
import {
  apply,
  expect,
  field,
  file,
  fillApplication,
  fillMessage,
  form,
  pdf,
  position,
  problem,
  refused,
  sendMessage,
  sent,
  test,
} from '#tests/support/browser/inbox-forms.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test.beforeEach(({ allowErrors }) => allowErrors(refused))

  test('a message is sent, and the page says what happens next', async ({ page, sender, arrived }) => {
    await page.goto('/contact?department=ate-services')
    await fillMessage(page, sender)
    await sendMessage(page).click()
    await expect(page).toHaveURL(/\/contact#sent$/)
    await expect(sent(page)).toBeVisible()
    await expect(sent(page)).toBeFocused()
    await expect(form(page)).toBeHidden()
    expect(await arrived()).toMatchObject([
      { subject: 'ATE: Bernoulli numbers', message: 'A program,\nand by May.', spam_signs: [] },
    ])
    await page.getByRole('link', { name: 'Write another message' }).click()
    await expect(field(page, 'Message')).toBeVisible()
    await expect(sent(page)).toBeHidden()
  })

  test('a message that is not accepted is shown again, with what is wrong', async ({ page, sender }) => {
    await page.goto('/contact')
    const odd = '</textarea><b>"\'&amp;\n\nlast'
    await fillMessage(page, sender, { Subject: '  ', Message: odd })
    await sendMessage(page).click()
    await expect(page).toHaveURL(/\/contact$/)
    await expect(problem(page)).toHaveText(/Please correct the marked fields/)
    await expect(field(page, 'Subject')).toBeFocused()
    await expect(field(page, 'Subject')).toHaveAccessibleDescription(/Enter a subject/)
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(1)
    await expect(field(page, 'Message')).toHaveValue(odd)
    await expect(field(page, 'Email Address')).toHaveValue(sender)
    await field(page, 'Subject').fill('Right')
    await sendMessage(page).click()
    await expect(sent(page)).toBeFocused()
  })

  test('a position is chosen in the form by its link', async ({ page, sender, arrived }) => {
    await page.goto('/careers')
    await expect(page.getByText('Your draft stays in this browser tab')).toBeHidden()
    await page.getByRole('link', { name: 'Apply for this position Verification Engineer' }).click()
    await expect(position(page).locator('option:checked')).toHaveText('Verification Engineer')
    await fillApplication(page, sender)
    await apply(page).click()
    await expect(sent(page)).toBeFocused()
    expect(await arrived()).toMatchObject([{ subject: 'Verification Engineer' }])
  })

  test('an application is sent, and one with a wrong file is shown again', async ({
    page,
    sender,
    arrived,
  }) => {
    await page.goto('/careers?position=product-manager#apply')
    await position(page).selectOption('Product Manager')
    await fillApplication(page, sender)
    await file(page).setInputFiles({ ...pdf, buffer: Buffer.from('hello') })
    await apply(page).click()
    await expect(problem(page)).toHaveText(/choose your file again/)
    await expect(file(page)).toBeFocused()
    await expect(position(page).locator('option:checked')).toHaveText('Product Manager')
    await file(page).setInputFiles(pdf)
    await apply(page).click()
    await expect(page).toHaveURL(/\/careers#sent$/)
    await expect(sent(page)).toBeFocused()
    expect(await arrived()).toMatchObject([{ subject: 'Product Manager', file_name: 'Resume.pdf' }])
  })
})
