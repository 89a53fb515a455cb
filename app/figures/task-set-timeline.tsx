// The figure of the OS page: three tasks, row by row, over one hyperperiod. The live line is the processor: it runs along the row of
// whatever it executes. Copper measures the longest response of the lowest priority.
import { lanes } from './lanes.ts'
import { LiveLine } from './live-line.tsx'
import { boxes, line, type Point } from './path.ts'
import { Plot, ticksAt } from './plot.tsx'
import type { Slice } from './preemption.ts'
import { scale } from './scale.ts'
import type { ServiceFigure } from './service-figure.ts'
import {
  hyperperiod,
  jobsOf,
  responseBound,
  type TaskJob,
  tasks,
  traceOf,
  worstCaseLoad,
} from './task-set.ts'
import { At, percent, Stretch } from './viewports.tsx'

const jobs = jobsOf(33)
const { slices, responses } = traceOf(jobs)
const worstOf = (priority: number) =>
  responses
    .filter(({ job }) => job.priority === priority)
    .reduce((worst, next) => (next.response > worst.response ? next : worst))
const lowest = tasks.length - 1
const slowest = worstOf(lowest)

const rows = lanes([...tasks.map(({ name }) => name), 'Idle'])
const idle = tasks.length
/** Parts of a row: where the processor's line runs, the upper edge of what stands on it, the arrows, and the dimension below. */
const part = { base: 0.74, box: 0.36, arrow: 0.12, dimension: 0.93 }
const across = scale(0, hyperperiod)
const milliseconds = (time: number, decimals = 1) => (time / 1000).toFixed(decimals)

const marks = [0, 5, 10, 15, 20, 25, 30, 35, 40]
const x = {
  name: 'Time, ms',
  ticks: ticksAt(
    marks,
    (ms) => across(ms * 1000),
    String,
    (ms) => ms % 10 > 0,
  ),
}
const y = { name: 'Task', ticks: rows.ticks }

const unit = { width: 800, height: 400 }
const point = (time: number, row: number, place: number): Point => [
  across(time) * unit.width,
  rows.down(row, place) * unit.height,
]

/** The row of what the processor executes, over time. */
function processor(): string {
  const points: Point[] = []
  let now = 0
  for (const { job, from, to } of slices) {
    if (from > now) points.push(point(now, idle, part.base), point(from, idle, part.base))
    points.push(point(from, job.priority, part.base), point(to, job.priority, part.base))
    now = to
  }
  points.push(point(now, idle, part.base), point(hyperperiod, idle, part.base))
  return line(points, 1)
}

function executed(): string {
  return boxes(
    slices.map(({ job, from, to }: Slice<TaskJob>) => {
      const [left, top] = point(from, job.priority, part.box)
      const [right, bottom] = point(to, job.priority, part.base)
      return [left, top, right - left, bottom - top] as const
    }),
  )
}

/** From the release to the completion of every job, in the middle of its boxes: it shows where the job waits. */
const waits = responses
  .map(({ job, response }) => {
    const middle = (part.box + part.base) / 2
    return line([
      point(job.release, job.priority, middle),
      point(job.release + response, job.priority, middle),
    ])
  })
  .join('')
const gridlines = marks.map((ms) => `M${across(ms * 1000) * unit.width} 0v${unit.height}`).join('')
const bases = tasks
  .map((_, row) => line([point(0, row, part.base), point(hyperperiod, row, part.base)]))
  .join('')

function Drawing() {
  return (
    <Plot x={x} y={y} className="task-set">
      <Stretch width={unit.width} height={unit.height}>
        <path className="gridline" d={gridlines} />
        <path className="hair" d={bases} />
        <path className="device dashed" d={waits} />
        <path className="pass task-set-job" d={executed()} />
        <LiveLine id="task-set-processor" d={processor()} crisp />
      </Stretch>
      {jobs.map(({ task, priority, release, deadline }) => (
        <At key={`${task.name} ${release}`}>
          <Arrow time={release} row={priority} head="up" />
          <Arrow time={deadline} row={priority} head="down" />
        </At>
      ))}
      <LongestResponse />
    </Plot>
  )
}

/** Up at a release, down at a deadline, as scheduling theory draws them. */
function Arrow({ time, row, head }: { time: number; row: number; head: 'up' | 'down' }) {
  const top = percent(rows.down(row, part.arrow))
  const base = percent(rows.down(row, part.base))
  return (
    <At x={percent(across(time))}>
      <line className="task-set-arrow" y1={top} y2={base} />
      <At y={head === 'up' ? top : base}>
        <path className="task-set-head" d={head === 'up' ? 'M0-1l3.5 7h-7z' : 'M0 0l3.5-7h-7z'} />
      </At>
    </At>
  )
}

function LongestResponse() {
  const from = percent(across(slowest.job.release))
  const to = percent(across(slowest.job.release + slowest.response))
  return (
    <At y={percent(rows.down(lowest, part.dimension))}>
      <line className="marker crisp" x1={from} x2={to} />
      <At x={from}>
        <path className="marker crisp" d="M0-5v10" />
      </At>
      <At x={to}>
        <path className="marker crisp" d="M0-5v10" />
        <text className="marker-text" x="10" y="4">
          {milliseconds(slowest.response)} ms
          <tspan className="figure-wide"> from release to completion</tspan>
        </text>
      </At>
    </At>
  )
}

/** The first half of the hyperperiod: in all of it the line would close up. */
function Thumbnail() {
  return (
    <svg viewBox={`0 0 ${unit.width / 2} ${unit.height}`} preserveAspectRatio="none" aria-hidden="true">
      <path className="pass" d={executed()} />
      <path className="live crisp" d={processor()} />
    </svg>
  )
}

export const taskSetTimeline: ServiceFigure = {
  Drawing,
  Thumbnail,
  facts: [
    { name: 'Load at worst case', value: `${Math.round(100 * worstCaseLoad)} %` },
    ...tasks.map((task, priority) => ({
      name: `${task.name}, response`,
      value: `${milliseconds(worstOf(priority).response)} of ${milliseconds(responseBound(task))} ms`,
    })),
    {
      name: `${tasks[lowest]?.name}, deadline`,
      value: `${milliseconds(tasks[lowest]?.deadline ?? Number.NaN)} ms`,
    },
    {
      name: 'Deadlines missed',
      value: `${responses.filter(({ job, response }) => job.release + response > job.deadline).length} of ${jobs.length}`,
    },
  ],
  legend: [
    { mark: 'live', name: 'Processor' },
    { mark: 'pass', name: 'Job executing' },
  ],
  caption:
    'Three tasks under fixed priorities, the uppermost first. Arrows up are releases, arrows down deadlines. Responses are the longest of the trace, against the bound of response-time analysis. Simulated with illustrative execution times.',
  exit: rows.down(idle, part.base),
}
