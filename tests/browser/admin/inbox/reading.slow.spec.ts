// Reading one message after the other: where J and K lead, and what is in the window.
import type { Page } from '@playwright/test'
import { expect, type InboxPage, test } from '#tests/support/browser/panel/inbox.ts'

/** So many messages that were read, the first one from "Sender 1.". */
const senders = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: `Sender ${index + 1}.`,
    read_at: '2026-01-01T00:00:00Z',
  }))

async function expectMessageInWindow(inbox: InboxPage) {
  await expect(inbox.heading).toBeFocused()
  await expect(inbox.heading).toBeInViewport({ ratio: 1 })
  const reply = inbox.message.getByRole('link', { name: /^Reply/ })
  await expect(reply).toBeInViewport({ ratio: 1 })
  // Nothing covers it.
  await reply.click({ trial: true })
}

/** Reads on with J from one message to another. */
async function readOn(page: Page, inbox: InboxPage, from: number, to: number) {
  for (let next = from + 1; next <= to; next++) {
    // It may have to be loaded first.
    await expect(inbox.row(`Sender ${next}.`)).toHaveCount(1)
    await page.keyboard.press('j')
    await expect(inbox.message).toContainText(`Sender ${next}.`)
  }
}

test('at both ends of a long list, a message is shown from its beginning, and J and K stay on it', async ({
  page,
  inbox,
  receive,
  openInbox,
}) => {
  await receive(...senders(30))
  await openInbox()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(page.getByRole('contentinfo')).toBeInViewport()
  // Unlike `click` of a locator, this scrolls nothing.
  const { x = 0, y = 0 } = (await inbox.rows.last().boundingBox()) ?? {}
  await page.mouse.click(x + 30, y + 30)
  await expect(inbox.message).toContainText('Sender 30.')
  await expectMessageInWindow(inbox)
  await expect(inbox.rows.last()).toBeInViewport({ ratio: 1 })
  await page.mouse.move(0, 0)
  await page.keyboard.press('j')
  await expect(inbox.heading).toBeFocused()
  await page.keyboard.press('e')
  await expect(inbox.tool('Mark as not answered')).toBeVisible()
  await expect(inbox.rows.filter({ hasText: 'Answered' })).toContainText(['Sender 30.'])

  await inbox.row('Sender 1.').click()
  await expect(inbox.message).toContainText('Sender 1.')
  await page.keyboard.press('k')
  await expect(inbox.heading).toBeFocused()
  await page.keyboard.press('!')
  await expect(inbox.tool('Not spam')).toBeVisible()
})

test('from a message that the chosen filter does not have, J leads to the first one that it has', async ({
  page,
  inbox,
  receive,
  openInbox,
}) => {
  await receive(...senders(2), { name: 'Eve', spam: true, spam_signs: ['links'] })
  await openInbox()
  await inbox.row('Sender 2.').click()
  await inbox.show('Spam')
  await expect(inbox.rows).toHaveCount(1)
  await inbox.heading.focus()
  await page.keyboard.press('k')
  await page.keyboard.press('j')
  await expect(inbox.message).toContainText('Eve')
})

test('J reads on after the messages that are loaded, and the list follows', async ({
  page,
  inbox,
  receive,
  openInbox,
}) => {
  await receive(...senders(60))
  await openInbox()
  await inbox.row('Sender 1.').click()
  await page.mouse.move(0, 0)
  await readOn(page, inbox, 1, 21)
  await expect(inbox.row('Sender 21.')).toHaveAttribute('aria-current', 'true')
  await expect(inbox.row('Sender 21.')).toBeInViewport({ ratio: 1 })
  // Now the message takes the place of the list.
  await page.setViewportSize({ width: 1024, height: 768 })
  await readOn(page, inbox, 21, 60)
  await page.keyboard.press('Escape')
  await expect(inbox.row('Sender 60.')).toBeFocused()
})

test('the next message is shown from its beginning', async ({ page, inbox, receive, openInbox }) => {
  const message = 'Line\n'.repeat(200)
  await receive({ name: 'Grace', message }, { name: 'Alan', message })
  await openInbox()
  await inbox.row('Grace').click()
  await expectMessageInWindow(inbox)
  await page.locator('.message-place').evaluate((place) => place.scrollTo(0, 1000))
  await expect(inbox.heading).not.toBeInViewport()
  await page.keyboard.press('j')
  await expect(inbox.message).toContainText('Alan')
  await expectMessageInWindow(inbox)
})
