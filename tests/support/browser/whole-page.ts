// Requirements for every public page, in any theme and at any width.
import type { Page } from '@playwright/test'
import { layoutShift, layoutShiftLimit } from './layout-shift.ts'
import { expect } from './test.ts'

interface Options {
  /** The site's origin: no request may go elsewhere. */
  origin: string | undefined
  colorSchemes: readonly ('light' | 'dark')[]
  widths: readonly number[]
}

/** Opens a page in each theme and at each width, and expects it to be complete and to fit. */
export async function expectWhole(page: Page, path: string, { origin, colorSchemes, widths }: Options) {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.origin !== origin || /^\/(rest|auth|realtime)\//.test(url.pathname)) elsewhere.push(request.url())
  })
  for (const colorScheme of colorSchemes) {
    for (const width of widths) {
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
}

/** Returns visible texts that are not in the page as it was sent, except those that depend on the time of day. */
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

/** Returns elements that extend beyond the window and make the page scroll sideways. */
function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return []
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 0.5)
      .map((element) => `${element.tagName}.${element.getAttribute('class')}`)
      .slice(0, 5)
  })
}
