// Dimensions of the pulse, as in engineering drawings: lead lines from the curve, arrows, a name and the measured
// value.

import { At } from '#app/figures/kit/responsive-svg.tsx'
import { truncate } from '#app/figures/kit/truncate.ts'
import { xOf, yOf } from './values-scale.ts'

interface TimeDimensionProps {
  from: number
  to: number
  /** The level where the dimension is drawn, and the levels where its two lead lines start. */
  at: number
  fromLevel: number
  toLevel: number
  /** Whether the arrows fit between the lead lines. */
  inside?: boolean
}

/** A dimension between two times, with its lead lines from the curve. */
export function TimeDimension({ from, to, at, fromLevel, toLevel, inside = false }: TimeDimensionProps) {
  const arrow = inside ? 'M0 0 8-3V3z' : 'M0 0-8-3V3zM-8 0h-12'
  const mirrored = inside ? 'M0 0-8-3V3z' : 'M0 0 8-3V3zM8 0h12'
  return (
    <g className="pulse-dimension">
      <line className="pulse-lead" x1={xOf(from)} x2={xOf(from)} y1={yOf(fromLevel)} y2={yOf(at)} />
      <line className="pulse-lead" x1={xOf(to)} x2={xOf(to)} y1={yOf(toLevel)} y2={yOf(at)} />
      <line x1={xOf(from)} x2={xOf(to)} y1={yOf(at)} y2={yOf(at)} />
      <At x={xOf(from)} y={yOf(at)}>
        <path d={arrow} />
      </At>
      <At x={xOf(to)} y={yOf(at)}>
        <path d={mirrored} />
      </At>
    </g>
  )
}

/** A dimension between two close levels, with its arrows outside; `time` is where the curve reaches the upper one. */
export function LevelDimension({
  time,
  from,
  to,
  at,
}: {
  time: number
  from: number
  to: number
  at: number
}) {
  return (
    <g className="pulse-dimension">
      <line className="pulse-lead" x1={xOf(time)} x2={xOf(at)} y1={yOf(to)} y2={yOf(to)} />
      <line x1={xOf(at)} x2={xOf(at)} y1={yOf(from)} y2={yOf(to)} />
      <At x={xOf(at)} y={yOf(to)}>
        <path d="M0 0-3-8H3zM0-8v-12" />
      </At>
      <At x={xOf(at)} y={yOf(from)}>
        <path d="M0 0-3 8H3zM0 8v12" />
      </At>
    </g>
  )
}

/** How many characters of a name fit. */
const maxNameLength = 16

interface DimensionLabelProps {
  x: number
  y: number
  name: string | undefined
  reading: string
  /** Whether the label follows an arrow. */
  after?: boolean
}

export function DimensionLabel({ x, y, name, reading, after }: DimensionLabelProps) {
  const dx = after ? 26 : 10
  return (
    <At className="pulse-label" x={xOf(x)} y={yOf(y)}>
      <text x={dx} y="-3">
        {name && truncate(name, maxNameLength)}
      </text>
      <text x={dx} y="11">
        {reading}
      </text>
    </At>
  )
}
