// The inbox lists messages and shows them. Other tests of it are in inbox.slow.spec.ts.

import { expect, test } from '#tests/support/browser/panel/inbox.ts'

test('lists messages, newest first, and opening one marks it as read', async ({
  page,
  sql,
  inbox,
  receive,
  openInbox,
}) => {
  await receive(
    { name: 'Grace Hopper', subject: 'RTL Design', message: 'First line\n\nSecond line' },
    {
      name: 'Alan Turing',
      subject: 'Logic Engineer',
      kind: 'application',
      read_at: new Date().toISOString(),
    },
  )
  await openInbox()
  await expect(inbox.count).toHaveText('2 messages, newest first')
  await expect(inbox.view).toContainText(/Time zone: \S+/)
  await expect(inbox.rows).toHaveCount(2)
  await expect(inbox.rows.first()).toHaveAccessibleName(
    /^Unread: Grace Hopper .* RTL Design First line Second line/,
  )
  await expect(inbox.rows.last()).toHaveAccessibleName(/^Alan Turing .* Logic Engineer .* Application$/)
  await expect(page).toHaveTitle(/^\(1\) Admin Panel/)
  await expect(page.getByRole('link', { name: 'Inbox 1 unread', exact: true })).toBeVisible()
  await sql`insert into public.website_content (content_key, content_value) values ('company.name', 'Renamed')`
  await expect(page).toHaveTitle('(1) Admin Panel | Renamed')

  await inbox.rows.first().click()
  await expect(inbox.heading).toHaveText('RTL Design')
  await expect(inbox.heading).toBeFocused()
  await expect(inbox.message.locator('.message-text')).toHaveText('First line\n\nSecond line', {
    useInnerText: true,
  })
  await expect(page).toHaveTitle('Admin Panel | Renamed')
  await expect(inbox.rows.first()).toHaveAccessibleName(/^Grace Hopper/)
  await page.goBack()
  await expect(inbox.message).toHaveCount(0)
  await expect(inbox.rows.first()).toBeFocused()
})
