// A pulse with its dimensions, as in a data sheet. The trace of the page is the pulse; its readouts are the page's numbers.
import { Axis } from './axis.tsx'
import { line, type Point } from './path.ts'
import { quantity } from './quantity.ts'
import { levels, measured, pulseAt, repeats, type Stray, shown, width } from './values-waveform.ts'
import { At, percent, Stretch } from './viewports.tsx'

export type MeasuredName = keyof typeof measured

interface ValuesWaveformProps {
  /** What each dimension is called. */
  names: Record<MeasuredName, string>
  alt: string
  /** The name of the upright axis, and what stands below the other. */
  axis: string
  note: string
}

const { riseTime, delay, jitter, overshoot } = measured
const span = shown.to - shown.from
/** The levels that the drawing reaches; values-waveform.css has its height in tenths of a level. */
const top = 1.7
const bottom = -0.4
const xOf = (time: number) => percent((time - shown.from) / span)
/** Right of the peak, where the curve is below what is written there. */
const overshootAt = overshoot.time + 8
const yOf = (level: number) => percent((top - level) / (top - bottom))

/** Units of the drawing: 20 for a nanosecond, 200 for the final level. */
const unit = { time: 20, level: 200 }
const drawing = { width: span * unit.time, height: (top - bottom) * unit.level }
const pointOf = (time: number, level: number): Point => [
  (time - shown.from) * unit.time,
  (top - level) * unit.level,
]
const samples = Array.from({ length: 4 * span + 1 }, (_, n) => shown.from + n / 4)
const curve = (stray?: Stray) => line(samples.map((time) => pointOf(time, pulseAt(time, stray))))
const reference = line([
  pointOf(shown.from, 0),
  pointOf(0, 0),
  pointOf(0, 1),
  pointOf(width, 1),
  pointOf(width, 0),
  pointOf(shown.to, 0),
])

const time = ({ from, to }: { from: number; to: number }) => quantity((to - from) * 1e-9, 's', 1)

/** What was measured, as the page says it. */
export const readings: Record<MeasuredName, string> = {
  riseTime: time(riseTime),
  delay: time(delay),
  jitter: time(jitter),
  overshoot: `${((overshoot.to - overshoot.from) * 100).toFixed(1)} %`,
}

export function ValuesWaveform({ names, alt, axis, note }: ValuesWaveformProps) {
  const description = Object.entries(names).map(
    ([name, words]) => `${words} ${readings[name as MeasuredName]}`,
  )
  return (
    <div className="pulse" role="img" aria-label={`${alt} ${description.join(', ')}.`}>
      <svg className="pulse-plot" overflow="visible" aria-hidden="true">
        {[0, levels.middle, 1].map((level) => (
          <At key={level} y={yOf(level)}>
            <line className="pulse-level" x2="100%" />
            <text y="-7">{level * 100}</text>
          </At>
        ))}
        <text className="pulse-name" y="10">
          {axis}
        </text>
        <Stretch {...drawing}>
          <path className="stroke crisp pulse-reference" d={reference} />
          <path className="stroke pulse-repeats" d={repeats.map(curve).join('')} />
          <g className="halo">
            <path id="pulse-mean" className="stroke" d={curve()} />
          </g>
          <use href="#pulse-mean" className="live" />
        </Stretch>
        <Across {...delay} at={-0.26} fromLevel={0} toLevel={levels.middle} inside />
        <Label x={delay.to} y={-0.26} name={names.delay} reading={readings.delay} />
        <Across {...riseTime} at={1.5} fromLevel={levels.low} toLevel={levels.high} />
        <Label x={riseTime.to} y={1.5} name={names.riseTime} reading={readings.riseTime} after />
        <Across {...jitter} at={0.5} fromLevel={0.68} toLevel={0.68} />
        <Label x={jitter.to} y={0.5} name={names.jitter} reading={readings.jitter} after />
        <Up {...overshoot} at={overshootAt} />
        <Label x={overshootAt} y={overshoot.to} name={names.overshoot} reading={readings.overshoot} />
      </svg>
      <Axis from={shown.from} to={shown.to} minor={2} major={10} />
      <p className="pulse-note">{note}</p>
    </div>
  )
}

interface AcrossProps {
  from: number
  to: number
  /** The level at which the dimension is drawn, and those from which its two lines lead to it. */
  at: number
  fromLevel: number
  toLevel: number
  /** Whether there is room for its arrows between its lines. */
  inside?: boolean
}

function Across({ from, to, at, fromLevel, toLevel, inside = false }: AcrossProps) {
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

/** A dimension of levels; `time` is where the curve has the upper one. */
function Up({ time, from, to, at }: { time: number; from: number; to: number; at: number }) {
  return (
    <g className="pulse-dimension">
      <line className="pulse-lead" x1={xOf(time)} x2={xOf(at)} y1={yOf(to)} y2={yOf(to)} />
      <line x1={xOf(at)} x2={xOf(at)} y1={yOf(from)} y2={yOf(to)} />
      <At x={xOf(at)} y={yOf(to)}>
        <path d="M0 0-3 8H3z" />
      </At>
      <At x={xOf(at)} y={yOf(from)}>
        <path d="M0 0-3-8H3z" />
      </At>
    </g>
  )
}

interface LabelProps {
  x: number
  y: number
  name: string
  reading: string
  after?: boolean
}

function Label({ x, y, name, reading, after }: LabelProps) {
  const dx = after ? 26 : 10
  return (
    <At className="pulse-label" x={xOf(x)} y={yOf(y)}>
      <text x={dx} y="-3">
        {name}
      </text>
      <text x={dx} y="11">
        {reading}
      </text>
    </At>
  )
}
