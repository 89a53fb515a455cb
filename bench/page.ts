// What a visitor with a slow phone waits for, beside a page of the same content and design that has no script: bench/limit/.
import { startServer } from '#testing/server.ts'
import { startLimitServer } from './support/limit-server.ts'
import { timeSecondPage } from './support/second-page.ts'
import { type FirstClick, firstClick, type Visit, visit } from './support/slow-phone.ts'
import { median } from './support/spread.ts'

const runs = 5

/** `secondPage`: milliseconds from the click on a link to the first paint of its page. */
type Run = Visit & FirstClick & { secondPage: number }
type Measure = keyof Run

interface Line {
  title: string
  /** Decimal places. */
  digits: number
  /** The most that is wanted: of the limit page's own value, or as such. */
  aim: { ratio: number } | { most: number }
}

const lines: Record<Measure, Line> = {
  lcp: { title: 'LCP, ms', digits: 0, aim: { ratio: 1.35 } },
  works: { title: 'first working click, ms', digits: 0, aim: { ratio: 1.35 } },
  dead: { title: 'clicks without effect', digits: 0, aim: { most: 0 } },
  tbt: { title: 'TBT, ms', digits: 0, aim: { most: 0 } },
  cls: { title: 'CLS', digits: 3, aim: { most: 0 } },
  scriptBytes: { title: 'script, bytes', digits: 0, aim: { most: 5000 } },
  bytes: { title: 'in all, bytes', digits: 0, aim: { most: 96_000 } },
  requests: { title: 'requests', digits: 0, aim: { most: 6 } },
  otherOrigins: { title: 'to other origins', digits: 0, aim: { most: 0 } },
  secondPage: { title: 'second page, ms', digits: 0, aim: { most: 100 } },
}
const measures = Object.keys(lines) as Measure[]

/** The admin page is an application: only what moves under the hand counts there. */
const hasAim = (page: string, measure: Measure) =>
  page !== 'limit' && (page !== '/admin' || measure === 'cls')

export async function bench(): Promise<void> {
  const server = await startServer()
  const limit = await startLimitServer(server.url)
  try {
    const urls = new Map([['limit', `${limit.url}/`]])
    for (const path of ['/', '/services/ate', '/contact', '/admin']) urls.set(path, server.url + path)
    // Pages are rendered when they are first asked for, and compressed well two seconds later.
    for (const url of urls.values()) await fetch(url)
    await new Promise((resolve) => setTimeout(resolve, 4000))

    const results = new Map<string, Run[]>([...urls.keys()].map((page) => [page, []]))
    for (let run = 0; run < runs; run++) {
      for (const [page, url] of urls) {
        const secondPage = await timeSecondPage(url)
        results.get(page)?.push({ ...(await visit(url)), ...(await firstClick(url)), secondPage })
      }
    }
    console.log(`Slow phone (CPU 4x slower, 1.6 Mb/s, 150 ms), ${runs} runs in turn: median (least to most)`)
    report(results)
  } finally {
    limit.stop()
    await server.stop()
  }
}

function report(results: ReadonlyMap<string, readonly Run[]>): void {
  const floor = results.get('limit') ?? []
  for (const measure of measures) {
    const { title, digits, aim } = lines[measure]
    console.log(`\n${title}${'ratio' in aim ? `, at most ${aim.ratio} of limit` : `, at most ${aim.most}`}`)
    for (const [page, measured] of results) {
      const values = measured.map((run) => run[measure])
      const ratio = median(values) / median(floor.map((run) => run[measure]))
      const met = 'ratio' in aim ? ratio <= aim.ratio : median(values) <= aim.most
      const range = `(${Math.min(...values).toFixed(digits)} to ${Math.max(...values).toFixed(digits)})`
      console.log(
        [
          `  ${page.padEnd(14)}`,
          median(values).toFixed(digits).padStart(7),
          range.padEnd(18),
          page === 'limit' || !Number.isFinite(ratio) ? '      ' : `× ${ratio.toFixed(2)}`,
          hasAim(page, measure) ? (met ? '  met' : '  NOT MET') : '',
        ].join(' '),
      )
    }
  }
}
