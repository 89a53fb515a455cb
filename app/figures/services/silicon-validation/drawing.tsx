// The figure of the silicon validation page: a wafer map by bin, and a Pareto chart of the failing bins. Their running total is the
// live line; copper points to the largest cluster.

import { boxes, line, type Point } from '#app/figures/kit/path.ts'
import { Plot, ticksAt } from '#app/figures/kit/plot.tsx'
import { At, percent, Stretch } from '#app/figures/kit/responsive-svg.tsx'
import type { ServiceFigure } from '#app/figures/kit/service-figure.ts'
import { TraceLine } from '#app/figures/kit/trace-line.tsx'
import {
  type BinName,
  binNumbers,
  dieSizeMm,
  edgeExclusionMm,
  largestCluster,
  pareto,
  probeWafer,
  waferDiameterMm,
} from './model.ts'

const dies = probeWafer(136)
const passCount = dies.filter(({ bin }) => bin === 'pass').length
const cluster = largestCluster(dies)
const failures = pareto(dies)

// The map, measured from its upper left corner.
const radiusMm = waferDiameterMm / 2
const marginMm = 1
const mapSizeMm = waferDiameterMm + 2 * marginMm
const middleMm = mapSizeMm / 2
const scribeLineMm = 0.9
const notchMm = 3

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const clusterCenterMm = { x: mean(cluster.map(({ xMm }) => xMm)), y: mean(cluster.map(({ yMm }) => yMm)) }

const waferOutline = `M${middleMm - notchMm} ${middleMm + radiusMm - 0.1}A${radiusMm} ${radiusMm} 0 1 1 ${middleMm + notchMm} ${middleMm + radiusMm - 0.1}l-${notchMm}-${notchMm}z`
const pathOfBin = (bin: BinName) =>
  boxes(
    dies
      .filter((one) => one.bin === bin)
      .map(({ xMm, yMm }): [number, number, number, number] => [
        middleMm + xMm - (dieSizeMm.width - scribeLineMm) / 2,
        middleMm - yMm - (dieSizeMm.height - scribeLineMm) / 2,
        dieSizeMm.width - scribeLineMm,
        dieSizeMm.height - scribeLineMm,
      ]),
  )

function Wafer() {
  return (
    <>
      <path className="wafer-edge" d={waferOutline} />
      <circle className="wafer-tested" cx={middleMm} cy={middleMm} r={radiusMm - edgeExclusionMm} />
      {(Object.keys(binNumbers) as BinName[]).map((bin) => (
        <path key={bin} className={bin === 'pass' ? bin : `wafer-${bin}`} d={pathOfBin(bin)} />
      ))}
    </>
  )
}

/** Where the chart begins, as a share of the whole height, as in the style sheet. */
const chartTop = 0.62
const axisEndPercent = 110
const y = { name: 'Failing dies, %', ticks: ticksAt([0, 50, 100], (share) => share / axisEndPercent) }
const x = {
  name: '',
  ticks: failures.map(({ bin }, n) => ({
    at: (n + 0.5) / failures.length,
    label: `${binNumbers[bin]} ${bin}`,
  })),
}
/** A bar in its slot, which is one unit wide. Vertically, a unit is one percent of all failures. */
const bar = { from: 0.2, width: 0.6 }
const percentOfFailures = (count: number) => (100 * count) / (dies.length - passCount)
/** The running total: from the top of the fullest bar up to all failures. */
const cumulativePoints = failures.map(
  ({ cumulativeShare }, n): Point => [n + bar.from + bar.width, axisEndPercent - 100 * cumulativeShare],
)

function Drawing() {
  return (
    <div className="wafer">
      <svg className="wafer-map" overflow="visible" aria-hidden="true">
        <Stretch width={mapSizeMm} height={mapSizeMm}>
          <Wafer />
        </Stretch>
        <At x="100%">
          <text className="marker-text label-end" y="9">{`${cluster.length} dies`}</text>
          <line
            className="marker"
            x1="-22"
            y1="17"
            x2={percent((middleMm + clusterCenterMm.x) / mapSizeMm - 1)}
            y2={percent((middleMm - clusterCenterMm.y) / mapSizeMm)}
          />
        </At>
      </svg>
      <Plot x={x} y={y} className="wafer-pareto">
        <Stretch width={failures.length} height={axisEndPercent}>
          {failures.map(({ bin, count }, n) => (
            <path
              key={bin}
              className={`wafer-${bin}`}
              d={boxes([
                [
                  n + bar.from,
                  axisEndPercent - percentOfFailures(count),
                  bar.width,
                  percentOfFailures(count),
                ],
              ])}
            />
          ))}
          <TraceLine
            id="wafer-sums"
            d={line([...cumulativePoints, [failures.length, axisEndPercent - 100]], 2)}
          />
        </Stretch>
        {failures.map(({ bin, count }, n) => (
          <At
            key={bin}
            x={percent((n + 0.5) / failures.length)}
            y={percent(1 - percentOfFailures(count) / axisEndPercent)}
          >
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
    <svg viewBox={`0 0 ${mapSizeMm} ${mapSizeMm}`} width="160" height="84" y="3" aria-hidden="true">
      <Wafer />
      <path className="live" d={waferOutline} />
    </svg>
  )
}

const tenths = (value: number) => value.toFixed(1)
const signed = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(Math.round(value))}`

export const figure: ServiceFigure = {
  Drawing,
  Thumbnail,
  facts: [
    { name: 'Wafer', value: `${waferDiameterMm} mm` },
    { name: 'Die', value: `${dieSizeMm.width} × ${dieSizeMm.height} mm` },
    { name: 'Dies tested', value: String(dies.length) },
    { name: 'Bin 1, pass', value: `${passCount} (${tenths((100 * passCount) / dies.length)} %)` },
    {
      name: 'Largest cluster',
      value: `${cluster.length} dies in bin ${binNumbers[cluster[0]?.bin ?? 'pass']}`,
    },
    { name: 'Its center', value: `${signed(clusterCenterMm.x)}, ${signed(clusterCenterMm.y)} mm` },
  ],
  legend: [{ mark: 'pass', name: 'Bin 1, pass' }],
  exit: chartTop + (1 - chartTop) * (1 - 100 / axisEndPercent),
}
