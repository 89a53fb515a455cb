// Pages in print, in forced-colors mode, and with decorations out of sight.
import type { Page } from '@playwright/test'
import { collidingTexts } from '#tests/support/browser/layout.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test('a printed service page has its content and its figure, but no controls or navigation', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/services/ate')
  const links = page.getByRole('main').getByRole('link')
  await expect(links).not.toHaveCount(0)
  await expect(page.locator('.particles').first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const name of ['Service Overview', 'Key Benefits', 'What We Offer']) {
    await expect(page.getByRole('heading', { name })).toBeVisible()
  }
  await expect(page.locator('.figure-drawing')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.locator('#navigation')).toBeHidden()
  await expect(page.locator('.particles').first()).toBeHidden()
  for (const role of ['navigation', 'button'] as const) await expect(page.getByRole(role)).toHaveCount(0)
  await expect(links).toHaveCount(0)
  await expect(page.getByText('Skip to content')).toBeHidden()
})

for (const path of ['/services/cyber-security', '/services/application-development-and-maintenance']) {
  test(`what ${path} offers is printed within its part, on paper of A4`, async ({ page }) => {
    await page.setViewportSize({ width: 718, height: 1000 })
    await page.emulateMedia({ media: 'print' })
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    expect(await collidingTexts(page)).toEqual([])
    const overflowing = await page
      .locator('.pinout-pin')
      .evaluateAll(
        (pins) => pins.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight).length,
      )
    expect(overflowing).toBe(0)
  })
}

test('what is true only at this moment is not printed', async ({ page }) => {
  await page.goto('/contact')
  const now = page.locator('.week-now')
  await expect(now).not.toBeEmpty()
  await expect(now).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(now).toBeHidden()
})

test('on paper of A4 held sideways, the whole name and each value of a figure beside its name are printed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1047, height: 700 })
  await page.emulateMedia({ media: 'print' })
  await page.goto('/services/ci-cd')
  await expect(page.locator('.bar .wordmark-light')).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  const facts = page.locator('.figure-facts dl > div')
  await expect(facts).toHaveCount(6)
  // A row that is broken has a box in each column.
  const boxes = await facts.evaluateAll((rows) => rows.map((row) => row.getClientRects().length))
  expect(boxes).toEqual([1, 1, 1, 1, 1, 1])
})

for (const [path, whole, heads] of [
  ['/', '.ruled-rows-list li', '.ruled-rows-head'],
  ['/about', '.ruled-rows-list li, .history-entries li, .about-values-list li, .closing', '.section-head'],
  ['/careers', '.ruled-rows-list li', '.section-head, .careers-life h2'],
  ['/services', '.ruled-rows-list li, .instrument-module li', '.instrument-head, .section-head'],
] as const) {
  test(`no row of ${path} is printed on two pages, and no heading without what follows it`, async ({
    page,
  }) => {
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    const valuesOf = (selector: string, property: 'breakInside' | 'breakAfter') =>
      page
        .locator(selector)
        .evaluateAll(
          (all, property) => [...new Set(all.map((each) => getComputedStyle(each)[property]))],
          property,
        )
    expect(await valuesOf(whole, 'breakInside')).toEqual(['avoid'])
    expect(await valuesOf(heads, 'breakAfter')).toEqual(['avoid'])
  })
}

