// Texts are edited in their places only by operators who have signed in, and nothing typed is lost when that ends.
import type { Page } from '@playwright/test'
import { ids, positionsKey, titles } from '#tests/support/browser/default-positions.ts'
import { nameOf } from '#tests/support/browser/panel/admin-panel.ts'
import { access, expect, password, signOut, test } from '#tests/support/browser/panel/guarded-panel.ts'
import { openInPages, PagesView } from '#tests/support/browser/panel/pages-view.ts'

const title = 'about.hero.title'
const subtitle = 'about.hero.subtitle'
const metaTitle = 'about.meta.title'

async function openAbout(page: Page, params = {}) {
  const view = new PagesView(page)
  await view.open('/about', params)
  return view
}

test('selecting a text asks for the sign-in, and then the caret is in its field', async ({
  page,
  panel,
  signIn,
  operator,
}) => {
  await panel.open()
  const view = await openAbout(page)
  const text = view.text(title).first()
  await expect(text).toHaveAccessibleDescription(/Sign in/)
  await text.click()
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
  await expect(view.field).toHaveCount(0)
  await signIn(operator.email, password)
  await expect(view.field).toBeFocused()
  await page.keyboard.type(', edited')
  await expect(view.frame.getByRole('heading', { level: 1 })).toHaveText(/, edited$/)
  await page.keyboard.press('Enter')
  await panel.expectToast('Content Saved!', `${title} updated.`, 'success')
  await expect(text).toBeFocused()
})

