import { setTimeout as delay } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'

/**
 * Describes the pages after a failed test: whether they still draw and answer, and how much processor time each process of the
 * browser takes meanwhile. This tells a script that never ends from a browser that no longer draws.
 */
export async function describePages(browser: Browser, pages: readonly Page[]): Promise<string> {
  const session = await browser.newBrowserCDPSession()
  const processes = async () => (await session.send('SystemInfo.getProcessInfo')).processInfo
  const before = new Map((await processes()).map(({ id, cpuTime }) => [id, cpuTime]))
  const answers = await Promise.all(
    pages.map(async (page) => {
      const answer = drawing(page).catch(String)
      return `${page.url()}: ${await Promise.race([answer, delay(5000, 'does not answer')])}`
    }),
  )
  const busy = (await processes()).map(({ type, id, cpuTime }) => {
    const seconds = cpuTime - (before.get(id) ?? 0)
    return `${type} ${id}: ${seconds.toFixed(1)} s of processor time`
  })
  await session.detach()
  return [...answers, ...busy].join('\n')
}

const drawing = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        requestAnimationFrame(() => resolve('draws'))
        setTimeout(() => resolve(`draws nothing, ${document.visibilityState}`), 3000)
      }),
  )
