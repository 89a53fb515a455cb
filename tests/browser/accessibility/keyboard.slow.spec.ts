// Everything works by keyboard: the focus is visible and not covered (WCAG 2.2, 2.4.7 and 2.4.11), and targets are
// large enough (2.5.8).
import type { Page } from '@playwright/test'
import { site } from '#content/default-content.ts'
import { errorMessages, field, send } from '#tests/support/browser/contact-form.ts'
import { expect, test } from '#tests/support/browser/panel/admin-panel.ts'
import { TextsView } from '#tests/support/browser/panel/texts-view.ts'
import { samplePages } from '#tests/support/browser/sample-pages.ts'
import { holdToasts } from '#tests/support/browser/toasts.ts'

/** The focused element, and what is wrong with how its focus is shown. */
interface Stop {
  name: string
  problems: string[]
}

/** Runs in the page. */
function lookAtFocus(): Stop {
  const focused = document.activeElement as HTMLElement
  const name = `${focused.tagName} ${focused.ariaLabel ?? focused.textContent.trim().slice(0, 40)}`
  if (focused === document.body) return { name: '', problems: [] }
  const problems: string[] = []
  // A featured project shows its focus around the caption that holds its control.
  const caption = focused.closest('.project-caption')
  const outlines = [
    getComputedStyle(focused),
    getComputedStyle(focused, '::after'),
    ...(caption ? [getComputedStyle(caption)] : []),
  ]
  if (!outlines.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineWidth !== '0px')) {
    problems.push('no outline')
  }
  const box = focused.getBoundingClientRect()
  const covers = (x: number, y: number) => {
    const top = document.elementFromPoint(x, y)
    // A label or a heading may cover its own control, and a card's control its card.
    return top === null || !(focused.contains(top) || top.contains(focused) || top.closest('label'))
  }
  const xs = [box.left + 2, box.left + box.width / 2, box.right - 2]
  const ys = [box.top + 2, box.top + box.height / 2, box.bottom - 2]
  const seen = xs.flatMap((x) => ys.map((y) => !covers(x, y)))
  if (!seen.includes(true)) problems.push(`hidden at ${Math.round(box.left)}, ${Math.round(box.top)}`)
  return { name, problems }
}

/** More than any page has. */
const mostStops = 600

/** Presses Tab until the focus leaves the page, and returns all stops. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<Stop[]> {
  const stops: Stop[] = []
  while (stops.length < mostStops) {
    await page.keyboard.press(key)
    const stop = await page.evaluate(lookAtFocus)
    if (!stop.name) break
    stops.push(stop)
  }
  expect(stops.length, 'the focus leaves the page').toBeLessThan(mostStops)
  return stops
}

const troubled = (stops: Stop[]) => stops.filter(({ problems }) => problems.length > 0)

/** How many stops Tab should make. */
const expectedStops = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, summary')].filter(
        (element) =>
          element.tabIndex >= 0 &&
          !element.matches(':disabled') &&
          element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false }),
      ).length,
  )

for (const path of samplePages) {
  test(`on ${path} the focus is visible at every stop, in both directions`, async ({ page }) => {
    await page.goto(path)
    const stops = await walk(page)
    expect(stops.length).toBeGreaterThanOrEqual(await expectedStops(page))
    expect(troubled(stops)).toEqual([])
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const back = await walk(page, 'Shift+Tab')
    expect(back.length).toBeGreaterThanOrEqual(await expectedStops(page))
    expect(troubled(back)).toEqual([])
  })
}

test('in the views Items, Site texts and Buttons the focus is visible', async ({ panel, page, seed }) => {
  const expectVisibleFocus = async () => {
    const stops = await walk(page)
    expect(stops.length).toBeGreaterThan(20)
    expect(troubled(stops)).toEqual([])
  }
  await seed({ 'home.hero.title': 'x', 'home.hero.primary.href': '/services', other: 'y' })
  await panel.open()
  await expectVisibleFocus()
  await page.getByRole('link', { name: 'Site texts' }).press('Enter')
  const texts = new TextsView(page)
  await texts.find.fill('home.hero')
  await expect(texts.edit('home.hero.title')).toBeVisible()
  await page.getByRole('link', { name: 'Site texts' }).focus()
  await expectVisibleFocus()
  await texts.find.fill('')
  await page.setViewportSize({ width: 720, height: 450 })
  await texts.openPage('Page not found')
  await page.getByRole('link', { name: 'Site texts' }).focus()
  await expectVisibleFocus()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('link', { name: 'Buttons', exact: true }).press('Enter')
  await expect(page.getByRole('region', { name: 'Buttons' })).toHaveAttribute('aria-busy', 'false')
  await expectVisibleFocus()
})

test('a toast hides no focused control', async ({ panel, page, seed }) => {
  await seed(Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`other.${index}`, 'x'])))
  await panel.open()
  await holdToasts(page)
  for (const [width, height] of [
    [1280, 720],
    [720, 450],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height })
    const [first = ''] = await panel.keys()
    await panel.editButton(first).press('Enter')
    await panel.field(first).fill(`${width}`)
    await panel.field(first).press('Control+Enter')
    await panel.expectToast('Content Saved!', `${first} updated.`, 'success')
    await expect(panel.editButton(first)).toBeFocused()
    const stops: Stop[] = []
    for (let control = 0; control < 24; control++) {
      await page.keyboard.press('Tab')
      stops.push(await page.evaluate(lookAtFocus))
    }
    expect.soft(troubled(stops), `at ${width} px`).toEqual([])
    await expect(page.locator('.toast')).not.toHaveCount(0)
  }
})

