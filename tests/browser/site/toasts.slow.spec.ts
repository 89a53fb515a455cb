import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser/test.ts'
import { holdToasts } from '#tests/support/browser/toasts.ts'

const toasts = (page: Page) => page.locator('.toast')
const footerButton = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('button', { name })

const comingSoon = 'This section is not implemented yet. You can request it in the next prompt.'

test.describe('coming-soon notices', () => {
  for (const name of [
    'LinkedIn',
    'Twitter',
    'Facebook',
    'Privacy Policy',
    'Terms of Service',
    'Cookie Policy',
  ]) {
    test(`${name} in the footer says "Feature Coming Soon!"`, async ({ page }) => {
      await page.goto('/')
      await holdToasts(page)
      await footerButton(page, name).click()
      await expect(toasts(page).locator('.toast-title')).toHaveText('Feature Coming Soon!')
      await expect(toasts(page).locator('.toast-description')).toHaveText(comingSoon)
    })
  }

  for (const name of ['Explore Solutions', 'Watch Demo', 'Start Your Project']) {
    test(`${name} says "Feature Coming Soon"`, async ({ page }) => {
      await page.goto('/')
      await holdToasts(page)
      await page.getByRole('main').getByRole('button', { name }).click()
      await expect(toasts(page).locator('.toast-title')).toHaveText('Feature Coming Soon')
      await expect(toasts(page).locator('.toast-description')).toHaveText(comingSoon)
    })
  }

  test('nothing is sent', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    const requests: string[] = []
    // The browser may request the icon at any time.
    page.on('request', (request) => request.url().endsWith('/favicon.svg') || requests.push(request.url()))
    await holdToasts(page)
    await footerButton(page, 'LinkedIn').click()
    await expect(toasts(page)).toBeVisible()
    expect(requests).toEqual([])
  })
})

test.describe('a toast', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: 0 })
    await page.goto('/')
    await page.clock.pauseAt(60_000)
    await footerButton(page, 'LinkedIn').click()
    await expect(toasts(page)).toBeVisible()
    await page.mouse.move(5, 5)
  })

  test('stays 5000 ms', async ({ page }) => {
    await page.clock.runFor(4900)
    await expect(toasts(page)).toHaveCount(1)
    await expect(toasts(page)).not.toHaveAttribute('data-closing')
    await page.clock.runFor(500)
    await expect(toasts(page)).toHaveCount(0)
  })

  test('is replaced by the next one, which gets its full time', async ({ page }) => {
    await page.clock.runFor(3000)
    await page.getByRole('button', { name: 'Watch Demo' }).click()
    await expect(toasts(page)).toHaveCount(1)
    await expect(toasts(page).locator('.toast-title')).toHaveText('Feature Coming Soon')
    await page.clock.runFor(3000)
    await expect(toasts(page)).toHaveCount(1)
  })

  test('pauses while the pointer is on it', async ({ page }) => {
    await toasts(page).hover()
    await page.clock.runFor(20_000)
    await expect(toasts(page)).toBeVisible()
    await page.mouse.move(5, 5)
    await page.clock.runFor(5500)
    await expect(toasts(page)).toHaveCount(0)
  })

  test('pauses while it has the focus, which F8 gives it', async ({ page }) => {
    await page.keyboard.press('F8')
    await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toBeFocused()
    await page.clock.runFor(20_000)
    await expect(toasts(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(toasts(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(toasts(page)).toHaveAttribute('data-closing')
    await expect(footerButton(page, 'LinkedIn')).toBeFocused()
  })

  test('pauses while the window is inactive', async ({ page }) => {
    await page.evaluate(() => {
      document.hasFocus = () => false
      dispatchEvent(new Event('blur'))
    })
    await page.clock.runFor(20_000)
    await expect(toasts(page)).toBeVisible()
  })

  test('gives the focus back if F8 was pressed twice', async ({ page }) => {
    await page.keyboard.press('F8')
    await page.keyboard.press('F8')
    await page.keyboard.press('Escape')
    await expect(footerButton(page, 'LinkedIn')).toBeFocused()
  })

  test('goes on after a finger has touched it', async ({ page }) => {
    const touch = await page.context().newCDPSession(page)
    const box = await toasts(page).boundingBox()
    const at = (dx: number) => [{ x: (box?.x ?? 0) + 40 + dx, y: (box?.y ?? 0) + 20 }]
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(30) })
    await expect(toasts(page)).toHaveAttribute('data-paused')
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect(toasts(page)).not.toHaveAttribute('data-paused')
    await page.clock.runFor(5500)
    await expect(toasts(page)).toHaveCount(0)
  })

  test('has a button that closes it', async ({ page }) => {
    await toasts(page).getByRole('button', { name: 'Close' }).click()
    await page.clock.runFor(500)
    await expect(toasts(page)).toHaveCount(0)
  })

  test('leaves the page where it is when its button closes it', async ({ page }) => {
    await page.evaluate(() => scrollTo(0, 0))
    await toasts(page).getByRole('button', { name: 'Close' }).click()
    await expect(footerButton(page, 'LinkedIn')).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test('shows where the focus was when a key closes it', async ({ page }) => {
    await page.keyboard.press('F8')
    await page.evaluate(() => scrollTo(0, 0))
    await page.keyboard.press('Escape')
    await expect(footerButton(page, 'LinkedIn')).toBeFocused()
    await expect(footerButton(page, 'LinkedIn')).toBeInViewport()
  })

  for (const [distance, closes] of [
    [49, false],
    [50, true],
  ] as const) {
    test(`a swipe of ${distance} px to the right ${closes ? 'closes it' : 'lets it spring back'}`, async ({
      page,
    }) => {
      await swipe(page, distance)
      await page.clock.runFor(500)
      await expect(toasts(page)).toHaveCount(closes ? 0 : 1)
      if (!closes) await expect(toasts(page)).not.toHaveAttribute('style', /translate/)
    })
  }

  test('is not closed by a swipe of the toast that it has replaced', async ({ page }) => {
    const box = await toasts(page).boundingBox()
    if (!box) throw new Error('No toast to swipe')
    await page.mouse.move(box.x + 40, box.y + 20)
    await page.mouse.down()
    await page.mouse.move(box.x + 90, box.y + 20)
    await page.evaluate(() =>
      document.dispatchEvent(new CustomEvent('site:toast', { detail: { title: 'Not read yet' } })),
    )
    await page.mouse.move(box.x + 140, box.y + 20)
    await page.mouse.up()
    await page.clock.runFor(500)
    await expect(toasts(page).locator('.toast-title')).toHaveText('Not read yet')
  })

  test('is not closed by a swipe to the left', async ({ page }) => {
    await swipe(page, -200)
    await page.clock.runFor(500)
    await expect(toasts(page)).toHaveCount(1)
  })
})

async function swipe(page: Page, distance: number) {
  const box = await toasts(page).boundingBox()
  if (!box) throw new Error('No toast to swipe')
  await page.mouse.move(box.x + 40, box.y + 20)
  await page.mouse.down()
  await page.mouse.move(box.x + 40 + distance / 2, box.y + 20)
  await page.mouse.move(box.x + 40 + distance, box.y + 20)
  await page.mouse.up()
  await page.mouse.move(5, 5)
}

test('a toast is in a live region that existed before', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('status')).toHaveCount(1)
  await expect(page.getByRole('alert')).toHaveCount(1)
  await holdToasts(page)
  await footerButton(page, 'LinkedIn').click()
  await expect(page.getByRole('status').locator('.toast')).toHaveCount(1)
})

