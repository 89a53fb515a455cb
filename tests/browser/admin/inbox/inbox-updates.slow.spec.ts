// The inbox when live updates, or what is read after them, fail.
import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser/panel/inbox.ts'
import { RealtimeLine } from '#tests/support/browser/realtime-line.ts'
import { returnToPage } from '#tests/support/browser/return-to-page.ts'

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
  await returnToPage(page)
  await expect(inbox.row('Grace Hopper')).toBeVisible()
  await expect(page).toHaveTitle(/^\(1\) /)
})

test('after the server refused it, the numbers follow what is done here', async ({
  page,
  inbox,
  receive,
  openInbox,
}) => {
  await refuseRealtime(page)
  await receive({ name: 'Alan Turing' })
  await openInbox()
  await expect(page.getByRole('region', { name: 'Live connection' })).toContainText('Not connected')
  await returnToPage(page)
  await expect(page).toHaveTitle(/^\(1\) /)
  await inbox.row('Alan Turing').click()
  await expect(page).not.toHaveTitle(/^\(/)
  await inbox.tool('Delete').click()
  await inbox.dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(inbox.count).toHaveText('No messages')
  await expect(inbox.view.getByRole('button', { name: 'Export CSV' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
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

test('an earlier number of unread messages that arrives later is ignored', async ({
  page,
  inbox,
  receive,
  openInbox,
}) => {
  await openInbox()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: isRead, resolve: read } = Promise.withResolvers<void>()
  let isFirst = true
  await page.route('**/rest/v1/inbox_state**', async (route) => {
    const isLate = isFirst
    isFirst = false
    const response = await route.fetch()
    read()
    if (isLate) await released
    await route.fulfill({ response })
  })
  await receive({ name: 'Grace Hopper' })
  await isRead
  await receive({ name: 'Alan Turing' })
  await expect(page).toHaveTitle(/^\(2\) /)
  await expect(inbox.row('Alan Turing')).toBeVisible()
  // The messages are read again after each answer.
  const again = page.waitForResponse('**/rest/v1/inbox_messages**')
  release()
  await again
  await expect(page).toHaveTitle(/^\(2\) /)
})

test('the focus and the page stay where somebody clicked when a message that had the focus leaves the list', async ({
  page,
  inbox,
  receive,
  openInbox,
  sql,
}) => {
  await receive({ name: 'Alan Turing' })
  await receive({ name: 'Grace Hopper' })
  await openInbox('#inbox?show=unread')
  await inbox.row('Grace Hopper').focus()
  await page.getByRole('banner').click({ position: { x: 5, y: 5 } })
  await expect(page.locator('body')).toBeFocused()
  await sql`update public.inbox_messages set read_at = now() where name = 'Grace Hopper'`
  await expect(inbox.row('Grace Hopper')).toHaveCount(0)
  await expect(page.locator('body')).toBeFocused()
})

test('no message is skipped although those that were read here are no longer unread', async ({
  page,
  inbox,
  openInbox,
  sql,
}) => {
  await sql`insert into public.inbox_messages
      (id, kind, received_at, name, email, subject, message, stored, spam, mail_state)
    select gen_random_uuid(), 'message', now() - n * interval '1 minute', 'Sender ' || n || '.', 'a@example.com',
      'Subject', 'Text', true, false, 'off'
    from generate_series(1, 70) as n`
  await refuseRealtime(page)
  await openInbox('#inbox?show=unread')
  await expect(inbox.count).toHaveText('70 messages, newest first')
  await inbox.rows.first().press('Enter')
  for (const n of [1, 2, 3]) {
    await expect(inbox.row(`Sender ${n}.`)).not.toHaveAccessibleName(/^Unread/)
    await page.keyboard.press('j')
  }
  for (const last of ['Sender 51.', 'Sender 70.']) {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(inbox.row(last)).toHaveCount(1)
  }
  await inbox.row('Sender 53.').scrollIntoViewIfNeeded()
  for (const n of [51, 52, 53]) await expect(inbox.row(`Sender ${n}.`)).toHaveCount(1)
  await expect(inbox.count).toHaveText('67 messages, newest first')
})

test('a late answer to one mark takes back no other', async ({ page, inbox, receive, openInbox }) => {
  await receive({ name: 'Grace Hopper' })
  await refuseRealtime(page)
  await openInbox()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/rest/v1/inbox_messages**', async (route) => {
    if (route.request().postDataJSON()?.read_at) await released
    await route.continue()
  })
  await inbox.rows.first().press('Enter')
  await page.keyboard.press('e')
  await expect(inbox.tool('Mark as not answered')).toBeVisible()
  await expect(inbox.row('Grace Hopper')).toHaveAccessibleName(/^Unread/)
  release()
  await expect(inbox.row('Grace Hopper')).not.toHaveAccessibleName(/^Unread/)
  await expect(inbox.tool('Mark as not answered')).toBeVisible()
  await expect(inbox.row('Grace Hopper')).toContainText('Answered')
})
