// The panel of a site whose operators sign in.
import {
  access,
  accountButton,
  expect,
  password,
  signOut,
  test,
} from '#tests/support/browser/panel/guarded-panel.ts'

test.beforeEach(async ({ panel }) => {
  await panel.open()
})

test('signed-out users can read, see what is locked, and sign in to edit', async ({
  page,
  panel,
  signIn,
  operator,
}) => {
  const bar = page.getByRole('region', { name: access })
  await expect(bar).toContainText('You can read all site texts. Sign in to edit.')
  const dialog = page.getByRole('dialog', { name: 'Sign in' })
  await expect(panel.addButton).toHaveAccessibleDescription(/Sign in/)
  await panel.add('home.hero.title', 'Typed before')
  await expect(dialog).toBeVisible()
  await signIn(operator.email, password)
  await expect(dialog).toBeHidden()
  await expect(bar).toHaveCount(0)
  await expect(accountButton(page)).toHaveAccessibleName(new RegExp(operator.email))

  await expect(panel.newValue).toHaveValue('Typed before')
  await panel.addButton.click()
  await panel.expectToast('Content Added!', 'home.hero.title added.', 'success')
  await panel.deleteButton('home.hero.title').click()
  await panel.dialog.getByRole('button', { name: 'Delete' }).click()
  await panel.expectToast('Content Deleted!', 'home.hero.title deleted.', 'success')

  await page.reload()
  await expect(accountButton(page)).toHaveAccessibleName(new RegExp(operator.email))
  await signOut(page)
  await expect(bar).toContainText('Sign in to edit.')
  // The next person at this browser may be a visitor.
  await page.goto('/')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveCount(0)
})
