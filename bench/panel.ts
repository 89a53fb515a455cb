// How responsive the admin page is for an editor with a table of 5,000 items and a processor 4x slower.
import type { Browser, Page } from '@playwright/test'
import { createClient } from '@supabase/supabase-js'
import type { ContentClient, Database } from '#content-sync/database.ts'
import { launchChromium } from '#scripts/launch-chromium.ts'
import { seedMany } from '#testing/many-items.ts'
import { startServer } from '#testing/server.ts'
import { slowness } from './support/slow-phone.ts'
import { median, range } from './support/spread.ts'

const runs = 3
const items = 5000
const keystrokes = 20
const liveChanges = 100

/** By the name of the phase, in milliseconds: the longest frame, the longest task, or the total time. */
type Run = Record<string, number>

export async function bench(): Promise<void> {
  const server = await startServer()
  const client = createClient<Database>(server.url, server.publishableKey)
  const browser = await launchChromium()
  try {
    await seedMany(client, items)
    const measured: Run[] = []
    for (let run = 0; run < runs; run++) measured.push(await measure(browser, `${server.url}/admin`, client))
    console.log(`${items} items, CPU ${slowness}x slower, ${runs} runs: median (least to most), ms`)
    for (const name of Object.keys(measured[0] ?? {})) {
      const values = measured.map((run) => run[name] ?? Number.NaN)
      console.log(`  ${name.padEnd(44)} ${median(values).toFixed(0).padStart(6)} (${range(values, 0)})`)
    }
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function measure(browser: Browser, url: string, client: ContentClient): Promise<Run> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
  await page.addInitScript(watchFrames)
  const run: Run = {}
  const phase = async (name: string, act: () => Promise<void>) => {
    await page.evaluate(() => window.frameWatch.start())
    await act()
    const { frame, task } = await page.evaluate(() => window.frameWatch.stop())
    run[`${name}, longest frame`] = frame
    run[`${name}, longest task`] = task
  }

  await page.goto(url)
  await page.getByRole('heading', { name: 'many.0001' }).waitFor()
  run['list shown'] = await page.evaluate(() => performance.now())
  // Everything that the page reads when it opens.
  await page.waitForTimeout(8000)

  const search = page.getByRole('searchbox', { name: 'Search', exact: true })
  await search.focus()
  await phase('typing into the search', () => type(page, 'text 0042 of some len'.slice(0, keystrokes)))
  await search.fill('')
  await page.getByRole('button', { name: 'Edit many.0003' }).click()
  await phase('typing into a text', () => type(page, 'x'.repeat(keystrokes)))
  await page.keyboard.press('Escape')
  await phase('scrolling to the end', async () => {
    for (let step = 0; step < 40; step++) {
      await page.mouse.wheel(0, 12_000)
      await page.waitForTimeout(50)
    }
    await page.keyboard.press('End')
    await page.getByRole('heading', { name: `many.${items}` }).waitFor()
  })
  await phase(`${liveChanges} live changes`, async () => {
    const text = crypto.randomUUID()
    for (let change = 0; change < liveChanges; change++) {
      const update = { content_value: `${text} ${change}`, updated_at: new Date().toISOString() }
      const content_key = `many.${String(items - change).padStart(4, '0')}`
      await client.from('website_content').update(update).eq('content_key', content_key).throwOnError()
    }
    await page.getByText(`${text} 0`).waitFor()
    await page.waitForTimeout(1000)
  })
  await page.close()
  return run
}

async function type(page: Page, text: string): Promise<void> {
  for (const key of text) {
    await page.keyboard.press(key)
    await page.waitForTimeout(80)
  }
  await page.waitForTimeout(500)
}

interface Frames {
  start(): void
  /**
   * The longest values since `start`, in milliseconds: time between frames, and duration of one task. Tasks below 50 ms
   * count as 0.
   */
  stop(): { frame: number; task: number }
}

declare global {
  interface Window {
    frameWatch: Frames
  }
}

/** Runs in the page. */
function watchFrames(): void {
  let frame = 0
  let task = 0
  let last = 0
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) task = Math.max(task, duration)
  }).observe({ type: 'longtask' })
  const next = (time: number) => {
    if (last) frame = Math.max(frame, time - last)
    last = time
    requestAnimationFrame(next)
  }
  requestAnimationFrame(next)
  window.frameWatch = {
    start() {
      frame = task = last = 0
    },
    stop: () => ({ frame, task }),
  }
}
