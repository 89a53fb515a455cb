// The figure of the CI/CD page: the jobs of a pipeline over time. The live line is the critical path, from the commit on the left to
// the release; copper is the gate that opens when the slowest board has its verdict.
import { lanes } from '#app/figures/kit/lanes.ts'
import { boxes, line, type Point } from '#app/figures/kit/path.ts'
import { Plot, ticksAt } from '#app/figures/kit/plot.tsx'
import { At, percent, Stretch } from '#app/figures/kit/responsive-svg.tsx'
import { scale } from '#app/figures/kit/scale.ts'
import type { ServiceFigure } from '#app/figures/kit/service-figure.ts'
import { TraceLine } from '#app/figures/kit/trace-line.tsx'
import { criticalPath, gateAt, hardwareTests, jobs, type Run, rack, releasedAt, runs } from './model.ts'

/** Minutes. */
const until = 20
const across = scale(0, until)
const rows = lanes(jobs.map(({ name }) => name))
const rowOf = (job: string) => runs.findIndex(({ name }) => name === job)
/** Parts of a row: the upper edge of a job's box, and its base, on which the critical path runs. */
const part = { top: 0.18, base: 0.82 }

const marks = [0, 4, 8, 12, 16, 20]
const x = { name: 'Time after commit, min', ticks: ticksAt(marks, across, String, (time) => time % 8 === 4) }
const y = { name: 'Job', ticks: rows.ticks }

const unit = { width: 900, height: 500 }
const point = (time: number, row: number, place: number, size = unit): Point => [
  across(time) * size.width,
  rows.down(row, place) * size.height,
]

const bars = (isCritical: boolean, size = unit) =>
  boxes(
    runs
      .filter(({ name }) => criticalPath.some((run) => run.name === name) === isCritical)
      .map((run) => {
        const [left, top] = point(run.from, rowOf(run.name), part.top, size)
        const [right, bottom] = point(run.to, rowOf(run.name), part.base, size)
        return [left, top, right - left, bottom - top] as const
      }),
  )

/** Along the base of each critical job, and from its end to the row of the next. */
const critical = (size = unit) =>
  line(
    [
      ...criticalPath.flatMap((run) => [
        point(run.from, rowOf(run.name), part.base, size),
        point(run.to, rowOf(run.name), part.base, size),
      ]),
      point(until, runs.length - 1, part.base, size),
    ],
    1,
  )

/** From the end of a job to where it would begin to delay the release. */
const slack = runs
  .filter((run) => run.slack > 0.01)
  .map((run) =>
    line([point(run.to, rowOf(run.name), 0.5), point(run.to + run.slack, rowOf(run.name), 0.5)], 1),
  )
  .join('')
const gridlines = marks.map((time) => `M${across(time) * unit.width} 0v${unit.height}`).join('')

const rackBox = {
  y: percent(rows.down(rack.first, 0)),
  height: percent(rows.height * rack.count),
}
const tests = hardwareTests.flat().length

function Drawing() {
  return (
    <Plot x={x} y={y} className="pipeline">
      <rect className="pipeline-rack" width="100%" {...rackBox} />
      <Stretch width={unit.width} height={unit.height}>
        <path className="gridline" d={gridlines} />
        <path className="device dashed" d={slack} />
        <path className="pipeline-job" d={bars(false)} />
        <path className="pass pipeline-critical" d={bars(true)} />
        <path className="marker dashed" d={`M${across(gateAt) * unit.width} 0v${unit.height}`} />
        <TraceLine id="pipeline-critical" d={critical()} crisp />
      </Stretch>
      {runs.map((run) => (
        <Duration key={run.name} run={run} />
      ))}
      <At y={percent(rows.down(rack.first, 0))}>
        <text className="value" x="12" y="20">
          <tspan className="figure-wide">Hardware in the loop</tspan>
          <tspan className="figure-narrow">HIL rack</tspan>
        </text>
        <text className="note" x="12" y="36">
          {tests} tests
        </text>
      </At>
      <At x={percent(across(gateAt))} y={percent(rows.down(rowOf('Build A')))}>
        <text className="marker-text label-end" x="-12" y="4">
          <tspan className="figure-wide">Merge gate,</tspan>
          <tspan className="figure-narrow">Gate</tspan> {gateAt.toFixed(1)} min
        </text>
      </At>
    </Plot>
  )
}

/** In the middle of its box, or after it where the box is short. */
function Duration({ run: { name, from, to, duration } }: { run: Run }) {
  const isShort = duration < 2
  return (
    <At x={percent(across(isShort ? to : (from + to) / 2))} y={percent(rows.down(rowOf(name)))}>
      <text className={isShort ? 'value' : 'value label-middle'} x={isShort ? 6 : 0} y="4">
        {duration.toFixed(1)}
      </text>
    </At>
  )
}

const thumbnail = { width: 160, height: 90 }

function Thumbnail() {
  return (
    <>
      <path className="pipeline-job" d={bars(false, thumbnail)} />
      <path className="pass" d={bars(true, thumbnail)} />
      <path className="marker dashed" d={`M${(across(gateAt) * thumbnail.width).toFixed(1)} 0v90`} />
      <path className="live crisp" d={critical(thumbnail)} />
    </>
  )
}

const onBoards = runs.slice(rack.first, rack.first + rack.count)
const busy = runs.reduce((sum, { duration }) => sum + duration, 0)
const [slowest] = onBoards.toSorted((a, b) => b.to - a.to)

export const figure: ServiceFigure = {
  Drawing,
  Thumbnail,
  facts: [
    { name: 'Commit to release', value: `${releasedAt.toFixed(1)} min` },
    { name: 'One job after another', value: `${busy.toFixed(1)} min` },
    { name: 'Merge gate', value: `${gateAt.toFixed(1)} min` },
    { name: 'Hardware tests', value: `${tests} on ${rack.count} boards` },
    { name: `Slowest, ${slowest?.name.toLowerCase()}`, value: `${slowest?.duration.toFixed(1)} min` },
    {
      name: 'Slack, other boards',
      value: `up to ${Math.max(...onBoards.map((run) => run.slack)).toFixed(1)} min`,
    },
  ],
  legend: [
    { mark: 'live', name: 'Critical path' },
    { mark: 'device', name: 'Job, minutes' },
  ],
  exit: rows.down(runs.length - 1, part.base),
}
