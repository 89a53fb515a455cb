import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
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
  await expect(inbox.rows).toHaveCount(2)
  await expect(inbox.rows.first()).toHaveAccessibleName(
    /^Unread: Grace Hopper .* RTL Design First line Second line/,
  )
  await expect(inbox.rows.last()).toHaveAccessibleName(/^Alan Turing .* Logic Engineer .* Application$/)
  await expect(page).toHaveTitle(/^\(1\) Admin Panel/)
  await expect(page.getByRole('link', { name: 'Inbox 1 1 unread' })).toBeVisible()
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

test('finds words and marks messages, and what leaves the filter leaves the list', async ({
  inbox,
  receive,
  openInbox,
}) => {
  await receive({ name: 'Grace' }, { name: 'Alan' }, { name: 'Eve', spam: true, spam_signs: ['links'] })
  await openInbox()
  await inbox.search.fill('gRACE')
  await expect(inbox.rows).toHaveCount(1)
  await inbox.search.fill('nobody')
  await expect(inbox.view).toContainText('No messages match. Try fewer or different words.')
  await inbox.view.getByRole('link', { name: 'Show all messages' }).click()
  await expect(inbox.rows).toHaveCount(2)

  await inbox.show('Not answered')
  await inbox.row('Grace').click()
  await inbox.tool('Mark as answered').click()
  await expect(inbox.tool('Mark as not answered')).toBeVisible()
  await inbox.page.keyboard.press('Escape')
  await expect(inbox.message).toHaveCount(0)

  await inbox.show('Spam')
  await expect(inbox.rows).toHaveCount(1)
  await inbox.row('Eve').click()
  await expect(inbox.message).toContainText('Why it was taken for spam: it contains many links.')
  await inbox.tool('Not spam').click()
  await inbox.page.keyboard.press('Escape')
  await inbox.show('All')
  await expect(inbox.rows).toHaveCount(3)
  await expect(inbox.row('Grace')).toContainText('Answered')
})

test('saves the file of an application byte for byte, under a name without a path', async ({
  page,
  inbox,
  receive,
  storeFile,
  openInbox,
}) => {
  const data = randomBytes(600_000)
  const [id = ''] = await receive({
    kind: 'application',
    name: 'Alan Turing',
    file_name: '../Turing: resume.pdf',
    file_type: 'application/pdf',
    file_size: data.length,
  })
  await storeFile(id, data)
  await openInbox(`#inbox/${id}`)
  const started = page.waitForEvent('download')
  await inbox.tool('Download Turing_ resume.pdf').click()
  const download = await started
  expect(download.suggestedFilename()).toBe('Turing_ resume.pdf')
  expect(readFileSync(await download.path()).equals(data)).toBe(true)
})

test('visitors see no messages', async ({ page, receive }) => {
  await receive({ name: 'Grace Hopper' })
  await page.goto('/admin#inbox')
  await expect(page.getByText('Sign in as an operator to see this view.')).toBeVisible()
  await expect(page.getByText('Grace Hopper')).toHaveCount(0)
  await expect(page).toHaveTitle(/^Admin Panel/)
})
