import { seedMany } from '#testing/many-items.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { expect, test } from '#tests/support/browser/panel/admin-panel.ts'
import { rowInView } from '#tests/support/browser/panel/row-in-view.ts'
import { RealtimeLine } from '#tests/support/browser/realtime-line.ts'
import { pastTime, saveText } from '#tests/support/server/stored-items.ts'

test('the banner says when the list was last up to date', async ({ panel, page, allowErrors }) => {
  allowErrors(/WebSocket/)
  const line = await RealtimeLine.before(page)
  await panel.open()
  await expect(panel.banner).toContainText('Up to date')
  const before = Date.now()
  await line.cut()
  await expect(panel.banner).toContainText(/Last updated at \d\d:\d\d:\d\d/)
  const time = panel.banner.getByRole('time')
  const at = Date.parse((await time.getAttribute('datetime')) ?? '')
  expect(at).toBeGreaterThanOrEqual(before)
  expect(at).toBeLessThanOrEqual(Date.now())
  await expect(time).toHaveAttribute('title', /\d{4}.+\d\d:\d\d:\d\d/)
  await expectAccessible(page, 'not connected', { within: '.panel-bar' })
  line.restore()
  await expect(panel.banner).toContainText('Up to date')
  await expect(panel.banner).not.toContainText('Last updated')
})

test('the banner says that the device is offline, and the list is read again afterwards', async ({
  panel,
  page,
  context,
  seed,
  supabase,
  allowErrors,
}) => {
  allowErrors(/WebSocket|net::ERR/)
  await seed({ one: 'old' })
  await panel.open()
  await panel.quiet()
  await context.setOffline(true)
  await expect(panel.banner).toContainText('Offline')
  await expect(panel.banner).toContainText('This device has no network connection.')
  await expect(panel.banner).toContainText('Last updated at')
  await expectAccessible(page, 'offline', { within: '.panel-bar' })
  await saveText(supabase, { content_key: 'one' }, 'new', pastTime)
  await context.setOffline(false)
  await expect(panel.banner).toContainText('Connected')
  await expect(panel.banner).toContainText('Up to date')
  await expect(panel.value('one')).toHaveText('new')
  await expect(page.getByRole('region', { name: 'While you were disconnected: 1 changed' })).toBeVisible()
})

for (const returns of ['at once', 'after an attempt to connect'])
  test(`changes are seen if the network was gone without closing the connection and returns ${returns}`, async ({
    panel,
    page,
    context,
    seed,
    supabase,
    allowErrors,
  }) => {
    allowErrors(/WebSocket|net::ERR/)
    const line = await RealtimeLine.before(page)
    await seed({ one: 'old' })
    await panel.open()
    await panel.quiet()
    line.silence()
    await context.setOffline(true)
    await expect(panel.banner).toContainText('Offline')
    await panel.expectToast(
      'Realtime Connection Error',
      'Realtime connection issue: this device has no network connection. Updates might not be live.',
      'error',
    )
    await saveText(supabase, { content_key: 'one' }, 'changed while offline', pastTime)
    if (returns !== 'at once') await expect.poll(() => line.refused).toBeGreaterThan(0)
    line.restore()
    await context.setOffline(false)
    await expect(panel.value('one')).toHaveText('changed while offline')
    await expect(panel.banner).toContainText('Up to date')
    await saveText(supabase, { content_key: 'one' }, 'changed afterward', pastTime)
    await expect(panel.value('one')).toHaveText('changed afterward')
    expect((await panel.toasts()).filter(({ tone }) => tone === 'error')).toHaveLength(1)
  })

test('until a device that is online again has connected, the banner says in plain words what was wrong', async ({
  panel,
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/WebSocket|net::ERR/)
  const line = await RealtimeLine.before(page)
  await panel.open()
  line.silence()
  await context.setOffline(true)
  await expect(panel.banner).toContainText('Offline')
  await context.setOffline(false)
  await expect(panel.banner).toContainText(
    'Realtime connection issue: the connection to the server was interrupted. Updates might not be live.',
  )
  line.restore()
  await expect(panel.banner).toContainText('Connected')
})

