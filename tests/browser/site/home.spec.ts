// The home page, as specified. Other widths are in home.slow.spec.ts.
import { expectBuses } from '#tests/support/browser/site/parts-of-pages.ts'
import { expect, test } from '#tests/support/browser/test.ts'
import { closeComingSoon, holdToasts } from '#tests/support/browser/toasts.ts'

test.describe('home page', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/')
  })

  test('opens with its title and two actions', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Engineering Excellence')
    await expect(page.getByRole('button', { name: 'Explore Solutions' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Watch Demo' })).toBeVisible()
  })

  test('shows four services as coming-soon cards', async ({ page }) => {
    const cards = page.getByRole('region', { name: 'Our Services' }).getByRole('article')
    await expect(cards.getByRole('heading')).toHaveText([
      'Semiconductor Solutions',
      'Engineering Services',
      'Testing & Validation',
      'Innovation Labs',
    ])
    await holdToasts(page)
    for (const card of await cards.all()) {
      // The whole card can be pressed, not only its title.
      for (const part of [card.getByRole('paragraph').first(), card.locator('.bus')]) {
        await part.click({ force: true })
        await closeComingSoon(page)
      }
    }
  })

  test('states four numbers', async ({ page }) => {
    const main = page.getByRole('main')
    for (const [value, label] of [
      ['500+', 'Expert Engineers'],
      ['15+', 'Years Experience'],
      ['50+', 'Global Clients'],
      ['1000+', 'Projects Delivered'],
    ] as const) {
      await expect(main.getByText(value, { exact: true })).toBeVisible()
      await expect(main.getByText(label, { exact: true })).toBeVisible()
    }
  })

  test('features three identical projects as coming-soon cards', async ({ page }) => {
    const cards = page.getByRole('region', { name: 'Featured Projects' }).getByRole('article')
    await expect(cards.getByRole('button')).toHaveText(Array(3).fill('Next-Gen Processor Design'))
    const texts = await cards.locator('p').allTextContents()
    expect(new Set(texts.filter((text) => text.startsWith('A placeholder'))).size).toBe(1)
    await holdToasts(page)
    for (const card of await cards.all()) {
      await card.locator('.chip').click({ force: true })
      await closeComingSoon(page)
    }
  })

  test('ends in the main button', async ({ page }) => {
    const region = page.getByRole('region', { name: 'Start Your Project' })
    await expect(region.getByRole('heading', { level: 2 })).toHaveText('Start Your Project')
    await expect(region.getByRole('button', { name: 'Start Your Project' })).toBeVisible()
  })

  test('has 50 decorative particles, hidden from assistive technology', async ({ page }) => {
    await expect(page.locator('main .particle')).toHaveCount(50)
    await expect(page.locator('main .particles[aria-hidden="true"]')).toHaveCount(1)
  })

  test('has a dot that follows the mouse, and reads time and level over the oscilloscope', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const cursor = page.locator('[data-cursor-dot]')
    await expect(cursor).toBeHidden()
    await page.mouse.move(300, 120)
    await expect(cursor).toHaveAttribute('data-over', 'page')
    await expect(cursor).toHaveCSS('visibility', 'visible')
    await expect(cursor).toHaveCSS('translate', '300px 120px')
    const drawn = await cursor.evaluate((element) => {
      const { width, borderRadius, borderTopWidth, backgroundColor } = getComputedStyle(element, '::before')
      return [width, borderRadius, borderTopWidth, backgroundColor !== 'rgba(0, 0, 0, 0)']
    })
    expect(drawn, 'a dot, not a ring').toEqual(['8px', '50%', '0px', true])
    await page.locator('[data-scope]').scrollIntoViewIfNeeded()
    const box = await page.locator('[data-scope]').boundingBox()
    if (!box) throw new Error('No screen')
    // The middle line of the screen is 0 V by definition.
    await page.mouse.move(box.x + box.width / 4, box.y + box.height / 2)
    await expect(cursor).toHaveAttribute('data-over', 'scope')
    await expect(cursor.locator('[data-cursor-level]')).toHaveText(/^−?\d mV$/)
    const time = async () =>
      Number((await cursor.locator('[data-cursor-time]').textContent())?.replace('−', '-').replace(' µs', ''))
    const before = await time()
    await page.mouse.move(box.x + (3 * box.width) / 4, box.y + box.height / 2)
    // Twenty divisions of 2 µs: half of the screen is 20 µs.
    expect((await time()) - before).toBeCloseTo(20, 0)
  })

  test('requests only itself and its assets', async ({ page, baseURL }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await page.reload({ waitUntil: 'networkidle' })
    expect(requests.length).toBeGreaterThan(1)
    for (const url of requests) {
      expect(url.startsWith(`${baseURL}/`), url).toBe(true)
      expect(new URL(url).pathname).toMatch(/^\/($|assets\/|favicon\.svg$)/)
    }
  })
})

test('the buses of the services reach from rail to rail beside a scroll bar, at 1440 px', ({ page }) =>
  expectBuses(page, 1440))

test('no particles and no cursor dot are shown with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  await expect(page.locator('main .particles')).toBeVisible()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await page.mouse.move(300, 120)
  await expect(page.locator('main .particles')).toBeHidden()
  await expect(page.locator('[data-cursor-dot]')).toBeHidden()
})
