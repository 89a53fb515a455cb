// The forms of a site with an inbox, as visitors see them, and what arrives.
import type { Page, Route } from '@playwright/test'
import { type GuardedSite, ownAddress } from '#tests/support/browser/servers/servers.ts'
import { field, fill, validMessage } from './contact-form.ts'
import { test as base } from './test.ts'

export { field, send as sendMessage } from './contact-form.ts'
export { expect } from './test.ts'

export interface Arrived {
  kind: string
  name: string
  email: string
  company: string
  subject: string
  message: string
  file_name: string | null
  file_size: number | null
  spam_signs: string[]
}

interface Fixtures extends Pick<GuardedSite, 'sql'> {
  /** The address of a sender that no other test has. */
  sender: string
  /** Waits for the messages of that sender. */
  arrived: (count?: number) => Promise<Arrived[]>
}

export const test = base.extend<Fixtures>({
  sql: ({ receiving }, provide) => provide(receiving.sql),
  baseURL: ({ receiving }, provide) => provide(receiving.server.url),
  // These tests edit no texts, but others of that site do.
  emptyTable: async ({ sql }, provide) => {
    await sql`delete from public.website_content`
    await provide(undefined)
  },
  extraHTTPHeaders: async ({ receiving: _ }, provide, { testId }) => provide(ownAddress(testId)),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  sender: async ({}, provide, { testId, repeatEachIndex, retry }) =>
    provide(`${testId}-${repeatEachIndex}-${retry}@example.com`),
  arrived: ({ sql, sender }, provide) =>
    provide(async (count = 1) => {
      const read = () =>
        sql<Arrived[]>`select * from public.inbox_messages where email = ${sender} and stored`
      await base.expect.poll(async () => (await read()).length).toBe(count)
      return read()
    }),
})

/** Chromium logs every answer that is an error. */
export const refused = /status of (403|413|422|429|503)|ERR_FAILED|ERR_INTERNET_DISCONNECTED/

export const apply = (page: Page) => page.getByRole('button', { name: 'Send Application' })
export const position = (page: Page) => page.getByRole('combobox', { name: 'Position' })
export const file = (page: Page) => page.getByLabel('Resume', { exact: true })
export const form = (page: Page) => page.locator('.traced-form')
export const sent = (page: Page) => page.locator('#sent')
/** What stands above a form if nothing was sent. */
export const problem = (page: Page) => page.locator('.form-problem')

export const pdf = {
  name: 'Resume.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n%%EOF\n'),
}

export const fillMessage = (page: Page, email: string, values: Record<string, string> = {}) =>
  fill(page, { ...validMessage, 'Email Address': email, Message: 'A program,\nand by May.', ...values })

export async function fillApplication(page: Page, email: string) {
  await field(page, 'Full Name').fill('Ada Lovelace')
  await field(page, 'Email Address').fill(email)
  await field(page, 'About Your Work').fill('A note on Bernoulli numbers.')
  await file(page).setInputFiles(pdf)
}

/** Answers what a form sends in place of the server. */
export const answerForm = (page: Page, answer: (route: Route) => Promise<void>) =>
  page.route(/\/(contact|careers)$/, (route) =>
    route.request().method() === 'POST' ? answer(route) : route.continue(),
  )
