// Pages with visitors' settings: larger or wider-spaced text, small windows, long words, other writing directions, no
// motion, no JavaScript.
import type { Page } from '@playwright/test'
import { pathsOf } from '#content/addresses/paths.ts'
import { site } from '#content/default-content.ts'
import { listKeys } from '#content/keys/site-texts.ts'
import type { ContentClient } from '#content-sync/database.ts'
import { brokenWords, collidingTexts, cutTexts, sideways } from '#tests/support/browser/layout.ts'
import { samplePages } from '#tests/support/browser/sample-pages.ts'
import { saveItems } from '#tests/support/browser/save-items.ts'
import { expect, test } from '#tests/support/browser/test.ts'
import { setTextSize } from '#tests/support/browser/text-size.ts'
import { holdToasts } from '#tests/support/browser/toasts.ts'

const paths = [...samplePages, '/industries', '/no/such/page', '/admin']

/** Adds styles through the browser's tools: the page's security policy would refuse other ways. */
function addStyle(page: Page, css: string): Promise<void> {
  return page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [sheet]
  }, css)
}

/** The minimum spacing that pages must support (WCAG 2.2, 1.4.12). The letters in drawings keep theirs, like their size. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  :is(svg, svg *) { letter-spacing: normal !important; word-spacing: normal !important }
  p { margin-bottom: 2em !important }`

for (const path of paths) {
  test(`${path} works with text of twice the size, wide spacing, and 400 % zoom`, async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/404/)
    const open = async () => {
      await page.goto(path)
      if (path === '/admin')
        await expect(page.getByRole('region', { name: 'Manage Content' })).toHaveAttribute(
          'aria-busy',
          'false',
        )
    }
    const expectWhole = async (state: string) => {
      expect.soft(await sideways(page), state).toBeLessThanOrEqual(0)
      expect.soft(await cutTexts(page), state).toEqual([])
    }
    await page.setViewportSize({ width: 1280, height: 900 })
    // Media queries follow it as well.
    await setTextSize(page, 32)
    await open()
    await expectWhole('text of twice the size')
    await setTextSize(page, 16)

    // 1280 by 1024 pixels at 400 %.
    await page.setViewportSize({ width: 320, height: 256 })
    await open()
    await expectWhole('400 %')

    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await open()
      await addStyle(page, spacing)
      await expectWhole(`spacing at ${width} px`)
      // In the panel, the views are in a line that scrolls.
      if (path !== '/admin') expect.soft(await collidingTexts(page), `spacing at ${width} px`).toEqual([])
    }
  })
}

/** Opens the home page once its bar shows these names of pages, by the page's id in the menu. */
async function renamePages(page: Page, supabase: ContentClient, names: Record<string, string>) {
  const items = Object.entries(names).map(([id, name]) => [`chrome.navigation.${id}.name`, name])
  await saveItems(supabase, Object.fromEntries(items))
  await expect(async () => {
    await page.goto('/')
    const shown = await page.locator('.bar .bar-link').allTextContents()
    expect(shown).toEqual(expect.arrayContaining(Object.values(names)))
  }).toPass()
}

