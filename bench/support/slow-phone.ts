// One visit to a page in a browser of its own, on an emulated slow phone.
import { type CDPSession, chromium, type Page } from '@playwright/test'
import { findChromium } from '../../scripts/chromium.mjs'
import { type Observed, observe } from './observe.ts'
import { compressedSize, watchTraffic } from './traffic.ts'

/** Milliseconds after `load` in which long tasks and layout shifts still count. */
const settle = 2000
/** Milliseconds for which a person points at a link before the click. */
const pointing = 500

const toggle = '.theme-toggle'
const nextPage = 'footer a[href="/careers"]'

export interface Visit {
  /** Milliseconds after the navigation began. */
  lcp: number
  /** Milliseconds by which tasks longer than 50 ms exceed that, from the first paint to two seconds after `load`. */
  tbt: number
  cls: number
  /** Bytes as transferred; a script in the page counts as what it takes compressed. */
  scriptBytes: number
  bytes: number
  requests: number
  otherOrigins: number
  /** Milliseconds from the click on a link to the first paint of its page. */
  secondPage: number
}

export interface FirstClick {
  /** Milliseconds after the navigation began. */
  works: number
  /** Clicks from the first paint on that had no effect. */
  dead: number
}

/** Opens the page with an empty cache, looks until it has settled, and follows a link. */
export function visit(url: string): Promise<Visit> {
  return onSlowPhone(async (page, network) => {
    const traffic = await watchTraffic(network, new URL(url).origin)
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(settle)
    const { lcp, firstPaint, longTasks, cls, inlineScripts, loaded } = await observed(page)
    const counted = longTasks.filter(({ start }) => start >= firstPaint && start <= loaded + settle)
    return {
      lcp,
      tbt: counted.reduce((sum, { duration }) => sum + duration - 50, 0),
      cls,
      scriptBytes: traffic.scriptBytes + compressedSize(inlineScripts),
      bytes: traffic.bytes,
      requests: traffic.requests,
      otherOrigins: traffic.otherOrigins,
      secondPage: await timeSecondPage(page),
    }
  })
}

/** Clicks the theme toggle from the first paint on, until the page is dark. */
export function firstClick(url: string): Promise<FirstClick> {
  return onSlowPhone(async (page) => {
    await page.goto(url, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    const box = await page.locator(toggle).boundingBox()
    if (!box) throw new Error(`${url} has no theme toggle`)
    for (let dead = 0; dead < 100; dead++) {
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
      const works = await page.evaluate(
        () =>
          new Promise<number | undefined>((resolve) =>
            requestAnimationFrame(() => {
              const dark = getComputedStyle(document.documentElement).colorScheme === 'dark'
              resolve(dark ? performance.now() : undefined)
            }),
          ),
      )
      if (works !== undefined) return { works, dead }
    }
    throw new Error(`The theme toggle of ${url} does nothing`)
  })
}

async function onSlowPhone<T>(use: (page: Page, network: CDPSession) => Promise<T>): Promise<T> {
  const executablePath = findChromium()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    // Chromium's sandbox refuses to run as root.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  try {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
      colorScheme: 'light',
    })
    const page = await context.newPage()
    await page.addInitScript(observe)
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150, // milliseconds
      downloadThroughput: 1_600_000 / 8, // bytes a second
      uploadThroughput: 750_000 / 8,
    })
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    return await use(page, session)
  } finally {
    await browser.close()
  }
}

const observed = (page: Page): Promise<Observed> => page.evaluate(() => window.observed())

async function timeSecondPage(page: Page): Promise<number> {
  const link = page.locator(nextPage)
  await link.scrollIntoViewIfNeeded()
  await link.hover()
  await page.waitForTimeout(pointing)
  // What is in storage outlives the page, however fast the next one takes its place.
  await link.evaluate((element) =>
    element.addEventListener('click', ({ timeStamp }) => {
      localStorage.setItem('clicked', `${performance.timeOrigin + timeStamp}`)
    }),
  )
  await Promise.all([page.waitForURL('**/careers'), link.click({ noWaitAfter: true })])
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  return page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    return performance.timeOrigin + (paint?.startTime ?? Number.NaN) - Number(localStorage.getItem('clicked'))
  })
}