test.describe('the order of toasts', () => {
  const show = (page: Page, title: string, tone: string) =>
    page.evaluate(
      ([title, tone]) => document.dispatchEvent(new CustomEvent('site:toast', { detail: { title, tone } })),
      [title, tone],
    )
  const title = (page: Page) => page.locator('.toast:not([data-closing]) .toast-title')

  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: 0 })
    await page.goto('/')
    await page.clock.pauseAt(60_000)
  })

  test('lets a live toast follow a success after 1.5 s', async ({ page }) => {
    await show(page, 'Content Saved!', 'success')
    await show(page, 'Realtime Update', 'live')
    await page.clock.runFor(1400)
    await expect(title(page)).toHaveText('Content Saved!')
    await page.clock.runFor(200)
    await expect(title(page)).toHaveText('Realtime Update')
  })

  for (const [about, shown] of [
    ['the item whose deletion is being undone', []],
    ['another item', ['Realtime Update']],
  ] as const) {
    test(`a live toast about ${about} is shown ${shown.length} times after Undo`, async ({ page }) => {
      await page.evaluate((about) => {
        const action = { label: 'Undo', act: () => {} }
        const own = ['the item whose deletion is being undone']
        for (const detail of [
          { title: 'Content Deleted!', tone: 'success', about: own, action },
          { title: 'Realtime Update', tone: 'live', about: [about] },
        ])
          document.dispatchEvent(new CustomEvent('site:toast', { detail }))
      }, about)
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(title(page)).toHaveText(shown)
      await page.clock.runFor(1000)
      await expect(title(page)).toHaveText(shown)
    })
  }

  test('shows only the last of several live toasts', async ({ page }) => {
    await show(page, 'Content Saved!', 'success')
    for (const name of ['First', 'Second', 'Third']) await show(page, name, 'live')
    await page.clock.runFor(1600)
    await expect(title(page)).toHaveText('Third')
  })

  test('makes a live toast wait until an error is gone', async ({ page }) => {
    await show(page, 'Error!', 'error')
    await show(page, 'Realtime Update', 'live')
    await page.clock.runFor(4800)
    await expect(title(page)).toHaveText('Error!')
    await page.clock.runFor(400)
    await expect(title(page)).toHaveText('Realtime Update')
  })

  test('keeps the focus in the notifications when the one that has it is replaced', async ({ page }) => {
    const link = page.getByRole('banner').getByRole('link').first()
    await link.focus()
    await show(page, 'Content Saved!', 'success')
    await page.keyboard.press('F8')
    await page.keyboard.press('Tab')
    await expect(page.locator('.toast')).toBeFocused()
    await show(page, 'Error!', 'error')
    await expect(title(page)).toHaveText('Error!')
    await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(link).toBeFocused()
  })

  test('lets an error replace anything at once, announced as an alert', async ({ page }) => {
    await show(page, 'Content Saved!', 'success')
    await show(page, 'Error!', 'error')
    await expect(page.getByRole('alert').locator('.toast-title')).toHaveText('Error!')
    await expect(page.locator('.toast')).toHaveCount(1)
  })
})
