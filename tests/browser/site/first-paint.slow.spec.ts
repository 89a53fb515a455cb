// What happens before the first paint. If a script asks for a position or size, the browser lays out the whole page for
// the answer, and once more when a font arrives: a quarter of a second on a slow phone. And if the page arrives in parts,
// nothing that is painted may move when the next part arrives.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { firstPaint } from '#tests/support/browser/first-paint.ts'
import { layoutShift, layoutShiftLimit } from '#tests/support/browser/layout-shift.ts'
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

for (const path of ['/', '/contact', '/no-such-page']) {
  test(`nothing of ${path} moves while it arrives in parts`, async ({ page, server, allowErrors }) => {
    if (path === '/no-such-page') allowErrors(/404/)
    const answer = await fetch(server.url + path)
    const html = await answer.text()
    const [body, title] = [html.indexOf('<body'), html.indexOf('</h1>')]
    const part = Math.ceil((title - body) / 8)
    const site = createServer(async (request, response) => {
      if (request.url === path) {
        response.writeHead(answer.status, { 'content-type': 'text/html; charset=utf-8' })
        response.write(html.slice(0, body))
        for (let at = body; at < title; at += part) {
          response.write(html.slice(at, Math.min(at + part, title)))
          // Time in which a browser paints what it has.
          await delay(200)
        }
        response.end(html.slice(title))
      } else {
        const file = await fetch(server.url + request.url)
        response.writeHead(file.status, { 'content-type': file.headers.get('content-type') ?? '' })
        response.end(new Uint8Array(await file.arrayBuffer()))
      }
    })
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
    try {
      await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}${path}`)
      expect(await layoutShift(page)).toBeLessThan(layoutShiftLimit)
    } finally {
      await new Promise((resolve) => site.close(resolve))
    }
  })
}
