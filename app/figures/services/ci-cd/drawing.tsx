// The figure of the CI/CD page: the jobs of a pipeline over time. The live line is the critical path, from the commit on the left to
// the release. Copper marks the merge gate, which opens after the slowest board.
import { lanes } from '#app/figures/kit/lanes.ts'
import { boxes, line, type Point } from '#app/figures/kit/path.ts'
import { Plot, ticksAt, verticalsAt } from '#app/figures/kit/plot.tsx'
import { At, percent, Stretch } from '#app/figures/kit/responsive-svg.tsx'
import { scale } from '#app/figures/kit/scale.ts'
import { type ServiceFigure, thumbnail } from '#app/figures/kit/service-figure.ts'
import { TraceLine } from '#app/figures/kit/trace-line.tsx'
import {
  criticalPath,
  gateMin,
  jobs,
  type Run,
  rackRows,
  releasedMin,
  runs,
  testsByBoardMin,
} from './model.ts'

const axisEndMin = 20
const across = scale(0, axisEndMin)
const rows = lanes(jobs.map(({ name }) => name))
const rowOf = (job: string) => runs.findIndex(({ name }) => name === job)
/** Shares of a row: the upper edge of a job's box, and its base, along which the critical path runs. */
const part = { top: 0.18, base: 0.82 }

const x = {
  name: 'Time after commit, min',
  ticks: ticksAt([0, 4, 8, 12, 16, 20], across, String, (time) => time % 8 === 4),
}
const y = { name: 'Job', ticks: rows.ticks }

const unit = { width: 900, height: 500 }
const point = (time: number, row: number, place: number, size = unit): Point => [
  across(time) * size.width,
  rows.down(row, place) * size.height,
]

const jobBars = (isCritical: boolean, size = unit) =>
  boxes(
    runs
      .filter(({ name }) => criticalPath.some((run) => run.name === name) === isCritical)
      .map((run) => {
        const [left, top] = point(run.fromMin, rowOf(run.name), part.top, size)
        const [right, bottom] = point(run.toMin, rowOf(run.name), part.base, size)
        return [left, top, right - left, bottom - top] as const
      }),
  )

/** Along the base of each critical job, then from its end to the row of the next. */
const criticalLine = (size = unit) =>
  line(
    [
      ...criticalPath.flatMap((run) => [
        point(run.fromMin, rowOf(run.name), part.base, size),
        point(run.toMin, rowOf(run.name), part.base, size),
      ]),
      point(axisEndMin, runs.length - 1, part.base, size),
    ],
    1,
  )

/** From the end of a job to the point where it would delay the release. */
const slackLines = runs
  .filter((run) => run.slackMin > 0.01)
  .map((run) =>
    line([point(run.toMin, rowOf(run.name), 0.5), point(run.toMin + run.slackMin, rowOf(run.name), 0.5)], 1),
  )
  .join('')
const gridlines = verticalsAt(x.ticks, unit)

const rackBox = {
  y: percent(rows.down(rackRows.first, 0)),
  height: percent(rows.height * rackRows.count),
}
const testCount = testsByBoardMin.flat().length

function Drawing() {
  return (
    <Plot x={x} y={y} className="pipeline">
      <rect className="pipeline-rack" width="100%" {...rackBox} />
      <Stretch width={unit.width} height={unit.height}>
        <path className="gridline" d={gridlines} />
        <path className="device dashed" d={slackLines} />
        <path className="pipeline-job" d={jobBars(false)} />
        <path className="pass pipeline-critical" d={jobBars(true)} />
        <path className="marker dashed" d={`M${across(gateMin) * unit.width} 0v${unit.height}`} />
        <TraceLine id="pipeline-critical" d={criticalLine()} crisp />
      </Stretch>
      {runs.map((run) => (
        <Duration key={run.name} run={run} />
      ))}
      <At y={percent(rows.down(rackRows.first, 0))}>
        <text className="value" x="12" y="20">
          <tspan className="figure-wide">Hardware in the loop</tspan>
          <tspan className="figure-narrow">HIL rack</tspan>
        </text>
        <text className="note" x="12" y="36">
          {testCount} tests
        </text>
      </At>
      <At x={percent(across(gateMin))} y={percent(rows.down(rowOf('Build A')))}>
        <text className="marker-text label-end" x="-12" y="4">
          <tspan className="figure-wide">Merge gate,</tspan>
          <tspan className="figure-narrow">Gate</tspan> {gateMin.toFixed(1)} min
        </text>
      </At>
    </Plot>
  )
}

/** In the middle of its box, or after a short box. */
function Duration({ run: { name, fromMin, toMin, durationMin } }: { run: Run }) {
  const isShort = durationMin < 2
  return (
    <At x={percent(across(isShort ? toMin : (fromMin + toMin) / 2))} y={percent(rows.down(rowOf(name)))}>
      <text className={isShort ? 'value' : 'value label-middle'} x={isShort ? 6 : 0} y="4">
        {durationMin.toFixed(1)}
      </text>
    </At>
  )
}

function Thumbnail() {
  return (
    <>
      <path className="pipeline-job" d={jobBars(false, thumbnail)} />
      <path className="pass" d={jobBars(true, thumbnail)} />
      <path
        className="marker dashed"
        d={`M${(across(gateMin) * thumbnail.width).toFixed(1)} 0v${thumbnail.height}`}
      />
      <path className="live crisp" d={criticalLine(thumbnail)} />
    </>
  )
}

const onBoards = runs.slice(rackRows.first, rackRows.first + rackRows.count)
const totalWorkMin = runs.reduce((sum, { durationMin }) => sum + durationMin, 0)
const [slowest] = onBoards.toSorted((a, b) => b.toMin - a.toMin)

export const figure: ServiceFigure = {
  Drawing,
  Thumbnail,
  facts: [
    { name: 'Commit to release', value: `${releasedMin.toFixed(1)} min` },
    { name: 'One job at a time', value: `${totalWorkMin.toFixed(1)} min` },
    { name: 'Merge gate', value: `${gateMin.toFixed(1)} min` },
    { name: 'Hardware tests', value: `${testCount} on ${rackRows.count} boards` },
    { name: `Slowest: ${slowest?.name.toLowerCase()}`, value: `${slowest?.durationMin.toFixed(1)} min` },
    {
      name: 'Slack of other boards',
      value: `up to ${Math.max(...onBoards.map((run) => run.slackMin)).toFixed(1)} min`,
    },
  ],
  legend: [
    { mark: 'live', name: 'Critical path' },
    { mark: 'device', name: 'Job, in minutes' },
  ],
  exit: rows.down(runs.length - 1, part.base),
}
