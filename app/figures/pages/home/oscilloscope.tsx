// The screen of the home page: an analog input, the same input sampled and held, and its codes as serial bits
// (scope-lines.ts). The three windows are side by side; oscilloscope.css says how much of each is visible at which
// width.

import { Graticule } from '#app/figures/kit/graticule.tsx'
import { At, percent, Stretch } from '#app/figures/kit/responsive-svg.tsx'
import { TraceLine } from '#app/figures/kit/trace-line.tsx'
import { samples } from './acquisition.ts'
import {
  cursorScale,
  divisions,
  edges,
  height,
  heldCodes,
  lines,
  narrowSamples,
  percentOf,
  sampleInterval,
  sentCodes,
  triggerPosition,
  widths,
} from './scope-lines.ts'

export function Oscilloscope({ description }: { description: string }) {
  return (
    <div className="scope" data-scope {...cursorScale}>
      <Graticule className="scope-graticule" columns={divisions.x} rows={divisions.y} ticks />
      <div
        className="scope-picture"
        role="img"
        aria-label={description}
        aria-hidden={!description || undefined}
      >
        <AnalogWindow />
        <HoldWindow />
        <SerialWindow />
        <Edge className="scope-at-hold" between={edges.hold} />
        <Edge className="scope-at-serial scope-wide" between={edges.serial} />
        <Edge className="scope-at-serial scope-narrow" between={edges.serialNarrow} />
        <Edge className="scope-at-end scope-wide" between={edges.end} />
        <Edge className="scope-at-end scope-narrow" between={edges.endNarrow} />
      </div>
    </div>
  )
}

/** Each acquisition is its own layer, so that fading it requires no repaint. */
function AnalogWindow() {
  return (
    <>
      <div className="scope-window scope-analog">
        {lines.acquisitions.map((acquisition) => (
          <Stretch key={acquisition} className="scope-acquisition" width={widths.analog} height={height}>
            <path className="stroke" d={acquisition} />
          </Stretch>
        ))}
        <Stretch width={widths.analog} height={height}>
          <TraceLine id="scope-analog" d={lines.mean} />
        </Stretch>
        <svg className="scope-contents" aria-hidden="true">
          <At x={percent(triggerPosition)}>
            <path className="scope-trigger" d="M-6 0H6L0 8z" />
          </At>
        </svg>
      </div>
      <span className="scope-label">
        Analog<span className="scope-wide"> in</span>
      </span>
    </>
  )
}

function HoldWindow() {
  const [shown, rest] = lines.held
  return (
    <div className="scope-window scope-hold">
      <svg className="scope-contents" aria-hidden="true">
        <Codes codes={heldCodes} />
        <Stretch width={widths.hold} height={height}>
          <path className="stroke scope-input" d={lines.input} />
        </Stretch>
        {samples.map(({ time, voltage }, n) => {
          const [x, y] = [percent(n / samples.length), percentOf(voltage)]
          return (
            <g key={time} className={wideOnly(n)}>
              <line className="scope-stem" x1={x} x2={x} y1="50%" y2={y} />
              <circle className="scope-sample" cx={x} cy={y} r="3" />
            </g>
          )
        })}
        <Stretch width={widths.hold} height={height}>
          <TraceLine id="scope-held" d={shown} crisp />
        </Stretch>
        <Stretch width={widths.hold} height={height} className="scope-wide">
          <TraceLine id="scope-held-on" d={rest} crisp />
        </Stretch>
        <SampleInterval />
        <text className="scope-title" x="12" y="27">
          Sampled<tspan className="scope-wide"> and held</tspan>
        </text>
      </svg>
    </div>
  )
}

function SerialWindow() {
  const [shown, rest] = lines.serial
  return (
    <div className="scope-window scope-serial">
      <svg className="scope-contents" aria-hidden="true">
        <Codes codes={sentCodes} />
        <Stretch width={widths.serial} height={height}>
          <TraceLine id="scope-serial" d={shown} crisp />
        </Stretch>
        <Stretch width={widths.serial} height={height} className="scope-wide">
          <TraceLine id="scope-serial-on" d={rest} crisp />
        </Stretch>
        <text className="scope-title" x="12" y="27">
          Serial<tspan className="scope-wide">, MSB first</tspan>
        </text>
      </svg>
    </div>
  )
}

/** A dimension line over the first sample. */
function SampleInterval() {
  return (
    <At className="scope-interval" y="87%" width={percent(1 / samples.length)}>
      <path d="M0-4v9M6-3 1 .5l5 3" />
      <line x2="100%" y1=".5" y2=".5" />
      <At x="100%">
        <path d="M0-4v9M-6-3l5 3.5-5 3" />
        <text x="8" y="4.5">
          {sampleInterval}
        </text>
      </At>
    </At>
  )
}

/** The codes below a trace, with a mark between neighbors. */
function Codes({ codes }: { codes: readonly string[] }) {
  const at = (n: number) => percent(n / codes.length)
  return (
    <g className="scope-codes">
      <line className="scope-begin" y2="100%" />
      {codes.map((code, n) => (
        <g key={at(n)} className={wideOnly(n)}>
          {n > 0 && <line x1={at(n)} x2={at(n)} y1="93%" y2="100%" />}
          <text x={at(n + 0.5)} y="96.5%">
            {code}
          </text>
        </g>
      ))}
    </g>
  )
}

const wideOnly = (sample: number) => (sample < narrowSamples ? undefined : 'scope-wide')

/** A vertical edge of the trace, where two windows meet. */
function Edge({ className, between: [from, to] }: { className: string; between: readonly [number, number] }) {
  return (
    <svg className={`scope-edge ${className}`} aria-hidden="true">
      <line className="live crisp" x1="1" x2="1" y1={percentOf(from)} y2={percentOf(to)} />
    </svg>
  )
}
