// Pages carry only the rules that they need (page-server/used-css/). With those of all other pages, they look the same.
import type { Page } from '@playwright/test'
import { site } from '#content/default-content.ts'
import { filesFolder } from '#page-server/production.ts'
import { createRenderer } from '#page-server/rendering/render.ts'
import { samplePages } from '#tests/support/browser/sample-pages.ts'
import { expect, test } from '#tests/support/browser/test.ts'

// The test replaces a style sheet, which the policy of the page forbids.
test.use({ bypassCSP: true })

const render = createRenderer(() => import(`${filesFolder}/../server/index.js`), 'production')

/** Returns the whole style sheet that the build has for a kind of page. */
async function wholeStyle(path: string): Promise<string> {
  const supabase = { url: '', anonKey: '' }
  const releases = { schedule: false, previews: false }
  const { body } = await render(path, {
    site,
    origin: 'http://localhost',
    supabase,
    writers: 'operators',
    releases,
  })
  return /<style>(.*?)<\/style>/s.exec(body)?.[1] ?? ''
}

const paths = process.env.TEST_LONG
  ? [...samplePages, '/industries', '/no-such-page']
  : ['/services/ate', '/contact']

for (const width of [390, 1440]) {
  for (const path of paths) {
    test(`${path} looks the same with the rules of other pages, ${width} px wide`, async ({
      page,
      allowErrors,
    }) => {
      allowErrors(/404/)
      const whole = await wholeStyle(path)
      await page.setViewportSize({ width, height: 900 })
      await page.addInitScript(() => localStorage.setItem('panel-opened', 'yes'))
      await page.goto(path)
      await page.evaluate(() => document.fonts.ready)
      await changeStates(page)
      expect(await page.evaluate(differences, whole)).toEqual([])
    })
  }
}

/** Opens every menu, shows a toast and the errors of a form, and scrolls. */
async function changeStates(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.dispatchEvent(
      new CustomEvent('site:toast', {
        detail: {
          title: 'Title',
          description: 'Text',
          tone: 'error',
          action: { label: 'Act', act() {} },
          durationMs: 1e6,
        },
      }),
    )
    document.querySelector<HTMLElement>('[type=submit]')?.click()
    for (const button of document.querySelectorAll('[data-disclosure]')) button.ariaExpanded = 'true'
    for (const details of document.querySelectorAll('details')) details.open = true
    scrollTo(0, 100)
  })
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-scrolled'))
}

/** Runs in the page: replaces its style sheet, and returns the first differences that this makes to elements. */
async function differences(css: string): Promise<string[]> {
  const style = document.querySelector('style')
  if (!style?.textContent || style.textContent.length >= css.length) throw new Error('Nothing was left out')
  // The same for all elements. To list them again for each takes most of the time.
  const names = Array.from(getComputedStyle(document.body)).filter((name) => !name.startsWith('--'))
  const before = readStyles()
  style.textContent = css
  await document.fonts.ready
  const after = readStyles()
  return before
    .flatMap(({ name, values }, at) =>
      values.flatMap((value, n) => {
        const other = after[at]?.values[n]
        return value === other ? [] : `${name}: ${value} → ${other}`
      }),
    )
    .slice(0, 10)

  function isDrawn(part: string, { content }: CSSStyleDeclaration) {
    return !/before|after/.test(part) || content !== 'none'
  }

  function readStyles() {
    for (const animation of document.getAnimations()) animation.cancel()
    // Chromium tells outdated margins of the bar after its menus were opened, until it lays the bar out again.
    const bar = document.querySelector('header')
    bar?.toggleAttribute('hidden', true)
    bar?.getBoundingClientRect()
    bar?.toggleAttribute('hidden', false)
    return [...document.querySelectorAll('body, body *')].flatMap((element) =>
      ['', '::before', '::after', '::placeholder'].map((part) => {
        const style = getComputedStyle(element, part || null)
        return {
          name: `${element.tagName}.${element.getAttribute('class')}${part}`,
          values: ['content', ...(isDrawn(part, style) ? names : [])].map(
            (name) => `${name}:${style.getPropertyValue(name)}`,
          ),
        }
      }),
    )
  }
}
