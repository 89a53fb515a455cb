// The figure of the OS page: three tasks, row by row, over one hyperperiod. The live line is the processor: it runs along the row of
// whatever it executes. Copper measures the longest response of the lowest priority.

import { Plot, ticksAt } from '#app/figures/kit/plot.tsx'
import { At, percent, Stretch } from '#app/figures/kit/responsive-svg.tsx'
import type { ServiceFigure } from '#app/figures/kit/service-figure.ts'
import { TraceLine } from '#app/figures/kit/trace-line.tsx'
import {
  across,
  bases,
  executed,
  idle,
  jobs,
  missed,
  part,
  processor,
  rows,
  unit,
  waits,
  worstOf,
} from './lanes.ts'
import { responseBound, tasks, worstCaseLoad } from './model.ts'

const lowest = tasks.length - 1
const slowest = worstOf(lowest)
const milliseconds = (time: number) => (time / 1000).toFixed(1)

const marks = [0, 5, 10, 15, 20, 25, 30, 35, 40]
const placeOf = (ms: number) => across(ms * 1000)
const x = { name: 'Time, ms', ticks: ticksAt(marks, placeOf, String, (ms) => ms % 10 > 0) }
const y = { name: 'Task', ticks: rows.ticks }
const gridlines = marks.map((ms) => `M${placeOf(ms) * unit.width} 0v${unit.height}`).join('')

function Drawing() {
  return (
    <Plot x={x} y={y} className="task-set">
      <Stretch width={unit.width} height={unit.height}>
        <path className="gridline" d={gridlines} />
        <path className="hair" d={bases} />
        <path className="device dashed" d={waits} />
        <path className="pass task-set-job" d={executed} />
        <TraceLine id="task-set-processor" d={processor} crisp />
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
        <text className="marker-text" x="10" y="20">
          {milliseconds(slowest.response)} ms
          <tspan className="figure-wide"> to completion</tspan>
        </text>
      </At>
      <At x={to}>
        <path className="marker crisp" d="M0-5v10" />
      </At>
    </At>
  )
}

/** The first half of the hyperperiod: in all of it the line would close up. */
function Thumbnail() {
  return (
    <svg viewBox={`0 0 ${unit.width / 2} ${unit.height}`} preserveAspectRatio="none" aria-hidden="true">
      <path className="pass" d={executed} />
      <path className="live crisp" d={processor} />
    </svg>
  )
}

export const figure: ServiceFigure = {
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
      value: `${missed} of ${jobs.length}`,
    },
  ],
  legend: [
    { mark: 'live', name: 'Processor' },
    { mark: 'pass', name: 'Job executing' },
  ],
  exit: rows.down(idle, part.base),
}
