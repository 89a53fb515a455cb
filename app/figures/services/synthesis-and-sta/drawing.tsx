// The figure of the synthesis page: how many endpoints have how much slack. The outline of the histogram is its live line; copper
// marks the endpoints that fail, and the worst of them.

import { Label } from '#app/figures/kit/label.tsx'
import { boxes, line, type Point } from '#app/figures/kit/path.ts'
import { Plot, ticksAt } from '#app/figures/kit/plot.tsx'
import { withMinus } from '#app/figures/kit/quantity.ts'
import { At, percent, Stretch } from '#app/figures/kit/responsive-svg.tsx'
import { scale } from '#app/figures/kit/scale.ts'
import type { ServiceFigure } from '#app/figures/kit/service-figure.ts'
import { TraceLine } from '#app/figures/kit/trace-line.tsx'
import { analyze, binWidth, clockPeriod, endpointCount, histogram, summary } from './model.ts'

const endpoints = analyze(11)
const { worst, total, failing, causes } = summary(endpoints)
const [firstCause] = causes

/** Picoseconds across. Down, the number of endpoints is logarithmic, so that bins of one still show; empty ones are at the foot. */
const shown = { from: -200, to: 460, most: 3000, least: 0.6 }
const bins = histogram(endpoints, shown.from, shown.to)
const zeroBin = -shown.from / binWidth

const across = scale(shown.from, shown.to)
const logDown = scale(Math.log10(shown.most), Math.log10(shown.least))
const down = (count: number) => logDown(Math.log10(Math.max(count, shown.least)))
const picoseconds = (value: number) => `${withMinus(Math.round(value))} ps`

const x = {
  name: 'Setup slack, ps',
  ticks: ticksAt([-200, -100, 0, 100, 200, 300, 400], across, withMinus, (slack) => slack % 200 !== 0),
}
const y = {
  name: 'Endpoints in a bin',
  ticks: [
    ...ticksAt([1, 10, 100, 1000], (count) => 1 - down(count)),
    ...[1, 10, 100, 1000]
      .flatMap((power) => [2, 3, 4, 5, 6, 7, 8, 9].map((n) => n * power))
      .filter((count) => count < shown.most)
      .map((count) => ({ at: 1 - down(count) })),
  ],
}

const height = 400
const tops = bins.map((count) => down(count) * height)
/** The top of the histogram from the left edge to the right; across, a unit is a bin. */
const outline = line(
  tops.flatMap((top, bin): Point[] => [
    [bin, top],
    [bin + 1, top],
  ]),
)
/** The area of the bins from one up to another. */
const area = (from: number, to: number) =>
  boxes(tops.slice(from, to).map((top, n) => [from + n, Math.round(top), 1, height - Math.round(top)]))
const gaps = tops
  .slice(1)
  .map((top, n) => `M${n + 1} ${Math.round(Math.max(top, tops[n] ?? 0))}V${height}`)
  .join('')

function Bars() {
  return (
    <>
      <path className="pass" d={area(zeroBin, bins.length)} />
      <path className="slack-late" d={area(0, zeroBin)} />
    </>
  )
}

function Drawing() {
  return (
    <Plot x={x} y={y} grid>
      <Stretch width={bins.length} height={height}>
        <Bars />
        <path className="slack-gaps" d={gaps} />
        <TraceLine id="slack-outline" d={outline} crisp />
      </Stretch>
      <At x={percent(across(worst))}>
        <line className="marker" y2="100%" />
        <Label className="marker-text" x={10} y={24} text={`WNS ${picoseconds(worst)}`} />
      </At>
    </Plot>
  )
}

function Thumbnail() {
  return (
    <Stretch width={bins.length} height={height}>
      <Bars />
      <path className="live crisp" d={outline} />
      <path className="marker" d={`M${across(worst) * bins.length} 0v${height}`} />
    </Stretch>
  )
}

export const figure: ServiceFigure = {
  Drawing,
  Thumbnail,
  facts: [
    { name: 'Clock period', value: `${clockPeriod} ps` },
    { name: 'Endpoints', value: String(endpointCount) },
    { name: 'Worst negative slack', value: picoseconds(worst) },
    { name: 'Total negative slack', value: `${withMinus((total / 1000).toFixed(1))} ns` },
    { name: 'Failing', value: `${failing} (${((100 * failing) / endpointCount).toFixed(1)} %)` },
    { name: `Of these, ${firstCause?.cause}`, value: String(firstCause?.count) },
  ],
  quantities: { binWidth },
  exit: down(bins.at(-1) ?? 0),
}
