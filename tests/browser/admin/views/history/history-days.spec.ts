import { expect, nameOf, test } from '#tests/support/browser/panel/admin-panel.ts'
import { attribute, clearYesterday, historyView, timeAgo } from '#tests/support/browser/panel/history.ts'
import { saveText } from '#tests/support/server/stored-items.ts'

test('two clicks from the panel tell who changed what yesterday', async ({
  panel,
  page,
  seed,
  server,
  supabase,
}) => {
  await clearYesterday(server)
  const [item] = await seed({ 'services.ate.overview': 'It ends with its release run there.' })
  if (!item) throw new Error('nothing seeded')
  await attribute(server, 'old@example.com', timeAgo(30, 9, 0))
  await saveText(supabase, item, 'It ends with two release runs there.')
  await attribute(server, 'mara@example.com', timeAgo(1, 9, 4))
  await seed({ 'home.hero.title': 'Of today' })
  await panel.open()
  const view = historyView(page)

  await page.getByRole('link', { name: 'History', exact: true }).click()
  await page.getByRole('link', { name: 'Yesterday', exact: true }).click()

  const row = view.row(nameOf('services.ate.overview'))
  await expect(view.day(/^Yesterday, \w+day \d+ \w+$/)).toBeVisible()
  await expect(view.region.getByRole('heading', { level: 3, name: /^Today, / })).toHaveCount(0)
  await expect(row).toContainText('mara@example.com')
  await expect(row.getByRole('time')).toHaveText('09:04')
  await expect(row.getByRole('time')).toHaveAttribute('title', /\d{4}.*09:04:00/)
  await expect(row.locator('del')).toContainText(['its', 'run'])
  await expect(row.locator('ins')).toContainText(['two', 'runs'])
  // What was removed has the color of danger, which is not the accent.
  const danger = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = 'var(--danger)'
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  })
  await expect(row.locator('del').first()).toHaveCSS('text-decoration-color', danger)
  await expect(view.region).toContainText(/Time zone: \S+/)
  expect(new URL(page.url()).hash).toBe('#history?day=yesterday')
})