test('with a page zoom of 400 %, the actions below Find and replace hide no focused field', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/admin#texts/replace?find=chip')
  await expect(page.getByRole('button', { name: /^Replace with nothing/ })).toBeVisible()
  await page.getByRole('heading', { level: 2, name: 'Find and replace' }).focus()
  const stops: Stop[] = []
  for (let field = 0; field < 6; field++) {
    await page.keyboard.press('Tab')
    stops.push(await page.evaluate(lookAtFocus))
  }
  expect(troubled(stops)).toEqual([])
})

for (const width of [390, 1440]) {
  test(`in the bar the focus moves from left to right at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/', '/admin']) {
      await page.goto(path)
      const theme = page.getByRole('button', { name: 'Dark theme' })
      const places: number[] = []
      await page.getByRole('banner').getByRole('link').first().focus()
      const focused = page.getByRole('banner').locator(':focus')
      while (await focused.count()) {
        places.push((await focused.boundingBox())?.x ?? 0)
        await page.keyboard.press('Tab')
      }
      expect(places.length).toBeGreaterThanOrEqual(3)
      expect(places).toContain((await theme.boundingBox())?.x)
      expect(places).toEqual(places.toSorted((one, other) => one - other))
    }
  })
}

test('a menu opens with Enter and Space, Tab moves through it and out, and Escape returns', async ({
  page,
}) => {
  await page.goto('/')
  const bar = page.getByRole('banner')
  const button = bar.getByRole('button', { name: 'Industries menu' })
  for (const key of ['Enter', 'Space']) {
    await button.focus()
    await page.keyboard.press(key)
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.locator('#menu-industries a').nth(1)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(button).toBeFocused()
  }
  await page.keyboard.press('Enter')
  for (let link = 0; link <= site.industries.length; link++) await page.keyboard.press('Tab')
  await expect(bar.getByRole('link', { name: 'Careers' })).toBeFocused()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
})

test('the form can be filled in, corrected and sent by keyboard, and its toast is announced', async ({
  page,
}) => {
  await page.goto('/contact')
  await field(page, 'Full Name').focus()
  await page.keyboard.press('Enter')
  await expect(field(page, 'Full Name')).toBeFocused()
  await expect(field(page, 'Full Name')).toHaveAccessibleDescription(errorMessages['Full Name'])
  for (const text of ['Ada', 'ada@example.com', '', 'Numbers', 'A program']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await expect(send(page)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByRole('status').locator('.toast')).toHaveAccessibleName('Feature Coming Soon')
  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(send(page)).toBeFocused()
})

test('an item is added, edited and deleted by keyboard', async ({ panel, page }) => {
  await panel.open()
  await panel.newKey.focus()
  await page.keyboard.type('my.key')
  await page.keyboard.press('Escape')
  await panel.newValue.focus()
  await page.keyboard.type('one')
  await panel.addButton.focus()
  await page.keyboard.press('Space')
  await expect(panel.value('my.key')).toHaveText('one')
  await panel.editButton('my.key').press('Enter')
  await page.keyboard.type(' two')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(panel.value('my.key')).toHaveText('one two')
  await expect(panel.editButton('my.key')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(panel.dialog).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(panel.rows).toHaveCount(0)
})

test('targets measure at least 24 px, and buttons 44 except in the panel on a large screen', async ({
  panel,
  page,
  seed,
}) => {
  await seed({ 'home.hero.title': 'x', 'home.hero.primary.href': '/services', unused: 'x' })
  const small = (minOfButtons = 44) =>
    page.evaluate(
      (minOfButtons) =>
        [...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, select, summary')]
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          // Links within a sentence are as high as its lines, a card's control is as large as the card, and a checkbox
          // can be pressed by its label.
          .filter((element) => !element.closest('p, .card-control, .sr-only, .skip-link'))
          .map((element) => ({ element, box: (element.closest('label') ?? element).getBoundingClientRect() }))
          .filter(({ element, box }) => {
            const least = element.matches(
              'main :is(button:not(.card-control), .min-h-\\[44px\\], input, textarea, select)',
            )
              ? minOfButtons
              : 24
            return Math.min(box.width, box.height) < 24 || box.height < least - 0.5
          })
          .map(({ element, box }) => `${element.outerHTML.slice(0, 90)} ${box.width} × ${box.height}`),
      minOfButtons,
    )
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const path of samplePages) {
      await page.goto(path)
      expect.soft(await small(), `${path} at ${width} px`).toEqual([])
    }
    await panel.open()
    for (const view of ['Items', 'Buttons', 'Site texts', 'Site check']) {
      await page.getByRole('link', { name: view, exact: true }).click()
      const heading = view === 'Items' ? 'Manage Content' : view
      await expect(page.getByRole('heading', { level: 2, name: heading, exact: true })).toBeVisible()
      await expect(page.locator('main [aria-busy]:visible')).toHaveAttribute('aria-busy', 'false')
      expect.soft(await small(width < 1024 ? 44 : 24), `${view} at ${width} px`).toEqual([])
    }
  }
})
