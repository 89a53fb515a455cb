// The inbox of a site whose operators sign in. The table is filled directly, as the site's own process does it.
import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { createClient } from '@supabase/supabase-js'
import type { Sql } from 'postgres'
import { filePartBytes, type InboxMessage } from '#content-sync/inbox-message.ts'
import { storedMessage } from '#testing/visitor-message.ts'
import { ownAddress } from '#tests/support/browser/servers/servers.ts'
import { test as base, expect, password } from './guarded-panel.ts'

export { expect } from './guarded-panel.ts'

const ordinary = {
  ...storedMessage,
  subject: 'Custom Project',
  message: 'Can you take over our tape-out in June?',
}

/** The inbox, as tests use it. */
export class InboxPage {
  readonly page: Page
  readonly view: Locator
  readonly rows: Locator
  readonly count: Locator
  readonly search: Locator
  readonly message: Locator
  readonly heading: Locator
  readonly dialog: Locator

  constructor(page: Page) {
    this.page = page
    this.view = page.getByRole('region', { name: 'Inbox' })
    this.rows = this.view.locator('.message-row')
    this.count = this.view.locator('.inbox-head [role=status]')
    this.search = this.view.getByRole('searchbox')
    this.message = this.view.getByRole('article')
    this.heading = this.message.getByRole('heading')
    this.dialog = page.getByRole('dialog')
  }

  row(text: string): Locator {
    return this.rows.filter({ hasText: text })
  }
  /** Chooses what the list shows. */
  async show(filter: string): Promise<void> {
    await this.view.getByRole('button', { name: filter, exact: true }).first().click()
  }
  tool(name: string): Locator {
    return this.message.getByRole('button', { name, exact: true })
  }
}

interface Fixtures {
  inbox: InboxPage
  /** Adds messages, the first one as the newest. Returns their ids. */
  receive: (...messages: Partial<InboxMessage>[]) => Promise<string[]>
  /** Stores the file of a message in parts. */
  storeFile: (id: string, data: Buffer) => Promise<void>
  /** Makes a page one of a signed-in operator, before it is opened. */
  signedIn: (page: Page) => Promise<void>
  /** Opens the inbox as an operator. */
  openInbox: (fragment?: string) => Promise<void>
}

export const test = base.extend<Fixtures>({
  site: ({ receiving }, provide) => provide(receiving),
  emptyTable: async ({ sql, site }, provide) => {
    // Messages that are still on the disk would arrive after the others are deleted.
    const waiting = join(site.server.dataDir, 'inbox')
    await expect.poll(() => readdirSync(waiting), { timeout: 60_000 }).toEqual([])
    await sql`delete from public.website_content`
    await sql`delete from public.website_releases`
    await sql`delete from public.inbox_messages`
    await provide(undefined)
  },
  inbox: ({ page }, provide) => provide(new InboxPage(page)),
  receive: ({ sql }, provide) =>
    provide(async (...messages) => {
      const now = Date.now()
      const rows = messages.map((message, index) => ({
        ...ordinary,
        id: randomUUID(),
        received_at: new Date(now - index * 60_000).toISOString(),
        ...message,
      }))
      await insert(sql, rows)
      return rows.map(({ id }) => id)
    }),
  storeFile: ({ sql }, provide) =>
    provide(async (id, data) => {
      for (let part = 0; part * filePartBytes < data.length; part++) {
        const bytes = data.subarray(part * filePartBytes, (part + 1) * filePartBytes)
        await sql`insert into public.inbox_file_parts (message_id, part, data) values (${id}, ${part}, ${bytes})`
      }
    }),
  signedIn: ({ site: { server }, operator }, provide, { testId }) =>
    provide(async (page) => {
      const stored: [string, string][] = []
      const client = createClient(server.url, server.publishableKey, {
        global: { headers: ownAddress(testId) },
        auth: {
          autoRefreshToken: false,
          storage: {
            getItem: () => null,
            setItem: (name, value) => void stored.push([name, value]),
            removeItem: () => {},
          },
        },
      })
      const { error } = await client.auth.signInWithPassword({ email: operator.email, password })
      if (error) throw error
      await page.addInitScript((entries) => {
        for (const [name, value] of entries) localStorage.getItem(name) ?? localStorage.setItem(name, value)
      }, stored)
    }),
  openInbox: ({ page, inbox, signedIn }, provide) =>
    provide(async (fragment = '#inbox') => {
      await signedIn(page)
      await page.goto(`/admin${fragment}`)
      await inbox.view.and(page.locator('[aria-busy=false]')).waitFor()
    }),
})

async function insert(sql: Sql, rows: readonly InboxMessage[]): Promise<void> {
  const text = JSON.stringify(rows.map((row) => ({ ...row, stored: true, mail_next_at: row.received_at })))
  await sql`insert into public.inbox_messages select * from
    jsonb_populate_recordset(null::public.inbox_messages, ${text}::text::jsonb)`
}