test.describe('texts from the table', () => {
  test.use({ viewport: { width: 320, height: 640 } })
  const keys = listKeys(site).flatMap(({ key, kind }) => (kind === 'href' ? [] : [key]))

  for (const [what, text] of [
    ['a word of 60 letters', 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunte'],
    ['right-to-left', 'הנדסה מצוינת, ובזמן: 24 שבועות.'],
  ] as const) {
    test(`${what} everywhere: no page scrolls sideways`, async ({ page, supabase, allowErrors }) => {
      allowErrors(/404/)
      // In reverse: once the home page shows its headline, all later pages have followed, too.
      await saveItems(supabase, Object.fromEntries(keys.toReversed().map((key) => [key, text])))
      await expect(async () => {
        await page.goto('/')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(text, { timeout: 1 })
      }).toPass()
      for (const path of paths.filter((path) => path !== '/admin')) {
        await page.goto(path)
        expect.soft(await sideways(page), path).toBeLessThanOrEqual(0)
      }
    })
  }

  test('a long name of the company ends before the controls of the bar, which keep their size', async ({
    page,
    supabase,
  }) => {
    await supabase
      .from('website_content')
      .insert([
        { content_key: 'company.wordmark.strong', content_value: 'Mittelrheinische' },
        { content_key: 'company.wordmark.light', content_value: 'Ingenieurgesellschaft' },
      ])
      .throwOnError()
    const bar = page.getByRole('banner')
    await expect(async () => {
      await page.goto('/')
      await expect(bar.locator('.wordmark')).toHaveText('Mittelrheinische Ingenieurgesellschaft', {
        timeout: 1,
      })
    }).toPass()
    for (const width of [320, 390, 1140]) {
      await page.setViewportSize({ width, height: 640 })
      const name = await bar
        .locator('.wordmark span')
        .evaluateAll((parts) => Math.max(...parts.map((part) => part.getBoundingClientRect().right)))
      const boxes = (selector: string) =>
        bar
          .locator(`:is(${selector}):visible`)
          .evaluateAll((all) => all.map((each) => each.getBoundingClientRect()))
      for (const { left } of await boxes('.theme-toggle, .menu-toggle, .bar-link'))
        expect.soft(left, `${width} px`).toBeGreaterThanOrEqual(name)
      for (const button of await boxes('.theme-toggle, .menu-toggle'))
        expect.soft(button.width, `${width} px`).toBe(44)
    }
  })

  test('long names of pages in the bar leave the symbol of the company visible, and stay inside their button', async ({
    page,
    supabase,
  }) => {
    await page.setViewportSize({ width: 1024, height: 640 })
    await renamePages(page, supabase, {
      home: 'Startseite',
      about: 'Unternehmen',
      services: 'Dienstleistungen',
      industries: 'Branchen',
      careers: 'Stellenangebote',
      locations: 'Standorte',
      contact: 'Kontakt aufnehmen',
    })
    const links = page.locator('.bar .bar-link')
    const symbol = await page.locator('.bar .wordmark svg').boundingBox()
    const first = await links.first().boundingBox()
    expect((symbol?.x ?? 0) + (symbol?.width ?? 0)).toBeLessThanOrEqual(first?.x ?? 0)
    const heights = await links
      .last()
      .evaluate(({ scrollHeight, clientHeight }) => ({ scrollHeight, clientHeight }))
    expect(heights.scrollHeight).toBeLessThanOrEqual(heights.clientHeight)
    expect(await sideways(page)).toBeLessThanOrEqual(0)
  })

  test('beside long names of pages, only the second part of the company’s name is shortened', async ({
    page,
    supabase,
  }) => {
    await page.setViewportSize({ width: 1140, height: 640 })
    await renamePages(page, supabase, {
      home: 'Startseite',
      services: 'Dienstleistungen',
      contact: 'Kontakt aufnehmen',
    })
    // In fractions of a pixel: even the smallest lack of room ends a text with an ellipsis.
    const hidden = (part: string) =>
      page.locator(`.bar .wordmark-${part}`).evaluate((text) => {
        const whole = document.createRange()
        whole.selectNodeContents(text)
        return whole.getBoundingClientRect().width - text.getBoundingClientRect().width
      })
    expect(await hidden('strong')).toBeLessThanOrEqual(0)
    expect(await hidden('light')).toBeGreaterThan(0)
  })

  test('a long name in the footer wraps, and leaves room for the text about the company', async ({
    page,
    supabase,
  }) => {
    const name = 'LinkedIn, with news about new services and open positions'
    await saveItems(supabase, { 'chrome.footer.social.linkedin.label': name })
    const footer = page.getByRole('contentinfo')
    await expect(async () => {
      await page.goto('/contact')
      await expect(footer.getByText(name)).toBeVisible({ timeout: 1 })
    }).toPass()
    for (const width of [768, 834]) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await sideways(page), `${width} px`).toBeLessThanOrEqual(0)
      const broken = await brokenWords(page)
      const texts = await footer.innerText()
      expect
        .soft(
          broken.filter((word) => texts.includes(word)),
          `${width} px`,
        )
        .toEqual([])
    }
  })

  test('right-to-left text keeps its direction, without reordering what surrounds it', async ({
    page,
    supabase,
  }) => {
    const subtitle = 'תוכניות בדיקה, לוחות.'
    await supabase
      .from('website_content')
      .insert([
        { content_key: 'services.ate.title', content_value: 'בדיקות (ATE)' },
        { content_key: 'services.ate.heroSubtitle', content_value: subtitle },
        { content_key: 'services.ate.name', content_value: subtitle },
      ])
      .throwOnError()
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(async () => {
      await page.goto('/services/ate')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('בדיקות (ATE)', { timeout: 1 })
      // Each row is a change of its own, so the page may have only the first one yet.
      await expect(page.locator('.page-hero-lead p').first()).toHaveText(subtitle, { timeout: 1 })
    }).toPass()
    const placeOf = (selector: string, from: number, to: number) =>
      page
        .locator(selector)
        .first()
        .evaluate(
          (element, [from, to]) => {
            const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text
            const range = document.createRange()
            range.setStart(text, from)
            range.setEnd(text, to)
            return range.getBoundingClientRect().x
          },
          [from, to] as const,
        )
    // The full stop must be at the left end of the sentence.
    const last = subtitle.length
    expect(await placeOf('.page-hero-lead p', last - 1, last)).toBeLessThan(
      await placeOf('.page-hero-lead p', 0, 1),
    )
    const breadcrumb = await page
      .locator('.breadcrumb li')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().x))
    expect(breadcrumb).toEqual([...breadcrumb].sort((one, other) => one - other))
    // A link takes the direction of its own text.
    await page.goto('/services')
    const link = 'main a[href="/services/ate"]'
    expect(await placeOf(link, last - 1, last)).toBeLessThan(await placeOf(link, 0, 1))
  })
})

