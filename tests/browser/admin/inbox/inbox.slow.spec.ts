// The inbox beyond its quick test: keys, filters, files, live changes, hostile input, failures, and many messages.
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { holdCalls } from '#tests/support/browser/database-calls.ts'
import { sideways } from '#tests/support/browser/layout.ts'
import { expectCutViewLink } from '#tests/support/browser/panel/cut-view-link.ts'
import { accountButton, password, signOut } from '#tests/support/browser/panel/guarded-panel.ts'
import { expect, InboxPage, test } from '#tests/support/browser/panel/inbox.ts'
import { ReleasesPanel } from '#tests/support/browser/panel/releases.ts'
import { holdToasts } from '#tests/support/browser/toasts.ts'

const read = { read_at: '2026-01-01T00:00:00Z' }
const longAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

/** What screen readers hear after a mark, once the server has answered. Before that, no other key marks anything. */
const announcement = (page: Page) => page.locator('.message-place > [role=status]')

/** Presses a button of the open message that takes it off the list, and waits until the list was read again. */
async function takeFromList(inbox: InboxPage, name: string, tool: string) {
  const again = inbox.page.waitForResponse(
    async (response) =>
      /inbox_messages\?.*spam=eq/.test(response.url()) && !(await response.text()).includes(name),
  )
  await inbox.tool(tool).click()
  await again
  await expect(inbox.view).toHaveAttribute('aria-busy', 'false')
}

/** How far the first row with a text is from the top of the window. */
const topOf = async (inbox: InboxPage, text: string) =>
  Math.round((await inbox.row(text).boundingBox())?.y ?? 0)

test('a session that was ended elsewhere opens the sign-in, and not an empty inbox', async ({
  inbox,
  receive,
  openInbox,
  operator,
  accounts,
  allowErrors,
}) => {
  allowErrors(/status of 40[0-3]/)
  await receive({ name: 'One', ...read })
  await openInbox()
  await expect(inbox.row('One')).toBeVisible()
  await accounts.resetPassword(operator.id, password)
  await inbox.show('Unread')
  await expect(inbox.dialog).toContainText('You have been signed out.')
})

