// The panel of a site without sign-in, for people who reach it through a proxy.

import { startServer } from '#testing/server.ts'
import { AdminPanel, expect, test } from '#tests/support/browser/panel/admin-panel.ts'
import { sendRaw } from '#tests/support/server/raw-http.ts'

const reachedThroughProxy = (url: string) =>
  sendRaw(
    url,
    'GET / HTTP/1.1\r\nHost: localhost\r\nReferer: http://www.example.com/\r\nConnection: close\r\n\r\n',
  )

test('says why nobody can edit, without a reload, and keeps what was typed', async ({
  page,
  panel,
  allowErrors,
}) => {
  allowErrors(/status of 403/)
  // Its own server: what ends writing ends it for all that follows.
  const server = await startServer()
  const bar = page.getByRole('region', { name: 'Who can edit' })
  await panel.open({ origin: server.url })
  await expect(bar).toHaveCount(0)
  await panel.add('another.item', 'Saved')
  await panel.expectToast('Content Added!', 'another.item added.', 'success')
  await panel.editButton('another.item').click()
  await panel.field('another.item').fill('A draft')

  await reachedThroughProxy(server.url)
  await panel.saveButton('another.item').click()
  await expect(bar).toContainText('Editing is off until the site is restarted')
  await expect(bar).toContainText('ADMIN_ACCESS=operators')
  await expect(bar.getByRole('button')).toHaveCount(0)
  await expect(panel.field('another.item')).toHaveValue('A draft')
  await expect(panel.addButton).toHaveAttribute('aria-disabled', 'true')

  page.on('dialog', (dialog) => dialog.accept())
  await page.reload()
  await expect(bar).toContainText('Editing is off until the site is restarted')
  await expect(page.getByRole('region', { name: 'Unsaved drafts' })).toContainText('1 unsaved draft')
  await page.close()
  await server.stop()
})

test('tells people who come through a proxy where they can edit, and others still can', async ({
  page,
  panel,
  openAnother,
  allowErrors,
}) => {
  // Who changed what is only told to who may edit.
  allowErrors(/status of 403 .*website_content_history/)
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': '192.0.2.1' })
  await panel.open()
  const bar = page.getByRole('region', { name: 'Who can edit' })
  await expect(bar).toContainText('To edit, open this page on the computer that runs the site')
  await expect(panel.addButton).toHaveAttribute('aria-disabled', 'true')

  const local = new AdminPanel(await openAnother())
  await local.open()
  await local.add('another.item', 'Saved')
  await expect(panel.row('another.item')).toBeVisible()
})

test('people who came by a link of another site can still edit after they chose a view and reloaded', async ({
  page,
  panel,
  server,
}) => {
  const other = 'http://www.example.com/'
  await page.route(other, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<a href="${server.url}/admin">Panel</a>` }),
  )
  await page.goto(other)
  await page.getByRole('link', { name: 'Panel' }).click()
  await page.getByRole('link', { name: 'History', exact: true }).click()
  await page.reload()
  await page.getByRole('link', { name: 'Items', exact: true }).click()
  await panel.add('another.item', 'Saved')
  await expect(panel.row('another.item')).toBeVisible()
})
