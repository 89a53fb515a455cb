// The figure of the design verification page: coverage above new bugs, on one axis of weeks. Coverage is the live line.
// Copper marks the week in which both criteria for sign-off are met.

import { Label } from '#app/figures/kit/label.tsx'
import { boxes, type Point } from '#app/figures/kit/path.ts'
import { Plot, ticksAt } from '#app/figures/kit/plot.tsx'
import { withCommas } from '#app/figures/kit/quantity.ts'
import { At, percent, Stretch } from '#app/figures/kit/responsive-svg.tsx'
import { scale } from '#app/figures/kit/scale.ts'
import { scaledLine } from '#app/figures/kit/scaled-paths.ts'
import { type ServiceFigure, thumbnail } from '#app/figures/kit/service-figure.ts'
import { TraceLine } from '#app/figures/kit/trace-line.tsx'
import {
  binsPlanned,
  coverageClosedWeek,
  lastBugWeek,
  plan,
  quietWeeks,
  signOffWeek,
  simulateProject,
  weekCount,
} from './model.ts'

const record = simulateProject(1)
const signedOff = signOffWeek(record)
const bugsFound = record.reduce((sum, { newBugs }) => sum + newBugs, 0)
const excluded = record.at(-1)?.excluded ?? 0
const [, addition = { week: 0, bins: 0 }] = plan

// Positions are fractions of the plot, from the left and from the top.
const split = 0.66
const across = scale(0, weekCount)
const downCoverage = scale(1.06, 0, 0, split)
const downBugs = scale(24, 0, split, 1)

const unit = { width: 800, height: 400 }
const coverageLine = (size = unit) =>
  scaledLine(
    record.flatMap(({ coverageAtStart, coverageAtEnd }, week): Point[] => [
      [across(week), downCoverage(coverageAtStart)],
      [across(week + 1), downCoverage(coverageAtEnd)],
    ]),
    size,
  )
const gap = 0.16
const bars = (size = unit) =>
  boxes(
    record
      .map(({ newBugs }, week) => {
        const top = Math.round(downBugs(newBugs) * size.height)
        const width = across(1 - 2 * gap) * size.width
        return [across(week + gap) * size.width, top, width, size.height - top] as const
      })
      .filter(([, , , height]) => height > 0),
  )

const x = { name: 'Project week', ticks: ticksAt([0, 10, 20, 30, 40], across) }
const y = {
  name: 'Functional coverage, %',
  ticks: [
    ...ticksAt([25, 50, 75, 100], (value) => 1 - downCoverage(value / 100)),
    ...ticksAt([0, 10, 20], (bugs) => 1 - downBugs(bugs)),
  ],
}

function Drawing() {
  return (
    <Plot x={x} y={y} grid>
      <Stretch width={unit.width} height={unit.height}>
        <path className="hair" d={`M0 ${split * unit.height}h${unit.width}`} />
        <path className="coverage-bugs" d={bars()} />
      </Stretch>
      <Stretch width={unit.width} height={unit.height}>
        <TraceLine id="coverage-line" d={coverageLine()} />
      </Stretch>
      <Addition />
      <SignOff />
    </Plot>
  )
}

/** The coverage before and after a new version of the specification adds bins. */
function Addition() {
  const before = record[addition.week - 1]?.coverageAtEnd ?? 0
  const after = record[addition.week]?.coverageAtStart ?? 0
  return (
    <At x={percent(across(addition.week))}>
      <line className="hair" y1={percent(downCoverage(after))} y2={percent(downCoverage(after - 0.05))} />
      <At className="figure-wide" y={percent(downCoverage(after - 0.06))}>
        <Label className="note" y={11} text={`Specification 1.1 adds ${withCommas(addition.bins)} bins`} />
        <Label className="" y={28} text={`${percentage(before)} to ${percentage(after)}`} />
      </At>
      <At className="figure-narrow" y={percent(downCoverage(after - 0.06))}>
        <Label className="note" y={11} text={`+${withCommas(addition.bins)} bins`} />
      </At>
    </At>
  )
}

/** The week of sign-off, and the weeks without a new bug before it. */
function SignOff() {
  const lastBug = across(lastBugWeek(record))
  const quiet = percent(downBugs(3))
  return (
    <>
      <line className="marker" x1={percent(lastBug)} x2={percent(across(signedOff))} y1={quiet} y2={quiet} />
      <At x={percent(lastBug)} y={quiet}>
        <path className="marker" d="M0-5v10" />
      </At>
      <At x={percent(across(signedOff))}>
        <line className="marker dashed" y1={percent(downCoverage(1))} y2="100%" />
        <At y={percent(downCoverage(1))}>
          <circle className="coverage-point" r="4" />
        </At>
        <At y={percent(downCoverage(0.25))}>
          <Label className="marker-text" anchor="end" x={-14} y={-6} text={`Sign-off, week ${signedOff}`} />
          <Label className="note" anchor="end" x={-14} y={11} text={`${quietWeeks} weeks without a bug`} />
        </At>
        <At y={percent(split)}>
          <Label className="value" anchor="end" x={-14} y={22} text="New bugs per week" />
        </At>
      </At>
    </>
  )
}

function Thumbnail() {
  return (
    <>
      <path className="coverage-bugs" d={bars(thumbnail)} />
      <path className="live" d={coverageLine(thumbnail)} />
    </>
  )
}

function percentage(part: number): string {
  return `${(100 * part).toFixed(1)} %`
}

export const figure: ServiceFigure = {
  Drawing,
  Thumbnail,
  facts: [
    { name: 'Bins planned', value: withCommas(binsPlanned) },
    { name: 'Excluded, with reason', value: String(excluded) },
    { name: '100 % covered', value: `week ${coverageClosedWeek(record)}` },
    { name: 'Bugs found', value: String(bugsFound) },
    { name: 'Last new bug', value: `week ${lastBugWeek(record)}` },
    { name: 'Sign-off', value: `week ${signedOff}` },
  ],
  quantities: { quietWeeks },
  exit: downCoverage(1),
}
