// The figure of the engineering services page: a Gantt chart of a project. The critical path is the live line; copper diamonds are
// milestones.
import { lanes } from '#app/figures/kit/lanes.ts'
import { boxes, type Point } from '#app/figures/kit/path.ts'
import { Plot, ticksAt, verticalsAt } from '#app/figures/kit/plot.tsx'
import { At, percent, Stretch } from '#app/figures/kit/responsive-svg.tsx'
import { scale } from '#app/figures/kit/scale.ts'
import { scaledLine } from '#app/figures/kit/scaled-paths.ts'
import { type ServiceFigure, thumbnail } from '#app/figures/kit/service-figure.ts'
import { TraceLine } from '#app/figures/kit/trace-line.tsx'
import { type Activity, criticalPath, dates, endWeek, lateOrderWeeks, milestones, plan } from './model.ts'

const activities = Object.keys(plan) as Activity[]
const withFloat = activities.filter((name) => dates[name].float > 0)
const last = criticalPath.at(-1) ?? 'Transfer'
/** The end of the axis, a few weeks after the end of the project. */
const lastWeek = 44

const rows = lanes(activities)
const bar = { top: 0.2, bottom: 0.8 }
const across = scale(0, lastWeek)
const down = (name: Activity, part?: number) => rows.down(activities.indexOf(name), part)

const x = {
  name: 'Project week',
  ticks: ticksAt([0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44], across, String, (week) => week % 8 !== 0),
}
const y = { name: 'Activity', ticks: rows.ticks }

const unit = { width: 720, height: 520 }
const point = (week: number, name: Activity): Point => [across(week), down(name)]
const bars = (names: readonly Activity[], size = unit) =>
  boxes(
    names.map((name) => {
      const { start, end } = dates[name]
      const top = down(name, bar.top) * size.height
      return [
        across(start) * size.width,
        top,
        across(end - start) * size.width,
        down(name, bar.bottom) * size.height - top,
      ]
    }),
  )
/** The line along the critical path, and on to the right edge. */
const path = (size = unit) =>
  scaledLine(
    [
      ...criticalPath.flatMap((name) => [point(dates[name].start, name), point(dates[name].end, name)]),
      point(lastWeek, last),
    ],
    size,
  )
const floats = withFloat
  .map((name) => {
    const { end, float } = dates[name]
    return scaledLine([point(end, name), point(end + float, name)], unit)
  })
  .join('')

/** Grid lines between the rows and at the labeled weeks. */
const grid = [
  ...activities.slice(1).map((name) => `M0 ${down(name, 0) * unit.height}h${unit.width}`),
  verticalsAt(x.ticks.slice(1, -1), unit),
].join('')

function Drawing() {
  return (
    <Plot x={x} y={y} className="turnkey">
      <Stretch width={unit.width} height={unit.height}>
        <path className="gridline turnkey-grid" d={grid} />
        <path className="turnkey-bar" d={bars(withFloat)} />
        <path className="turnkey-bar turnkey-critical" d={bars(criticalPath)} />
        <path className="device dashed" d={floats} />
        <TraceLine id="turnkey-path" d={path()} crisp />
      </Stretch>
      {withFloat.map((name) => (
        <Float key={name} name={name} />
      ))}
      {milestones.map(({ name, after }, n) => (
        <At key={name} x={percent(across(dates[after].end))} y={percent(down(after))}>
          <path className="turnkey-milestone" d="M-7 0l7-7 7 7-7 7z" />
          <text className="note" x={after === last ? 9 : 14} y={after === last ? -11 : 4}>
            <tspan className="marker-text">{`M${n + 1}`}</tspan>
            <tspan className="figure-wide"> {name}</tspan>
          </text>
        </At>
      ))}
    </Plot>
  )
}

/** The mark at the end of an activity's float. */
function Float({ name }: { name: Activity }) {
  const { end, float } = dates[name]
  return (
    <At x={percent(across(end + float))} y={percent(down(name))}>
      <path className="device" d="M0-6v12" />
      <text className="note" x="9" y="4">
        <tspan className="figure-wide">float </tspan>
        {float} wk
      </text>
    </At>
  )
}

function Thumbnail() {
  return (
    <>
      <path className="device" d={bars(withFloat, thumbnail)} />
      <path className="live crisp" d={path(thumbnail)} />
    </>
  )
}

export const figure: ServiceFigure = {
  Drawing,
  Thumbnail,
  facts: [
    { name: 'Duration', value: `${endWeek} weeks` },
    { name: 'On the critical path', value: `${criticalPath.length} of ${activities.length}` },
    { name: 'Firmware, float', value: `${dates.Firmware.float} weeks` },
    { name: 'Parts order, float', value: `${dates['Parts order'].float} weeks` },
    { name: 'Parts ordered', value: `week ${dates['Parts order'].start}` },
    { name: 'Delay if ordered after layout', value: `+${lateOrderWeeks} weeks` },
  ],
  legend: [{ mark: 'live', name: 'Critical path' }],
  exit: down(last),
}