test('by keyboard alone: move, open, mark, delete, search and close', async ({
  page,
  inbox,
  receive,
  openInbox,
}) => {
  await receive({ name: 'One', ...read }, { name: 'Two', ...read }, { name: 'Three', ...read })
  await openInbox()
  await page.keyboard.press('j')
  await expect(inbox.row('One')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(inbox.row('Two')).toBeFocused()
  await page.keyboard.press('k')
  await page.keyboard.press('e')
  await expect(inbox.row('One')).toContainText('Answered')
  await expect(announcement(page)).toHaveText('Marked as answered.')
  await page.keyboard.press('u')
  await expect(inbox.row('One')).toHaveAccessibleName(/^Unread: One/)
  await expect(announcement(page)).toHaveText('Marked as unread.')
  await page.keyboard.press('Enter')
  await expect(inbox.heading).toBeFocused()
  await expect(inbox.row('One')).toHaveAccessibleName(/^One/)
  await page.keyboard.press('u')
  await expect(inbox.row('One'), 'unread while it is open').toHaveAccessibleName(/^Unread: One/)
  await expect(announcement(page)).toHaveText('Marked as unread.')

  await page.keyboard.press('j')
  await expect(inbox.message).toContainText('Two')
  await expect(inbox.heading).toBeFocused()
  await page.keyboard.press('!')
  await expect(inbox.tool('Not spam')).toBeEnabled()
  await page.keyboard.press('!')
  await expect(inbox.tool('Spam')).toBeEnabled()
  await page.keyboard.press('k')
  await expect(inbox.message).toContainText('One')
  await page.keyboard.press('j')
  await expect(inbox.message).toContainText('Two')
  await page.keyboard.press('Escape')
  await expect(inbox.message).toHaveCount(0)
  await expect(inbox.row('Two')).toBeFocused()

  await page.keyboard.press('#')
  await expect(inbox.dialog).toContainText('Delete the message from Two?')
  await page.keyboard.press('j')
  await page.keyboard.press('Escape')
  // Not only closed: until it is gone, it cannot be opened again.
  await expect(page.locator('dialog')).toHaveCount(0)
  await expect(inbox.row('Two')).toBeFocused()
  await page.keyboard.press('#')
  await inbox.dialog.getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(inbox.row('Two')).toHaveCount(0)
  await expect(inbox.row('Three')).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(inbox.message).toContainText('Three')
  await page.keyboard.press('#')
  await inbox.dialog.getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(inbox.row('One'), 'the neighbor of the deleted message').toBeFocused()

  await page.keyboard.press('/')
  await expect(inbox.search).toBeFocused()
  await page.keyboard.type('e!u#j')
  await expect(inbox.search).toHaveValue('e!u#j')
  await page.keyboard.press('Escape')
  await expect(inbox.search).toHaveValue('')
  await expect(inbox.rows).toHaveCount(1)
})

test('the keys are in the list of shortcuts, and can be turned off', async ({
  page,
  inbox,
  receive,
  openInbox,
}) => {
  await receive({ name: 'One', ...read })
  await openInbox()
  await page.keyboard.press('?')
  await expect(inbox.dialog).toContainText('In the inbox')
  for (const viewport of [
    { width: 1440, height: 500 },
    { width: 390, height: 500 },
  ]) {
    await page.setViewportSize(viewport)
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog')).toHaveCount(0)
    await page.keyboard.press('?')
    await expect(inbox.dialog.getByRole('heading', { level: 2 }), 'opens at its beginning').toBeInViewport({
      ratio: 1,
    })
  }
  await expectAccessible(page, 'the shortcuts of the inbox', { within: 'dialog', at: [390] })
  await inbox.dialog.getByRole('checkbox').uncheck()
  await page.keyboard.press('Escape')
  await inbox.rows.first().focus()
  for (const key of ['e', '#', 'u']) await page.keyboard.press(key)
  await expect(inbox.dialog).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(inbox.heading).toBeFocused()
  await expect(inbox.tool('Mark as answered')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(inbox.message).toHaveCount(0)
})

test('what happens elsewhere appears at once, and what is being read stays where it is', async ({
  page,
  inbox,
  receive,
  openInbox,
  openAnother,
  signedIn,
}) => {
  const ids = await receive(
    ...Array.from({ length: 40 }, (_, index) => ({
      name: `Sender ${index}`,
      received_at: longAgo(index + 1),
      ...read,
    })),
  )
  await openInbox()
  await inbox.row('Sender 20').scrollIntoViewIfNeeded()
  await inbox.row('Sender 20').click()
  await expect(inbox.heading).toBeFocused()
  await page.mouse.move(0, 0)
  const before = await topOf(inbox, 'Sender 20')
  await receive({ name: 'Newest' })
  await expect(inbox.count).toHaveText('41 messages, newest first')
  await expect(page).toHaveTitle(/^\(1\) /)
  await expect.poll(() => topOf(inbox, 'Sender 20')).toBe(before)
  await expect(inbox.message).toContainText('Sender 20')

  const other = new InboxPage(await openAnother())
  await signedIn(other.page)
  await other.page.goto(`/admin#inbox/${ids[20]}`)
  await other.tool('Mark as answered').click()
  await expect(inbox.tool('Mark as not answered')).toBeVisible()
  await expect(inbox.row('Sender 20')).toContainText('Answered')

  await page.goto('/admin#items')
  await expect(page).toHaveTitle(/^\(1\) /)
  await other.row('Newest').click()
  await expect(page).toHaveTitle(/^Admin Panel/)
  await page.goto(`/admin#inbox/${ids[20]}`)
  await other.page.goto(`/admin#inbox/${ids[20]}`)
  await inbox.heading.focus()
  await other.tool('Delete').click()
  await other.dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(other.message).toHaveCount(0)
  await expect(inbox.view).toContainText('This message is no longer in the inbox.')
  const note = inbox.view.locator('.message-none')
  await expect(note.getByRole('heading')).toBeFocused()
  await page.keyboard.press('j')
  await expect(note.getByRole('heading')).toBeFocused()
  await inbox.view.getByRole('link', { name: 'Back to the inbox' }).click()
  await expect(inbox.rows.first()).toBeVisible()
})

test('finds words and marks messages, and what leaves the filter leaves the list', async ({
  page,
  inbox,
  receive,
  openInbox,
}) => {
  await receive(
    { name: 'Grace', ...read },
    { name: 'Alan' },
    { name: 'Ada', ...read, answered_at: read.read_at },
    { name: 'Eve', spam: true, spam_signs: ['links'], ...read },
  )
  await openInbox()
  await inbox.search.fill('gRACE')
  await expect(inbox.rows).toHaveCount(1)
  await inbox.search.fill('nobody')
  await expect(inbox.view).toContainText('No messages match. Try fewer or different words.')
  await inbox.view.getByRole('link', { name: 'Clear search and filter' }).press('Enter')
  await expect(inbox.view.getByRole('heading', { level: 2, name: 'Inbox' })).toBeFocused()
  await expect(inbox.rows).toHaveCount(3)

  await inbox.show('Not answered')
  await expect(inbox.rows).toHaveCount(2)
  await inbox.row('Grace').click()
  await takeFromList(inbox, 'Grace', 'Mark as answered')
  await expect(inbox.tool('Mark as not answered')).toBeVisible()
  await expect(inbox.rows).toHaveCount(2)
  await page.keyboard.press('Escape')
  await expect(inbox.message).toHaveCount(0)
  await expect(inbox.rows).toHaveCount(1)
  await expect(inbox.row('Alan'), 'in the place of the message').toBeFocused()
  await expect(inbox.count).toHaveText('1 message, newest first')

  await inbox.show('Spam')
  await expect(inbox.rows).toHaveCount(1)
  await inbox.row('Eve').click()
  await expect(inbox.message).toContainText('Why it was taken for spam: it contains many links.')
  await takeFromList(inbox, 'Eve', 'Not spam')
  await expect(inbox.rows).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(inbox.rows).toHaveCount(0)
  await expect(inbox.view).toContainText('No message was taken for spam.')
  await expect(inbox.view.getByRole('heading', { level: 2, name: 'Inbox' })).toBeFocused()
  await expect(inbox.count).toHaveText('No messages')
  await inbox.show('All')
  await expect(inbox.rows).toHaveCount(4)
  await expect(inbox.row('Grace')).toContainText('Answered')
})

test('an open message that is marked as spam is counted as long as it is listed, and the mark is said until the next action', async ({
  page,
  inbox,
  receive,
  openInbox,
}) => {
  await receive({ name: 'Grace', ...read }, { name: 'Alan', ...read })
  await openInbox()
  await inbox.row('Grace').click()
  await takeFromList(inbox, 'Grace', 'Spam')
  await expect(inbox.tool('Not spam')).toBeVisible()
  await expect(announcement(page)).toHaveText('Marked as spam.')
  await expect(inbox.rows).toHaveCount(2)
  await expect(inbox.count).toHaveText('2 messages, newest first')
  await inbox.tool('Delete').click()
  await expect(announcement(page)).toBeEmpty()
  await page.keyboard.press('Escape')

  await inbox.tool('Mark as answered').click()
  await expect(announcement(page)).toHaveText('Marked as answered.')
  await page.keyboard.press('j')
  await expect(inbox.message).toContainText('Alan')
  await expect(announcement(page)).toBeEmpty()
})

test('a message that is marked as spam and at once as not spam keeps its row and the focus', async ({
  page,
  inbox,
  receive,
  openInbox,
}) => {
  await receive({ name: 'Grace', ...read }, { name: 'Alan', ...read })
  await openInbox()
  await inbox.row('Grace').click()
  await takeFromList(inbox, 'Grace', 'Spam')
  // The list is not read again before the message is closed.
  const { promise: closed, resolve: close } = Promise.withResolvers<void>()
  await page.route(/inbox_messages\?.*spam=eq/, async (route) => {
    await closed
    await route.fallback()
  })
  await inbox.tool('Not spam').click()
  await expect(inbox.tool('Spam')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(inbox.message).toHaveCount(0)
  await expect(inbox.rows).toHaveCount(2)
  close()
  await expect(inbox.view).toHaveAttribute('aria-busy', 'false')
  await expect(inbox.row('Grace')).toBeFocused()
})

test('an open message says when it came in the words of its row', async ({ inbox, receive, openInbox }) => {
  await receive({ name: 'Grace', received_at: longAgo(3), ...read })
  await openInbox()
  const time = await inbox.row('Grace').getByRole('time').textContent()
  await inbox.row('Grace').click()
  await expect(inbox.message.getByRole('time')).toHaveText(time ?? '')
})

test('on a phone, each line of what can be done with a message begins where the message does', async ({
  page,
  inbox,
  receive,
  openInbox,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const [id] = await receive({ name: 'Grace', ...read })
  await openInbox(`#inbox/${id}`)
  const { x } = (await inbox.heading.boundingBox()) ?? {}
  const lines = await inbox.message.locator('.message-tools > *').evaluateAll((tools) => {
    const firsts = new Map<number, number>()
    for (const tool of tools) {
      const { top, left } = tool.getBoundingClientRect()
      const hasBox = tool.classList.contains('button')
      const begin = hasBox ? left : left + Number.parseFloat(getComputedStyle(tool).paddingInlineStart)
      if (!firsts.has(top)) firsts.set(top, begin)
    }
    return [...firsts.values()]
  })
  expect(lines).toEqual([x, x, x])
})

test('a search takes every character as it is, and counts only what it shows', async ({
  page,
  inbox,
  receive,
  openInbox,
  sql,
}) => {
  const texts = [
    '100%',
    'a_b',
    'one, two',
    '(in brackets)',
    'say "yes"',
    'back\\slash',
    'star*',
    "it's",
    '{[x]}',
  ]
  await receive(...texts.map((message, index) => ({ name: `Right ${index}`, message })), {
    name: 'Wrong',
    message: '100 percent axb one; two in brackets say yes backslash stars its x',
  })
  await openInbox()
  for (const [index, text] of texts.entries()) {
    await inbox.search.fill(text)
    await expect(inbox.rows, text).toHaveCount(1)
    await expect(inbox.rows).toContainText(`Right ${index}`)
    await expect(inbox.count, text).toHaveText('1 message, newest first')
  }
  for (const text of ['),or(id.not.is.null', '%', 'x'.repeat(500), '\u202E', "';--"]) {
    await inbox.search.fill(text)
    await expect(inbox.view).toHaveAttribute('aria-busy', 'false')
  }
  await inbox.search.fill('ADA@EXAMPLE.COM')
  await expect(inbox.rows).toHaveCount(texts.length + 1)

  // The server also returns those with axb.
  await sql`insert into public.inbox_messages
      (id, kind, received_at, name, email, subject, message, stored, spam, mail_state)
    select gen_random_uuid(), 'message', now() + (200 - n) * interval '1 minute', 'Sender ' || n || '.', 'a@example.com',
      'Subject', case when n <= 60 then 'a_b' else 'axb' end, true, false, 'off'
    from generate_series(1, 120) as n`
  await inbox.search.fill('a_b')
  await expect(inbox.count).toHaveText('50 messages so far, newest first')
  await expect(inbox.view.getByRole('button', { name: 'Export CSV' })).toBeEnabled()
  for (const last of ['Sender 60.', 'Right 1']) {
    // The list grows while it is read, so its end may be further down afterward.
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      await expect(inbox.row(last)).toHaveCount(1, { timeout: 1000 })
    }).toPass()
  }
  await expect(inbox.count).toHaveText('61 messages, newest first')
})

test('hostile texts are shown as text', async ({ page, inbox, receive, openInbox }) => {
  const markup = '<img src=x onerror="document.title=1"><script>document.title=2</script>'
  const [id = ''] = await receive({
    name: `${markup}\u202E${'W'.repeat(200)}`,
    email: `"x'<b>&?bcc=eve@example.com"@example.com`,
    company: markup,
    subject: 'N'.repeat(300),
    message: `${markup}\n\n${'L'.repeat(5000)}\nمرحبا`,
    spam: true,
    spam_signs: ['honeypot', 'constructor', markup],
    mail_state: 'failed',
    mail_attempts: 30,
    mail_error: markup,
  })
  await receive({ name: '', email: '', subject: '', message: '' })
  await openInbox('#inbox?show=spam')
  for (const width of [320, 390, 768, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`/admin#inbox/${id}?show=spam`)
    await expect(inbox.message).toContainText(markup)
    expect(await sideways(page)).toBeLessThanOrEqual(0)
  }
  await expect(inbox.message.locator('img, script, b')).toHaveCount(0)
  await expect(inbox.message).toContainText(
    'it filled in a field that people do not see; the server noted “constructor”',
  )
  await expect(inbox.message.getByRole('link', { name: /^Reply to/ })).toHaveAttribute(
    'href',
    /^mailto:%22x'%3Cb%3E%26%3Fbcc%3Deve@example\.com%22@example\.com\?subject=Re%3A%20N+$/,
  )
  await page.goto('/admin#inbox')
  await expect(inbox.rows).toHaveAccessibleName(/^Unread: No name .* No subject No text$/)
})

test('an address is erased with all of its messages, after a question that counts them', async ({
  page,
  inbox,
  receive,
  openInbox,
  sql,
}) => {
  const [id = ''] = await receive(
    { name: 'First', email: 'Ada_L@example.com' },
    { name: 'Second', email: 'ada_l@EXAMPLE.com', spam: true },
    { name: 'Other', email: 'adaXl@example.com' },
  )
  await openInbox(`#inbox/${id}`)
  await holdToasts(page)
  await inbox.tool('Erase this address…').click()
  await expect(inbox.dialog).toContainText('There are 2 messages from this address.')
  await expect(inbox.dialog).toContainText('Files are deleted too.')
  await expectAccessible(page, 'erasing an address', { within: 'dialog', at: [390, 1440] })
  await inbox.dialog.getByRole('button', { name: 'Cancel' }).click()
  expect(await sql`select from public.inbox_messages`).toHaveLength(3)
  await inbox.tool('Erase this address…').click()
  await expect(inbox.dialog.getByRole('status')).toContainText('message')
  await inbox.dialog.getByRole('button', { name: 'Erase' }).click()
  await expect(page.getByText('2 messages from Ada_L@example.com were erased.')).toBeVisible()
  await expect(inbox.message).toHaveCount(0)
  await expect(inbox.rows).toHaveCount(1)
  await expect(inbox.row('Other')).toBeVisible()
})

test('what a lost permission forbids is not to be tried again', async ({
  page,
  inbox,
  receive,
  openInbox,
  operator,
  accounts,
  allowErrors,
}) => {
  allowErrors(/status of 40[013]/)
  const [id = ''] = await receive({ name: 'Grace', ...read })
  await openInbox(`#inbox/${id}`)
  await inbox.tool('Erase this address…').click()
  await expect(inbox.dialog.getByRole('button', { name: 'Erase' })).toBeVisible()
  await holdToasts(page)
  // As soon as the panel knows, it closes the question.
  const erasing = await holdCalls(page, 'inbox_erase')
  await inbox.dialog.getByRole('button', { name: 'Erase' }).click()
  await erasing.held
  await accounts.removeOperator(operator.id)
  erasing.release()
  const refused = 'Nothing was erased: you do not have permission to do this. Ask your administrator.'
  await expect(page.getByText(refused, { exact: true })).toBeVisible()
})

test('an email that failed is sent again', async ({ page, inbox, receive, openInbox, sql }) => {
  const [id = ''] = await receive(
    { name: 'Broken', mail_state: 'failed', mail_attempts: 30, mail_error: '550 no such mailbox' },
    { name: 'Fine', mail_state: 'sent', mail_attempts: 1 },
    { name: 'Late', mail_state: 'waiting', mail_attempts: 2, mail_error: 'timeout' },
  )
  await openInbox(`#inbox/${id}`)
  await expect(inbox.row('Broken')).toContainText('Email failed')
  await expect(inbox.row('Fine')).not.toContainText('Email failed')
  await expect(inbox.message).toContainText('Reason: 550 no such mailbox')
  await holdToasts(page)
  await inbox.tool('Send the email again').press('Enter')
  await expect(page.getByText('The email is sent again in a moment.')).toBeVisible()
  await expect(inbox.heading.first()).toBeFocused()
  await expect(inbox.message).not.toContainText('550')
  const [row] = await sql`select mail_attempts from public.inbox_messages where id = ${id}`
  expect(row?.mail_attempts).toBe(0)
  await inbox.row('Late').click()
  await expect(inbox.message).toContainText('The site will try again. Reason: timeout')
  await inbox.tool('Spam').click()
  await expect(inbox.tool('Not spam')).toBeVisible()
  await expect(inbox.message, 'spam is not mailed').not.toContainText('timeout')
  await expect(inbox.row('Late')).not.toContainText('Email failed')
})

test('an action that fails says why, and nothing changes', async ({
  page,
  inbox,
  receive,
  openInbox,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED|status of 503/)
  await receive({ name: 'One', ...read })
  await openInbox()
  await inbox.rows.first().click()
  await page.route('**/rest/v1/inbox_messages**', (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.abort(),
  )
  await holdToasts(page)
  await inbox.tool('Mark as answered').click()
  const unreachable = 'the server cannot be reached. Check your connection and try again.'
  await expect(page.getByText(`Nothing was changed: ${unreachable}`, { exact: true })).toBeVisible()
  await expect(inbox.tool('Mark as answered')).toBeVisible()
  await inbox.tool('Delete').click()
  await inbox.dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(/^Nothing was deleted: /)).toBeVisible()
  await expect(inbox.rows).toHaveCount(1)
  await page.unroute('**/rest/v1/inbox_messages**')
  await inbox.tool('Mark as answered').click()
  await expect(inbox.tool('Mark as not answered')).toBeVisible()

  await page.route('**/rest/v1/inbox_messages**', (route) => route.abort())
  await inbox.show('Applications')
  await expect(inbox.view.getByRole('alert')).toContainText('The messages could not be loaded')
  await page.unroute('**/rest/v1/inbox_messages**')
  await inbox.view.getByRole('button', { name: 'Try again' }).click()
  await expect(inbox.view).toContainText('No applications yet.')
})

test('a download says how far it is, and saves nothing if the file is not complete', async ({
  page,
  inbox,
  receive,
  storeFile,
  openInbox,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/)
  const file = { file_name: 'cv.pdf', file_type: 'application/pdf', file_size: 400_000 }
  const [id = ''] = await receive({ kind: 'application', ...file })
  await storeFile(id, Buffer.alloc(300_000))
  const held = Promise.withResolvers<void>()
  await page.route('**/rpc/inbox_file_part', async (route) => {
    if (route.request().postDataJSON().part === 1) await held.promise
    await route.fallback()
  })
  await openInbox(`#inbox/${id}`)
  await inbox.tool('Download cv.pdf').click()
  await expect(inbox.tool('Downloading… 50 %')).toBeVisible()
  await holdToasts(page)
  held.resolve()
  await expect(page.getByText('No file was saved: the file is not complete. Try again.')).toBeVisible()
  await expect(inbox.tool('Download cv.pdf')).toBeVisible()

  await page.context().setOffline(true)
  await inbox.tool('Download cv.pdf').click()
  const offline = 'No file was saved: you are offline. Try again when you are back online.'
  await expect(page.getByText(offline, { exact: true })).toBeVisible()
  await page.context().setOffline(false)
})

test('a message that somebody else has deleted is not marked', async ({
  page,
  inbox,
  receive,
  openInbox,
}) => {
  const [id = ''] = await receive({ name: 'One', ...read })
  await openInbox(`#inbox/${id}`)
  await page.route('**/rest/v1/inbox_messages**', (route) => {
    if (route.request().method() === 'GET') return route.fallback()
    return route.fulfill({ status: 200, json: [] })
  })
  await holdToasts(page)
  await inbox.tool('Mark as answered').click()
  const gone = 'the message was deleted, or you may no longer change it. Reload the page.'
  await expect(page.getByText(`Nothing was changed: ${gone}`, { exact: true })).toBeVisible()
  await expect(inbox.tool('Mark as answered')).toBeVisible()
})

test('10,000 messages: few are in the document, more are loaded at the end, and all are exported', async ({
  page,
  inbox,
  openInbox,
  sql,
}) => {
  test.slow()
  await sql`insert into public.inbox_messages
      (id, kind, received_at, name, email, subject, message, stored, spam, mail_state, read_at)
    select gen_random_uuid(), 'message', now() - n * interval '1 minute', 'Sender ' || n || '.', n || '@example.com',
      'Subject ' || n, case n when 7 then '=1+1' else repeat('Text ', 50) end, true, false, 'off', now()
    from generate_series(1, 10000) as n`
  await openInbox()
  await expect(inbox.count).toHaveText('10,000 messages, newest first')
  const lastSender = async () => Number(/Sender (\d+)\./.exec(await inbox.rows.last().innerText())?.[1])
  for (const last of [50, 100, 150, 200]) {
    // The list grows while it is read, so its end may be further down afterward.
    const scrolled = async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      return lastSender()
    }
    await expect.poll(scrolled).toBeGreaterThan(last)
  }
  expect(await inbox.rows.count()).toBeLessThan(60)
  await inbox.search.fill('sender 9999')
  await expect(inbox.rows).toHaveCount(1)
  await inbox.search.fill('')
  await expect(inbox.count).toHaveText('10,000 messages, newest first')

  await holdToasts(page)
  // A hundred requests, one after the other.
  const started = page.waitForEvent('download', { timeout: 300_000 })
  await inbox.view.getByRole('button', { name: 'Export CSV' }).click()
  const download = await started
  expect(download.suggestedFilename()).toMatch(/^inbox-127\.0\.0\.1-\d{4}-\d\d-\d\d\.csv$/)
  const csv = readFileSync(await download.path(), 'utf8')
  expect(csv.split('\r\n')).toHaveLength(10_002)
  expect(csv).toMatch(/"Sender 7\.","7@example\.com",(?:"",)+"Subject 7","'=1\+1"/)
  await expect(page.getByText('10,000 messages saved as a CSV file.')).toBeVisible()
})

test('the export has what the search and the filter show', async ({ page, inbox, receive, openInbox }) => {
  await receive(
    { name: 'Grace', answered_at: read.read_at },
    { name: 'Grace', message: 'second "quoted",\nline' },
    { name: 'Alan' },
  )
  await openInbox('#inbox?q=grace&show=open')
  await expect(inbox.rows).toHaveCount(1)
  const started = page.waitForEvent('download')
  await inbox.view.getByRole('button', { name: 'Export CSV' }).click()
  const csv = readFileSync(await (await started).path(), 'utf8')
  expect(csv).toContain('"second ""quoted"",\nline"')
  expect(csv).not.toContain('Alan')
  expect(csv.match(/"Grace"/g)).toHaveLength(1)
})

test('the export lacks no message if one leaves the filter in the meantime', async ({
  page,
  inbox,
  openInbox,
  sql,
}) => {
  const count = 150
  // Several have arrived at the same time.
  await sql`insert into public.inbox_messages
      (id, kind, received_at, name, email, subject, message, stored, spam, mail_state)
    select gen_random_uuid(), 'message', now() - n / 7 * interval '1 minute', 'Sender ' || n || '.', 'a@example.com',
      'Subject', 'Text', true, false, 'off'
    from generate_series(1, ${count}::int) as n`
  await openInbox('#inbox?q=sender&show=open')
  await expect(inbox.count).toContainText(`${count} `)
  let requests = 0
  // Only the export asks for 100 messages at a time. The list, which may be read again, asks for 50.
  await page.route(/\/rest\/v1\/inbox_messages.*limit=100/, async (route) => {
    if (requests++ > 0)
      await sql`update public.inbox_messages set answered_at = now() where name = 'Sender 1.'`
    await route.continue()
  })
  const started = page.waitForEvent('download')
  await inbox.view.getByRole('button', { name: 'Export CSV' }).click()
  const csv = readFileSync(await (await started).path(), 'utf8')
  const names = new Set(csv.match(/Sender \d+\./g))
  expect(names.size).toBe(count)
  expect(csv.split('\r\n')).toHaveLength(count + 2)
  expect(requests).toBe(2)
})

test('operators see nothing any longer after they sign out', async ({ page, inbox, receive, openInbox }) => {
  await receive({ name: 'Grace Hopper' })
  await openInbox()
  await expect(inbox.rows).toHaveCount(1)
  await expect(page).toHaveTitle(/^\(1\) /)
  await signOut(page)
  await expect(page.getByText('Sign in as an operator to see this view.')).toBeVisible()
  await expect(page.getByText('Grace Hopper')).toHaveCount(0)
  await expect(page).toHaveTitle(/^Admin Panel/)
})

test('an account that is no operator sees nothing', async ({ page, receive, signedIn, sql, operator }) => {
  await receive({ name: 'Grace Hopper' })
  await sql`delete from private.operators where user_id = ${operator.id}`
  await signedIn(page)
  await page.goto('/admin#inbox')
  await expect(page.getByText('Only people who can edit this site can see this view.')).toBeVisible()
  await expect(page.getByText('Grace Hopper')).toHaveCount(0)
  await expect(page).toHaveTitle(/^Admin Panel/)
})

test('is accessible', async ({ page, inbox, receive, openInbox }) => {
  const ids = await receive(
    { name: 'Grace', kind: 'application', file_name: 'a.pdf', file_type: 'application/pdf', file_size: 3 },
    { name: 'Alan', ...read, answered_at: read.read_at, mail_state: 'failed', mail_error: 'refused' },
    { name: 'Eve', spam: true, spam_signs: ['links'] },
  )
  await openInbox()
  await expectAccessible(page, 'the list', { at: [390, 1440] })
  for (const id of ids) {
    await page.goto(`/admin#inbox/${id}`)
    await expect(inbox.heading).toBeVisible()
    await expectAccessible(page, `message ${ids.indexOf(id)}`, { at: [390, 1440] })
  }
  await page.goto('/admin#inbox?show=applications&q=nobody')
  await expect(inbox.view).toContainText('No messages match.')
  await expectAccessible(page, 'the empty list', { at: [390, 1440] })
})

test('on a phone, the message takes the place of the list, which returns where it was', async ({
  page,
  inbox,
  receive,
  openInbox,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await receive(
    ...Array.from({ length: 45 }, (_, index) => ({
      name: `Sender ${index}`,
      received_at: longAgo(index + 1),
      ...read,
    })),
  )
  await openInbox()
  const top = async () => (await inbox.rows.first().boundingBox())?.y
  await expect.poll(top).toBeLessThanOrEqual(300)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect.poll(top).toBeLessThanOrEqual(240)
  await page.setViewportSize({ width: 390, height: 844 })
  await inbox.row('Sender 30').scrollIntoViewIfNeeded()
  const before = await topOf(inbox, 'Sender 30')
  await inbox.row('Sender 30').click()
  await expect(inbox.heading).toBeInViewport()
  await expect(inbox.row('Sender 30')).toBeHidden()
  await page.keyboard.press('j')
  await expect(inbox.message).toContainText('Sender 31')
  await inbox.view.getByRole('link', { name: 'Back to the inbox' }).click()
  await expect(inbox.row('Sender 31')).toBeFocused()
  await expect.poll(() => topOf(inbox, 'Sender 30')).toBe(before)
})

test('what a visitor sends with the form of the site appears at once', async ({
  page,
  inbox,
  openInbox,
  site,
}) => {
  await openInbox()
  await expect(inbox.view).toContainText('No messages here.')
  const { url } = site.server
  const sent = await fetch(`${url}/contact`, {
    method: 'POST',
    headers: { Origin: url, Accept: 'application/json' },
    body: new URLSearchParams({
      name: 'Grace Hopper',
      email: 'grace@example.com',
      company: '',
      subject: 'Custom Project',
      message: 'Hello',
      website: '',
    }),
  })
  expect(sent.status).toBe(201)
  await expect(inbox.row('Grace Hopper')).toBeVisible()
  await expect(page).toHaveTitle(/^\(1\) /)
  await inbox.row('Grace Hopper').click()
  await expect(inbox.message.locator('.message-text')).toHaveText('Hello')
})

test('the bar has room for its title and the account at every width', async ({
  page,
  inbox,
  receive,
  openInbox,
}) => {
  await receive(...Array.from({ length: 120 }, () => ({})))
  await openInbox()
  await expect(page.getByRole('link', { name: /^Inbox 99\+/ })).toBeVisible()
  for (const width of [320, 390, 768, 1024, 1100, 1280, 1366, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(inbox.rows.first()).toBeVisible()
    const subtitle = await page.getByText('Manage website content.').boundingBox()
    expect(subtitle?.height, `${width} px`).toBeLessThan(40)
    const account = await page.getByRole('button', { name: /^Account of / }).boundingBox()
    expect((account?.x ?? 0) + (account?.width ?? width), `${width} px`).toBeLessThanOrEqual(width)
  }
})

test('nothing in the bar covers anything else, and the search shows its label', async ({
  page,
  receive,
  signedIn,
}) => {
  async function expectApart(end: Locator) {
    await expect(end).toBeVisible()
    for (const width of [1024, 1280, 1366, 1440, 1536, 1632]) {
      await page.setViewportSize({ width, height: 900 })
      const find = page.getByRole('searchbox', { name: 'Find a text' })
      const inOneLine = [page.getByRole('heading', { level: 1 })]
      if (width >= 1440) inOneLine.push(page.getByRole('navigation', { name: 'Views' }))
      inOneLine.push(find, page.getByRole('region', { name: 'Live connection' }), end)
      let before = 0
      for (const part of inOneLine) {
        const { x, width: own } = (await part.boundingBox()) ?? { x: 0, width: Infinity }
        expect(x, `${part} at ${width} px`).toBeGreaterThanOrEqual(before)
        before = x + own
      }
      expect(before).toBeLessThanOrEqual(width)
      if (width >= 1280) {
        const room = await find.evaluate((input: HTMLInputElement) => {
          const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(input)
          const context = new OffscreenCanvas(0, 0).getContext('2d')
          if (context) context.font = font
          const label = context?.measureText(input.placeholder).width ?? Infinity
          return input.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd) - label
        })
        expect(room, `${width} px`).toBeGreaterThanOrEqual(0)
      }
    }
  }
  await page.goto('/admin')
  await expectApart(page.getByRole('button', { name: 'Sign in' }))
  await receive(...Array.from({ length: 120 }, () => ({})))
  await signedIn(page)
  await page.reload()
  await expectApart(accountButton(page))
  await new ReleasesPanel(page).start('Spring campaign of the year')
  await expectApart(accountButton(page))
})

test('no link to a view moves when messages arrive or another view is opened', async ({
  page,
  receive,
  openInbox,
}) => {
  await openInbox()
  const links = page.getByRole('navigation', { name: 'Views' }).getByRole('link')
  const places = () => links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().x))
  const before = await places()
  await receive(...Array.from({ length: 120 }, () => ({})))
  await expect(page.getByRole('link', { name: /^Inbox 99\+/ })).toBeVisible()
  expect(await places()).toEqual(before)
  for (const view of ['Releases', 'Items']) {
    const link = links.filter({ hasText: view })
    await link.click()
    await expect(link).toHaveAttribute('aria-current', 'page')
    expect(await places(), view).toEqual(before)
  }
})

