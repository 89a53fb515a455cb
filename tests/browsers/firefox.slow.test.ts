// The frame, the home page, the contact form, the panel and its pages in another engine. Everything else is looked at in
// Chromium.
import { existsSync } from 'node:fs'
import { createClient } from '@supabase/supabase-js'
import type { Page } from 'puppeteer-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { site } from '../../content/default-content.ts'
import type { ContentClient, Database } from '../../content-sync/database.ts'
import { findFirefox } from '../../scripts/setup/firefox.mjs'
import { startServer, type TestServer } from '../../testing/server.ts'
import type { Firefox } from './firefox.ts'
import { PagesView } from './pages-view.ts'

const executablePath = findFirefox()
const canRun = executablePath && existsSync(new URL('node_modules/puppeteer-core', import.meta.url))
if (!canRun)
  console.warn('Tests in Firefox are skipped. `node scripts/setup.mjs firefox` installs what they need.')

describe.runIf(canRun)('in Firefox', () => {
  let server: TestServer
  let firefox: Firefox
  let supabase: ContentClient

  beforeAll(async () => {
    // Imported here, because its driver may not be installed.
    const { Firefox } = await import('./firefox.ts')
    ;[server, firefox] = await Promise.all([startServer(), Firefox.start(executablePath ?? '')])
    supabase = createClient<Database>(server.url, server.publishableKey)
  })
  afterAll(async () => {
    await firefox?.close()
    await server?.stop()
  })
  afterEach(() => {
    expect(firefox.errors.splice(0), 'errors in the console or uncaught').toEqual([])
  })

  test('home: title, drawing, theme, a notice, no sideways scrolling', async () => {
    const page = await firefox.open(server.url)
    expect(await textOf(page, 'h1')).toBe('Engineering Excellence')
    const drawn = await page.$eval('.scope', (scope) => ({
      width: scope.clientWidth,
      height: scope.clientHeight,
    }))
    expect(drawn.width).toBeGreaterThan(1000)
    expect(drawn.height).toBeGreaterThan(200)

    const background = () => page.$eval('html', (html) => getComputedStyle(html).backgroundColor)
    const before = await background()
    await page.locator('.theme-toggle-wide').click()
    expect(await background()).not.toBe(before)
    expect(await page.$eval('.theme-toggle-wide', (toggle) => toggle.ariaPressed)).toBe('true')

    await page.locator('main button::-p-text(Watch Demo)').click()
    await page.waitForSelector('[role=status] .toast')
    expect(await textOf(page, '.toast-title')).toBe('Feature Coming Soon')
    await page.keyboard.press('F8')
    await page.keyboard.press('Escape')
    await page.waitForSelector('.toast', { hidden: true })
    expect(await focusedName(page)).toBe('Watch Demo')

    await page.setViewport({ width: 320, height: 600 })
    expect(await sidewaysScroll(page)).toBe(0)
  })

  test('frame: menus by mouse and keyboard, the list of small screens, a service page', async () => {
    const page = await firefox.open(server.url)
    await page.hover('.bar-link[href="/services"]')
    await page.waitForSelector('.megamenu', { visible: true })
    expect((await page.$$('.megamenu a[href^="/services/"]')).length).toBe(site.services.length)

    await page.mouse.move(700, 800)
    await page.waitForSelector('.megamenu', { hidden: true })
    await page.focus('[aria-label="About menu"]')
    await page.keyboard.press('Enter')
    await page.waitForSelector('#menu-about', { visible: true })
    await page.keyboard.press('Tab')
    expect(await focusedName(page)).toBe('Company Overview')
    await page.keyboard.press('Escape')
    await page.waitForSelector('#menu-about', { hidden: true })

    await page.setViewport({ width: 390, height: 844 })
    await page.locator('.menu-toggle').click()
    const link = await page.waitForSelector('#navigation a[href="/services/ate"]', { visible: true })
    await Promise.all([page.waitForNavigation(), link?.click()])
    expect(await textOf(page, 'h1')).toBe('ATE')
    expect(await page.$eval('#navigation', (list) => getComputedStyle(list).visibility)).toBe('hidden')
  })

  test('contact: the form in error, then its notice', async () => {
    const page = await firefox.open(`${server.url}/contact?department=ate-services`)
    expect(await page.$eval('#contact-subject', (field) => (field as HTMLInputElement).value)).toBe(
      'Inquiry: ATE',
    )
    await page.locator('[type=submit]').click()
    expect(await focusedName(page)).toBe('contact-name')
    expect((await page.$$('[data-contact-form] [aria-invalid=true]')).length).toBe(3)
    await page.type('#contact-name', 'Ada Lovelace')
    await page.type('#contact-email', 'ada@example.com')
    await page.type('#contact-message', 'A program, and by May.')
    await page.locator('[type=submit]').click()
    await page.waitForSelector('.toast')
    expect(await textOf(page, '.toast-title')).toBe('Feature Coming Soon')
    // Nothing was sent, so nothing is lost.
    expect(await page.$eval('#contact-name', (field) => (field as HTMLInputElement).value)).toBe(
      'Ada Lovelace',
    )
  })

  test('admin: adds, saves, deletes, and shows what somebody else does', async () => {
    const page = await firefox.open(`${server.url}/admin`)
    const list = '[aria-labelledby=manage-content]'
    const headline = 'Home › Hero › Headline'
    await page.waitForSelector('.connection[data-state=connected]')
    await page.waitForSelector(`${list}[aria-busy=false]`)

    await page.type('.add-form input', 'home.hero.title')
    await page.keyboard.press('Escape')
    await page.type('.add-form textarea', 'From Firefox')
    await page.locator('.add-form [type=submit]').click()
    await page.waitForSelector(`${list} [aria-label="Edit ${headline}"]`)
    await page.locator(`${list} [aria-label="Edit ${headline}"]`).click()
    const field = `${list} [aria-label="Value of ${headline}"]`
    await page.type(field, ', saved')
    await page.keyboard.press('Enter')
    // The rows below move when it closes.
    await page.waitForSelector(field, { hidden: true })
    await page.waitForSelector(`${list} ::-p-text(From Firefox, saved)`)

    await supabase.from('website_content').insert({ content_key: 'other', content_value: 'x' }).throwOnError()
    await page.waitForSelector(`${list} [aria-label="Delete other"]`)
    await page.locator(`${list} [aria-label="Delete other"]`).click()
    await page.waitForSelector('dialog[open]')
    await page.keyboard.press('Escape')
    await page.waitForSelector('dialog[open]', { hidden: true })
    await page.locator(`${list} [aria-label="Delete other"]`).click()
    await page.locator('dialog[open] [value=confirm]').click()
    await page.waitForSelector(`${list} [aria-label="Delete other"]`, { hidden: true })

    const home = await firefox.open(server.url)
    expect(await textOf(home, 'h1')).toBe('From Firefox, saved')
  })

  test.each([
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ])('pages: edited in place, and from text to text by keyboard, in a window of $width px', async (size) => {
    const page = await firefox.open(`${server.url}/admin#pages/about`, size)
    const view = new PagesView(page)
    await view.ready()
    const shown = await page.$eval('iframe.page-frame', ({ contentDocument }) => ({
      fonts: [...(contentDocument?.fonts ?? [])].filter(({ status }) => status === 'loaded').length,
      menus: [...(contentDocument?.querySelectorAll('.menu') ?? [])].map((menu) =>
        menu.checkVisibility({ visibilityProperty: true }),
      ),
    }))
    expect(shown.fonts).toBe(2)
    expect(new Set(shown.menus)).toEqual(new Set([false]))
    const distances = await view.distances()
    expect(Object.keys(distances).length).toBeGreaterThan(50)
    expect(Object.entries(distances).filter(([, distance]) => distance > 2)).toEqual([])

    const saved = `Who we are, at ${size.width} px`
    await view.edit('about.hero.title')
    expect(await view.field('h1')).toMatchObject({ covers: true, sameType: true, hidden: 0 })
    await page.keyboard.down('Control')
    await page.keyboard.press('a')
    await page.keyboard.up('Control')
    await page.keyboard.type(saved)
    await expect.poll(() => view.said('h1')).toBe(saved)
    await page.keyboard.press('Enter')
    await page.waitForSelector('.page-text-form', { hidden: true })
    expect(await view.focused()).toBe('about.hero.title')
    await expect.poll(async () => (await fetch(`${server.url}/about`)).text()).toContain(saved)

    await page.keyboard.press('Tab')
    expect(await view.focused()).toBe('about.hero.subtitle')
    await page.keyboard.press('Enter')
    await page.waitForSelector('.page-text-form')
    await page.keyboard.type(' And more.')
    await expect.poll(() => view.said('.page-hero-lead p')).toContain(' And more.')
    await page.keyboard.press('Escape')
    await page.waitForSelector('.page-text-form', { hidden: true })
    expect(await view.focused()).toBe('about.hero.subtitle')
    expect(await sidewaysScroll(page)).toBe(0)
  })

  test.each([320, 1440])(
    'history: the dates of the filter are not cut off in a window of %d px',
    async (width) => {
      const page = await firefox.open(`${server.url}/admin#history`, { width, height: 900 })
      if (width === 320) await page.locator('.filter-column-head button').click()
      await page.waitForSelector('.filter-dates input', { visible: true })
      /** How many pixels each field is narrower than its content. */
      const missing = () =>
        page.$$eval('.filter-dates input', (fields) =>
          fields.map((field) => {
            const whole = field.cloneNode() as HTMLElement
            whole.style.cssText = 'position: absolute; width: max-content'
            field.after(whole)
            const missing = whole.offsetWidth - (field as HTMLElement).offsetWidth
            whole.remove()
            return Math.max(0, missing)
          }),
        )
      await expect.poll(missing).toEqual([0, 0])
    },
  )

  test('pages: a field grows with its text without `field-sizing`, as before Firefox 152', async () => {
    const { Firefox } = await import('./firefox.ts')
    const old = await Firefox.start(executablePath ?? '', { 'layout.css.field-sizing.enabled': false })
    try {
      const page = await old.open(`${server.url}/admin#pages/services/ate`)
      expect(await page.evaluate(() => CSS.supports('field-sizing', 'content'))).toBe(false)
      const view = new PagesView(page)
      await view.ready()
      await view.edit('services.ate.overview')
      const text = '.service-overview p'
      // The field gets its type, and then its height.
      await expect.poll(() => view.field(text)).toMatchObject({ covers: true, sameType: true, hidden: 0 })
      const before = await view.field(text)
      await page.keyboard.press('Enter')
      await page.keyboard.type('More.')
      await expect.poll(() => view.field(text)).toMatchObject({ covers: true, sameType: true, hidden: 0 })
      const after = await view.field(text)
      expect(after.height).toBeGreaterThan(before.height)
    } finally {
      await old.close()
    }
    expect(old.errors).toEqual([])
  })
})

const textOf = (page: Page, selector: string) =>
  page.$eval(selector, (element) => element.textContent?.trim())

/** What stands on the focused element, else its id. */
const focusedName = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent || document.activeElement?.id)

/** In pixels. Other than in headless Chromium, scroll bars take room here. */
const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
