// The panel at further widths, checked by axe in each state, without a network, and with and without motion.

import { expectAccessible } from '#tests/support/browser/axe.ts'
import { expect, test } from '#tests/support/browser/panel/admin-panel.ts'
import { expectCutViewLink } from '#tests/support/browser/panel/cut-view-link.ts'
import { expectListFits } from '#tests/support/browser/panel/list-fits.ts'
import { openInPages } from '#tests/support/browser/panel/pages-view.ts'
import { valuesOf } from '#tests/support/server/stored-items.ts'

for (const width of [320, 768, 1024, 1920])
  test(`fits ${width} px`, ({ panel, seed }) => expectListFits(panel, seed, width))

test('Back leaves a view whose question is open, and answers no', async ({ panel, page, seed, supabase }) => {
  await seed({ one: '1', two: '2' })
  await panel.open()
  await page.getByRole('link', { name: 'Site texts' }).click()
  await page.getByRole('link', { name: 'Items', exact: true }).click()
  for (const key of ['one', 'two']) await panel.row(key).getByRole('checkbox').check()
  await panel.list.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(panel.dialog).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'Releases' }).click()
  await page.getByRole('button', { name: 'New release' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'Items', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(panel.row('one').getByRole('checkbox')).toBeChecked()
  expect(await valuesOf(supabase)).toEqual(['one=1', 'two=2'])
})

test('a label that is cut off says on every phone that there are more views', async ({ panel, page }) => {
  await panel.open()
  await expectCutViewLink(page)
})

test('opens without a warning in the console', async ({ panel, page }) => {
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  await panel.open()
  expect(warnings).toEqual([])
})

test('has no animation with reduced motion', async ({ panel, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await panel.open()
  await expect(panel.banner.locator('circle')).toHaveCSS('animation-iteration-count', '1')
  await expect(panel.banner.locator('circle')).toHaveCSS('animation-duration', '1e-05s')
})

// WCAG 2.2, 2.2.2. The particles of the header and footer stand still while they are off screen.
test('stops moving within five seconds of connecting', async ({ panel, page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await panel.open()
  const pulse = panel.banner.locator('.waveform-end')
  await expect(pulse).toHaveCSS('animation-name', 'live')
  const durations = await panel.banner.evaluate((banner) => {
    // The animations may already have ended. They start again when the banner is shown again.
    banner.style.display = 'none'
    banner.getBoundingClientRect()
    banner.style.removeProperty('display')
    return banner.getAnimations({ subtree: true }).map(({ effect }) => effect?.getComputedTiming().endTime)
  })
  expect(durations).not.toEqual([])
  for (const duration of durations) expect(duration).toBeLessThanOrEqual(5000)
})

test('a browser that translates pages leaves the panel alone', async ({ panel, page, seed }) => {
  const key = 'home.hero.title'
  await seed({ [key]: 'First' })
  await panel.open()
  await page.evaluate(translate)
  await panel.editButton(key).click()
  await panel.field(key).fill('Second')
  await panel.saveButton(key).click()
  await expect(panel.value(key)).toHaveText('Second')
})

test('a browser that translates pages leaves the page in "Pages" alone', async ({ panel, page }) => {
  const view = await openInPages(panel, '/about')
  await page.locator('.page-frame').evaluate(translate)
  await view.text('about.hero.title').click()
  await view.field.fill('Another title')
  await expect(view.frame.getByRole('heading', { level: 1 })).toHaveText('Another title')
})

/**
 * Replaces texts, also new ones, as the translations of browsers do, except where the page refuses. The panel then cannot find
 * its own nodes.
 */
function translate(frame?: unknown) {
  const { body } =
    frame instanceof HTMLIFrameElement && frame.contentDocument ? frame.contentDocument : document
  const follow = new MutationObserver(translateAll)
  translateAll()

  function translateAll() {
    const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
    const found: Node[] = []
    while (texts.nextNode()) found.push(texts.currentNode)
    follow.disconnect()
    for (const text of found) {
      if (text.parentElement?.closest('[translate=no], font, script, style')) continue
      const translated = document.createElement('font')
      translated.textContent = text.textContent
      text.parentNode?.replaceChild(translated, text)
    }
    follow.observe(body, { subtree: true, childList: true })
  }
}

test.describe('when loading fails', () => {
  test('because there is no network, it says so after retrying', async ({ panel, page, allowErrors }) => {
    allowErrors(/net::ERR_INTERNET_DISCONNECTED/)
    await page.clock.install()
    let tries = 0
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
    // Held until the test looks: on a slow machine, all attempts would be over before the panel is connected.
    await page.route(/rest\/v1\/website_content\?/, async (route) => {
      tries++
      await isReleased
      await route.abort('internetdisconnected')
    })
    await panel.open({ live: false })
    await expect(panel.banner).toContainText('Connected')
    const box = page.getByText(/^Failed to load content: Failed to fetch\. Ensure/)
    await expect(box).toHaveCount(0)
    release()
    await expect(async () => {
      await page.clock.runFor(1000)
      await expect(box).toBeVisible({ timeout: 100 })
    }).toPass()
    expect(tries).toBeGreaterThanOrEqual(4)
  })
})

test('axe finds nothing in any state', async ({ panel, page, seed }) => {
  await seed({ 'company.email': 'info@example.com', long: 'x'.repeat(101), other: 'y' })
  await panel.open()
  await expectAccessible(page, 'list')
  await panel.editButton('company.email').click()
  await panel.field('company.email').fill('changed')
  await panel.editButton('long').click()
  await panel.addButton.click()
  await expectAccessible(page, 'editing, a draft, an invalid form')
  await panel.deleteButton('other').click()
  await expectAccessible(page, 'question')
})
