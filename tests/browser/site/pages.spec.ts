// Requirements for every public page. Other themes and widths are in pages.slow.spec.ts.
import { pathsOf } from '#content/addresses/paths.ts'
import { mailboxes } from '#content/company.ts'
import { site } from '#content/default-content.ts'
import { samplePages } from '#tests/support/browser/sample-pages.ts'
import { expect, test } from '#tests/support/browser/test.ts'
import { expectWhole } from '#tests/support/browser/whole-page.ts'

const paths = pathsOf(site)

test('each public page has its own title and description', async ({ request }) => {
  expect(paths).toHaveLength(7 + site.services.length + site.industries.length)
  expect(paths.length, 'the specification has 41 pages').toBeGreaterThanOrEqual(41)
  const seen = new Map<string, string>()
  for (const path of paths) {
    const html = await (await request.get(path)).text()
    const [, title = ''] = /<title>([^<]+)<\/title>/.exec(html) ?? []
    const [, description = ''] = /<meta name="description" content="([^"]+)"/.exec(html) ?? []
    expect(description.length, path).toBeGreaterThan(40)
    for (const text of [title, description]) {
      expect(seen.get(text), `${path} shares "${text}"`).toBeUndefined()
      seen.set(text, path)
    }
  }
})

test('every internal link leads to a page, and every anchor exists on it', async ({ request }) => {
  const places = new Map<string, Set<string>>()
  const links = new Set<string>()
  for (const path of paths) {
    const html = await (await request.get(path)).text()
    places.set(path, new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id)))
    for (const [, href = ''] of html.matchAll(/<a\s[^>]*href="([^"]+)"/g)) {
      if (href.startsWith('#')) links.add(path + href)
      else if (href.startsWith('/')) links.add(href.replaceAll('&amp;', '&'))
      else expect(href, path).toMatch(/^(mailto:|tel:)/)
    }
  }
  expect(links.size).toBeGreaterThan(paths.length)
  for (const link of links) {
    const { pathname, hash } = new URL(link, 'http://site')
    const ids = places.get(pathname)
    expect(ids, `${link} is not a page of the site`).toBeDefined()
    if (hash) expect(ids?.has(hash.slice(1)), `${link} has no such place`).toBe(true)
  }
})

test('the main part of every page has a link that works, and that of Home, About and Careers one to reach the company', async ({
  request,
}) => {
  for (const path of paths) {
    const html = await (await request.get(path)).text()
    const [main = ''] = /<main[\s>][\s\S]*<\/main>/.exec(html) ?? []
    const own = main.replace(/<nav class="breadcrumb"[\s\S]*?<\/nav>/, '')
    expect(/<a\s[^>]*href="(mailto:|tel:|\/)/.test(own), `${path} needs a link in its main part`).toBe(true)
    if (['/', '/about', '/careers'].includes(path))
      expect(own, path).toMatch(/<a\s[^>]*href="(mailto:|tel:|\/contact")/)
  }
})

for (const [path, { heading, items }] of [
  ['/services', site.servicesPage.ways],
  ['/services', site.servicesPage.steps],
  ['/careers', site.careers.hiring],
] as const) {
  test(`${path} says under "${heading}" what happens, step by step`, async ({ page }) => {
    await page.goto(path)
    const block = page.getByRole('region', { name: heading })
    await expect(block.getByRole('listitem')).toHaveText(
      items.map(({ title, description }) => title + description),
    )
    await expect(block).toBeVisible()
  })
}

for (const slug of ['it-infrastructure', 'ate', 'application-development-and-maintenance']) {
  test(`${slug} has its terms in a block of their own, and nothing excluded beside the call to act`, async ({
    page,
  }) => {
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
  })
}

