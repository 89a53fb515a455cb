// Projects by length. The outline is the trace of the page: it comes in and leaves along the axis.

import { Axis } from '#app/figures/kit/axis.tsx'
import { line, type Point } from '#app/figures/kit/path.ts'
import { At, percent, Stretch } from '#app/figures/kit/responsive-svg.tsx'
import { TraceLine } from '#app/figures/kit/trace-line.tsx'
import { percentBetween, projectCount, projectsByMonths } from './durations.ts'

const months = projectsByMonths.length
const typical = { from: 3, to: 12 }
const levels = [50, 100, 150]
/** Height of the drawing, in projects. */
const top = 172

const outlineOf = (from: number, to: number): Point[] => [
  [from, top],
  ...projectsByMonths.slice(from, to).flatMap((count, n): Point[] => [
    [from + n, top - count],
    [from + n + 1, top - count],
  ]),
  [to, top],
]
const bars = projectsByMonths.map((count, month) => (month ? `M${month} ${top}v-${count}` : '')).join('')
const typicalShare = `${Math.round(percentBetween(typical.from, typical.to))} %`

/** Values for the placeholders in the figure's description. */
export const quantities = { total: projectCount, months, share: typicalShare, ...typical }

export function Histogram({ description }: { description: string }) {
  return (
    <div className="histogram" role="img" aria-label={description} aria-hidden={!description || undefined}>
      <svg className="histogram-plot" overflow="visible" aria-hidden="true">
        {levels.map((level) => (
          <At key={level} y={percent(1 - level / top)}>
            <line className="histogram-level" x2="100%" />
            <text y="-7">{level}</text>
          </At>
        ))}
        <Stretch width={months} height={top}>
          <path className="histogram-typical" d={line(outlineOf(typical.from, typical.to))} />
          <path className="stroke crisp histogram-bars" d={bars} />
          <TraceLine id="histogram-outline" d={line(outlineOf(0, months))} crisp />
        </Stretch>
        <Cursor name="A" month={typical.from} />
        <Cursor name="B" month={typical.to} note={`${typicalShare} of projects`} />
        <text className="histogram-name" y="-22">
          Projects
        </text>
      </svg>
      <Axis from={0} to={months} minor={1} major={3} />
      <p className="histogram-note">Projects by length in months. Sample data.</p>
    </div>
  )
}

/** A measuring cursor, as on an oscilloscope. */
function Cursor({ name, month, note }: { name: string; month: number; note?: string }) {
  return (
    <At className="histogram-cursor" x={percent(month / months)}>
      <line y1="-32" y2="100%" />
      <text x="6" y="-22">
        {name} {month} months
      </text>
      {note && (
        <text className="histogram-share" x="6" y="-6">
          {note}
        </text>
      )}
    </At>
  )
}
