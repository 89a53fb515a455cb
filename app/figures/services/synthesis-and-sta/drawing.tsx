// The figure of the synthesis page: a histogram of slack over all endpoints. Its outline is the live line; copper marks the
// endpoints that fail, and the worst slack.

import { Label } from '#app/figures/kit/label.tsx'
import { boxes, line, type Point } from '#app/figures/kit/path.ts'
import { Plot, ticksAt } from '#app/figures/kit/plot.tsx'
import { withCommas, withMinus } from '#app/figures/kit/quantity.ts'
import { At, percent, Stretch } from '#app/figures/kit/responsive-svg.tsx'
import { scale } from '#app/figures/kit/scale.ts'
import type { ServiceFigure } from '#app/figures/kit/service-figure.ts'
import { TraceLine } from '#app/figures/kit/trace-line.tsx'
import {
  analyzeEndpoints,
  binWidthPs,
  clockPeriodPs,
  countByBin,
  endpointCount,
  shownPs,
  summarize,
} from './model.ts'

const endpoints = analyzeEndpoints(11)
const { worstPs, totalPs, failingCount, causes } = summarize(endpoints)
const [firstCause] = causes

/** Picoseconds horizontally, endpoints vertically. Counts are logarithmic so that bins with one endpoint show; empty bins are at the foot. */
const countAxis = { most: 3000, least: 0.6 }
const bins = countByBin(endpoints, shownPs.from, shownPs.to)
const zeroBin = -shownPs.from / binWidthPs

const slackAcross = scale(shownPs.from, shownPs.to)
const logDown = scale(Math.log10(countAxis.most), Math.log10(countAxis.least))
const countDown = (count: number) => logDown(Math.log10(Math.max(count, countAxis.least)))
const formatPs = (value: number) => `${withMinus(Math.round(value))} ps`

const x = {
  name: 'Setup slack, ps',
  ticks: ticksAt(
    [-200, -100, 0, 100, 200, 300, 400, 500],
    slackAcross,
    withMinus,
    (slack) => slack % 200 !== 0,
  ),
}
const y = {
  name: 'Endpoints in a bin',
  ticks: [
    ...ticksAt([1, 10, 100, 1000], (count) => 1 - countDown(count)),
    ...[1, 10, 100, 1000]
      .flatMap((power) => [2, 3, 4, 5, 6, 7, 8, 9].map((n) => n * power))
      .filter((count) => count < countAxis.most)
      .map((count) => ({ at: 1 - countDown(count) })),
  ],
}

const height = 400
const tops = bins.map((count) => countDown(count) * height)
/** The top of the histogram from left to right, where a bin is one unit wide. */
const outline = line(
  tops.flatMap((top, bin): Point[] => [
    [bin, top],
    [bin + 1, top],
  ]),
)
/** The bars from one bin up to another. */
const barsBetween = (from: number, to: number) =>
  boxes(tops.slice(from, to).map((top, n) => [from + n, Math.round(top), 1, height - Math.round(top)]))
const gaps = tops
  .slice(1)
  .map((top, n) => `M${n + 1} ${Math.round(Math.max(top, tops[n] ?? 0))}V${height}`)
  .join('')

function Bars() {
  return (
    <>
      <path className="pass" d={barsBetween(zeroBin, bins.length)} />
      <path className="slack-late" d={barsBetween(0, zeroBin)} />
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
      <At x={percent(slackAcross(worstPs))}>
        <line className="marker" y2="100%" />
        <Label className="marker-text" x={10} y={24} text={`WNS ${formatPs(worstPs)}`} />
      </At>
    </Plot>
  )
}

function Thumbnail() {
  return (
    <Stretch width={bins.length} height={height}>
      <Bars />
      <path className="live crisp" d={outline} />
      <path className="marker" d={`M${slackAcross(worstPs) * bins.length} 0v${height}`} />
    </Stretch>
  )
}

export const figure: ServiceFigure = {
  Drawing,
  Thumbnail,
  facts: [
    { name: 'Clock period', value: `${clockPeriodPs} ps` },
    { name: 'Endpoints', value: withCommas(endpointCount) },
    { name: 'Worst negative slack', value: formatPs(worstPs) },
    { name: 'Total negative slack', value: `${withMinus((totalPs / 1000).toFixed(1))} ns` },
    { name: 'Failing', value: `${failingCount} (${((100 * failingCount) / endpointCount).toFixed(1)} %)` },
    { name: `Of these, ${firstCause?.cause}`, value: String(firstCause?.count) },
  ],
  quantities: { binWidth: binWidthPs },
  exit: countDown(bins.at(-1) ?? 0),
}
