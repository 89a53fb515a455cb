// How long the main thread of a page works, in milliseconds of processor time: what else the machine does counts little.
import type { CDPSession } from '@playwright/test'

/** Returns a function that returns for how long the tasks of the main thread have run. */
export async function startProcessorTime(session: CDPSession): Promise<() => Promise<number>> {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
  }
}

/** An event of the timeline of DevTools, with times in microseconds. */
interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  /** Processor time. */
  tdur?: number
  args: { data?: { type?: string } }
}

/**
 * Returns for each key that is pressed how long the main thread works until the key is painted.
 * @param press presses the keys
 */
export async function timesUntilPainted(session: CDPSession, press: () => Promise<void>): Promise<number[]> {
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]))
  })
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'cc'],
    },
  })
  await press()
  const completed = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await completed
  events.sort((one, other) => one.ts - other.ts)
  return events
    .filter(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'keydown')
    .flatMap((key) => untilPainted(events, key) ?? [])
}

/** Returns the time from the beginning of the task of a key to the end of the next frame. */
function untilPainted(events: readonly TraceEvent[], key: TraceEvent): number | undefined {
  const own = events.filter(({ ph, pid, tid }) => ph === 'X' && pid === key.pid && tid === key.tid)
  const frame = own.find(({ name, ts }) => name === 'ProxyMain::BeginMainFrame' && ts > key.ts)
  if (!frame) return undefined
  const tasks = own.filter(({ name }) => name === 'RunTask')
  const isOuter = (task: TraceEvent) => !tasks.some((other) => other !== task && contains(other, task))
  const counted = tasks.filter((task) => endOf(task) >= key.ts && task.ts <= frame.ts && isOuter(task))
  return counted.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000
}

const endOf = ({ ts, dur = 0 }: TraceEvent) => ts + dur
const contains = (outer: TraceEvent, inner: TraceEvent) =>
  outer.ts <= inner.ts && endOf(outer) >= endOf(inner)
