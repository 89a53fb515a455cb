// The screen of the home page: an analog input, the same input sampled and held, and its codes as serial bits. Three windows
// on one time axis; oscilloscope.css says how much of each is shown at which width, so each window is drawn once and in full.
import {
  acquire,
  acquisitionCount,
  average,
  bitRate,
  bitsOf,
  firstSampleTime,
  resolution,
  samplePeriod,
  sampleRate,
  samples,
  signalAmplitude,
  signalAt,
  signalFrequency,
  voltageOf,
} from './acquisition.ts'
import { Graticule } from './graticule.tsx'
import { line, type Point } from './path.ts'
import { quantity } from './quantity.ts'
import { At, Stretch } from './viewports.tsx'

const divisions = { x: 20, y: 6 }
const voltsPerDivision = 0.25
const timePerDivision = 2e-6
const logicHigh = 0.25

/** Units of the drawing, chosen so that samples, bits and divisions all fall on whole ones. */
const unit = { sample: 48, division: 72 }
const height = divisions.y * unit.division
const bitWidth = unit.sample / resolution
const analogSamples = 12.5
const sentSamples = 7
/** Samples held, and sent, that a narrow screen has room for. */
const narrowSamples = 4
const analogWidth = analogSamples * unit.sample
const holdWidth = samples.length * unit.sample
const serialWidth = sentSamples * unit.sample

const yOf = (voltage: number) => height / 2 - (voltage / voltsPerDivision) * unit.division
const percentOf = (voltage: number) => `${+((100 * yOf(voltage)) / height).toFixed(2)}%`
const sampleAt = (n: number) => `${(100 * n) / samples.length}%`

const spacing = 3
const acquisitions = acquire(analogSamples * samplePeriod, analogWidth / spacing + 1)
const analogLine = (voltages: readonly number[]) =>
  line(voltages.map((voltage, n): Point => [n * spacing, yOf(voltage)]))
const mean = average(acquisitions)

/** A trace of constant levels, cut where a narrow screen ends: what it shows, and the rest. */
function cut(levels: readonly number[], width: number, shown: number): [string, string] {
  const corners = levels.flatMap((voltage, n): Point[] => [
    [n * width, yOf(voltage)],
    [(n + 1) * width, yOf(voltage)],
  ])
  return [line(corners.slice(0, 2 * shown)), line(corners.slice(2 * shown - 1))]
}

const held = cut(
  samples.map(({ code }) => voltageOf(code)),
  unit.sample,
  narrowSamples,
)
const input = line(
  Array.from(
    { length: holdWidth / 12 + 1 },
    (_, n): Point => [n * 12, yOf(signalAt(firstSampleTime + (n * 12 * samplePeriod) / unit.sample))],
  ),
)
const levelOf = (bit: number | undefined) => (bit ? logicHigh : -logicHigh)
const bits = samples.slice(0, sentSamples).flatMap(({ code }) => bitsOf(code))
const serial = cut(bits.map(levelOf), bitWidth, narrowSamples * resolution)

/** What the instrument says of itself, above the screen. */
export const readouts = [
  { id: 'channel', value: `${quantity(voltsPerDivision, 'V')}/div` },
  { id: 'time', value: `${quantity(timePerDivision, 's', 2)}/div` },
  { id: 'input', value: `${quantity(signalFrequency, 'Hz')} sine, ${acquisitionCount} acquisitions` },
  { id: 'sampling', value: `${quantity(sampleRate, 'S/s')}, ${resolution} bit` },
  { id: 'serial', value: `${quantity(bitRate, 'b/s')} NRZ` },
  { id: 'trigger', value: 'Trig ↑ 0 V' },
]

const codes = samples.map(({ code }) => code.toString(16).toUpperCase())
const description = `Oscilloscope screen. A noisy ${quantity(signalFrequency, 'Hz')} sine of ${quantity(2 * signalAmplitude, 'V')} peak to peak is sampled every ${quantity(samplePeriod, 's', 2)} and held at the levels ${codes.join(' ')} of a ${resolution}-bit converter; the same codes leave as serial bits at ${quantity(bitRate, 'b/s')}.`

// Where the screen begins and how far it reaches, for the cursor's readout: microseconds from left to right, millivolts from
// the top down.
const cursorScale = {
  'data-scope-time': round((firstSampleTime - analogSamples * samplePeriod) * 1e6),
  'data-scope-time-span': round(divisions.x * timePerDivision * 1e6),
  'data-scope-level': round((divisions.y / 2) * voltsPerDivision * 1e3),
  'data-scope-level-span': round(-divisions.y * voltsPerDivision * 1e3),
}

function round(value: number): number {
  return +value.toFixed(3)
}

