// Who sees what somebody else is editing, where editors sign in.
import type { Page } from '@playwright/test'
import { access, expect, password, signIn, test } from '#tests/support/browser/panel/guarded-panel.ts'
import { elsewhere, PagesView } from '#tests/support/browser/panel/pages-view.ts'

const headline = 'about.hero.title'

/** Signs in on a page of the panel, and shows a page of the site. */
async function openAs(page: Page, email: string): Promise<PagesView> {
  await page.goto('/admin#pages/about')
  await page.getByRole('region', { name: access }).getByRole('button', { name: 'Sign in' }).click()
  await signIn(page, email, password)
  const view = new PagesView(page)
  await view.ready()
  return view
}

test('operators see each other, also after a reload, and visitors see nothing', async ({
  page,
  operator,
  openAnother,
}) => {
  const mine = await openAs(page, operator.email)
  const theirs = await openAs(await openAnother(), operator.email)
  const visitor = await openAnother()
  const heard: string[] = []
  visitor.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => heard.push(String(payload)))
  })
  await visitor.goto('/admin#pages/about')
  await new PagesView(visitor).ready()

  await theirs.text(headline).first().click()
  await expect(mine.text(headline).first()).toHaveAccessibleName(elsewhere)
  await page.reload()
  await mine.ready()
  await expect(mine.text(headline).first()).toHaveAccessibleName(elsewhere)

  await expect(visitor.getByRole('button', { name: elsewhere })).toHaveCount(0)
  expect(heard.filter((payload) => payload.includes('presence_'))).toEqual([])
})
