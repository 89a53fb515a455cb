// What holds for every public page, in both themes and at two widths.
import type { Page } from '@playwright/test'
import { pathsOf } from '#content/paths.ts'
import { site } from '#content/site.ts'
import { layoutShift, layoutShiftLimit } from './support/layout-shift.ts'
import { oneOfEachKind } from './support/one-of-each-kind.ts'
import { expect, test } from './support/test.ts'

const paths = pathsOf(site)

test('there are 41 public pages, each with a title and a description of its own', async ({ request }) => {
  expect(paths).toHaveLength(41)
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

test('every internal link leads to a page, and every anchor to a place on it', async ({ request }) => {
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
    expect(ids, `${link} leads nowhere`).toBeDefined()
    if (hash) expect(ids?.has(hash.slice(1)), `${link} has no such place`).toBe(true)
  }
})

for (const path of paths) {
  test(`${path} holds in both themes and at both widths`, async ({ page, baseURL }) => {
    const elsewhere: string[] = []
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url())
      if (origin !== baseURL || /^\/(rest|auth|realtime)\//.test(pathname)) elsewhere.push(request.url())
    })
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const width of [390, 1440]) {
        await page.emulateMedia({ colorScheme })
        await page.setViewportSize({ width, height: 900 })
        const response = await page.goto(path)
        expect(response?.status()).toBe(200)
        expect(await addedByScript(page, (await response?.text()) ?? '')).toEqual([])
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.locator('main .particle')).toHaveCount(path === '/' ? 50 : 30)
        expect(await overflow(page), `at ${width} px`).toEqual([])
        expect(await layoutShift(page), `at ${width} px`).toBeLessThan(layoutShiftLimit)
      }
    }
    await page.setViewportSize({ width: 320, height: 900 })
    expect(await overflow(page), 'at 320 px').toEqual([])
    expect(elsewhere).toEqual([])
  })
}

/** Texts that are shown but do not stand in the page as it was sent; what depends on the hour of day aside. */
function addedByScript(page: Page, html: string): Promise<string[]> {
  return page.evaluate((html) => {
    const compact = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, '')
    const sent = compact(
      new DOMParser().parseFromString(html, 'text/html').querySelector('main')?.textContent,
    )
    return [...document.querySelectorAll('main :is(h1, h2, h3, p, li, td, dt, dd, button, label)')]
      .filter(
        (element) =>
          !element.querySelector(':is([data-clock], [data-office-hours])') &&
          !element.closest(':is([data-clock], [data-office-hours])'),
      )
      .map((element) => element.textContent)
      .filter((text) => !sent.includes(compact(text)))
  }, html)
}

/** What sticks out of the window sideways, where that makes the page scroll. */
function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return []
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 0.5)
      .map((element) => `${element.tagName}.${element.getAttribute('class')}`)
      .slice(0, 5)
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of oneOfEachKind) {
    test(`${path} shows all of its text`, async ({ page }) => {
      await page.goto(path)
      for (const heading of await page.getByRole('heading').all()) await expect(heading).toBeVisible()
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
    test(`${link} lands below the bar`, async ({ page }) => {
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

  test('a page that is left in its middle begins at its top when it is opened again', async ({ page }) => {
    await page.goto('/services')
    await page.evaluate(() => scrollTo(0, 900))
    await page.getByRole('main').getByRole('link', { name: 'Diagnostics' }).click()
    await expect(page).toHaveURL(/\/services\/diagnostics$/)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
})
