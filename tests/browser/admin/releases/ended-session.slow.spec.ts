// A session that was ended on another computer reads no releases, which does not mean that there are none.
import { access, accountButton, expect, password, test } from '#tests/support/browser/panel/guarded-panel.ts'
import { ReleasesPanel } from '#tests/support/browser/panel/releases.ts'

const key = 'about.hero.title'

const actions: [name: string, act: (releases: ReleasesPanel) => Promise<void>][] = [
  ['opening the menu', (releases) => releases.switch.click()],
  ['publishing', (releases) => releases.publishShown()],
  ['creating a link', (releases) => releases.preview.getByRole('button', { name: 'Create link' }).click()],
  [
    'renaming',
    async ({ details, dialog }) => {
      await details.getByRole('button', { name: 'Rename' }).click()
      await dialog.getByLabel('Name').fill('Summer')
      await dialog.getByRole('button', { name: 'Rename' }).click()
    },
  ],
]

for (const [name, act] of actions)
  test(`${name} opens the sign-in, and the release is chosen again after it`, async ({
    page,
    panel,
    signIn,
    operator,
    accounts,
    allowErrors,
  }) => {
    allowErrors(/status of 40[0-3]/)
    const releases = new ReleasesPanel(page)
    await panel.open()
    await page.getByRole('region', { name: access }).getByRole('button', { name: 'Sign in' }).click()
    await signIn(operator.email, password)
    await expect(accountButton(page)).toBeVisible()
    await releases.start('Spring')
    await panel.add(key, 'About our spring')
    await expect(releases.bar).toContainText('1 edit, not live.')
    await releases.review()
    await panel.quiet()
    const said = await page.evaluateHandle(() => {
      const words = new Set<string>()
      new MutationObserver(() => {
        words.add(document.querySelector('.release-bar')?.textContent ?? '')
      }).observe(document.body, { childList: true, characterData: true, subtree: true })
      return words
    })
    await accounts.resetPassword(operator.id, password)
    await act(releases)
    const dialog = page.getByRole('dialog', { name: 'Sign in' })
    await expect(dialog).toContainText('You have been signed out.')
    await signIn(operator.email, password)
    await expect(dialog).toBeHidden()
    await releases.expectChosen('Spring')
    await expect(releases.bar).toContainText('1 edit, not live.')
    await expect(releases.edit(key)).toContainText('spring')
    expect(await said.evaluate((words) => [...words].join('\n'))).not.toContain('no longer exists')
  })

const places: [name: string, open: (releases: ReleasesPanel) => Promise<void>][] = [
  [
    'the bar',
    async (releases) => {
      await releases.switch.click()
      await releases.menu.getByRole('button', { name: 'New release…' }).click()
    },
  ],
  ['the view', (releases) => releases.view.getByRole('button', { name: 'New release' }).click()],
]

for (const [name, open] of places)
  test(`the name of a new release stays while its author signs in again: from ${name}`, async ({
    page,
    panel,
    signIn,
    operator,
    accounts,
    allowErrors,
  }) => {
    allowErrors(/status of 40[0-3]/)
    const releases = new ReleasesPanel(page)
    await panel.open()
    await page.getByRole('region', { name: access }).getByRole('button', { name: 'Sign in' }).click()
    await signIn(operator.email, password)
    await expect(accountButton(page)).toBeVisible()
    await page.goto('/admin#releases')
    await open(releases)
    const field = page.getByRole('dialog', { name: 'New release' }).getByLabel('Name')
    await field.fill('Summer')
    await accounts.resetPassword(operator.id, password)
    await field.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Sign in' })
    await expect(dialog).toContainText('You have been signed out.')
    await signIn(operator.email, password)
    await expect(dialog).toBeHidden()
    await expect(field).toHaveValue('Summer')
    await expect(field).toBeFocused()
    await field.press('Enter')
    await releases.expectChosen('Summer')
    await expect(field).toHaveCount(0)
    await expect(page.locator('body')).not.toBeFocused()
  })
