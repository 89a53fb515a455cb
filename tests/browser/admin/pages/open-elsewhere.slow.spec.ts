// A text that somebody else has open is shown as such, and can be edited all the same.
import type { Page, WebSocketRoute } from '@playwright/test'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { expect, test } from '#tests/support/browser/panel/admin-panel.ts'
import { elsewhere, openInPages, PagesView } from '#tests/support/browser/panel/pages-view.ts'
import { RealtimeLine } from '#tests/support/browser/realtime-line.ts'
import { saveText } from '#tests/support/server/stored-items.ts'

const headline = 'about.hero.title'
const subtitle = 'about.hero.subtitle'
const note = 'Someone else, or you in another window, has this text open.'

/** Somebody else's panel, which shows a page. */
async function openElsewhere(openAnother: () => Promise<Page>, prepare?: (page: Page) => Promise<void>) {
  const page = await openAnother()
  await prepare?.(page)
  await page.goto('/admin#pages/about')
  const view = new PagesView(page)
  await view.ready()
  return { page, view }
}

test('a text that is open elsewhere is marked until it is closed, and never locked', async ({
  page,
  panel,
  openAnother,
}) => {
  const view = await openInPages(panel, '/about', { list: 'shown' })
  const other = await openElsewhere(openAnother)
  const text = view.text(headline).first()
  await other.view.text(headline).first().click()
  await expect(text).toHaveAccessibleName(elsewhere)
  await expect(text.getByText('Being edited', { exact: true })).toBeVisible()
  await expect(view.list.getByRole('button', { name: elsewhere })).toHaveCount(1)
  await expect(other.view.text(headline).first()).not.toHaveAccessibleName(elsewhere)
  await expect(page.getByRole('button', { name: elsewhere })).toHaveCount(2)
  await expectAccessible(page, 'a text that is open elsewhere', { equivalents: '.page-texts' })

  await text.click()
  await expect(view.field).toBeEditable()
  await expect(page.getByRole('status').filter({ hasText: note })).toBeVisible()
  await expect(other.page.getByRole('status').filter({ hasText: note })).toBeVisible()

  await other.view.field.press('Escape')
  await expect(page.getByText(note)).toHaveCount(0)
  await expect(text).not.toHaveAccessibleName(elsewhere)
  await expect(other.view.text(headline).first()).toHaveAccessibleName(elsewhere)
  await other.view.text(subtitle).first().click()
  await expect(view.text(subtitle).first()).toHaveAccessibleName(elsewhere)
})

test('the mark stays when the form moves from the list to the page', async ({
  panel,
  openAnother,
  seed,
  supabase,
}) => {
  await seed({ [subtitle]: '' })
  const view = await openInPages(panel, '/about', { text: subtitle, list: 'shown' })
  await expect(view.field).toBeFocused()
  const other = await openElsewhere(openAnother)
  await saveText(supabase, { content_key: subtitle }, 'Theirs')
  await expect(view.stage.getByRole('textbox')).toBeFocused()
  await expect(other.view.text(subtitle).first()).toHaveAccessibleName(elsewhere)
  await panel.quiet()
  await expect(other.view.text(subtitle).first()).toHaveAccessibleName(elsewhere)
})

test('the mark goes when the other leaves the view, and when the window is closed', async ({
  panel,
  openAnother,
}) => {
  const view = await openInPages(panel, '/about')
  const other = await openElsewhere(openAnother)
  const text = view.text(headline).first()
  await other.view.text(headline).first().click()
  await expect(text).toHaveAccessibleName(elsewhere)
  await other.page.getByRole('link', { name: 'Site texts' }).click()
  await expect(text).not.toHaveAccessibleName(elsewhere)
  await other.page.goBack()
  await expect(text).toHaveAccessibleName(elsewhere)
  await other.page.close()
  await expect(text).not.toHaveAccessibleName(elsewhere)
})

test('after a lost connection, both windows see each other again', async ({
  page,
  panel,
  openAnother,
  allowErrors,
}) => {
  allowErrors(/WebSocket/)
  const line = await RealtimeLine.before(page)
  const view = await openInPages(panel, '/about')
  const other = await openElsewhere(openAnother)
  const text = view.text(headline).first()
  await view.text(subtitle).first().click()
  await other.view.text(headline).first().click()
  await expect(text).toHaveAccessibleName(elsewhere)
  await line.cut()
  await expect(text).not.toHaveAccessibleName(elsewhere)
  await expect(other.view.text(subtitle).first()).not.toHaveAccessibleName(elsewhere)
  line.restore()
  await expect(text).toHaveAccessibleName(elsewhere)
  await expect(other.view.text(subtitle).first()).toHaveAccessibleName(elsewhere)
})

