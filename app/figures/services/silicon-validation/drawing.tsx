// The figure of the silicon validation page: a wafer by bin, and how much of the failures each bin explains. That sum is its live
// line; copper marks the bin with the largest cluster, and leads to it.

import { boxes, line, type Point } from '#app/figures/kit/path.ts'
import { Plot, ticksAt } from '#app/figures/kit/plot.tsx'
import { At, percent, Stretch } from '#app/figures/kit/responsive-svg.tsx'
import type { ServiceFigure } from '#app/figures/kit/service-figure.ts'
import { TraceLine } from '#app/figures/kit/trace-line.tsx'
import {
  type BinName,
  bins,
  die,
  edgeExclusion,
  largestCluster,
  pareto,
  probe,
  waferDiameter,
} from './model.ts'

const dies = probe(136)
const passes = dies.filter(({ bin }) => bin === 'pass').length
const cluster = largestCluster(dies)
const failures = pareto(dies)

// The map, in millimeters from its upper left corner.
const radius = waferDiameter / 2
const margin = 1
const size = waferDiameter + 2 * margin
const middle = size / 2
const street = 0.9
const notch = 3

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const clusterAt = { x: mean(cluster.map(({ x }) => x)), y: mean(cluster.map(({ y }) => y)) }

const edge = `M${middle - notch} ${middle + radius - 0.1}A${radius} ${radius} 0 1 1 ${middle + notch} ${middle + radius - 0.1}l-${notch}-${notch}z`
const diesIn = (bin: BinName) =>
  boxes(
    dies
      .filter((one) => one.bin === bin)
      .map(({ x, y }): [number, number, number, number] => [
        middle + x - (die.width - street) / 2,
        middle - y - (die.height - street) / 2,
        die.width - street,
        die.height - street,
      ]),
  )

function Wafer() {
  return (
    <>
      <path className="wafer-edge" d={edge} />
      <circle className="wafer-tested" cx={middle} cy={middle} r={radius - edgeExclusion} />
      {(Object.keys(bins) as BinName[]).map((bin) => (
        <path key={bin} className={`wafer-${bin}`} d={diesIn(bin)} />
      ))}
    </>
  )
}

/** Where the chart begins, as a part of the whole height; its style sheet says the same. Percent, at its top. */
const chartAt = 0.62
const full = 110
const y = { name: 'Failing dies, %', ticks: ticksAt([0, 50, 100], (share) => share / full) }
const x = {
  name: '',
  ticks: failures.map(({ bin }, n) => ({ at: (n + 0.5) / failures.length, label: `${bins[bin]} ${bin}` })),
}
/** A bar in its slot, one unit wide; down, a unit is a hundredth of all failures. */
const bar = { from: 0.2, width: 0.6 }
const shareOf = (count: number) => (100 * count) / (dies.length - passes)
/** From the top of the fullest bar, with each further bin added, up to all failures. */
const sums = failures.map(({ cumulative }, n): Point => [n + bar.from + bar.width, full - 100 * cumulative])

function Drawing() {
  return (
    <div className="wafer">
      <svg className="wafer-map" overflow="visible" aria-hidden="true">
        <Stretch width={size} height={size}>
          <Wafer />
        </Stretch>
        <At x="100%">
          <text className="marker-text label-end" y="9">{`${cluster.length} dies`}</text>
          <line
            className="marker"
            x1="-22"
            y1="17"
            x2={percent((middle + clusterAt.x) / size - 1)}
            y2={percent((middle - clusterAt.y) / size)}
          />
        </At>
      </svg>
      <Plot x={x} y={y} className="wafer-pareto">
        <Stretch width={failures.length} height={full}>
          {failures.map(({ bin, count }, n) => (
            <path
              key={bin}
              className={`wafer-${bin}`}
              d={boxes([[n + bar.from, full - shareOf(count), bar.width, shareOf(count)]])}
            />
          ))}
          <TraceLine id="wafer-sums" d={line([...sums, [failures.length, full - 100]], 2)} />
        </Stretch>
        {failures.map(({ bin, count }, n) => (
          <At key={bin} x={percent((n + 0.5) / failures.length)} y={percent(1 - shareOf(count) / full)}>
            <text className="value label-middle" y="-8">
              {count}
            </text>
          </At>
        ))}
      </Plot>
    </div>
  )
}

function Thumbnail() {
  return (
    <svg viewBox={`0 0 ${size} ${size}`} width="160" height="84" y="3" aria-hidden="true">
      <Wafer />
      <path className="live" d={edge} />
    </svg>
  )
}

const tenths = (value: number) => value.toFixed(1)
const signed = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(Math.round(value))}`

export const figure: ServiceFigure = {
  Drawing,
  Thumbnail,
  facts: [
    { name: 'Wafer', value: `${waferDiameter} mm` },
    { name: 'Die', value: `${die.width} × ${die.height} mm` },
    { name: 'Dies tested', value: String(dies.length) },
    { name: 'Bin 1, pass', value: `${passes} (${tenths((100 * passes) / dies.length)} %)` },
    { name: 'Largest cluster', value: `${cluster.length} dies in bin ${bins[cluster[0]?.bin ?? 'pass']}` },
    { name: 'Its center', value: `${signed(clusterAt.x)}, ${signed(clusterAt.y)} mm` },
  ],
  legend: [{ mark: 'pass', name: 'Bin 1, pass' }],
  exit: chartAt + (1 - chartAt) * (1 - 100 / full),
}
