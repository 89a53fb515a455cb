// A pulse with its dimensions, as in a data sheet. The pulse is the trace of the page, and its readouts are the page's
// numbers.

import { Fragment, type ReactNode } from 'react'
import { Axis } from '#app/figures/kit/axis.tsx'
import { line, type Point } from '#app/figures/kit/path.ts'
import { quantity } from '#app/figures/kit/quantity.ts'
import { At, Stretch } from '#app/figures/kit/responsive-svg.tsx'
import { TraceLine } from '#app/figures/kit/trace-line.tsx'
import { truncate } from '#app/figures/kit/truncate.ts'
import { Paragraph } from '#app/ui/paragraph.tsx'
import { levels, measured, pulseAt, repeats, type Stray, shownNs, widthNs } from './step-response.ts'
import { DimensionLabel, LevelDimension, TimeDimension } from './values-dimension.tsx'
import { bottomLevel, spanNs, topLevel, yOf } from './values-scale.ts'

export type MeasuredName = keyof typeof measured

interface ValuesWaveformProps {
  /** The name of each dimension. Others are not drawn. */
  names: ReadonlyMap<MeasuredName, string>
  alt: string
  /** The name of the vertical axis, and the note below the horizontal one. */
  axis: string
  note: string
}

const { riseTime, delay, jitter, overshoot } = measured
/** Units of the drawing for a nanosecond and for the final level. */
const unit = { time: 20, level: 200 }
/** How many characters of the vertical axis' name fit. */
const maxAxisNameLength = 24
/** Where the overshoot is dimensioned: right of the peak, its label above the curve. */
const overshootAt = { time: overshoot.time + 8, label: overshoot.to + 0.15 }
const drawing = { width: spanNs * unit.time, height: (topLevel - bottomLevel) * unit.level }
const pointOf = (time: number, level: number): Point => [
  (time - shownNs.from) * unit.time,
  (topLevel - level) * unit.level,
]
/** Every quarter of a nanosecond, and a little beyond both ends to hide the seam where the trace continues. */
const samples = [
  shownNs.from - 0.1,
  ...Array.from({ length: 4 * spanNs + 1 }, (_, n) => shownNs.from + n / 4),
  shownNs.to + 0.1,
]
const curve = (stray?: Stray) => line(samples.map((time) => pointOf(time, pulseAt(time, stray))))
const reference = line([
  pointOf(shownNs.from, 0),
  pointOf(0, 0),
  pointOf(0, 1),
  pointOf(widthNs, 1),
  pointOf(widthNs, 0),
  pointOf(shownNs.to, 0),
])

/** The time between two edges, with its unit. */
const durationOf = ({ from, to }: { from: number; to: number }) => quantity((to - from) * 1e-9, 's', 1)

/** The measured values as the page shows them. */
export const readings: Record<MeasuredName, string> = {
  riseTime: durationOf(riseTime),
  delay: durationOf(delay),
  jitter: durationOf(jitter),
  overshoot: `${((overshoot.to - overshoot.from) * 100).toFixed(1)} %`,
}

interface Dimension {
  name: MeasuredName
  lines: ReactNode
  label: { x: number; y: number; after?: boolean }
}

const dimensions: readonly Dimension[] = [
  {
    name: 'delay',
    lines: <TimeDimension {...delay} at={-0.26} fromLevel={0} toLevel={levels.middle} inside />,
    label: { x: delay.to, y: -0.26 },
  },
  {
    name: 'riseTime',
    lines: <TimeDimension {...riseTime} at={1.5} fromLevel={levels.low} toLevel={levels.high} />,
    label: { x: riseTime.to, y: 1.5, after: true },
  },
  {
    name: 'jitter',
    lines: <TimeDimension {...jitter} at={0.5} fromLevel={0.68} toLevel={0.68} />,
    label: { x: jitter.to, y: 0.5, after: true },
  },
  {
    name: 'overshoot',
    lines: <LevelDimension {...overshoot} at={overshootAt.time} />,
    label: { x: overshootAt.time, y: overshootAt.label },
  },
]

export function ValuesWaveform({ names, alt, axis, note }: ValuesWaveformProps) {
  return (
    <div className="pulse">
      <svg
        className="pulse-plot"
        overflow="visible"
        role="img"
        aria-label={alt}
        aria-hidden={!alt || undefined}
      >
        {[0, levels.middle, 1].map((level) => (
          <At key={level} y={yOf(level)}>
            <line className="pulse-level" x2="100%" />
            <text y="-7">{level * 100}</text>
          </At>
        ))}
        <text className="pulse-name" y="10">
          {truncate(axis, maxAxisNameLength)}
        </text>
        <Stretch {...drawing}>
          <path className="stroke crisp pulse-reference" d={reference} />
          <path className="stroke pulse-repeats" d={repeats.map(curve).join('')} />
          <TraceLine id="pulse-mean" d={curve()} />
        </Stretch>
        {dimensions.map(
          ({ name, lines, label }) =>
            names.has(name) && (
              <Fragment key={name}>
                {lines}
                <DimensionLabel {...label} name={names.get(name)} reading={readings[name]} />
              </Fragment>
            ),
        )}
      </svg>
      <Axis from={shownNs.from} to={shownNs.to} minor={2} major={10} />
      <Paragraph className="pulse-note">{note}</Paragraph>
    </div>
  )
}
