// The panel of a site whose operators sign in, when something goes wrong. The normal case is in sign-in.spec.ts.

import type { APIRequestContext, Locator } from '@playwright/test'
import type { TestServer } from '#testing/server.ts'
import { recordAnnouncements } from '#tests/support/browser/announcements.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { titles } from '#tests/support/browser/default-positions.ts'
import { AdminPanel } from '#tests/support/browser/panel/admin-panel.ts'
import {
  access,
  accountButton,
  contact,
  expect,
  password,
  signOut,
  test,
} from '#tests/support/browser/panel/guarded-panel.ts'
import { ListsView } from '#tests/support/browser/panel/lists-view.ts'
import { ReleasesPanel } from '#tests/support/browser/panel/releases.ts'
import { TextsView } from '#tests/support/browser/panel/texts-view.ts'
import { returnToPage } from '#tests/support/browser/return-to-page.ts'

const caretOf = (field: Locator) =>
  field.evaluate((element: HTMLInputElement | HTMLTextAreaElement) => element.selectionStart)

test.beforeEach(async ({ panel }) => {
  await panel.open()
})

/** Sends as many wrong passwords as an account may have in five minutes. */
async function tryPasswords(request: APIRequestContext, { publishableKey }: TestServer, email: string) {
  const headers = { apikey: publishableKey }
  for (let tries = 0; tries < 20; tries++) {
    const data = { email, password: `wrong ${tries}` }
    await request.post('/auth/v1/token?grant_type=password', { headers, data })
  }
}

