// How fast the view "Pages" of the panel is on an emulated slow phone: how long until the first text can be edited, and
// how long a keystroke takes.
import type { CDPSession, Page } from '@playwright/test'
import { startServer } from '#testing/server.ts'
import { onSlowPhone, slowness } from './support/slow-phone.ts'
import { median } from './support/spread.ts'

const runs = 5
/** The home page, a page with a large drawing, and the longest page. */
const paths = ['/', '/services/ate', '/careers']
const keystrokes = 20

export async function bench(): Promise<void> {
  const server = await startServer()
  try {
    console.log(`Slow phone, CPU ${slowness}x slower, ${runs} runs: median (least to most), ms`)
    for (const path of paths) {
      const opened: number[] = []
      const typed: number[] = []
      for (let run = 0; run < runs; run++) {
        const measured = await onSlowPhone((page, session) => measure(page, session, server.url, path))
        opened.push(measured.opened)
        typed.push(measured.keystroke)
      }
      print(`${path}: first text, after the panel`, opened, 0)
      print(`${path}: processor time of a keystroke`, typed, 1)
    }
  } finally {
    await server.stop()
  }
}

function print(name: string, values: readonly number[], digits: number): void {
  const range = `(${Math.min(...values).toFixed(digits)} to ${Math.max(...values).toFixed(digits)})`
  console.log(
    `  ${name.padEnd(48)} ${median([...values])
      .toFixed(digits)
      .padStart(6)} ${range}`,
  )
}

async function measure(page: Page, session: CDPSession, origin: string, path: string) {
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
  // The first paragraph moves everything below it.
  await page.locator('.page-texts button').filter({ hasText: '(' }).nth(3).click()
  await page.locator('.page-text-form textarea').waitFor()
  await page.waitForTimeout(1000)
  const before = await taskTime(session)
  for (let key = 0; key < keystrokes; key++) {
    await page.keyboard.press('x')
    await page.waitForTimeout(100)
  }
  return { opened, keystroke: (1000 * ((await taskTime(session)) - before)) / keystrokes }
}

/** Returns for how long tasks have run on the main thread, in seconds. */
async function taskTime(session: CDPSession): Promise<number> {
  await session.send('Performance.enable')
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
}
