// What screen readers say of a page in the view "Pages": its texts with their keys and states, the open field, and what is
// reported. The frame with the page itself is silent.

import { expect, nameOf, test } from '#tests/support/browser/panel/admin-panel.ts'
import { openInPages } from '#tests/support/browser/panel/pages-view.ts'
import { holdToasts } from '#tests/support/browser/toasts.ts'

const title = 'about.hero.title'
const subtitle = 'about.hero.subtitle'

test('each text is announced with its key and its state, and the frame with nothing', async ({
  page,
  panel,
  seed,
}) => {
  await seed({ [subtitle]: 'An edited subtitle' })
  const view = await openInPages(panel, '/about')
  const texts = page.getByRole('list', { name: 'Texts on the page' }).getByRole('listitem')
  const said = (key: string) => texts.getByRole('button', { name: `(${key}, ` }).first()
  await expect(said(title)).toHaveAccessibleName(
    `Edit ${nameOf(title)} (${title}, default text): About the company`,
  )
  await expect(said(subtitle)).toHaveAccessibleName(
    `Edit ${nameOf(subtitle)} (${subtitle}, edited): An edited subtitle`,
  )
  const devTools = await page.context().newCDPSession(page)
  const { nodes } = await devTools.send('Accessibility.getFullAXTree')
  const roles = new Set(nodes.filter(({ ignored }) => !ignored).map(({ role }) => role?.value))
  expect(roles).toContain('button')
  expect(roles).not.toContain('Iframe')

  await view.text(title).first().click()
  await view.field.fill('Half a title')
  await page.getByRole('link', { name: 'Buttons', exact: true }).click()
  await page.getByRole('link', { name: 'Pages', exact: true }).first().click()
  await view.ready()
  await view.text(subtitle).first().click()
  await expect(view.text(title).first()).toHaveAccessibleName(/, unsaved\): /)
})

test('the field, its problems and the end of a save are announced', async ({ page, panel }) => {
  const view = await openInPages(panel, '/about')
  await view.text(title).first().press('Enter')
  await expect(view.field).toBeFocused()
  await expect(view.field).toHaveAccessibleName(`Value of ${nameOf(title)}`)
  await view.field.fill('TODO')
  await expect(page.getByRole('status').filter({ hasText: 'Contains placeholder text' })).toBeVisible()
  await view.field.fill('Who we are')
  // Otherwise, the live update would take the place of the toast after 1.5 s.
  await holdToasts(page)
  await view.field.press('Enter')
  const notifications = page.getByRole('region', { name: /^Notifications/ })
  await expect(notifications).toContainText('Content Saved!')
  await expect(view.text(title).first()).toBeFocused()
  await expect(view.text(title).first()).toHaveAccessibleName(/, edited\): Who we are$/)
})

test('a page that cannot be loaded is announced, and so is each further attempt', async ({
  page,
  panel,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED/)
  await panel.open()
  await page.route('**/admin/pages/about.json', (route) => route.abort('failed'))
  await page.evaluate(() => {
    location.hash = '#pages/about'
  })
  const alert = page.getByRole('alert').filter({ hasText: 'The page could not be loaded.' })
  await expect(alert).toBeVisible()
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/admin/pages/about.json', async (route) => {
    await isReleased
    await route.abort('failed')
  })
  await alert.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(page.getByText('Loading the page…')).toBeVisible()
  await expect(alert).toHaveCount(0)
  release()
  await expect(alert).toBeVisible()
})