test('errors are explained, and the email address stays', async ({
  page,
  site,
  signIn,
  operator,
  allowErrors,
}) => {
  allowErrors(/status of (400|429)|ERR_/)
  const bar = page.getByRole('region', { name: access })
  await bar.getByRole('button', { name: 'Sign in' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign in' })
  const problem = dialog.getByRole('alert')
  await signIn(operator.email, 'wrong')
  await expect(problem).toHaveText('Wrong email or password.')
  await expect(dialog.getByLabel('Email address')).toHaveValue(operator.email)

  await page.route('**/auth/v1/token**', (route) => route.abort())
  await signIn(operator.email, password)
  await expect(problem).toContainText('The server cannot be reached.')
  await page.unroute('**/auth/v1/token**')

  await page.route('**/auth/v1/token**', (route) => route.fulfill({ status: 200, json: {} }))
  await signIn(operator.email, password)
  await expect(problem).toHaveText(/^(Sign-in failed|Something went wrong)/)
  await page.unroute('**/auth/v1/token**')

  await page.evaluate(() => {
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = function (name, value) {
      if (name.endsWith('auth-token')) throw new DOMException('The quota is full.', 'QuotaExceededError')
      setItem.call(this, name, value)
    }
  })
  await signIn(operator.email, password)
  await expect(problem).toContainText('The quota is full. Try again.')

  await tryPasswords(page.request, site.server, operator.email)
  await signIn(operator.email, 'wrong')
  await expect(problem).toHaveText(
    'Too many attempts. Wait a moment, or at most five minutes, then try again.',
  )
  await dialog.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(bar.getByRole('button', { name: 'Sign in' })).toBeFocused()
})

test('why signing in failed is announced each time, even in the same words', async ({
  page,
  signIn,
  operator,
  allowErrors,
}) => {
  allowErrors(/status of 400/)
  await page.getByRole('region', { name: access }).getByRole('button', { name: 'Sign in' }).click()
  const announcements = await recordAnnouncements(
    page.getByRole('dialog').getByRole('alert', { includeHidden: true }),
  )
  for (let times = 1; times <= 2; times++) {
    await signIn(operator.email, 'wrong')
    await expect.poll(announcements).toEqual(Array(times).fill('Wrong email or password.'))
  }
})

test('a project with its own policies is not asked for permissions: its answer to a write is shown', async ({
  page,
  panel,
  allowErrors,
}) => {
  allowErrors(/status of (401|403|404)/)
  const missing = { code: 'PGRST202', message: 'Could not find the function public.may_write', details: null }
  await page.route('**/rest/v1/rpc/may_write', (route) => route.fulfill({ status: 404, json: missing }))
  await page.reload()
  await expect(panel.banner).toContainText('Connected')
  await expect(page.getByRole('region', { name: access })).toHaveCount(0)
  await panel.add('home.hero.title', 'Refused')
  await expect
    .poll(async () => (await panel.toasts()).map(({ description }) => description))
    .toContainEqual('Failed to add new content: you do not have permission to change it')
  await expect(panel.newValue).toHaveValue('Refused')
})

test.describe('signed in', () => {
  test.beforeEach(async ({ page, signIn, operator }) => {
    await page.getByRole('region', { name: access }).getByRole('button', { name: 'Sign in' }).click()
    await signIn(operator.email, password)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(accountButton(page)).toHaveAccessibleName(new RegExp(operator.email))
  })

  test('a session that ends opens the sign-in over the page, and no typed text is lost', async ({
    page,
    panel,
    signIn,
    operator,
    accounts,
    allowErrors,
  }) => {
    allowErrors(/status of 400/)
    await page.clock.install()
    await page.reload()
    await expect(panel.banner).toContainText('Connected')
    await panel.add('about.hero.title', 'Before')
    // Its name is shown once the texts of the site are loaded.
    await panel.editButton('about.hero.title').click()
    await panel.newKey.fill('half.a.key')
    await panel.field('about.hero.title').fill('Half a sent')
    await panel.field('about.hero.title').press('ArrowLeft')

    await accounts.resetPassword(operator.id, password)
    await page.clock.fastForward('01:01:00')
    const dialog = page.getByRole('dialog', { name: 'Sign in' })
    await expect(dialog).toContainText(
      'You have been signed out. Sign in again to continue. Nothing you typed is lost.',
    )
    await expect(dialog.getByLabel('Email address')).toHaveValue(operator.email)
    await expect(dialog.getByLabel('Password')).toBeFocused()
    await signIn(operator.email, password)
    await expect(dialog).toBeHidden()

    await expect(panel.field('about.hero.title')).toHaveValue('Half a sent')
    await expect(panel.field('about.hero.title')).toBeFocused()
    expect(await caretOf(panel.field('about.hero.title')), 'the caret returns').toBe('Half a sen'.length)
    await expect(panel.newKey).toHaveValue('half.a.key')
    await panel.saveButton('about.hero.title').click()
    await panel.expectToast('Content Saved!', 'about.hero.title updated.', 'success')
  })

  test('what was to be done after signing in is not done if the dialog is closed before the answer', async ({
    page,
    signIn,
    operator,
  }) => {
    const lists = new ListsView(page)
    await lists.open()
    await signOut(page)
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/auth/v1/token**', async (route) => {
      await released
      await route.continue()
    })
    await lists.act(lists.positions, `Hide ${titles[0]}`).click()
    await signIn(operator.email, password)
    await page.getByRole('dialog').getByRole('button', { name: 'Not now' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    release()
    await expect(accountButton(page)).toBeVisible()
    // The other one would be hidden before this one.
    await lists.act(lists.positions, `Hide ${titles[1]}`).click()
    await expect.poll(() => lists.names(lists.positions)).toContain(`${titles[1]} (hidden)`)
    expect(await lists.names(lists.positions)).not.toContain(`${titles[0]} (hidden)`)
  })

  test('signing in again in one window also closes the sign-in of the others', async ({
    page,
    panel,
    signIn,
    operator,
    accounts,
    allowErrors,
  }) => {
    allowErrors(/status of 40[0-3]/)
    const other = await page.context().newPage()
    const otherPanel = new AdminPanel(other)
    await otherPanel.open()
    await expect(accountButton(other)).toBeVisible()
    await otherPanel.newKey.fill('half.a.key')
    await otherPanel.newKey.press('ArrowLeft')
    for (const each of [panel, otherPanel]) await each.quiet()
    await accounts.resetPassword(operator.id, password)
    await panel.add('careers.hero.title', 'A sentence')
    for (const each of [page, other])
      await expect(each.getByRole('dialog', { name: 'Sign in' })).toContainText('You have been signed out.')
    await signIn(operator.email, password)
    await expect(other.getByRole('dialog')).toHaveCount(0)
    await expect(otherPanel.newKey).toBeFocused()
    expect(await caretOf(otherPanel.newKey)).toBe('half.a.ke'.length)
    await expect(accountButton(other)).toBeVisible()
  })

  test('a session that was ended elsewhere opens the sign-in with the next change, and no typed text is lost', async ({
    page,
    panel,
    signIn,
    operator,
    accounts,
    allowErrors,
  }) => {
    allowErrors(/status of 40[0-3]/)
    await panel.newKey.fill('careers.hero.title')
    await panel.newValue.fill('Half a sentence')
    await panel.quiet()
    await accounts.resetPassword(operator.id, password)
    await panel.addButton.click()
    const dialog = page.getByRole('dialog', { name: 'Sign in' })
    await expect(dialog).toContainText('You have been signed out.')
    await signIn(operator.email, password)
    await expect(dialog).toBeHidden()
    await expect(panel.newValue).toHaveValue('Half a sentence')
    await panel.addButton.click()
    await panel.expectToast('Content Added!', 'careers.hero.title added.', 'success')
  })

  test('a session that was ended elsewhere opens the sign-in, and not an empty history or trash', async ({
    page,
    panel,
    signIn,
    operator,
    accounts,
    sql,
    allowErrors,
  }) => {
    allowErrors(/status of 40[0-3]/)
    const dialog = page.getByRole('dialog', { name: 'Sign in' })
    for (const view of ['Trash', 'History']) {
      const key = `note.${view.toLowerCase()}`
      await sql`insert into public.website_content (content_key, content_value) values (${key}, 'a text')`
      await sql`delete from public.website_content where content_key = ${key}`
      await panel.quiet()
      await accounts.resetPassword(operator.id, password)
      await page.getByRole('link', { name: view, exact: true }).click()
      await expect(dialog).toContainText('You have been signed out.')
      await signIn(operator.email, password)
      await expect(dialog).toBeHidden()
      await expect(page.getByText(key).locator('visible=true').first()).toBeVisible()
    }
  })

  test('a session that was ended elsewhere is found by saving, and the caret is in the field again', async ({
    page,
    panel,
    signIn,
    operator,
    accounts,
    allowErrors,
  }) => {
    allowErrors(/status of 40[0-3]/)
    await panel.add('careers.hero.subtitle', 'Before')
    await panel.expectToast('Content Added!', 'careers.hero.subtitle added.', 'success')
    await panel.editButton('careers.hero.subtitle').click()
    const field = panel.field('careers.hero.subtitle')
    await field.fill('Half a sentence')
    for (let i = 0; i < 3; i++) await field.press('ArrowLeft')
    await panel.quiet()
    await accounts.resetPassword(operator.id, password)
    await panel.saveButton('careers.hero.subtitle').click()
    const dialog = page.getByRole('dialog', { name: 'Sign in' })
    await expect(dialog).toContainText('You have been signed out.')
    await signIn(operator.email, password)
    await expect(dialog).toBeHidden()
    await expect(field).toBeFocused()
    expect(await caretOf(field)).toBe('Half a sente'.length)
    await expect(field).toHaveValue('Half a sentence')
    await field.press('Enter')
    await panel.expectToast('Content Saved!', 'careers.hero.subtitle updated.', 'success')
  })

  test('a new entry of a list is still being typed when a session ends and another one begins', async ({
    page,
    panel,
    signIn,
    operator,
    accounts,
    allowErrors,
  }) => {
    allowErrors(/status of 40[0-3]/)
    const lists = new ListsView(page)
    await lists.open()
    await lists.act(lists.questions, 'Add a question').click()
    const field = lists.form.getByLabel('Question')
    await field.fill('Half a question')
    await panel.quiet()
    await accounts.resetPassword(operator.id, password)
    await field.press('Control+Enter')
    await expect(page.getByRole('dialog', { name: 'Sign in' })).toContainText('Nothing you typed is lost.')
    await signIn(operator.email, password)
    await expect(field).toBeFocused()
    await expect(field).toBeInViewport()
    await expect(field).toHaveValue('Half a question')
  })

  test('a network failure is not taken for a sign-out', async ({
    page,
    context,
    panel,
    operator,
    allowErrors,
  }) => {
    allowErrors(/ERR_INTERNET_DISCONNECTED|WebSocket/)
    await page.clock.install()
    await page.reload()
    await expect(panel.banner).toContainText('Connected')
    await context.setOffline(true)
    const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/auth/v1/token'))
    await page.clock.fastForward('58:45')
    await page.clock.runFor(31_000)
    await refused
    await expect(accountButton(page)).toHaveAccessibleName(new RegExp(operator.email))
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await context.setOffline(false)
  })

  test('a removed operator can no longer write, at once, but keeps what was typed', async ({
    page,
    panel,
    operator,
    accounts,
    allowErrors,
  }) => {
    allowErrors(/status of 40[013]/)
    await panel.newKey.fill('about.hero.subtitle')
    await panel.newValue.fill('Not mine any more')
    // The request after signing in has been answered: the panel believes that it may write.
    await panel.quiet()
    await accounts.removeOperator(operator.id)
    await panel.addButton.click()
    await expect
      .poll(async () => (await panel.toasts()).map(({ title }) => title))
      .toContain('Error adding content')
    await expect(panel.newValue).toHaveValue('Not mine any more')
    await expect(page.getByRole('region', { name: access })).toContainText(
      'This account can read but not edit',
    )
    await expect(panel.addButton).toHaveAttribute('aria-disabled', 'true')
    await expect(panel.row('about.hero.subtitle')).toHaveCount(0)
  })

  test('a new role shows without a reload, as soon as the window is in front again', async ({
    page,
    panel,
    operator,
    accounts,
  }) => {
    const releases = new ReleasesPanel(page)
    await panel.quiet()
    await accounts.addOperator(operator.email, 'author')
    await returnToPage(page)
    await expect(panel.addButton).toHaveAttribute('aria-disabled', 'true')
    await expect(panel.addButton).toHaveAccessibleDescription(/You are an author/)
    await expect(releases.switch).toBeVisible()
    await accounts.addOperator(operator.email, 'publisher')
    await returnToPage(page)
    await expect(panel.addButton).not.toHaveAttribute('aria-disabled', 'true')
  })

  for (const status of [401, 403, 404]) {
    test(`signing out works even if the server answers ${status}`, async ({ page, allowErrors }) => {
      allowErrors(new RegExp(`status of ${status}`))
      await page.route('**/auth/v1/logout**', (route) => route.fulfill({ status, json: { msg: 'no' } }))
      const bar = page.getByRole('region', { name: access })
      await signOut(page)
      await expect(bar).toContainText('Sign in to edit.')
      await page.reload()
      await expect(bar).toContainText('Sign in to edit.')
    })
  }

  test('a lost permission shows in Site texts and Buttons', async ({
    page,
    operator,
    accounts,
    allowErrors,
  }) => {
    allowErrors(/status of 403/)
    await accounts.removeOperator(operator.id)
    await page.reload()
    const texts = new TextsView(page)
    await texts.open()
    const edit = texts.edit('home.hero.title')
    await expect(edit).toHaveAttribute('aria-disabled', 'true')
    await expect(edit).toHaveAccessibleDescription(/can read but not edit/)
    await page.getByRole('link', { name: 'Buttons', exact: true }).click()
    await expect(page.getByRole('button', { name: /^Accept all/ })).toHaveAttribute('aria-disabled', 'true')
  })
})

test('after signing in, the heading of the view has the focus, so that another Enter does not sign out', async ({
  page,
  signIn,
  operator,
}) => {
  const bar = page.getByRole('region', { name: access })
  for (const [view, heading] of [
    ['Items', 'Manage Content'],
    ['Site texts', 'Site texts'],
    ['Pages', 'Pages'],
    ['Lists', 'Lists'],
    ['Buttons', 'Buttons'],
    ['History', 'History'],
    ['Trash', 'Trash'],
    ['Export and import', 'Export and import'],
  ] as const) {
    await page.getByRole('link', { name: view, exact: true }).click()
    // The view is loaded first. Until it is shown, it has no heading to focus.
    const shown = page.getByRole('heading', { level: 2, name: heading, exact: true })
    await expect(shown.or(page.locator('.editors-only')).filter({ visible: true }).first()).toBeVisible()
    await bar.getByRole('button', { name: 'Sign in' }).press('Enter')
    const scrolled = await page.evaluate(() => scrollY)
    await signIn(operator.email, password)
    await expect(shown).toBeFocused()
    expect(await page.evaluate(() => scrollY), view).toBe(scrolled)
    await page.keyboard.press('Enter')
    await expect(accountButton(page)).toBeVisible()
    await signOut(page)
    await expect(bar).toContainText('Sign in to edit.')
  }
})

test('in a view that only operators may see, signing out moves the focus to what says so', async ({
  page,
  signIn,
  operator,
}) => {
  await page.getByRole('region', { name: access }).getByRole('button', { name: 'Sign in' }).click()
  await signIn(operator.email, password)
  await page.getByRole('link', { name: 'History', exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'History', exact: true })).toBeVisible()
  await signOut(page)
  await expect(page.getByText('Sign in as an operator to see this view.')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
})

test('after signing in for an edit, that edit is open, with the focus in its field', async ({
  page,
  panel,
  signIn,
  operator,
}) => {
  const texts = new TextsView(page)
  await texts.openPage('Locations')
  await texts.edit('locations.hero.title').press('Enter')
  await signIn(operator.email, password)
  const field = texts.field('locations.hero.title')
  await expect(field).toBeFocused()
  await field.fill('Edited after signing in')
  await field.press('ControlOrMeta+Enter')
  await panel.expectToast('Content Saved!', 'locations.hero.title updated.', 'success')

  await signOut(page)
  await page.getByRole('link', { name: 'Items' }).click()
  await panel.editButton('locations.hero.title').click()
  await signIn(operator.email, password)
  await expect(panel.field('locations.hero.title')).toBeFocused()
  await panel.field('locations.hero.title').press('Escape')
  await expect(panel.editButton('locations.hero.title')).toBeFocused()
})

test('right after signing out, an edit asks for a sign-in, even if an older answer of the server arrives', async ({
  page,
  signIn,
  operator,
}) => {
  const texts = new TextsView(page)
  await texts.openPage('About')
  const edit = texts.edit('about.hero.title')
  const released = Promise.withResolvers<void>()
  let asked = 0
  // Signing in asks twice. The second answer arrives after signing out, which asks again and gets none.
  await page.route('**/rest/v1/rpc/may_write', async (route) => {
    // The client repeats what a busy server has refused.
    if (route.request().headers()['x-retry-count']) return route.fallback()
    asked++
    if (asked === 1) return route.fallback()
    if (asked > 2) return
    const response = await route.fetch()
    await released.promise
    await route.fulfill({ response })
  })
  await edit.click()
  await signIn(operator.email, password)
  await texts.field('about.hero.title').press('Escape')
  await expect.poll(() => asked).toBe(2)
  await signOut(page)
  const answer = page.waitForResponse('**/rest/v1/rpc/may_write')
  released.resolve()
  expect(await (await answer).json()).toBe(true)
  await edit.click()
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
  await expect(texts.field('about.hero.title')).toHaveCount(0)
})

test('after signing in without permission to edit, no edit opens', async ({ page, signIn, accounts }, {
  testId,
}) => {
  const reader = `reader-${testId}@example.com`
  await accounts.create(reader, password)
  const texts = new TextsView(page)
  await texts.openPage('About')
  const edit = texts.edit('about.hero.title')
  await edit.click()
  await signIn(reader, password)
  await expect(page.getByRole('region', { name: access })).toContainText('This account can read but not edit')
  await expect(edit).toBeFocused()
  await expect(texts.field('about.hero.title')).toHaveCount(0)
})

test('after signing in, a server that fails to say what the account may do locks nothing', async ({
  page,
  panel,
  signIn,
  operator,
  allowErrors,
}) => {
  allowErrors(/status of 500/)
  const bar = page.getByRole('region', { name: access })
  await expect(panel.addButton).toHaveAccessibleDescription(/Sign in/)
  let asked = 0
  await page.route('**/rest/v1/rpc/may_write', (route) => {
    asked++
    return route.fulfill({ status: 500, json: {} })
  })
  await bar.getByRole('button', { name: 'Sign in' }).click()
  await signIn(operator.email, password)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(bar).toHaveCount(0)
  await expect(panel.addButton).not.toHaveAttribute('aria-disabled', 'true')
  await panel.add('about.hero.title', 'Added all the same')
  await panel.expectToast('Content Added!', 'about.hero.title added.', 'success')
  expect(asked, 'a server that fails is not asked again and again').toBe(2)
})

test('an author keeps the release if the server fails to say who may prepare one', async ({
  page,
  panel,
  signIn,
  accounts,
  allowErrors,
}, { testId }) => {
  allowErrors(/status of 500/)
  const author = `author-${testId}@example.com`
  await accounts.create(author, password)
  await accounts.addOperator(author, 'author')
  await page.getByRole('region', { name: access }).getByRole('button', { name: 'Sign in' }).click()
  await signIn(author, password)
  const releases = new ReleasesPanel(page)
  await releases.start('By an author')
  // After a save that failed, the panel asks what the user may do.
  const failing = /\/rpc\/(change_release|may_prepare)$/
  await page.route(failing, (route) => route.fulfill({ status: 500, json: {} }))
  const refused = page.waitForResponse('**/rpc/may_prepare')
  await panel.add('by.author', 'prepared')
  await refused
  await page.unroute(failing)
  await panel.addButton.click()
  await expect(panel.value('by.author')).toHaveText('prepared')
  await releases.expectChosen('By an author')
})

test('the sign-in shows the password on request, and says whom to ask for a new one', async ({ page }) => {
  await page.getByRole('region', { name: access }).getByRole('button', { name: 'Sign in' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign in' })
  const field = dialog.getByLabel('Password')
  const show = dialog.getByRole('button', { name: 'Show password' })
  await field.fill('half a passw')
  await expect(field).toHaveAttribute('type', 'password')
  await show.click()
  await expect(show).toHaveAttribute('aria-pressed', 'true')
  await expect(field).toHaveAttribute('type', 'text')
  await expect(field).toHaveValue('half a passw')
  await show.click()
  await expect(field).toHaveAttribute('type', 'password')
  await expect(dialog.getByRole('link', { name: contact })).toHaveAttribute('href', `mailto:${contact}`)
})

test('axe finds nothing, locked and with the sign-in open', async ({ page }) => {
  await expect(page.getByRole('region', { name: access })).toBeVisible()
  await expectAccessible(page, 'locked')
  await page.getByRole('region', { name: access }).getByRole('button', { name: 'Sign in' }).click()
  await expectAccessible(page, 'sign-in', { within: 'dialog' })
})
