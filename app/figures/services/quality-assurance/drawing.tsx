// The figure of the QA page: a test suite in layers. The width of a layer stands for its number of tests; beside it, the live line
// shows when the layer runs and copper shows its time limit.

import { Plot, ticksAt } from '#app/figures/kit/plot.tsx'
import { withCommas } from '#app/figures/kit/quantity.ts'
import { At, percent, Stretch } from '#app/figures/kit/responsive-svg.tsx'
import { type ServiceFigure, thumbnail } from '#app/figures/kit/service-figure.ts'
import { TraceLine } from '#app/figures/kit/trace-line.tsx'
import { across, course, pyramid, type Result, results, rows, steps, widthOf } from './layout.ts'
import { shownPercent, shownSeconds, suiteLimitS, testCount } from './model.ts'

const [top] = results
const base = results.at(-1)
const totalS = top?.endS ?? Number.NaN
const percentOfLimit = ({ tookS, limitS }: Result) => shownPercent(tookS, limitS)
const tightest = results.toSorted((a, b) => percentOfLimit(b) - percentOfLimit(a))[0]

const x = {
  name: 'Run time, s',
  ticks: ticksAt([0, 60, 120, 180, 240], across, String, (time) => time % 120 !== 0),
}
const y = { name: 'Layer', ticks: rows.ticks }

const unit = { width: 800, height: 400 }

function Drawing() {
  return (
    <Plot x={x} y={y} className="test-pyramid">
      <Stretch width={unit.width} height={unit.height}>
        <path className="hair" d={`M${across(0) * unit.width} 0v${unit.height}`} />
        <path className="test-layer" d={steps(unit)} />
      </Stretch>
      {results.map(({ name, tests }, row) => (
        <TestCount key={name} tests={tests} row={row} />
      ))}
      <At x={percent(pyramid.middle)} y="100%">
        <text className="axis-value" y="22">
          {withCommas(testCount)} tests
        </text>
      </At>
      {results.map((result, row) => (
        <TimeLimit key={result.name} {...result} row={row} />
      ))}
      <Stretch width={unit.width} height={unit.height}>
        <TraceLine id="test-course" d={course(unit)} crisp />
      </Stretch>
      <At x={percent(across(totalS))} y={percent(rows.down(0))}>
        <circle className="test-passed" r="4" />
        <text className="marker-text label-middle" y="-14">
          <tspan className="figure-wide">Passed after </tspan>
          {shownSeconds(totalS)} s
        </text>
      </At>
    </Plot>
  )
}

/** Inside its layer where there is room, otherwise beside it. */
function TestCount({ tests, row }: { tests: number; row: number }) {
  const inside = widthOf(tests) > pyramid.width / 3
  const place = inside ? pyramid.middle : pyramid.middle + widthOf(tests) / 2
  return (
    <At x={percent(place)} y={percent(rows.down(row))}>
      <text className={inside ? 'value label-middle' : 'value'} x={inside ? 0 : 8} y="4">
        {withCommas(tests)}
      </text>
    </At>
  )
}

/** The time that a layer may take, from its start, below the line of its run. */
function TimeLimit({ startS, tookS, limitS, row }: Result & { row: number }) {
  const [from, to] = [across(startS), across(startS + limitS)]
  // The limit of the top layer ends near the right edge, so its label stands on the left.
  const before = to > 0.8
  return (
    <At y={percent(rows.down(row))}>
      <At x={percent(from)} y="14">
        <path className="marker" d="M0-5v10" />
      </At>
      <line className="marker" x1={percent(from)} x2={percent(to)} y1="14" y2="14" />
      <At x={percent(to)} y="14">
        <path className="marker" d="M0-6v12" />
      </At>
      <At x={percent(before ? from : to)} y="18">
        <text className={before ? 'note label-end' : 'note'} x={before ? -10 : 10}>
          <tspan className="value">{shownSeconds(tookS)}</tspan>
          <tspan className="figure-wide"> of {limitS} s</tspan>
        </text>
      </At>
    </At>
  )
}

function Thumbnail() {
  return (
    <>
      <path className="test-layer" d={steps(thumbnail)} />
      <path className="live crisp" d={course(thumbnail)} />
    </>
  )
}

export const figure: ServiceFigure = {
  Drawing,
  Thumbnail,
  facts: [
    { name: 'Tests', value: withCommas(testCount) },
    { name: 'Run time', value: `${shownSeconds(totalS)} of ${suiteLimitS} s` },
    ...[base, top].flatMap((layer) =>
      layer
        ? {
            name: `${layer.name} tests`,
            value: `${Math.round((100 * layer.tests) / testCount)} % of tests, ${shownPercent(layer.tookS, totalS)} % of time`,
          }
        : [],
    ),
    {
      name: 'Closest to its limit',
      value: tightest ? `${tightest.name}, ${percentOfLimit(tightest)} %` : '',
    },
  ],
  legend: [
    { mark: 'live', name: 'Run' },
    { mark: 'marker', name: 'Time limit' },
  ],
  quantities: { parallel: top?.workers ?? '' },
  exit: rows.down(0),
}