test('selecting a text in the list beside the page asks, too', async ({ page, panel, signIn, operator }) => {
  await panel.open()
  const view = await openAbout(page, { list: 'shown' })
  const text = view.list.getByRole('button', { name: new RegExp(`\\(${metaTitle}, `) })
  await expect(text).toHaveAccessibleDescription(/Sign in/)
  await text.press('Enter')
  await signIn(operator.email, password)
  await expect(view.field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(text).toBeFocused()
})

test('an account without the permission opens no text', async ({ page, panel, signIn, accounts }, {
  testId,
}) => {
  const reader = `reader-${testId}@example.com`
  await accounts.create(reader, password)
  await panel.open()
  const view = await openAbout(page)
  await expect(view.text(title).first()).toHaveAccessibleDescription(/Sign in/)
  await view.text(title).first().click()
  await signIn(reader, password)
  await expect(page.getByRole('region', { name: access })).toContainText('This account can read but not edit')
  await expect(view.text(title).first()).toHaveAttribute('aria-disabled', 'true')
  await view.text(title).first().press('Enter')
  await expect(view.field).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test.describe('signed in', () => {
  test.beforeEach(async ({ page, panel, signIn, operator }) => {
    await panel.open()
    const view = await openAbout(page)
    await expect(view.text(subtitle).first()).toHaveAccessibleDescription(/Sign in/)
    await view.text(subtitle).first().click()
    await signIn(operator.email, password)
    await view.field.fill('Half a sentence')
    await panel.quiet()
  })

  test('a lost permission is found by saving, and keeps what was typed', async ({
    page,
    panel,
    operator,
    accounts,
    allowErrors,
  }) => {
    allowErrors(/status of 40[013]/)
    const view = new PagesView(page)
    await accounts.removeOperator(operator.id)
    await view.field.press('Enter')
    await expect.poll(async () => (await panel.toasts()).map(({ tone }) => tone)).toContain('error')
    await expect(page.getByRole('region', { name: access })).toContainText(
      'This account can read but not edit',
    )
    await expect(view.field).toHaveValue('Half a sentence')
    await expect(view.frame.getByText('Half a sentence')).toBeVisible()
    expect(await (await page.request.get('/about')).text()).not.toContain('Half a sentence')
  })

  test('a session that ends opens the sign-in over the page, and the caret is where it was', async ({
    page,
    panel,
    signIn,
    operator,
    accounts,
    allowErrors,
  }) => {
    allowErrors(/status of 40[0-3]/)
    const view = new PagesView(page)
    for (let i = 0; i < 3; i++) await view.field.press('ArrowLeft')
    await accounts.resetPassword(operator.id, password)
    await view.save.click()
    await expect(page.getByRole('dialog', { name: 'Sign in' })).toContainText('You have been signed out.')
    await signIn(operator.email, password)
    await expect(view.field).toBeFocused()
    await page.keyboard.type('_')
    await expect(view.field).toHaveValue('Half a sente_nce')
    await view.field.press('Enter')
    await panel.expectToast('Content Saved!', `${subtitle} updated.`, 'success')
  })
})

test('after signing out, a position is moved once somebody has signed in again', async ({
  page,
  panel,
  signIn,
  operator,
}) => {
  const position = titles[2]
  const view = await openInPages(panel, '/careers')
  const text = view.text(`${positionsKey}.${ids[2]}.title`).first()
  await expect(text).toHaveAccessibleDescription(/Sign in/)
  await text.click()
  await signIn(operator.email, password)
  await view.field.fill('Half a title')
  await signOut(page)
  await expect(view.inList(`Hide ${position}`)).toHaveAccessibleDescription(/Sign in/)
  await view.inList('Add a position').click()
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await view.inList(`Move ${position} up`).click()
  await signIn(operator.email, password)
  await panel.expectToast('Content Saved!', `“${position}” is now number 2 of ${titles.length}.`, 'success')
  await expect(view.field).toHaveValue('Half a title')
})

test.describe('drafts of an earlier load', () => {
  /** Types a text in its place, and then the browser crashes. */
  async function crashWhileTyping(page: Page, open: (view: PagesView) => Promise<void>): Promise<Page> {
    const view = await openAbout(page)
    await open(view)
    await view.field.fill('Half a sentence')
    await expect(page.getByText('Draft kept on this device')).toBeVisible()
    const next = await page.context().newPage()
    await page.close({ runBeforeUnload: false })
    return next
  }
  const inBar = (page: Page, key: string) =>
    page
      .getByRole('region', { name: 'Unsaved drafts' })
      .getByRole('button', { name: `${nameOf(key)} ${key}`, exact: true })
  const restore = (page: Page, key: string) =>
    page.getByRole('button', { name: `Restore the unsaved draft of ${nameOf(key)}` })

  test.beforeEach(async ({ page, panel, signIn, operator }) => {
    await panel.open()
    await page.getByRole('region', { name: access }).getByRole('button', { name: 'Sign in' }).click()
    await signIn(operator.email, password)
    await panel.quiet()
  })

  for (const start of ['#items', '#pages', '#pages/careers', '#pages/about']) {
    test(`are restored in their place, from ${start}`, async ({ page }) => {
      const next = await crashWhileTyping(page, (view) => view.text(subtitle).first().click())
      await next.goto(`/admin${start}`)
      await inBar(next, subtitle).click()
      const view = new PagesView(next)
      await view.ready()
      await expect(next).toHaveURL(/#pages\/about\?text=about\.hero\.subtitle$/)
      await expect(restore(next, subtitle)).toBeFocused()
      await next.keyboard.press('Enter')
      await expect(view.field).toBeFocused()
      await expect(view.field).toHaveValue('Half a sentence')
      await expect(view.frame.getByText('Half a sentence')).toBeVisible()
      await expect(next.getByRole('region', { name: 'Unsaved drafts' })).toHaveCount(0)
    })
  }

  test('are restored beside the page if they cannot be seen on it', async ({ page }) => {
    const next = await crashWhileTyping(page, async (view) => {
      await page.getByRole('button', { name: /^All texts/ }).click()
      await view.list.getByRole('button', { name: new RegExp(`\\(${metaTitle}, `) }).click()
    })
    await next.goto('/admin')
    await inBar(next, metaTitle).click()
    await expect(restore(next, metaTitle)).toBeFocused()
    await next.keyboard.press('Enter')
    const view = new PagesView(next)
    await expect(view.list.getByRole('textbox')).toHaveValue('Half a sentence')
  })
})
