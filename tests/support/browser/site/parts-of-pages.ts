// What parts of the public pages have to show.
import type { Page } from '@playwright/test'
import { site } from '#content/default-content.ts'
import { expect } from '#tests/support/browser/test.ts'

interface Steps {
  heading: string
  items: readonly { title: string; description: string }[]
}

/** Opens a page, and expects a list of these steps under their heading. */
export async function expectSteps(page: Page, path: string, { heading, items }: Steps) {
  await page.goto(path)
  const block = page.getByRole('region', { name: heading })
  await expect(block.getByRole('listitem')).toHaveText(
    items.map(({ title, description }) => title + description),
  )
  await expect(block).toBeVisible()
}

/** Opens the page of a service, and expects its terms in a block of their own. */
export async function expectTerms(page: Page, slug: string) {
  const service = site.services.find((each) => each.slug === slug)
  if (!service) throw new Error(`There is no service ${slug}`)
  await page.goto(`/services/${slug}`)
  const terms = page.getByRole('region', { name: 'What to expect' })
  const { duration, team, notIncluded } = service
  await expect(terms.getByRole('definition')).toHaveText([duration, team, notIncluded])
  await expect(terms.getByRole('link')).toHaveAttribute('href', '/services#ways')
  const act = page.getByRole('region', { name: 'Service Overview' })
  await expect(act.getByRole('link', { name: 'Discuss Your Project' })).toBeVisible()
  await expect(act).not.toContainText(notIncluded)
}

/**
 * Opens a page without JavaScript, and expects each text to be visible on a wide or a narrow screen, except what is true only
 * with its script.
 */
export async function expectAllTexts(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const hiddenAt = async (width: number) => {
    await page.setViewportSize({ width, height: 900 })
    return page.locator('main :is(h2, h3, p, li, dt, dd)').evaluateAll((texts) =>
      texts
        .filter((text) => text.textContent.trim())
        .filter((text) => !text.closest('[hidden], .sr-only, .needs-script, details:not([open])'))
        .filter((text) => !text.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .map((text) => text.outerHTML),
    )
  }
  // Some texts are elsewhere on a wide screen.
  const hiddenOnWide = await hiddenAt(1440)
  expect((await hiddenAt(390)).filter((text) => hiddenOnWide.includes(text))).toEqual([])
}

/** Opens a link to a place of a page, and expects the place to be visible below the bar. */
export async function expectBelowBar(page: Page, link: string) {
  await page.goto(link)
  const [, id] = link.split('#')
  const place = page.locator(`#${id}`)
  const bar = await page.getByRole('banner').boundingBox()
  await expect
    .poll(async () => Math.round((await place.boundingBox())?.y ?? -1))
    .toBeGreaterThanOrEqual(bar?.height ?? 0)
  await expect(place).toBeInViewport()
}

/** Opens the home page, and expects its buses to reach from rail to rail. */
export async function expectBuses(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 })
  await page.goto('/')
  // Browsers under test hide their scroll bar. It makes a page narrower than its window.
  await page.locator('html').evaluate((html) => {
    html.style.paddingRight = '15px'
  })
  const section = page.locator('.services')
  const { left, right } = await section.evaluate((element) => {
    const { left, width } = element.getBoundingClientRect()
    return { left: left + width * 0.05, right: left + width * 0.95 }
  })
  const lines = await section.locator('.service-line').evaluateAll((all) =>
    all.map((line) => {
      const { left, right } = line.getBoundingClientRect()
      return { left, right }
    }),
  )
  expect(lines).toHaveLength(4)
  // The trace turns into the rail beside the first and the last bus.
  for (const line of lines.slice(0, -1)) expect.soft(line.left).toBeCloseTo(left, 0)
  for (const line of lines.slice(1)) expect.soft(line.right).toBeCloseTo(right, 0)
}
