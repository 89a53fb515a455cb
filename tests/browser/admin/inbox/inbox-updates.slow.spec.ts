// The inbox when live updates, or what is read after them, fail.
import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser/panel/inbox.ts'
import { RealtimeLine } from '#tests/support/browser/realtime-line.ts'

/** From now on, the server refuses every subscription. */
async function refuseRealtime(page: Page): Promise<void> {
  const line = await RealtimeLine.before(page)
  line.answerJoin = (reply) => reply('error', { reason: 'Unauthorized: no replication' })
}

test('after the server refused it, messages are read again when somebody returns to the page', async ({
  page,
  inbox,
  receive,
  openInbox,
}) => {
  await refuseRealtime(page)
  await openInbox()
  await expect(page.getByRole('region', { name: 'Live connection' })).toContainText('Not connected')
  await receive({ name: 'Grace Hopper' })
  await expect(inbox.rows).toHaveCount(0)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(inbox.row('Grace Hopper')).toBeVisible()
  await expect(page).toHaveTitle(/^\(1\) /)
})

test('a new message appears although the number of unread messages cannot be read', async ({
  page,
  inbox,
  receive,
  openInbox,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED/)
  await receive({ name: 'Alan Turing' })
  await openInbox()
  await expect(page).toHaveTitle(/^\(1\) /)
  await page.route('**/rest/v1/inbox_state**', (route) => route.abort())
  await receive({ name: 'Grace Hopper' })
  await expect(inbox.row('Grace Hopper')).toBeVisible()
})
