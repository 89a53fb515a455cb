// The figure of the analog page: gain above phase, on one frequency axis. The gain is the live line. Copper leads from its 0 dB
// crossing down to the phase margin.

import type { Point } from '#app/figures/kit/path.ts'
import { Plot, ticksAt } from '#app/figures/kit/plot.tsx'
import { quantity, withMinus } from '#app/figures/kit/quantity.ts'
import { At, percent, Stretch } from '#app/figures/kit/responsive-svg.tsx'
import { scale } from '#app/figures/kit/scale.ts'
import { scaledLine } from '#app/figures/kit/scaled-paths.ts'
import { type ServiceFigure, thumbnail } from '#app/figures/kit/service-figure.ts'
import { TraceLine } from '#app/figures/kit/trace-line.tsx'
import {
  gainDbAt,
  gainMarginDb,
  loadF,
  phaseCrossoverHz,
  phaseDegAt,
  phaseMarginDeg,
  unityGainHz,
} from './model.ts'

const decades = { from: 2, to: 8 }
const pointsPerDecade = 20
const frequenciesHz = Array.from(
  { length: (decades.to - decades.from) * pointsPerDecade + 1 },
  (_, n) => 10 ** (decades.from + n / pointsPerDecade),
)
const powers = Array.from({ length: decades.to - decades.from + 1 }, (_, n) => 10 ** (decades.from + n))

// Positions are fractions of the plot, from the left and from the top.
const split = 0.58
const across = (frequency: number) => scale(decades.from, decades.to)(Math.log10(frequency))
const downGain = scale(80, -40, 0, split)
const downPhase = scale(0, -270, split + 0.06, 1)

const unit = { width: 600, height: 400 }
const curve = (response: (frequency: number) => number, down: (value: number) => number, size = unit) =>
  scaledLine(
    frequenciesHz.map((frequency): Point => [across(frequency), down(response(frequency))]),
    size,
  )

const x = {
  name: 'Frequency, Hz',
  ticks: ticksAt(
    powers,
    across,
    (frequency) => quantity(frequency, '').replace(' ', ''),
    (frequency) => Math.round(Math.log10(frequency)) % 2 === 1,
  ),
}
const y = {
  name: 'Loop gain, dB',
  ticks: [
    ...ticksAt([80, 40, 0, -40], (gain) => 1 - downGain(gain), withMinus),
    ...ticksAt(
      [0, -90, -180, -270],
      (phase) => 1 - downPhase(phase),
      (phase) => `${withMinus(phase)}°`,
    ),
  ],
}
const subdivisions = powers
  .slice(0, -1)
  .flatMap((power) => [2, 3, 4, 5, 6, 7, 8, 9].map((n) => across(n * power) * unit.width))

function Drawing() {
  return (
    <Plot x={x} y={y} grid>
      <Stretch width={unit.width} height={unit.height}>
        <g className="graticule bode-minor figure-wide">
          <path d={subdivisions.map((at) => `M${+at.toFixed(1)} 0v${unit.height}`).join('')} />
        </g>
        <path className="hair" d={`M0 ${split * unit.height}h${unit.width}`} />
        <path
          className="hair dashed"
          d={[downGain(0), downPhase(-180)].map((at) => `M0 ${at * unit.height}h${unit.width}`).join('')}
        />
        <path className="dim" d={curve(phaseDegAt, downPhase)} />
        <TraceLine id="bode-gain" d={curve(gainDbAt, downGain)} />
      </Stretch>
      <text className="value" x="14" y={percent(split - 0.03)}>
        Gain
      </text>
      <text className="value" x="14" y="97%">
        Phase
      </text>
      <GainMargin />
      <PhaseMargin />
    </Plot>
  )
}

/** A line from the 0 dB crossing down to the phase, and the margin from there to −180°. */
function PhaseMargin() {
  const phase = downPhase(phaseMarginDeg - 180)
  const limit = downPhase(-180)
  return (
    <At x={percent(across(unityGainHz))}>
      <line className="marker dashed" y1={percent(downGain(0))} y2={percent(phase)} />
      <line className="marker bode-margin" y1={percent(phase)} y2={percent(limit)} />
      <At y={percent(downGain(0))}>
        <circle className="bode-point" r="4" />
        <text className="marker-text label-end" x="-12" y="18">
          {quantity(unityGainHz, 'Hz', 1)}
        </text>
      </At>
      <At y={percent((phase + limit) / 2)}>
        <text className="marker-text label-end" x="-12" y="4">
          Phase margin {degrees(phaseMarginDeg)}
        </text>
      </At>
    </At>
  )
}

function GainMargin() {
  return (
    <>
      <At x={percent(across(phaseCrossoverHz))}>
        <line className="device" y1={percent(downGain(0))} y2={percent(downGain(-gainMarginDb))} />
        <At y={percent(downGain(0))}>
          <path className="device" d="M-5 0h10M0 0v-20" />
        </At>
      </At>
      <At x="100%" y={percent(downGain(0))}>
        <text className="note label-end" x="-10" y="-28">
          <tspan className="figure-wide">Gain margin </tspan>
          {gainMarginDb.toFixed(1)} dB
        </text>
      </At>
    </>
  )
}

function Thumbnail() {
  const at = across(unityGainHz) * thumbnail.width
  const phase = downPhase(phaseMarginDeg - 180) * thumbnail.height
  return (
    <>
      <path
        className="hair"
        d={[downGain(0), downPhase(-180)]
          .map((at) => `M0 ${at * thumbnail.height}h${thumbnail.width}`)
          .join('')}
      />
      <path className="dim" d={curve(phaseDegAt, downPhase, thumbnail)} />
      <path className="live" d={curve(gainDbAt, downGain, thumbnail)} />
      <path className="marker" d={`M${at} ${phase}V${downPhase(-180) * thumbnail.height}`} />
    </>
  )
}

function degrees(value: number): string {
  return `${value.toFixed(1)}°`
}

export const figure: ServiceFigure = {
  Drawing,
  Thumbnail,
  facts: [
    { name: 'DC loop gain', value: `${gainDbAt(0).toFixed(1)} dB` },
    { name: 'Unity gain', value: quantity(unityGainHz, 'Hz', 1) },
    { name: 'Phase margin', value: degrees(phaseMarginDeg) },
    { name: 'Gain margin', value: `${gainMarginDb.toFixed(1)} dB` },
    { name: '−180° at', value: quantity(phaseCrossoverHz, 'Hz', 1) },
    { name: 'Load', value: `${loadF * 1e12} pF` },
  ],
  legend: [
    { mark: 'live', name: 'Gain' },
    { mark: 'dim', name: 'Phase' },
  ],
  exit: downGain(gainDbAt(10 ** decades.to)),
}
