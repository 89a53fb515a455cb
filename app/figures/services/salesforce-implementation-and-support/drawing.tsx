// The figure of the Salesforce page: a state flow from lead to payment. The live line is the path to payment; copper marks the exits.

import type { Point } from '#app/figures/kit/path.ts'
import { withCommas } from '#app/figures/kit/quantity.ts'
import { At, percent, Stretch } from '#app/figures/kit/responsive-svg.tsx'
import { scaledBoxes, scaledLine } from '#app/figures/kit/scaled-paths.ts'
import { type ServiceFigure, thumbnail } from '#app/figures/kit/service-figure.ts'
import { TraceLine } from '#app/figures/kit/trace-line.tsx'
import { type Layout, labelOf, layouts, placeOf, wayFrom } from './layout.ts'
import { leadToCashDays, paid, reached, states, staysDays, visits } from './model.ts'
import { Condition, Exit, Repeat, StateBox, Stays } from './parts.tsx'

const leads = 1000
const counts = reached(leads).map(Math.round)
const countOf = (state: number) => counts[state] ?? Number.NaN

const unit = { width: 800, height: 500 }
/** From the left edge through all states to the right one. */
function way(layout: Layout, size = unit): string {
  const [first, last] = [placeOf(0, layout), placeOf(states.length, layout)]
  const points: Point[] = [
    [layout.margin, first[1]],
    ...states.flatMap((_, state) => wayFrom(state, layout)),
    [1, last[1]],
  ]
  return scaledLine(points, size)
}

function Drawing() {
  return (
    <svg className="plot-area lead-to-cash" overflow="visible" aria-hidden="true">
      <Flow name="wide" />
      <Flow name="narrow" />
      <Stays />
    </svg>
  )
}

function Flow({ name }: { name: keyof typeof layouts }) {
  const layout = layouts[name]
  const [, start] = placeOf(0, layout)
  return (
    <g className={`figure-${name}`}>
      <Stretch width={unit.width} height={unit.height}>
        <TraceLine id={`lead-to-cash-${name}`} d={way(layout)} crisp />
      </Stretch>
      <circle className="lead-to-cash-start" cx={percent(layout.margin)} cy={percent(start)} r="5" />
      {states.map((state, n) => (
        <At key={state.name}>
          <Condition state={state} {...labelOf(n, layout)} />
          <StateBox
            name={state.name}
            at={placeOf(n, layout)}
            width={layout.width}
            note={`${withCommas(countOf(n))}, ${state.meanDays} d`}
          />
          <Exit at={placeOf(n, layout)} text={`${countOf(n) - countOf(n + 1)} ${state.exit}`} />
          {state.repeat && <Repeat at={placeOf(n, layout)} text={`${share(state.repeat)} revised`} />}
        </At>
      ))}
      <StateBox
        name={paid}
        at={placeOf(states.length, layout)}
        width={layout.width}
        note={withCommas(countOf(states.length))}
      />
    </g>
  )
}

function Thumbnail() {
  const layout: Layout = { ...layouts.wide, rows: [0.26, 0.74] }
  const height = 0.24
  const frames = counts.map((_, state) => {
    const [x, y] = placeOf(state, layout)
    return [x - layout.width / 2, y - height / 2, layout.width, height] as const
  })
  return (
    <>
      <path className="live crisp" d={way(layout, thumbnail)} />
      <path className="centered-block centered-block-live" d={scaledBoxes(frames, thumbnail)} />
    </>
  )
}

function share(part: number): string {
  return `${Math.round(100 * part)} %`
}
const [, opportunities = Number.NaN, , orders = Number.NaN] = reached(leads)
const longestStayDays = Math.max(...staysDays)
const slowest = states[staysDays.indexOf(longestStayDays)]
const quote = states.find(({ repeat }) => repeat)

export const figure: ServiceFigure = {
  Drawing,
  Thumbnail,
  facts: [
    { name: 'Leads', value: withCommas(leads) },
    { name: 'Leads converted', value: share(opportunities / leads) },
    { name: 'Opportunities won', value: share(orders / opportunities) },
    { name: 'Versions of a quote, on average', value: quote ? visits(quote).toFixed(2) : '' },
    { name: 'Lead to cash, on average', value: `${Math.round(leadToCashDays)} days` },
    { name: `Longest stay, ${slowest?.name.toLowerCase()}`, value: `${Math.round(longestStayDays)} days` },
  ],
  legend: [
    { mark: 'live', name: 'Path to payment' },
    { mark: 'marker', name: 'Exit' },
  ],
  quantities: { leads: withCommas(leads) },
  exit: layouts.wide.rows.at(-1) ?? 1,
}