/** Ends a channel as a hosted project does, for both sides. */
function closeChannel(socket: WebSocketRoute, server: WebSocketRoute, joinRef: string, topic: string): void {
  server.send(JSON.stringify([joinRef, null, topic, 'phx_leave', {}]))
  socket.send(JSON.stringify([joinRef, null, topic, 'phx_close', {}]))
}

/** Closes the channel of a page at the sixth call for presence within 30 s. */
async function limitPresence(page: Page): Promise<void> {
  let calls: number[] = []
  await page.routeWebSocket(/\/realtime\/v1\/websocket/, (socket) => {
    const server = socket.connectToServer()
    socket.onMessage((message) => {
      const [joinRef, , topic, event] = JSON.parse(String(message))
      if (event === 'presence') calls = [...calls.filter((time) => time > Date.now() - 30_000), Date.now()]
      if (event === 'presence' && calls.length > 5) closeChannel(socket, server, joinRef, topic)
      else server.send(message)
    })
  })
}

test('the last of many texts opened within seconds is marked, within the limit of a hosted project', async ({
  panel,
  openAnother,
}) => {
  const view = await openInPages(panel, '/about')
  const other = await openElsewhere(openAnother, limitPresence)
  for (const key of [headline, subtitle, headline, subtitle, headline, subtitle]) {
    await other.view.text(key).first().click()
    await expect(other.view.form(key)).toBeVisible()
  }
  await expect(view.text(subtitle).first()).toHaveAccessibleName(elsewhere)
  await other.view.field.press('Escape')
  await expect(view.text(subtitle).first()).not.toHaveAccessibleName(elsewhere)
  await other.view.text(headline).first().click()
  await expect(view.text(headline).first()).toHaveAccessibleName(elsewhere)
})

test('after the server has closed the channel, both windows see each other again in half a minute', async ({
  panel,
  openAnother,
}) => {
  let close = () => {}
  const view = await openInPages(panel, '/about')
  const other = await openElsewhere(openAnother, async (page) => {
    await page.clock.install()
    await page.routeWebSocket(/\/realtime\/v1\/websocket/, (socket) => {
      const server = socket.connectToServer()
      socket.onMessage((message) => {
        server.send(message)
        const [joinRef, , topic, event, payload] = JSON.parse(String(message))
        if (event !== 'phx_join' || !payload.config.presence.enabled) return
        close = () => closeChannel(socket, server, joinRef, topic)
      })
    })
  })
  const [mine, theirs] = [view.text(headline).first(), other.view.text(subtitle).first()]
  await view.text(subtitle).first().click()
  await other.view.text(headline).first().click()
  await expect(mine).toHaveAccessibleName(elsewhere)
  await expect(theirs).toHaveAccessibleName(elsewhere)
  close()
  await expect(mine).not.toHaveAccessibleName(elsewhere)
  await expect(theirs).not.toHaveAccessibleName(elsewhere)
  await other.page.clock.fastForward(30_000)
  await expect(mine).toHaveAccessibleName(elsewhere)
  await expect(theirs).toHaveAccessibleName(elsewhere)
})

test('where presence is refused, it is asked for once, and nothing is shown', async ({ page, panel }) => {
  const joins: string[] = []
  await page.clock.install()
  await page.routeWebSocket(/\/realtime\/v1\/websocket/, (socket) => {
    const server = socket.connectToServer()
    socket.onMessage((message) => {
      const [joinRef, ref, topic, event, payload] = JSON.parse(String(message))
      if (event !== 'phx_join' || !payload.config.presence.enabled) return server.send(message)
      joins.push(topic)
      const refusal = { status: 'error', response: { reason: 'Presence is not enabled' } }
      socket.send(JSON.stringify([joinRef, ref, topic, 'phx_reply', refusal]))
    })
  })
  const view = await openInPages(panel, '/about')
  await expect.poll(() => joins).toHaveLength(1)
  // The client would join again after a second.
  await page.clock.fastForward(10_000)
  await view.text(headline).first().click()
  await view.field.fill('Saved without presence')
  await view.field.press('Enter')
  await panel.expectToast('Content Saved!', `${headline} updated.`, 'success')
  await expect(page.getByRole('button', { name: elsewhere })).toHaveCount(0)
  expect(joins).toHaveLength(1)
})
