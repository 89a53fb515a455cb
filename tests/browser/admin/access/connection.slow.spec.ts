import { startServer } from '#testing/server.ts'
import { expect, test } from '#tests/support/browser/panel/admin-panel.ts'
import { RealtimeLine } from '#tests/support/browser/realtime-line.ts'
import { returnToPage } from '#tests/support/browser/return-to-page.ts'
import { pastTime, saveText } from '#tests/support/server/stored-items.ts'

const email = 'company.email'

test('the banner shows connecting, then connected', async ({ panel, page }) => {
  const line = await RealtimeLine.before(page)
  const asked = Promise.withResolvers<void>()
  line.answerJoin = () => asked.resolve()
  await panel.open({ live: false })
  await asked.promise
  await expect(panel.banner).toContainText('Connecting')
  await expect(panel.banner).not.toContainText('Connected')
  const trace = panel.banner.locator('.waveform-trace')
  await expect(trace, 'a flat line').toHaveCSS('transform', 'matrix(1, 0, 0, 0.001, 0, 0)')
  line.answerJoin = undefined
  line.say('phx_error', {})
  await expect(panel.banner).toContainText('Connected')
  await expect(trace, 'a pulse').toHaveCSS('transform', 'none')
})

for (const width of [390, 1440]) {
  test(`it is small until the connection is lost; then all of the reason can be read, at ${width} px`, async ({
    panel,
    page,
    allowErrors,
  }) => {
    allowErrors(/WebSocket/)
    await page.setViewportSize({ width, height: 844 })
    const line = await RealtimeLine.before(page)
    await panel.open()
    const { width: own = Infinity, height = Infinity } = (await panel.banner.boundingBox()) ?? {}
    expect(own).toBeLessThanOrEqual(130)
    expect(height).toBeLessThanOrEqual(20)

    const words = panel.banner.locator('p').first()
    const hidden = () => words.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
    const link = page
      .getByRole('navigation', { name: 'Views' })
      .getByRole('link', { name: 'Lists', exact: true })
    const place = await link.boundingBox()
    await line.cut()
    await expect(words).toContainText('Updates might not be live.')
    expect(await hidden()).toBeLessThanOrEqual(0)
    expect(await link.boundingBox(), 'somebody may be about to press it').toEqual(place)
    const box = await words.boundingBox()
    expect(box?.width).toBeGreaterThan(300)
    expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(width)

    // A reason that is too long for the bar scrolls in it.
    await words.evaluate((words) => words.append(' A long reason.'.repeat(40), new Text('End')))
    expect(await hidden()).toBeGreaterThan(0)
    await words.evaluate((words) => words.scrollTo(0, words.scrollHeight))
    const [end, edge] = await words.evaluate((words) => {
      const range = document.createRange()
      range.selectNode(words.lastChild ?? words)
      return [range.getBoundingClientRect().bottom, words.getBoundingClientRect().bottom]
    })
    expect(end).toBeLessThanOrEqual(edge ?? 0)
  })
}

test('a view that cannot be loaded is announced', async ({ panel, page, allowErrors }) => {
  allowErrors(/ERR_FAILED|dynamically imported module/)
  await panel.open()
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  await page.getByRole('link', { name: 'Trash', exact: true }).click()
  const note = 'This view could not be loaded. Copy anything you have typed, then reload the page.'
  await expect(page.getByRole('alert').filter({ hasText: note })).toBeVisible()
})