test.describe('changes by others while the connection was lost', () => {
  test('are listed, link to their rows, and can be dismissed', async ({
    panel,
    page,
    seed,
    supabase,
    allowErrors,
  }) => {
    allowErrors(/WebSocket/)
    const line = await RealtimeLine.before(page)
    await seed({ stays: 'x', goes: 'x', 'company.phone': 'old', touched: 'same', mine: 'old' })
    await panel.open()
    await panel.quiet()
    await line.cut()
    await expect(panel.banner).toContainText('Not connected')

    await supabase.from('website_content').delete().eq('content_key', 'goes')
    await saveText(supabase, { content_key: 'company.phone' }, 'new', pastTime)
    await saveText(supabase, { content_key: 'touched' }, 'same', pastTime)
    await seed({ comes: 'x' })
    // One's own changes are not reported as missed.
    await panel.editButton('mine').click()
    await panel.field('mine').fill('new')
    await panel.field('mine').press('Enter')
    await expect(panel.value('mine')).toHaveText('new')
    await panel.editButton('stays').focus()

    line.restore()
    const title = 'While you were disconnected: 1 changed, 1 added, 1 deleted'
    const missed = page.getByRole('region', { name: title })
    await expect(missed).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: title })).toHaveCount(1)
    const lines = ['All pages › Phone company.phone changed', 'comes added', 'goes deleted']
    await expect(missed.getByRole('listitem')).toHaveText(lines, { useInnerText: true })
    await expect(panel.editButton('stays'), 'the focus stays').toBeFocused()
    await expectAccessible(page, 'changes that were missed', { within: '.missed' })

    await panel.list.getByRole('searchbox').fill('stays')
    await expect.poll(() => panel.keys()).toEqual(['stays'])
    await missed.getByRole('button', { name: 'comes' }).click()
    await expect(panel.row('comes')).toBeFocused()
    await expect(panel.row('comes')).toBeInViewport()
    await expect(missed.getByRole('button', { name: 'goes' })).toHaveCount(0)

    await missed.getByRole('button', { name: 'Dismiss' }).click()
    await expect(missed).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Manage Content' })).toBeFocused()
  })

  test('can be reached in a long list and from another view', async ({
    panel,
    page,
    supabase,
    allowErrors,
  }) => {
    allowErrors(/WebSocket/)
    const line = await RealtimeLine.before(page)
    await seedMany(supabase, 300)
    await panel.open()
    await panel.quiet()
    await page.getByRole('link', { name: 'Site texts' }).click()
    await line.cut()
    await expect(panel.banner).toContainText('Not connected')
    await saveText(supabase, { content_key: 'many.250' }, 'new', pastTime)
    line.restore()
    const missed = page.getByRole('region', { name: 'While you were disconnected: 1 changed' })
    await expect(missed).toBeVisible()
    await missed.getByRole('button', { name: 'many.250' }).click()
    await expect(panel.row('many.250')).toBeFocused()
    await expect(panel.row('many.250')).toBeInViewport()
    await expect(panel.value('many.250')).toHaveText('new')
  })

  test('move nothing for a user who is reading further down', async ({
    panel,
    page,
    supabase,
    allowErrors,
  }) => {
    allowErrors(/WebSocket/)
    const line = await RealtimeLine.before(page)
    await seedMany(supabase, 300)
    await panel.open()
    await panel.quiet()
    await page.evaluate(() => scrollTo(0, 8000))
    await expect(panel.row('many.001')).toHaveCount(0)
    const { top } = await rowInView(panel)
    const before = await top()
    await line.cut()
    await expect(panel.banner).toContainText('Not connected')
    await saveText(supabase, { content_key: 'many.001' }, 'new', pastTime)
    line.restore()
    await expect(page.getByRole('region', { name: 'While you were disconnected' })).toBeVisible()
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(2)
  })
})

test('one’s own changes of several items are not among them', async ({
  panel,
  page,
  seed,
  supabase,
  allowErrors,
}) => {
  allowErrors(/WebSocket/)
  const line = await RealtimeLine.before(page)
  const items = await seed({ one: '1', two: '2', three: '3', four: '4', five: '5' })
  const theirs = items.at(-1)
  if (!theirs) throw new Error('nothing seeded')
  const remove = async (keys: string[]) => {
    for (const key of keys) await panel.row(key).getByRole('checkbox').check()
    await panel.list.getByRole('button', { name: 'Delete', exact: true }).click()
    await panel.dialog.getByRole('button', { name: 'Delete' }).click()
  }
  await panel.open()
  // The toast of the lost connection would replace the one with Undo 5 s after that was shown.
  await page.evaluate(() =>
    addEventListener(
      'site:toast',
      (event) => {
        if (event instanceof CustomEvent && event.detail.tone === 'error') event.stopPropagation()
      },
      { capture: true },
    ),
  )
  await remove(['one', 'two'])
  const undo = await panel.keepUndo()
  await panel.quiet()
  await line.cut()
  await expect(panel.banner).toContainText('Last updated at')
  await undo.click()
  await expect(panel.rows).toHaveCount(5)
  await remove(['three', 'four'])
  await expect(panel.rows).toHaveCount(3)
  await saveText(supabase, theirs, 'new')
  line.restore()
  await expect(
    page.getByRole('region', { name: 'While you were disconnected: 1 changed', exact: true }),
  ).toBeVisible()
})