// In points, from the bottom of the paper to the top of the heading: room for the margin, the heading and what follows it.
for (const [path, heading, paper, leastPoints] of [
  ['/', 'Our Services', { format: 'Letter' }, 180],
  ['/', 'Working with us', { format: 'Letter' }, 300],
  ['/about', 'Our Values', { format: 'A4' }, 400],
  ['/careers', 'Life at the company', { format: 'A4' }, 180],
  ['/locations', 'Contact addresses', { format: 'A4' }, 180],
  ['/services', 'Data and cloud', { format: 'Letter' }, 200],
  ['/industries/bfsi', 'Resilience exercises', { format: 'Letter' }, 100],
  ['/contact', 'Who owns the sources?', { format: 'A4', landscape: true }, 100],
] as const) {
  test(`"${heading}" is not printed at the end of a page of ${path}`, async ({ page }) => {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    const margin = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' }
    const pdf = (await page.pdf({ ...paper, margin, outline: true, tagged: true })).toString('latin1')
    const entry = pdf.slice(pdf.indexOf(`/Title (${heading})`))
    const [, aboveBottom] = /\/Dest \[\d+ 0 R \/XYZ \S+ (\S+)/.exec(entry) ?? []
    expect(Number(aboveBottom)).toBeGreaterThan(leastPoints)
  })
}

test('the drawings of the home page are printed on one page with the labels above them', async ({ page }) => {
  await page.setViewportSize({ width: 718, height: 1000 })
  await page.emulateMedia({ media: 'print' })
  await page.goto('/')
  const top = (selector: string) =>
    page.locator(selector).evaluateAll(([first]) => first?.getBoundingClientRect().top)
  for (const [drawing, above] of [
    ['.upright', '.upright-number'],
    ['.histogram', '.histogram-name'],
  ] as const) {
    await expect(page.locator(drawing)).toHaveCSS('break-inside', 'avoid')
    expect(await top(drawing), drawing).toBeLessThanOrEqual((await top(above)) ?? Number.NaN)
  }
  await expect(page.locator('.upright')).toHaveCSS('break-before', 'page')
})

for (const path of ['/', '/careers', '/contact', '/industries', '/industries/automotive']) {
  test(`the main buttons of ${path} are printed with their color, without which their label is too light`, async ({
    page,
  }) => {
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    const buttons = await page.getByRole('main').locator('.button-copper:visible').all()
    expect(buttons).not.toEqual([])
    for (const button of buttons) await expect(button).toHaveCSS('print-color-adjust', 'exact')
  })
}

test('closed questions are printed with their answers', async ({ page }) => {
  await page.goto('/contact')
  const answers = page.locator('.faq details p')
  await expect(answers.first()).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  for (const answer of await answers.all()) await expect(answer).toBeVisible()
})

test('forced colors keep the edges of buttons and the line of the trace visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/services/ate')
  const key = page.getByRole('link', { name: 'Discuss Your Project' })
  await expect(key).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)')
  const trace = page.locator('main .trace-in').first()
  expect(
    await trace.evaluate((line) => Number.parseFloat(getComputedStyle(line).borderLeftWidth)),
  ).toBeGreaterThan(0)
})

test('forced colors keep the bins of a wafer apart, and what passes visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  /** Red, green and blue of what fills shapes; black, as the page is, if nothing does. */
  const fillsOf = (selector: string) =>
    page.locator(selector).evaluateAll((shapes) =>
      shapes.map((shape) => {
        const context = document.createElement('canvas').getContext('2d')
        if (!context) throw new Error('No canvas')
        const { fill } = getComputedStyle(shape)
        context.fillStyle = fill === 'none' ? 'transparent' : fill
        context.fillRect(0, 0, 1, 1)
        return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)]
      }),
    )
  /** Against black (WCAG 2.2, "contrast ratio"). */
  const contrast = (color: number[]) => {
    const [red = 0, green = 0, blue = 0] = color.map((value) => (value / 255) ** 2.2)
    return (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05) / 0.05
  }
  await page.goto('/services/silicon-validation')
  const bins = await fillsOf('.wafer-map path:not(.wafer-edge)')
  expect(bins).toHaveLength(4)
  expect(new Set(bins.map(String)).size).toBe(4)
  for (const path of ['/services/silicon-validation', '/services/ate']) {
    await page.goto(path)
    for (const color of await fillsOf('.pass')) expect(contrast(color), path).toBeGreaterThanOrEqual(3)
    expect(await fillsOf('.figure-legend .pass')).toHaveLength(1)
  }
})

const playState = (page: Page, particles: string) =>
  page
    .locator(`${particles} g`)
    .first()
    .evaluate((group) => getComputedStyle(group).animationPlayState)

test('decorations of the panel move only at its end, since they cost a frame of work each', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/admin#texts')
  await expect(page.locator('.text-row').first()).toBeVisible()
  await expect.poll(() => playState(page, '.admin-particles')).toBe('paused')
  await expect(async () => {
    await page.evaluate(() => document.querySelector('.admin-particles')?.scrollIntoView())
    expect(await playState(page, '.admin-particles')).toBe('running')
  }).toPass()
})

test('decorations stop while they are out of sight', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  const state = () => playState(page, '.hero-particles')
  await expect.poll(state).toBe('running')
  // Parts of the page are laid out when they are near the window, so its end may not be reached at once.
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    expect(await state()).toBe('paused')
  }).toPass()
})
