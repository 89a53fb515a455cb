// How long a visitor with a slow phone waits, compared with the home page without its scripts (the baseline) and a bare
// page (the fastest that this machine can do).
import { startServer } from '#testing/server.ts'
import { compressThoroughly } from './support/compress-thoroughly.ts'
import { timeSecondPage } from './support/second-page.ts'
import { serveOnePage } from './support/serve-one-page.ts'
import { type FirstClick, firstClick, type Visit, visit } from './support/slow-phone.ts'
import { median, range } from './support/spread.ts'
import { withoutScripts } from './support/without-scripts.ts'

const runs = 5

const baseline = 'without scripts'
const bare = 'bare page'
/** Has a theme toggle and a link to /careers, which the measurements click. */
const bareHtml = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Bare page</title>
<h1>Bare page</h1>
<button class="theme-toggle">Theme</button>
<footer><a href="/careers">Careers</a></footer>
`

/** `secondPageMs`: from the click on a link to the first paint of the next page. */
type Run = Visit & FirstClick & { secondPageMs: number }
type Measure = keyof Run

/** The highest accepted value: as a ratio to the baseline, or absolute. */
type Aim = { maxRatio: number } | { max: number }

interface Line {
  title: string
  /** Decimal places. */
  digits: number
  /** For the public pages. */
  aim: Aim
  /** For the panel, which is an application. */
  panelAim?: Aim
}

const lines: Record<Measure, Line> = {
  lcp: { title: 'LCP, ms', digits: 0, aim: { maxRatio: 1.15 } },
  worksAtMs: { title: 'first working click, ms', digits: 0, aim: { maxRatio: 1.35 } },
  deadClicks: { title: 'clicks without effect', digits: 0, aim: { max: 0 } },
  tbt: { title: 'TBT, ms', digits: 0, aim: { max: 0 }, panelAim: { max: 50 } },
  cls: { title: 'CLS', digits: 3, aim: { max: 0 }, panelAim: { max: 0 } },
  scriptBytes: { title: 'script, bytes', digits: 0, aim: { max: 5000 }, panelAim: { max: 165_000 } },
  scripts: { title: 'requests for scripts', digits: 0, aim: { max: 0 }, panelAim: { max: 12 } },
  bytes: { title: 'in all, bytes', digits: 0, aim: { max: 96_000 } },
  requests: { title: 'requests', digits: 0, aim: { max: 6 } },
  otherOrigins: { title: 'to other origins', digits: 0, aim: { max: 0 } },
  secondPageMs: { title: 'second page, ms', digits: 0, aim: { max: 100 } },
}
const measures = Object.keys(lines) as Measure[]

/** Pages that are only compared have no aims. */
function aimFor(page: string, measure: Measure): Aim | undefined {
  if (!page.startsWith('/')) return undefined
  return page === '/admin' ? lines[measure].panelAim : lines[measure].aim
}

export async function bench(): Promise<void> {
  const server = await startServer()
  const home = await (await fetch(server.url)).text()
  const bareServer = await serveOnePage(bareHtml)
  const baselineServer = await serveOnePage(withoutScripts(home))
  try {
    const urls = new Map([
      [bare, bareServer.url],
      [baseline, baselineServer.url],
    ])
    for (const path of ['/', '/services/ate', '/contact', '/admin']) urls.set(path, server.url + path)
    await compressThoroughly(urls.values())

    const results = new Map<string, Run[]>([...urls.keys()].map((page) => [page, []]))
    for (let run = 0; run < runs; run++) {
      for (const [page, url] of urls) {
        const secondPageMs = await timeSecondPage(url)
        const click = await firstClick(url, { scripted: page.startsWith('/') })
        results.get(page)?.push({ ...(await visit(url)), ...click, secondPageMs })
      }
    }
    console.log(`Slow phone (CPU 4x slower, 1.6 Mb/s, 150 ms), ${runs} runs in turn: median (least to most)`)
    report(results)
  } finally {
    bareServer.stop()
    baselineServer.stop()
    await server.stop()
  }
}

function report(results: ReadonlyMap<string, readonly Run[]>): void {
  const baselineRuns = results.get(baseline) ?? []
  for (const measure of measures) {
    const { title, digits } = lines[measure]
    console.log(`\n${title}`)
    for (const [page, measured] of results) {
      const values = measured.map((run) => run[measure])
      const ratio = median(values) / median(baselineRuns.map((run) => run[measure]))
      console.log(
        [
          `  ${page.padEnd(15)}`,
          median(values).toFixed(digits).padStart(7),
          `(${range(values, digits)})`.padEnd(18),
          page === baseline || !Number.isFinite(ratio) ? '      ' : `× ${ratio.toFixed(2)}`,
          verdict(aimFor(page, measure), median(values), ratio),
        ].join(' '),
      )
    }
  }
}

/** Says whether an aim is met. If one is not, the process ends with an error. */
function verdict(aim: Aim | undefined, value: number, ratio: number): string {
  if (!aim) return ''
  const met = 'maxRatio' in aim ? ratio <= aim.maxRatio : value <= aim.max
  if (!met) process.exitCode = 1
  const limit = 'maxRatio' in aim ? `× ${aim.maxRatio}` : aim.max
  return `  ${met ? 'met' : 'NOT MET'}: at most ${limit}`
}