test('no animation runs with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of paths.filter((path) => path !== '/no/such/page')) {
    await page.goto(path)
    const running = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter(
            ({ playState, effect }) =>
              playState === 'running' && Number(effect?.getComputedTiming().duration) > 1,
          )
          .map((each) => (each as CSSAnimation).animationName),
      )
    expect(await running(), path).toEqual([])
  }
})

test('no text lies over another on any page of 640 px, where figures begin to show more', async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 900 })
  for (const path of pathsOf(site)) {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    expect.soft(await collidingTexts(page), path).toEqual([])
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('Tab opens each menu and reaches all of its links', async ({ page }) => {
    await page.goto('/')
    const bar = page.getByRole('banner')
    await bar.getByRole('link', { name: 'About', exact: true }).focus()
    const about = site.chrome.navigation.items.find(({ id }) => id === 'about')
    const names = about?.submenu?.map(({ name }) => name) ?? []
    const specified = ['Company Overview', 'Leadership Team', 'Our Values', 'History']
    expect(names.filter((name) => specified.includes(name))).toEqual(specified)
    for (const name of [...names, 'Services']) {
      await page.keyboard.press('Tab')
      await expect(bar.getByRole('link', { name, exact: true })).toBeFocused()
      await expect(bar.getByRole('link', { name, exact: true })).toBeVisible()
    }
  })

  for (const width of [390, 640, 768, 1023])
    test(`a window of ${width} px shows the list below the name of the company, over the whole measure`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 700 })
      await page.goto('/about')
      const name = await page.locator('.bar .wordmark').boundingBox()
      const list = await page.locator('#navigation').boundingBox()
      const bar = await page.locator('.bar-inner').boundingBox()
      if (!name || !list || !bar) throw new Error('not visible')
      expect(name.y).toBeLessThan(40)
      expect(list.y).toBeGreaterThanOrEqual(name.y + name.height)
      expect(Math.abs(list.x - name.x)).toBeLessThanOrEqual(1)
      expect(list.x + list.width).toBeGreaterThan(bar.x + bar.width - 64)
    })

  test('small screens show the list in the page, with one link to all services', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    const list = page.locator('#navigation')
    for (const name of ['Home', 'History', 'Services', 'Contact']) {
      await expect(list.getByRole('link', { name, exact: true })).toBeVisible()
    }
    await expect(list.getByRole('link', { name: 'ATE', exact: true })).toBeHidden()
    await list.getByRole('link', { name: 'Contact', exact: true }).click()
    await expect(page).toHaveURL(/\/contact$/)
    await expect(
      page.getByRole('main').getByRole('link', { name: site.company.email }).first(),
    ).toHaveAttribute('href', `mailto:${site.company.email}`)
    await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeVisible()
  })
})

test.describe('in forced-colors mode', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

  test('the sign of a question has a color of the system, also in the other theme', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
    await page.goto('/contact')
    const link = await page.evaluate(() => {
      document.body.style.color = 'LinkText'
      return getComputedStyle(document.body).color
    })
    const sign = await page
      .locator('.faq summary')
      .first()
      .evaluate((summary) => getComputedStyle(summary, '::after').backgroundImage)
    expect(sign).toContain(link)
  })

  test('the current page, the theme and a toast can be recognized', async ({ page }) => {
    await page.goto('/')
    const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const drawn = (selector: string, pseudo: string) =>
      page
        .locator(selector)
        .evaluate((element, pseudo) => getComputedStyle(element, pseudo).backgroundColor, pseudo)
    expect(await drawn('.bar-link[aria-current=page]', '::after')).not.toBe(canvas)
    expect(await drawn('.theme-toggle-wide', '::after')).not.toBe(canvas)
    await holdToasts(page)
    await page.getByRole('button', { name: 'Watch Demo' }).click()
    await expect(page.locator('.toast')).not.toHaveCSS('border-top-width', '0px')
    await expect(page.locator('.toast-title')).not.toHaveCSS('color', canvas)
    expect(await drawn('.toast-close', '::before')).not.toBe(canvas)
  })
})