test('a phone number at the end of a page or in a text is never broken into two lines', async ({ page }) => {
  for (const path of ['/', '/careers', '/contact']) {
    await page.goto(path)
    const numbers = page.getByRole('main').locator('[href^="tel:"]')
    for (const width of [320, 390, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const lines = await numbers.evaluateAll((links) =>
        links.map((link) => {
          const range = document.createRange()
          range.selectNodeContents(link)
          return range.getClientRects().length
        }),
      )
      expect(new Set(lines), `${path} at ${width} px`).toEqual(new Set([1]))
    }
  }
})

test('each position says how to apply', async ({ page }) => {
  const email = mailboxes.find(({ id }) => id === 'careers')?.email ?? site.company.email
  await page.goto('/careers')
  const positions = page.getByRole('region', { name: 'Open positions' }).getByRole('article')
  await expect(positions).toHaveCount(site.careers.positions.items.length)
  for (const position of await positions.all())
    await expect(position.getByRole('link', { name: email })).toBeVisible()
})

test('a service leads to the next ones in a project and to the industries that use it, and they lead back', async ({
  page,
}) => {
  await page.goto('/services/rtl-design')
  const related = page.getByRole('navigation', { name: 'Related' })
  await related.getByRole('link', { name: 'Design verification' }).click()
  await expect(related.getByRole('link', { name: 'RTL design' })).toBeVisible()
  await page.goto('/services/rtl-design')
  await related.getByRole('link', { name: 'Semiconductor' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Semiconductor' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'RTL design' }).click()
  await expect(page).toHaveURL(/rtl-design$/)
})

test('the services page has a line for each service, which leads there, too', async ({ page }) => {
  await page.goto('/services')
  const lines = await page.locator('.channel-summary').allTextContents()
  expect(lines.sort()).toEqual(site.services.map(({ summary }) => summary).sort())
  const { left, top } = await page
    .locator('.channel-summary')
    .last()
    .evaluate((line) => {
      line.scrollIntoView({ block: 'center', behavior: 'instant' })
      return line.getBoundingClientRect()
    })
  await page.mouse.click(left + 10, top + 10)
  await expect(page).toHaveURL(/\/services\/[\w-]+$/)
})

// specification.spec.ts opens the page of each service, and expects the same.
for (const path of paths.filter((path) => !path.startsWith('/services/'))) {
  test(`${path} is complete`, async ({ page, baseURL }) => {
    await expectWhole(page, path, { origin: baseURL, colorSchemes: ['light'], widths: [1440] })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of samplePages) {
    test(`${path} shows all of its text`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const hiddenAt = async (width: number) => {
        await page.setViewportSize({ width, height: 900 })
        return page.locator('main :is(h2, h3, p, li, dt, dd)').evaluateAll((texts) =>
          texts
            .filter(
              (text) => text.textContent.trim() && !text.closest('[hidden], .sr-only, details:not([open])'),
            )
            .filter((text) => !text.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
            .map((text) => text.outerHTML),
        )
      }
      // Some texts are elsewhere on a wide screen.
      const hiddenOnWide = await hiddenAt(1440)
      expect((await hiddenAt(390)).filter((text) => hiddenOnWide.includes(text))).toEqual([])
    })
  }
})

test.describe('navigation', () => {
  for (const link of [
    '/about#leadership',
    '/about#values',
    '/about#history',
    '/services#semiconductors',
    '/services#embedded',
    '/services#software',
  ]) {
    test(`${link} scrolls to below the bar`, async ({ page }) => {
      await page.goto(link)
      const [, id] = link.split('#')
      const place = page.locator(`#${id}`)
      const bar = await page.getByRole('banner').boundingBox()
      await expect
        .poll(async () => Math.round((await place.boundingBox())?.y ?? -1))
        .toBeGreaterThanOrEqual(bar?.height ?? 0)
      await expect(place).toBeInViewport()
    })
  }

  test('a page that was left scrolled starts at its top when it is opened again', async ({ page }) => {
    await page.goto('/services')
    await page.evaluate(() => scrollTo(0, 900))
    await page.getByRole('main').getByRole('link', { name: 'Diagnostics' }).click()
    await expect(page).toHaveURL(/\/services\/diagnostics$/)
    await page.getByRole('banner').getByRole('link', { name: 'Services', exact: true }).click()
    await expect(page).toHaveURL(/\/services$/)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
})