test('a label that is cut off says on every phone that there are more views than the inbox', async ({
  page,
  openInbox,
}) => {
  await openInbox()
  await page.goto('/admin')
  await expectCutViewLink(page)
})

test('each mark is announced, also if it is the same as before', async ({
  page,
  inbox,
  receive,
  openInbox,
}) => {
  await receive({ name: 'One', ...read }, { name: 'Two', ...read })
  await openInbox()
  const announced = await page.locator('.message-place > [role=status]').evaluateHandle((region) => {
    const words: string[] = []
    const add = () => region.textContent && words.push(region.textContent)
    new MutationObserver(add).observe(region, { childList: true, characterData: true, subtree: true })
    return words
  })
  for (const name of ['One', 'Two']) {
    await page.keyboard.press('j')
    await expect(inbox.row(name)).toBeFocused()
    await page.keyboard.press('e')
    await expect(inbox.row(name)).toContainText('Answered')
    await expect(announcement(page)).toHaveText('Marked as answered.')
  }
  await expect.poll(() => announced.jsonValue()).toEqual(['Marked as answered.', 'Marked as answered.'])
})

test('a view that is opened while a message is being deleted stays', async ({
  page,
  inbox,
  receive,
  openInbox,
}) => {
  await receive({ name: 'One', ...read })
  await openInbox()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/inbox_messages/, async (route) => {
    if (route.request().method() === 'DELETE') await released
    await route.continue()
  })
  await inbox.row('One').press('Enter')
  await expect(inbox.heading).toBeFocused()
  await page.keyboard.press('#')
  await inbox.dialog.getByRole('button', { name: 'Delete' }).press('Enter')
  await page.getByRole('link', { name: 'Site texts' }).click()
  const deleted = page.waitForResponse((response) => response.request().method() === 'DELETE')
  release()
  await deleted
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  await expect(page.getByRole('region', { name: 'Site texts' })).toBeVisible()
  await page.getByRole('link', { name: /^Inbox/ }).click()
  await expect(inbox.view).toContainText('No messages here.')
  await expect(inbox.message).toHaveCount(0)
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
