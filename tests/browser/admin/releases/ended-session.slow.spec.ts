// A session that was ended on another computer reads no releases, which does not mean that there are none.
import type { Page } from '@playwright/test'
import { ButtonsView } from '#tests/support/browser/panel/buttons-view.ts'
import {
  access,
  accountButton,
  expect,
  password,
  signIn as signInAgain,
  test,
} from '#tests/support/browser/panel/guarded-panel.ts'
import { ReleasesPanel } from '#tests/support/browser/panel/releases.ts'
import { ReplaceView } from '#tests/support/browser/panel/replace-view.ts'
import type { GuardedSite } from '#tests/support/browser/servers/servers.ts'

const key = 'about.hero.title'
const link = 'home.hero.primary.href'

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

test.describe('a panel with a release', () => {
  test.beforeEach(async ({ page, panel, signIn, operator, sql, allowErrors }) => {
    allowErrors(/status of 40[0-3]/)
    await sql`insert into public.website_content (content_key, content_value) values (${link}, '/about')`
    await panel.open()
    await page.getByRole('region', { name: access }).getByRole('button', { name: 'Sign in' }).click()
    await signIn(operator.email, password)
    await expect(accountButton(page)).toBeVisible()
    await new ReleasesPanel(page).start('Spring')
  })

  /** Ends the session elsewhere, has the panel notice it, and signs in again. */
  async function renewSession(
    page: Page,
    accounts: GuardedSite['accounts'],
    { id, email }: { id: string; email: string },
    notice: () => Promise<void>,
  ) {
    await accounts.resetPassword(id, password)
    await notice()
    const dialog = page.getByRole('dialog', { name: 'Sign in' })
    await expect(dialog).toContainText('Nothing you typed is lost.')
    await signInAgain(page, email, password)
    await expect(dialog).toBeHidden()
    await new ReleasesPanel(page).expectChosen('Spring')
  }

  test('still leaves out the texts that were left out of a replacement', async ({
    page,
    panel,
    operator,
    accounts,
  }) => {
    await panel.add('note', 'quince')
    await panel.add('other', 'quince')
    await page.goto('/admin#texts/replace?find=quince&with=medlar')
    const view = new ReplaceView(page)
    await view.select('other').uncheck()
    await panel.quiet()
    await renewSession(page, accounts, operator, () => view.act.click())
    await expect(view.act).toHaveText('Replace in 1 text')
  })

  test('keeps the time that was typed for publishing', async ({ page, panel, operator, accounts }) => {
    await panel.add(key, 'About our spring')
    const releases = new ReleasesPanel(page)
    await releases.review()
    const at = releases.publish.getByLabel('Publish at')
    const time = `${new Date().getFullYear() + 1}-03-01T09:30`
    await at.fill(time)
    const schedule = releases.publish.getByRole('button', { name: 'Schedule', exact: true })
    await panel.quiet()
    await renewSession(page, accounts, operator, () => schedule.click())
    await expect(at).toHaveValue(time)
    await schedule.click()
    await expect(releases.bar).toContainText('It goes live')
  })

  test('keeps a typed link that equals the one of the live site', async ({
    page,
    panel,
    operator,
    accounts,
  }) => {
    const view = new ButtonsView(page)
    await view.open()
    await view.field(link).fill('/careers')
    await view.save(link).click()
    await expect(view.save(link)).toHaveCount(0)
    await view.field(link).fill('/about')
    await panel.quiet()
    await renewSession(page, accounts, operator, () => new ReleasesPanel(page).switch.press('Enter'))
    await expect(view.field(link)).toHaveValue('/about')
    await expect(view.save(link)).toBeVisible()
  })

  test('does not say of a draft that its release no longer exists', async ({
    page,
    panel,
    operator,
    accounts,
  }) => {
    await panel.add('note', 'a text')
    await panel.editButton('note').click()
    await panel.field('note').fill('a typed text')
    await expect(panel.row('note')).toContainText('Unsaved')
    await page.reload()
    await expect(page.getByRole('region', { name: 'Unsaved drafts' })).toBeVisible()
    // What is read once the connection is there would notice the end of the session before the menu does.
    await expect(panel.banner).toContainText('Connected')
    await panel.quiet()
    const said = await page.evaluateHandle(() => {
      const words = new Set<string>()
      new MutationObserver(() => {
        words.add(document.body.innerText)
      }).observe(document.body, { childList: true, characterData: true, subtree: true })
      return words
    })
    await renewSession(page, accounts, operator, () => new ReleasesPanel(page).switch.press('Enter'))
    expect(await said.evaluate((words) => [...words].join('\n'))).not.toContain('no longer exists')
  })
})