test.describe('when the connection is lost', () => {
  test('it says so, and catches up when the connection is back', async ({
    panel,
    page,
    seed,
    supabase,
    allowErrors,
  }) => {
    allowErrors(/WebSocket/)
    const line = await RealtimeLine.before(page)
    await seed({ stays: 'x', goes: 'x', changes: 'old', edited: 'before' })
    await panel.open()
    await panel.editButton('edited').click()
    await panel.field('edited').fill('typed')

    await line.cut()
    await expect(panel.banner).toContainText('Not connected')
    const message =
      'Realtime connection issue: socket closed: 3000 (cut by the test). Updates might not be live.'
    await expect(panel.banner).toContainText(message)
    await panel.expectToast('Realtime Connection Error', message, 'error')

    await supabase.from('website_content').delete().eq('content_key', 'goes')
    await saveText(supabase, { content_key: 'changes' }, 'new', pastTime)
    await saveText(supabase, { content_key: 'edited' }, 'theirs', pastTime)
    await seed({ comes: 'x' })

    line.restore()
    await expect(panel.banner).toContainText('Connected')
    await expect(panel.value('changes')).toHaveText('new')
    expect(await panel.keys()).toEqual(['stays', 'changes', 'edited', 'comes'])
    await expect(panel.field('edited')).toHaveValue('typed')
    const toasts = await panel.toasts()
    expect(toasts.map(({ title }) => title)).toEqual(['Realtime Connection Error'])
  })

  test('after the server was killed, it reconnects when the server is back', async ({
    panel,
    allowErrors,
  }) => {
    allowErrors(/WebSocket|net::ERR/)
    const server = await startServer()
    try {
      await panel.open({ origin: server.url })
      await panel.add(email, 'info@example.com')
      await panel.expectLive(email, 'inserted')
      await server.kill9()
      await expect(panel.banner).toContainText('Not connected')
      await server.start()
      await expect(panel.banner).toContainText('Connected', { timeout: 30_000 })
      await panel.add('after', 'x')
      await panel.expectLive('after', 'inserted')
      expect(await panel.keys()).toEqual([email, 'after'])
    } finally {
      await server.stop()
    }
  })

  test('after the server closes the channel or reports an error, it joins again by itself', async ({
    panel,
    page,
    seed,
  }) => {
    const line = await RealtimeLine.before(page)
    await panel.open()
    for (const [key, event, payload, message] of [
      ['company.email', 'phx_close', {}, 'the server closed the subscription'],
      ['company.phone', 'phx_error', { reason: 'overload' }, 'channel error: transport failure'],
    ] as const) {
      line.say(event, payload)
      await panel.expectToast(
        'Realtime Connection Error',
        `Realtime connection issue: ${message}. Updates might not be live.`,
        'error',
      )
      await expect(panel.banner).toContainText('Connected')
      await seed({ [key]: 'x' })
      await panel.expectLive(key, 'inserted')
    }
  })

  test('after the server refused it, its reason is shown once', async ({ panel, page }) => {
    const line = await RealtimeLine.before(page)
    line.answerJoin = (reply) => reply('error', { reason: 'Unauthorized: no replication' })
    await panel.open({ live: false })
    const message = 'Realtime connection issue: Unauthorized: no replication. Updates might not be live.'
    await expect(panel.banner).toContainText('Not connected')
    await expect(panel.banner).toContainText(message)
    await expect.poll(() => line.joins).toBeGreaterThan(2)
    const errors = (await panel.toasts()).filter(({ title }) => title === 'Realtime Connection Error')
    expect(errors).toEqual([{ title: 'Realtime Connection Error', description: message, tone: 'error' }])
    line.answerJoin = undefined
    await expect(panel.banner).toContainText('Connected')
  })

  test('after the server refused it, the list is read again when somebody returns to the page', async ({
    panel,
    page,
    seed,
  }) => {
    const line = await RealtimeLine.before(page)
    line.answerJoin = (reply) => reply('error', { reason: 'Unauthorized: no replication' })
    await panel.open({ live: false })
    await expect(panel.banner).toContainText('Not connected')
    await expect(panel.list).toHaveAttribute('aria-busy', 'false')
    await seed({ [email]: 'info@example.com' })
    await expect(panel.row(email)).toHaveCount(0)
    await returnToPage(page)
    await expect(panel.value(email)).toHaveText('info@example.com')
  })

  test('after the server confirmed a different subscription, it asks again', async ({ panel, page }) => {
    const line = await RealtimeLine.before(page)
    line.answerJoin = (reply) =>
      reply('ok', { postgres_changes: [{ id: 1, event: 'INSERT', schema: 'public', table: 'other' }] })
    await panel.open({ live: false })
    await expect(panel.banner).toContainText('Not connected')
    await expect(panel.banner).toContainText('mismatch between server and client bindings')
    line.answerJoin = undefined
    await expect(panel.banner).toContainText('Connected')
  })

  test('after the server lost the database, it recovers when the database is back', async ({
    panel,
    page,
  }) => {
    const line = await RealtimeLine.before(page)
    await panel.open()
    const system = { extension: 'postgres_changes', channel: 'website_content' }
    line.say('system', { ...system, status: 'error', message: 'Unable to subscribe to changes' })
    await expect(panel.banner).toContainText('Not connected')
    await expect(panel.banner).toContainText('Realtime connection issue: Unable to subscribe to changes.')
    line.say('system', { ...system, status: 'ok', message: 'Subscribed to PostgreSQL' })
    await expect(panel.banner).toContainText('Connected')
  })

  test('when the server does not answer in time', async ({ panel, page }) => {
    await page.clock.install()
    const line = await RealtimeLine.before(page)
    const asked = Promise.withResolvers<void>()
    line.answerJoin = () => asked.resolve()
    await panel.open({ live: false })
    await asked.promise
    await page.clock.runFor(10_100)
    line.answerJoin = undefined
    await panel.expectToast(
      'Realtime Connection Error',
      'Realtime connection issue: the server did not confirm the subscription in time. Updates might not be live.',
      'error',
    )
    await page.clock.runFor(2000)
    await expect(panel.banner).toContainText('Connected')
  })
})
