// Requirements for every public page. Other themes, widths and examples are in pages.slow.spec.ts.
import { pathsOf } from '#content/addresses/paths.ts'
import { mailboxes } from '#content/company.ts'
import { site } from '#content/default-content.ts'
import { samplePages } from '#tests/support/browser/sample-pages.ts'
import {
  expectAllTexts,
  expectBelowBar,
  expectSteps,
  expectTerms,
} from '#tests/support/browser/site/parts-of-pages.ts'
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

const { ways } = site.servicesPage
test(`/services says under "${ways.heading}" what happens, step by step`, ({ page }) =>
  expectSteps(page, '/services', ways))

test('it-infrastructure has its terms in a block of their own, and nothing excluded beside the call to act', ({
  page,
}) => expectTerms(page, 'it-infrastructure'))

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

  for (const path of samplePages.slice(0, 2))
    test(`${path} shows all of its text`, ({ page }) => expectAllTexts(page, path))
})

test.describe('navigation', () => {
  for (const link of ['/about#leadership', '/services#semiconductors'])
    test(`${link} scrolls to below the bar`, ({ page }) => expectBelowBar(page, link))

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
