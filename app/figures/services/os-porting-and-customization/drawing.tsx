// The figure of the OS page: three tasks over one hyperperiod, one row each. The live line is the processor, which runs along the row
// of the task it executes. Copper measures the longest response of the task with the lowest priority.

import { Plot, ticksAt, verticalsAt } from '#app/figures/kit/plot.tsx'
import { At, percent, Stretch } from '#app/figures/kit/responsive-svg.tsx'
import type { ServiceFigure } from '#app/figures/kit/service-figure.ts'
import { TraceLine } from '#app/figures/kit/trace-line.tsx'
import {
  baseLines,
  idleRow,
  jobBoxes,
  jobs,
  longestResponse,
  missedDeadlines,
  processorLine,
  rowPart,
  rows,
  timeAcross,
  viewBoxSize,
  waitLines,
} from './lanes.ts'
import { responseBoundUs, tasks, worstCaseLoad } from './model.ts'

const lowestPriority = tasks.length - 1
const slowest = longestResponse(lowestPriority)
const formatMs = (time: number) => (time / 1000).toFixed(1)

const x = {
  name: 'Time, ms',
  ticks: ticksAt(
    [0, 5, 10, 15, 20, 25, 30, 35, 40],
    (ms) => timeAcross(1000 * ms),
    String,
    (ms) => ms % 10 > 0,
  ),
}
const y = { name: 'Task', ticks: rows.ticks }
const gridlines = verticalsAt(x.ticks, viewBoxSize)

function Drawing() {
  return (
    <Plot x={x} y={y} className="task-set">
      <Stretch width={viewBoxSize.width} height={viewBoxSize.height}>
        <path className="gridline" d={gridlines} />
        <path className="hair" d={baseLines} />
        <path className="device dashed" d={waitLines} />
        <path className="pass task-set-job" d={jobBoxes} />
        <TraceLine id="task-set-processor" d={processorLine} crisp />
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

/** Up at a release, down at a deadline, as is usual in scheduling theory. */
function Arrow({ time, row, head }: { time: number; row: number; head: 'up' | 'down' }) {
  const top = percent(rows.down(row, rowPart.arrow))
  const base = percent(rows.down(row, rowPart.base))
  return (
    <At x={percent(timeAcross(time))}>
      <line className="task-set-arrow" y1={top} y2={base} />
      <At y={head === 'up' ? top : base}>
        <path className="task-set-head" d={head === 'up' ? 'M0-1l3.5 7h-7z' : 'M0 0l3.5-7h-7z'} />
      </At>
    </At>
  )
}

function LongestResponse() {
  const from = percent(timeAcross(slowest.job.release))
  const to = percent(timeAcross(slowest.job.release + slowest.responseUs))
  return (
    <At y={percent(rows.down(lowestPriority, rowPart.dimension))}>
      <line className="marker crisp" x1={from} x2={to} />
      <At x={from}>
        <path className="marker crisp" d="M0-5v10" />
        <text className="marker-text" x="10" y="20">
          {formatMs(slowest.responseUs)} ms
          <tspan className="figure-wide"> to completion</tspan>
        </text>
      </At>
      <At x={to}>
        <path className="marker crisp" d="M0-5v10" />
      </At>
    </At>
  )
}

/** The first half of the hyperperiod, because the whole would be too dense. */
function Thumbnail() {
  return (
    <svg
      viewBox={`0 0 ${viewBoxSize.width / 2} ${viewBoxSize.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="pass" d={jobBoxes} />
      <path className="live crisp" d={processorLine} />
    </svg>
  )
}

export const figure: ServiceFigure = {
  Drawing,
  Thumbnail,
  facts: [
    { name: 'Worst-case load', value: `${Math.round(100 * worstCaseLoad)} %` },
    ...tasks.map((task, priority) => ({
      name: `${task.name} response, bound`,
      value: `${formatMs(longestResponse(priority).responseUs)}, ${formatMs(responseBoundUs(task))} ms`,
    })),
    {
      name: `${tasks[lowestPriority]?.name} deadline`,
      value: `${formatMs(tasks[lowestPriority]?.relativeDeadlineUs ?? Number.NaN)} ms`,
    },
    {
      name: 'Deadlines missed',
      value: `${missedDeadlines} of ${jobs.length}`,
    },
  ],
  legend: [
    { mark: 'live', name: 'Processor' },
    { mark: 'pass', name: 'Task running' },
  ],
  exit: rows.down(idleRow, rowPart.base),
}
