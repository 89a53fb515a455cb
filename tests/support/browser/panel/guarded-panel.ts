// The panel of a site whose operators sign in: everybody may read, but not write.
import type { Locator, Page } from '@playwright/test'
import { password } from '#testing/accounts.ts'
import { contact, type GuardedSite, ownAddress } from '#tests/support/browser/servers/servers.ts'
import { test as base, expect } from './admin-panel.ts'

export { contact, expect, password }

interface Fixtures extends Pick<GuardedSite, 'accounts' | 'sql'> {
  site: GuardedSite
  /** Signs in through the dialog. */
  signIn: (email: string, password: string) => Promise<void>
  /** An operator for this test only. */
  operator: { email: string; id: string }
}

export const test = base.extend<Fixtures>({
  site: ({ guarded }, provide) => provide(guarded),
  accounts: ({ site }, provide) => provide(site.accounts),
  sql: ({ site }, provide) => provide(site.sql),
  emptyTable: async ({ sql }, provide) => {
    await sql`delete from public.website_content`
    await sql`delete from public.website_releases`
    await provide(undefined)
  },
  baseURL: ({ site }, provide) => provide(site.server.url),
  extraHTTPHeaders: async ({ site: _ }, provide, { testId }) => provide(ownAddress(testId)),
  operator: async ({ accounts }, provide, { testId }) => {
    const email = `${testId}@example.com`
    await accounts.create(email, password)
    const id = (await accounts.addOperator(email)) ?? ''
    await provide({ email, id })
  },
  signIn: ({ page }, provide) => provide((email, given) => signIn(page, email, given)),
})

/** The name of the region that says who is signed in. */
export const access = 'Who can edit'

/** The button of the account menu, there only while somebody is signed in. */
export const accountButton = (page: Page): Locator => page.getByRole('button', { name: /^Account of / })

/** Signs in through the dialog, which is open. */
export async function signIn(page: Page, email: string, given: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Sign in' })
  await dialog.getByLabel('Email address').fill(email)
  await dialog.getByLabel('Password').fill(given)
  await dialog.getByRole('button', { name: 'Sign in' }).click()
}

export async function signOut(page: Page): Promise<void> {
  await accountButton(page).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  // Until the server has answered, the panel counts as signed in.
  await expect(accountButton(page)).toHaveCount(0)
}
