// Scripts run before the first paint. If one of them asks for a position or size, the browser lays out the whole page for
// the answer, and once more when a font arrives: a quarter of a second on a slow phone.
import { firstPaint } from '#tests/support/browser/first-paint.ts'
import { expect, test } from '#tests/support/browser/test.ts'

/** An event of Chromium's tracing. Times are in microseconds. */
interface TraceEvent {
  name: string
  ts: number
  dur?: number
  pid: number
  tid: number
}

const scripts = new Set(['EvaluateScript', 'FunctionCall'])

for (const path of ['/', '/services/ate', '/contact', '/careers', '/locations', '/no-such-page']) {
  test(`no script of ${path} lays it out before its first paint`, async ({ page, server, allowErrors }) => {
    if (path === '/no-such-page') allowErrors(/404/)
    const browser = page.context().browser()
    if (!browser) throw new Error('The page belongs to no browser')
    await browser.startTracing(page, { categories: ['devtools.timeline', 'loading'] })
    await page.goto(server.url + path)
    await page.evaluate(firstPaint)
    const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] }
    const paint = traceEvents.findLast(({ name }) => name === 'firstContentfulPaint')
    if (!paint) throw new Error('The page was not painted')
    const before = traceEvents.filter(
      ({ pid, tid, ts }) => pid === paint.pid && tid === paint.tid && ts < paint.ts,
    )
    const ofScripts = before.filter(({ name }) => scripts.has(name))
    expect(ofScripts.length).toBeGreaterThan(0)
    const layouts = before.filter(({ name }) => name === 'Layout')
    expect(layouts.length).toBeGreaterThan(0)
    const forced = layouts.filter(({ ts }) =>
      ofScripts.some((script) => script.ts <= ts && ts < script.ts + (script.dur ?? 0)),
    )
    expect(forced).toEqual([])
  })
}