export function Oscilloscope() {
  return (
    <div className="scope" data-scope {...cursorScale}>
      <Graticule className="scope-graticule" columns={divisions.x} rows={divisions.y} ticks />
      <div className="scope-picture" role="img" aria-label={description}>
        <div className="scope-window scope-analog">
          <AnalogWindow />
        </div>
        <span className="scope-label">
          Analog<span className="scope-wide"> in</span>
        </span>
        <div className="scope-window scope-hold">
          <HoldWindow />
        </div>
        <div className="scope-window scope-serial">
          <SerialWindow />
        </div>
        <Edge className="scope-at-hold" from={mean.at(-1)} to={voltageOf(samples[0]?.code ?? 0)} />
        <Edge className="scope-at-serial scope-wide" from={lastHeld(samples.length)} to={levelOf(bits[0])} />
        <Edge className="scope-at-serial scope-narrow" from={lastHeld(narrowSamples)} to={levelOf(bits[0])} />
        <Edge className="scope-at-end scope-wide" from={levelOf(bits.at(-1))} to={0} />
        <Edge
          className="scope-at-end scope-narrow"
          from={levelOf(bits[narrowSamples * resolution - 1])}
          to={0}
        />
      </div>
    </div>
  )
}

const wideOnly = (n: number) => (n < narrowSamples ? '' : ' scope-wide')
const lastHeld = (shown: number) => voltageOf(samples[shown - 1]?.code ?? 0)

interface TraceProps {
  id: string
  width: number
  d: string
  className?: string
}

/** A live line with its halo, stretched to the width of its window. */
function Trace({ id, width, d, className = '' }: TraceProps) {
  return (
    <Stretch width={width} height={height} className={className}>
      <g className="halo">
        <path id={`scope-${id}`} className="stroke" d={d} />
      </g>
      <use href={`#scope-${id}`} className={id === 'analog' ? 'live' : 'live crisp'} />
    </Stretch>
  )
}

/** Every acquisition is a layer of its own: their flicker then costs no painting. */
function AnalogWindow() {
  return (
    <>
      {acquisitions.map((voltages, n) => (
        <Stretch
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          key={n}
          className="scope-acquisition"
          width={analogWidth}
          height={height}
        >
          <path className="stroke" d={analogLine(voltages)} />
        </Stretch>
      ))}
      <Trace id="analog" width={analogWidth} d={analogLine(mean)} />
    </>
  )
}

function HoldWindow() {
  return (
    <svg className="scope-contents" aria-hidden="true">
      <Codes />
      <Stretch width={holdWidth} height={height}>
        <path className="stroke scope-input" d={input} />
      </Stretch>
      {samples.map(({ voltage, code }, n) => (
        <line
          key={sampleAt(n)}
          className={`scope-stem${wideOnly(n)}`}
          x1={sampleAt(n)}
          x2={sampleAt(n)}
          y1="50%"
          y2={percentOf(voltageOf(code) * voltage > 0 ? voltage : 0)}
        />
      ))}
      <Trace id="held" width={holdWidth} d={held[0]} />
      <Trace id="held-on" width={holdWidth} d={held[1]} className="scope-wide" />
      {samples.map(({ voltage }, n) => (
        <circle
          key={sampleAt(n)}
          className={`scope-sample${wideOnly(n)}`}
          cx={sampleAt(n)}
          cy={percentOf(voltage)}
          r="3"
        />
      ))}
      <At className="scope-period" y="87%" width={sampleAt(1)}>
        <path d="M0-4v9M6-3 1 .5l5 3" />
        <line x2="100%" y1=".5" y2=".5" />
        <At x="100%">
          <path d="M0-4v9M-6-3l5 3.5-5 3" />
          <text x="8" y="4.5">
            {quantity(samplePeriod, 's', 2)}
          </text>
        </At>
      </At>
      <text className="scope-title" x="12" y="27">
        Sampled<tspan className="scope-wide"> and held</tspan>
      </text>
    </svg>
  )
}

function SerialWindow() {
  return (
    <svg className="scope-contents" aria-hidden="true">
      <Codes sent />
      <Trace id="serial" width={serialWidth} d={serial[0]} />
      <Trace id="serial-on" width={serialWidth} d={serial[1]} className="scope-wide" />
      <text className="scope-title" x="12" y="27">
        Serial<tspan className="scope-wide">, MSB first</tspan>
      </text>
    </svg>
  )
}

/** The hexadecimal digit of each sample, below its part of the trace. */
function Codes({ sent = false }: { sent?: boolean }) {
  const shown = sent ? codes.slice(0, sentSamples) : codes
  const at = (n: number) => `${+((100 * n) / shown.length).toFixed(2)}%`
  return (
    <g className={sent ? 'scope-codes scope-sent' : 'scope-codes'}>
      {shown.map((code, n) => (
        <text key={at(n)} x={at(n + 0.5)} y="96.5%">
          {code}
        </text>
      ))}
      {shown.map((_, n) => (
        <line
          key={at(n)}
          className={wideOnly(n).trim()}
          x1={at(n)}
          x2={at(n)}
          y1={n === 0 ? '0' : '93%'}
          y2="100%"
        />
      ))}
    </g>
  )
}

/** A vertical edge of the trace, where two windows meet. */
function Edge({ className, from = 0, to }: { className: string; from?: number | undefined; to: number }) {
  return (
    <svg className={`scope-edge ${className}`} aria-hidden="true">
      <line className="live crisp" x1="1" x2="1" y1={percentOf(from)} y2={percentOf(to)} />
    </svg>
  )
}
