// The panel of a site whose operators sign in: everybody may read, but not write.
import type { Locator, Page } from '@playwright/test'
import type { Sql } from 'postgres'
import type { Accounts } from '#backend/accounts/accounts.ts'
import { openAccounts } from '#backend/accounts/open-accounts.ts'
import { connect } from '#backend/database/connect.ts'
import { openDatabase } from '#backend/database/open-database.ts'
import { startServer, type TestServer } from '#testing/server.ts'
import { test as base, expect } from './admin-panel.ts'

export { expect }

/** The password of all operators. */
export const password = 'correct horse battery staple'

/** Whom to ask for a new password. */
export const contact = 'web@example.com'

interface Fixtures {
  /** Signs in through the dialog. */
  signIn: (email: string, password: string) => Promise<void>
  /** An operator for this test only. */
  operator: { email: string; id: string }
}

interface WorkerFixtures {
  guarded: TestServer
  accounts: Accounts
  /** The database of that server. */
  sql: Sql
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  guarded: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, provide) => {
      const server = await startServer({
        env: { ADMIN_ACCESS: 'operators', ADMIN_CONTACT: contact, TRUSTED_PROXIES: '127.0.0.1' },
      })
      await provide(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  accounts: [
    async ({ guarded }, provide) => {
      const accounts = await openAccounts({ dataDir: guarded.dataDir })
      await provide(accounts)
      await accounts.close()
    },
    { scope: 'worker' },
  ],
  sql: [
    async ({ guarded }, provide) => {
      const { target, release } = await openDatabase({ dataDir: guarded.dataDir })
      const sql = connect(target, 1)
      await provide(sql)
      await sql.end()
      await release()
    },
    { scope: 'worker' },
  ],
  emptyTable: async ({ sql }, provide) => {
    await sql`delete from public.website_content`
    await provide(undefined)
  },
  baseURL: ({ guarded }, provide) => provide(guarded.url),
  // A separate address for each test, as if it were another person: attempts to sign in are counted by address.
  extraHTTPHeaders: async ({ guarded: _ }, provide, { testId }) => {
    const number = Number.parseInt(testId.slice(-4), 16)
    await provide({ 'X-Forwarded-For': `198.51.${number >> 8}.${number & 255}` })
  },
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
