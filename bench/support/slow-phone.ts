// One visit to a page in a fresh browser on an emulated slow phone.
import type { CDPSession, Page } from '@playwright/test'
import { launchChromium } from '#scripts/launch-chromium.ts'
import { type Observed, observe } from './observe.ts'
import { observePanel, type PanelStart } from './observe-panel.ts'
import { compressedSize, watchTraffic } from './traffic.ts'

/** In the units of the DevTools protocol: milliseconds, and bytes per second. */
export const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
/** The factor by which the processor is slowed down. */
export const slowness = 4
/** The time after `load` in which long tasks and layout shifts still count. */
const settleMs = 2000

// There is one toggle for small screens and one for large ones.
const toggle = '.theme-toggle:visible'

export interface Visit {
  /** Milliseconds since the start of the navigation. */
  lcp: number
  /**
   * Milliseconds by which tasks exceed 50 ms, summed from the first paint to two seconds after `load`; in the panel, until
   * its list can be used.
   */
  tbt: number
  cls: number
  /** Bytes transferred; in the panel, until its list can be used. An inline script counts with its compressed size. */
  scriptBytes: number
  /** Requests for scripts; in the panel, until its list can be used. */
  scripts: number
  bytes: number
  requests: number
  otherOrigins: number
}

export interface FirstClick {
  /** When the first click had an effect, since the start of the navigation. */
  worksAtMs: number
  /** Clicks between the first paint and that one. */
  deadClicks: number
}

/** Opens the page with an empty cache, and observes it until it has settled. */
export function visit(url: string): Promise<Visit> {
  return onSlowPhone(async (page, session) => {
    const traffic = await watchTraffic(session, new URL(url).origin)
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(settleMs)
    const panel = url.endsWith('/admin') ? await panelStart(page) : undefined
    const { lcp, firstPaint, longTasks, cls, inlineScripts, loaded } = await observed(page)
    const end = panel?.usable ?? loaded + settleMs
    const counted = longTasks.filter(({ start }) => start >= firstPaint && start <= end)
    const files = panel ? panel.scripts.reduce((sum, size) => sum + size, 0) : traffic.scriptBytes
    return {
      lcp,
      tbt: counted.reduce((sum, { duration }) => sum + duration - 50, 0),
      cls,
      scriptBytes: files + compressedSize(inlineScripts),
      scripts: panel ? panel.scripts.length : traffic.scripts,
      bytes: traffic.bytes,
      requests: traffic.requests,
      otherOrigins: traffic.otherOrigins,
    }
  })
}

/** Clicks the theme toggle from the first paint on until the page is dark; without scripts, only until the next frame. */
export function firstClick(url: string, { scripted }: { scripted: boolean }): Promise<FirstClick> {
  return onSlowPhone(async (page) => {
    await page.goto(url, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    const box = await page.locator(toggle).boundingBox()
    if (!box) throw new Error(`${url} has no theme toggle`)
    for (let deadClicks = 0; deadClicks < 100; deadClicks++) {
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
      const worksAtMs = await page.evaluate(
        (scripted) =>
          new Promise<number | undefined>((resolve) =>
            requestAnimationFrame(() => {
              const dark = getComputedStyle(document.documentElement).colorScheme === 'dark'
              resolve(dark || !scripted ? performance.now() : undefined)
            }),
          ),
        scripted,
      )
      if (worksAtMs !== undefined) return { worksAtMs, deadClicks }
    }
    throw new Error(`The theme toggle of ${url} does nothing`)
  })
}

/** Opens a page in a fresh browser on an emulated slow phone. */
export async function onSlowPhone<T>(use: (page: Page, session: CDPSession) => Promise<T>): Promise<T> {
  const browser = await launchChromium()
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
    await page.addInitScript(observePanel)
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', slowNetwork)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
    return await use(page, session)
  } finally {
    await browser.close()
  }
}

const observed = (page: Page): Promise<Observed> => page.evaluate(() => window.observed())

/** Waits until the list of the panel can be used. */
async function panelStart(page: Page): Promise<PanelStart> {
  await page.waitForFunction(() => window.panelStart().usable !== undefined)
  return page.evaluate<PanelStart>(() => window.panelStart())
}
