// How fast the view "Pages" of the panel is on an emulated slow phone: how long until the first text can be edited, and
// how long a keystroke takes.
import type { CDPSession, Page } from '@playwright/test'
import { startServer } from '#testing/server.ts'
import { startProcessorTime, timesUntilPainted } from './support/processor-time.ts'
import { onSlowPhone, slowness } from './support/slow-phone.ts'
import { median, range } from './support/spread.ts'

const runs = 5
/**
 * A text near the beginning of the home page, of a page with a large drawing, and of the longest page. It moves everything
 * below it.
 */
const texts = {
  '/': 'home.hero.subtitle',
  '/services/ate': 'services.ate.overview',
  '/careers': 'careers.hero.subtitle',
}
const keystrokes = 20
/** The time between two keys. Work that waits for a pause in typing shows only with slow keys. */
const intervalMs = { quick: 100, slow: 600 }

export async function bench(): Promise<void> {
  const server = await startServer()
  try {
    console.log(`Slow phone, CPU ${slowness}x slower, ${runs} runs: median (least to most), ms`)
    for (const [path, key] of Object.entries(texts)) {
      const measured: Awaited<ReturnType<typeof measure>>[] = []
      for (let run = 0; run < runs; run++)
        measured.push(await onSlowPhone((page, session) => measure(page, session, server.url, path, key)))
      const print = (name: string, values: number[], digits = 1) =>
        console.log(line(`${path}: ${name}`, values, digits))
      print(
        'first text, after the panel',
        measured.map(({ opened }) => opened),
        0,
      )
      console.log('  Processor time of a keystroke')
      print(
        'until it is painted',
        measured.flatMap(({ painted }) => painted),
      )
      print(
        `every ${intervalMs.quick} ms`,
        measured.map(({ quick }) => quick),
      )
      print(
        `every ${intervalMs.slow} ms`,
        measured.map(({ slow }) => slow),
      )
      print(
        `${intervalMs.quick} ms without typing`,
        measured.map(({ idle }) => idle),
      )
    }
  } finally {
    await server.stop()
  }
}

function line(name: string, values: readonly number[], digits: number): string {
  return `  ${name.padEnd(48)} ${median(values).toFixed(digits).padStart(6)} (${range(values, digits)})`
}

async function measure(page: Page, session: CDPSession, origin: string, path: string, key: string) {
  await page.goto(`${origin}/admin`)
  await page.getByText('Connected').waitFor()
  // Everything that the panel reads when it opens.
  await page.waitForTimeout(4000)
  const opened = await page.evaluate(
    (hash) =>
      new Promise<number>((resolve) => {
        const start = performance.now()
        location.hash = hash
        requestAnimationFrame(function look() {
          if (document.querySelector('.page-texts button')) resolve(performance.now() - start)
          else requestAnimationFrame(look)
        })
      }),
    `#pages${path}`,
  )
  await page.waitForTimeout(2000)
  // By touch: the browser would look for what is below a mouse in each frame.
  await page
    .locator('.page-texts button')
    .filter({ hasText: `(${key}, ` })
    .first()
    .tap()
  await page.locator('.page-text-form textarea').waitFor()
  await page.waitForTimeout(1000)

  async function each(ms: number, press: () => Promise<void>): Promise<void> {
    for (let n = 0; n < keystrokes; n++) {
      await press()
      await page.waitForTimeout(ms)
    }
  }
  const type = () => page.keyboard.press('x')
  await each(intervalMs.quick, type)
  // Before the processor time is measured, because measuring takes some itself.
  const painted = await timesUntilPainted(session, () => each(intervalMs.quick, type))

  await page.waitForTimeout(1000)
  const timeNow = await startProcessorTime(session)
  async function mean(ms: number, press: () => Promise<void>): Promise<number> {
    const before = await timeNow()
    await each(ms, press)
    return ((await timeNow()) - before) / keystrokes
  }
  const idle = await mean(intervalMs.quick, async () => {})
  const quick = await mean(intervalMs.quick, type)
  const slow = await mean(intervalMs.slow, type)
  return { opened, idle, quick, slow, painted }
}
