// Shared by the tests of the history.
import { expect, type Page } from '@playwright/test'
import type { ContentChange } from '#content-sync/content-item.ts'
import type { ContentClient } from '#content-sync/database.ts'
import type { TestServer } from '#testing/server.ts'
import { connectDatabase } from '#tests/support/server/databases.ts'
import { nameOf } from './admin-panel.ts'

export const historyButton = (page: Page, key: string) =>
  page.getByRole('button', { name: `History ${nameOf(key)}`, exact: true })
export const timelineOf = (page: Page, key: string) =>
  page.getByRole('region', { name: `History of ${nameOf(key)}`, exact: true })

/** Returns the id of the newest change. */
export async function newestChange(supabase: ContentClient): Promise<number> {
  const changes = supabase.from('website_content_history').select('id').order('id', { ascending: false })
  return (await changes.limit(1).throwOnError()).data[0]?.id ?? 0
}
/** Returns all changes after one, oldest first; a server returns at most 1,000 rows at a time. */
export async function changesSince(supabase: ContentClient, id: number): Promise<ContentChange[]> {
  const changes: ContentChange[] = []
  for (;;) {
    const { data } = await supabase
      .from('website_content_history')
      .select('*')
      .gt('id', changes.at(-1)?.id ?? id)
      .order('id', { ascending: true })
      .throwOnError()
    if (data.length === 0) return changes
    changes.push(...data)
  }
}

/** Sets who made the newest change, and when. Only the owner of the database can do that. */
export async function attribute(server: TestServer, email: string | null, time: Date): Promise<void> {
  const sql = connectDatabase({ server })
  await sql.begin(async (sql) => {
    await sql`alter table website_content_history disable trigger keep_history`
    await sql`
      update website_content_history set changed_by_email = ${email}, changed_at = ${time}
      where step = (select step from website_content_history order by id desc limit 1)`
    await sql`alter table website_content_history enable trigger keep_history`
  })
  await sql.end()
}

/** Moves the changes of yesterday 60 days back: tests share the history, and others may have run before midnight. */
export async function clearYesterday(server: TestServer): Promise<void> {
  const sql = connectDatabase({ server })
  await sql.begin(async (sql) => {
    await sql`alter table website_content_history disable trigger keep_history`
    await sql`update website_content_history set changed_at = changed_at - interval '60 days'
      where changed_at >= ${timeAgo(1, 0, 0)} and changed_at < ${timeAgo(0, 0, 0)}`
    await sql`alter table website_content_history enable trigger keep_history`
  })
  await sql.end()
}

/** Returns a time of a day before today, by the clock of the tests and of their browser. */
export function timeAgo(days: number, hours: number, minutes: number): Date {
  const time = new Date()
  time.setDate(time.getDate() - days)
  time.setHours(hours, minutes, 0, 0)
  return time
}

/** The view of all changes. */
export function historyView(page: Page) {
  const region = page.getByRole('region', { name: 'History', exact: true })
  return {
    region,
    rows: region.locator('.change-row'),
    /** The changes of a text, or of several items by their description. */
    row: (name: string | RegExp) =>
      region
        .locator('li.change-row')
        .filter({ has: page.getByRole('heading', { name, level: 4 }) })
        .first(),
    restoring: region.getByRole('region', { name: /^Restore to / }),
    day: (name: RegExp) => region.getByRole('heading', { level: 3, name }),
    async open() {
      await page.getByRole('link', { name: 'History', exact: true }).click()
      await expect(region).toHaveAttribute('aria-busy', 'false')
    },
    /** Opens the rows that show several changes. */
    async openRuns() {
      await expect(region).toHaveAttribute('aria-busy', 'false')
      const closed = region.locator('.run-row > .change-row [aria-expanded="false"]')
      for (let count = await closed.count(); count > 0; count--) await closed.first().click()
    },
  }
}
