// The figure of the QA page: layers of a test suite as wide as they have tests, and beside them how long each runs. The live line is
// the run, layer by layer; copper marks the time that each may take.

import { Plot, ticksAt } from '#app/figures/kit/plot.tsx'
import { At, percent, Stretch } from '#app/figures/kit/responsive-svg.tsx'
import type { ServiceFigure } from '#app/figures/kit/service-figure.ts'
import { TraceLine } from '#app/figures/kit/trace-line.tsx'
import { across, course, pyramid, type Result, results, rows, steps, widthOf } from './layout.ts'
import { budget, testCount } from './model.ts'

const [top] = results
const base = results.at(-1)
const total = top?.end ?? Number.NaN
const tightest = results.toSorted((a, b) => b.took / b.budget - a.took / a.budget)[0]

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
          {thousands(testCount)} tests
        </text>
      </At>
      {results.map((result, row) => (
        <Budget key={result.name} {...result} row={row} />
      ))}
      <Stretch width={unit.width} height={unit.height}>
        <TraceLine id="test-course" d={course(unit)} crisp />
      </Stretch>
      <At x={percent(across(total))} y={percent(rows.down(0))}>
        <circle className="test-passed" r="4" />
        <text className="marker-text label-middle" y="-14">
          <tspan className="figure-wide">Passed after </tspan>
          {seconds(total)} s
        </text>
      </At>
    </Plot>
  )
}

/** In its layer where there is room, else beside it. */
function TestCount({ tests, row }: { tests: number; row: number }) {
  const inside = widthOf(tests) > pyramid.width / 3
  const place = inside ? pyramid.middle : pyramid.middle + widthOf(tests) / 2
  return (
    <At x={percent(place)} y={percent(rows.down(row))}>
      <text className={inside ? 'value label-middle' : 'value'} x={inside ? 0 : 8} y="4">
        {thousands(tests)}
      </text>
    </At>
  )
}

/** From the start of a layer as long as it may take, below the line of its run. */
function Budget({ start, took, budget, row }: Result & { row: number }) {
  const [from, to] = [across(start), across(start + budget)]
  // The uppermost ends near the right edge: what it says stands before it.
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
          <tspan className="value">{seconds(took)}</tspan>
          <tspan className="figure-wide"> of {budget} s</tspan>
        </text>
      </At>
    </At>
  )
}

const thumbnail = { width: 160, height: 90 }

function Thumbnail() {
  return (
    <>
      <path className="test-layer" d={steps(thumbnail)} />
      <path className="live crisp" d={course(thumbnail)} />
    </>
  )
}

function thousands(value: number): string {
  return value.toLocaleString('en-US')
}
function seconds(value: number): string {
  return value.toFixed(value < 10 ? 1 : 0)
}
const share = (part = 0, whole = 1) => `${Math.round((100 * part) / whole)} %`

export const figure: ServiceFigure = {
  Drawing,
  Thumbnail,
  facts: [
    { name: 'Tests', value: thousands(testCount) },
    { name: 'Run time', value: `${seconds(total)} of ${budget} s` },
    ...[base, top].map((layer) => ({
      name: layer?.name ?? '',
      value: `${share(layer?.tests, testCount)} of tests, ${share(layer?.took, total)} of time`,
    })),
    { name: 'Nearest to its budget', value: `${tightest?.name}, ${share(tightest?.took, tightest?.budget)}` },
  ],
  legend: [
    { mark: 'live', name: 'Run' },
    { mark: 'marker', name: 'Budget' },
  ],
  exit: rows.down(0),
}
