// The texts of the forms of a site with an inbox are edited on their pages, as all others are. What a visitor sees only
// after sending stands in the list beside the page.
import { expect, test } from '#tests/support/browser/panel/inbox.ts'
import { PagesView } from '#tests/support/browser/panel/pages-view.ts'

test('the form on the careers page is edited in place, and the message shown after sending in the list of texts', async ({
  page,
  signedIn,
}) => {
  const heading = 'careers.inbox.heading'
  const sent = 'careers.inbox.sent.heading'
  await signedIn(page)
  await page.goto('/admin#pages/careers?list=shown')
  const view = new PagesView(page)
  await view.ready()
  await view.text(heading).first().click()
  await view.field.fill('Apply here')
  await expect(view.frame.getByRole('heading', { name: 'Apply here' })).toBeVisible()
  await view.field.press('Enter')
  await expect(view.field).toHaveCount(0)

  await view.list.getByRole('button', { name: ` (${sent}, ` }).click()
  await expect(view.field).toBeFocused()
  await view.field.fill('It has arrived')
  await view.field.press('Enter')
  await expect(view.field).toHaveCount(0)

  await expect.poll(async () => (await page.request.get('/careers')).text()).toContain('It has arrived')
  await page.goto('/careers')
  await expect(page.getByRole('heading', { name: 'Apply here' })).toBeVisible()
})

test('the contact form of a site with an inbox has all of its texts', async ({ page, signedIn }) => {
  await signedIn(page)
  await page.goto('/admin#pages/contact?list=shown')
  const view = new PagesView(page)
  await view.ready()
  for (const key of ['contact.inbox.kept', 'contact.inbox.sent.heading', 'contact.inbox.problems.limit'])
    await expect(view.list.getByRole('button', { name: ` (${key}, ` }), key).toBeVisible()
})
