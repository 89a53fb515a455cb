// The account menu of a signed-in operator: who is signed in, a new password, signing out.
import type { Page } from '@playwright/test'
import { recordAnnouncements } from '#tests/support/browser/announcements.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import {
  access,
  accountButton,
  expect,
  password,
  signIn as signInAt,
  signOut,
  test,
} from '#tests/support/browser/panel/guarded-panel.ts'

const newPassword = 'another horse battery'

const dialogOf = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Change your password' })
  return {
    dialog,
    current: dialog.getByLabel('Current password'),
    next: dialog.getByLabel('New password'),
    submit: dialog.getByRole('button', { name: 'Change password' }),
  }
}

async function openPasswordDialog(page: Page): Promise<void> {
  await accountButton(page).click()
  await page.getByRole('button', { name: 'Change password…' }).click()
}

test.beforeEach(async ({ page, panel, signIn, operator }) => {
  await panel.open()
  await page.getByRole('region', { name: access }).getByRole('button', { name: 'Sign in' }).click()
  await signIn(operator.email, password)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(accountButton(page)).toBeVisible()
})

test('the menu opens and closes by keyboard and pointer, and the focus returns', async ({
  page,
  panel,
  operator,
}) => {
  const button = accountButton(page)
  const signOutButton = page.getByRole('button', { name: 'Sign out' })
  await button.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByText(`Signed in as ${operator.email}`)).toBeVisible()
  await expectAccessible(page, 'the account menu', { within: '.panel-bar' })
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Change password…' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(signOutButton).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(signOutButton).toHaveCount(0)
  await expect(button).toBeFocused()

  await button.press('Enter')
  for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Tab')
  await expect(signOutButton, 'the focus has left the menu').toHaveCount(0)

  await button.click()
  await panel.newValue.click()
  await expect(signOutButton).toHaveCount(0)
  await expect(panel.newValue).toBeFocused()
  await button.click()
  await button.click()
  await expect(signOutButton).toHaveCount(0)
})

test('the password is changed, other sessions end, and this one continues', async ({
  page,
  panel,
  openAnother,
  signIn,
  operator,
  allowErrors,
}) => {
  allowErrors(/status of 40[03]/)
  const other = await openAnother()
  await other.goto('/admin')
  await other.getByRole('region', { name: access }).getByRole('button', { name: 'Sign in' }).click()
  await signInAt(other, operator.email, password)
  await expect(accountButton(other)).toBeVisible()

  await openPasswordDialog(page)
  const { dialog, current, next, submit } = dialogOf(page)
  await expect(current).toBeFocused()
  await expect(current).toHaveAttribute('autocomplete', 'current-password')
  await expect(next).toHaveAttribute('autocomplete', 'new-password')
  await expect(next).toHaveAccessibleDescription(/^12 characters or more, and no more than 72 bytes/)
  await expect(dialog.locator('[autocomplete=username]')).toHaveValue(operator.email)
  await expectAccessible(page, 'changing the password', { within: 'dialog' })
  await current.fill(password)
  await next.fill(newPassword)
  const show = dialog.getByRole('button', { name: 'Show password' })
  await show.click()
  await expect(show).toHaveAttribute('aria-pressed', 'true')
  for (const field of [current, next]) await expect(field).toHaveAttribute('type', 'text')
  await submit.click()
  await expect(dialog).toHaveCount(0)
  await panel.expectToast('Password Changed!', 'You were signed out everywhere else.', 'success')
  await expect(accountButton(page)).toBeFocused()

  await panel.add('contact.hero.title', 'Still signed in')
  await panel.expectToast('Content Added!', 'contact.hero.title added.', 'success')
  await other.reload()
  await expect(other.getByRole('dialog', { name: 'Sign in' })).toContainText('You have been signed out.')
  await signOut(page)
  await page.getByRole('region', { name: access }).getByRole('button', { name: 'Sign in' }).click()
  await signIn(operator.email, password)
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('Wrong email or password.')
  await signIn(operator.email, newPassword)
  await expect(accountButton(page)).toBeVisible()
})

test('a password that is refused is explained at its field, and nothing changes', async ({
  page,
  signIn,
  operator,
  allowErrors,
}) => {
  allowErrors(/status of 4(00|22|29)|ERR_/)
  await openPasswordDialog(page)
  const { dialog, current, next, submit } = dialogOf(page)
  for (const [before, after, field, problem] of [
    ['wrong', newPassword, current, 'The current password is wrong.'],
    [password, 'a'.repeat(11), next, 'The new password must have at least 12 characters.'],
    [password, `${'ä'.repeat(36)}a`, next, 'The new password must have at most 72 bytes. Shorten it.'],
    [password, password, next, 'The new password is the same as the current one. Choose another.'],
  ] as const) {
    await current.fill(before)
    await next.fill(after)
    await submit.click()
    await expect(dialog.getByRole('alert')).toHaveText(problem)
    await expect(field).toBeFocused()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(new RegExp(problem))
  }
  await page.route('**/auth/v1/token**', (route) => route.abort())
  await submit.click()
  await expect(dialog.getByRole('alert')).toContainText('The server cannot be reached.')
  await page.unroute('**/auth/v1/token**')

  await dialog.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(accountButton(page)).toBeFocused()
  await signOut(page)
  await page.getByRole('region', { name: access }).getByRole('button', { name: 'Sign in' }).click()
  await signIn(operator.email, password)
  await expect(accountButton(page)).toBeVisible()
})

test('the dialog stays open until it is known whether the password was changed', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of 400/)
  await openPasswordDialog(page)
  const { dialog, current, next, submit } = dialogOf(page)
  await current.fill('wrong')
  await next.fill(newPassword)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/auth/v1/token**', async (route) => {
    await released
    await route.continue()
  })
  await submit.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveAttribute('aria-disabled', 'true')
  await dialog.getByRole('button', { name: 'Cancel' }).press('Enter')
  for (let presses = 0; presses < 2; presses++) await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  release()
  await expect(dialog.getByRole('alert')).toHaveText('The current password is wrong.')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
})

test('why a password is refused is announced each time, even in the same words', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of 400/)
  await openPasswordDialog(page)
  const { dialog, current, next, submit } = dialogOf(page)
  const announcements = await recordAnnouncements(dialog.getByRole('alert'))
  const said: string[] = []
  for (const [before, after, problem] of [
    ['wrong', newPassword, 'The current password is wrong.'],
    [password, 'a'.repeat(11), 'The new password must have at least 12 characters.'],
  ] as const) {
    await current.fill(before)
    await next.fill(after)
    for (let times = 1; times <= 2; times++) {
      await submit.click()
      await expect.poll(announcements).toEqual([...said, problem])
      said.push(problem)
    }
  }
})

test('signing out works without a connection, and says what the server does not know', async ({
  page,
  panel,
  allowErrors,
}) => {
  allowErrors(/ERR_/)
  await page.route('**/auth/v1/logout**', (route) => route.abort())
  await signOut(page)
  await panel.expectToast(
    'Signed Out',
    'The server could not be told, but this device has forgotten your session.',
    'notice',
  )
  await expect(accountButton(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Manage Content' })).toBeFocused()
  await page.reload()
  await expect(page.getByRole('region', { name: access })).toContainText('Sign in to edit.')
})
