// The figure of the application page: release trains on a calendar, one row for each. The live line is one feature, from its commit to
// production; copper measures its lead time, which is the median of all features shown.

import { Plot, ticksAt } from '#app/figures/kit/plot.tsx'
import { At, percent, Stretch } from '#app/figures/kit/responsive-svg.tsx'
import { type ServiceFigure, thumbnail } from '#app/figures/kit/service-figure.ts'
import { TraceLine } from '#app/figures/kit/trace-line.tsx'
import {
  across,
  featureLine,
  nameOf,
  part,
  production,
  productionLine,
  releases,
  rowOf,
  rows,
  stage,
} from './layout.ts'
import { calendar, commits, lastDay, medianOf, trains } from './model.ts'

const features = commits(8)
const median = medianOf(features)
const leadTimesDays = features.map(({ leadTimeDays }) => leadTimeDays)
const oneDecimal = (value: number) => value.toFixed(1)

const x = {
  name: 'Time, weeks',
  ticks: ticksAt(
    Array.from({ length: lastDay / 7 + 1 }, (_, week) => week),
    (week) => across(7 * week),
    String,
    (week) => week % 2 !== 0,
  ),
}
const y = { name: 'Release', ticks: rows.ticks }

const unit = { width: 770, height: 500 }

function Trains({ size }: { size: typeof unit }) {
  return (
    <>
      <path className="release-stage" d={stage('boardsFrom', 'cutoff', size)} />
      <path className="release-stage release-test" d={stage('cutoff', 'tested', size)} />
      <path className="release-stage release-staging" d={stage('tested', 'release', size)} />
    </>
  )
}

function Drawing() {
  return (
    <Plot x={x} y={y} className="release-train">
      <Stretch width={unit.width} height={unit.height}>
        <path className="device dashed" d={releases(unit)} />
        <Trains size={unit} />
        <path className="dim crisp" d={productionLine(unit)} />
        <TraceLine id="release-feature" d={featureLine(median, unit)} crisp />
      </Stretch>
      {features
        .filter((feature) => feature !== median)
        .map(({ commit, train }, n) => (
          <circle
            key={commit}
            className="release-commit"
            cx={percent(across(commit))}
            cy={percent(rows.down(rowOf(train), part.commits[n % 2]))}
            r="2.5"
          />
        ))}
      {trains.map((train) => (
        <At key={train.release} x={percent(across(train.release))} y={percent(rows.down(production))}>
          <path className="release-date" d="M-5 10h10l-5-8z" />
          <text className="note label-middle" y="-11">
            {nameOf(train)}
          </text>
        </At>
      ))}
      <LeadTime />
    </Plot>
  )
}

function LeadTime() {
  const row = rowOf(median.train)
  const [from, to] = [percent(across(median.commit)), percent(across(median.train.release))]
  return (
    <>
      <circle className="release-median" cx={from} cy={percent(rows.down(row, part.middle))} r="4" />
      <At y={percent(rows.down(row, part.dimension))}>
        <line className="marker" x1={from} x2={to} />
        {[from, to].map((end) => (
          <At key={end} x={end}>
            <path className="marker crisp" d="M0-5v10" />
          </At>
        ))}
        <At x={from}>
          <text className="marker-text label-end" x="-10" y="4">
            <tspan className="figure-wide">Lead time </tspan>
            {oneDecimal(median.leadTimeDays)} d<tspan className="figure-wide">ays</tspan>
          </text>
        </At>
      </At>
    </>
  )
}

function Thumbnail() {
  return (
    <>
      <Trains size={thumbnail} />
      <path className="live crisp" d={featureLine(median, thumbnail)} />
    </>
  )
}

export const figure: ServiceFigure = {
  Drawing,
  Thumbnail,
  facts: [
    { name: 'Releases', value: `every ${calendar.intervalDays} days` },
    { name: 'Cutoff before release', value: `${calendar.testDays + calendar.stagingDays} days` },
    { name: 'Features', value: `${features.length} in ${trains.length} releases` },
    { name: 'Lead time, median', value: `${oneDecimal(median.leadTimeDays)} days` },
    { name: 'Lead time, shortest', value: `${oneDecimal(Math.min(...leadTimesDays))} days` },
    { name: 'Lead time, longest', value: `${oneDecimal(Math.max(...leadTimesDays))} days` },
  ],
  legend: [
    { mark: 'device', name: 'Open for features' },
    { mark: 'pass', name: 'Test, then staging' },
    { mark: 'live', name: 'One feature' },
  ],
  exit: rows.down(production),
}
