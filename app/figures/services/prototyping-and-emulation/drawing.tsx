// The figure of the prototyping page: the platforms on axes of clock speed and visibility. The live line is the most signals visible
// at each clock. Copper marks the clock below which a boot takes longer than a night.
import { Label } from '#app/figures/kit/label.tsx'
import { line, type Point } from '#app/figures/kit/path.ts'
import { Plot, ticksAt } from '#app/figures/kit/plot.tsx'
import { quantity } from '#app/figures/kit/quantity.ts'
import { At, percent, Stretch } from '#app/figures/kit/responsive-svg.tsx'
import { scale } from '#app/figures/kit/scale.ts'
import { type ServiceFigure, thumbnail } from '#app/figures/kit/service-figure.ts'
import { TraceLine } from '#app/figures/kit/trace-line.tsx'
import {
  bootCycles,
  mostSignalsAt,
  netCount,
  nightS,
  overnightHz,
  type Platform,
  platforms,
  readableTime,
  registerCount,
  typicalHz,
} from './model.ts'

/** The ranges of the axes. */
const shown = {
  slowestHz: 10,
  fastestHz: Math.max(...platforms.map(({ fastestHz }) => fastestHz)),
  fewestSignals: 1,
  mostSignals: 1e9,
}
const across = (clockHz: number) =>
  scale(Math.log10(shown.slowestHz), Math.log10(shown.fastestHz))(Math.log10(clockHz))
const down = (signals: number) =>
  scale(Math.log10(shown.mostSignals), Math.log10(shown.fewestSignals))(Math.log10(signals))

const powers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => 10 ** (from + n))
const compact = (value: number) => quantity(value, '').replace(' ', '')
const isEven = (power: number) => Math.log10(power) % 2 === 0

const x = {
  name: 'Clock, Hz',
  ticks: ticksAt(powers(1, 9), across, compact, isEven),
}
const y = {
  name: 'Visible signals',
  ticks: ticksAt(powers(0, 8).filter(isEven), (signals) => 1 - down(signals), compact),
}

const unit = { width: 1000, height: 1000 }
/** The most signals visible at each clock, from the left edge to the right. */
const frontier = platforms.flatMap(({ fastestHz }, n): Point[] => {
  const signals = down(mostSignalsAt(fastestHz)) * unit.height
  return [
    [across(platforms[n - 1]?.fastestHz ?? shown.slowestHz) * unit.width, signals],
    [across(fastestHz) * unit.width, signals],
  ]
})
const slowestOvernight = quantity(overnightHz, 'Hz', 0)
const bootTime = (platform: Platform) => readableTime(bootCycles / typicalHz(platform))

function Ranges() {
  return platforms.map(({ name, slowestHz, fastestHz, fewestSignals, mostSignals }) => (
    <rect
      key={name}
      className="device platforms-range"
      x={percent(across(slowestHz))}
      y={percent(down(mostSignals))}
      width={percent(across(fastestHz) - across(slowestHz))}
      height={percent(down(fewestSignals) - down(mostSignals))}
    />
  ))
}

function Drawing() {
  return (
    <Plot x={x} y={y} grid>
      <Stretch width={unit.width} height={unit.height}>
        <path className="platforms-reach" d={`${line(frontier)}V${unit.height}H0z`} />
      </Stretch>
      <Ranges />
      <Stretch width={unit.width} height={unit.height}>
        <TraceLine id="platforms-frontier" d={line(frontier)} crisp />
      </Stretch>
      {platforms.map((platform) => (
        <Name key={platform.name} platform={platform} />
      ))}
      <At x={percent(across(overnightHz))}>
        <line className="marker dashed" y2="100%" />
        <At y="100%">
          <Label className="marker-text" anchor="end" x={-12} y={-33} text={slowestOvernight} />
          <Label className="note" anchor="end" x={-12} y={-16} text={`boot in ${readableTime(nightS)}`} />
        </At>
      </At>
    </Plot>
  )
}

/** A platform's name and boot time, above its range, or below the range that ends at the right edge. */
function Name({ platform }: { platform: Platform }) {
  const { name, slowestHz, fastestHz, fewestSignals, mostSignals } = platform
  const last = fastestHz === shown.fastestHz
  return (
    <At
      x={percent(across(last ? fastestHz : slowestHz))}
      y={percent(down(last ? fewestSignals : mostSignals))}
    >
      <Label className="value" {...(last && atEnd)} y={last ? 20 : -27} text={name} />
      <Label className="note" {...(last && atEnd)} y={last ? 37 : -10} text={bootTime(platform)} />
    </At>
  )
}
const atEnd = { anchor: 'end', x: -8 } as const

function Thumbnail() {
  const d = line(frontier)
  return (
    <svg {...thumbnail} aria-hidden="true">
      <Ranges />
      <Stretch width={unit.width} height={unit.height}>
        <path className="live crisp" d={d} />
      </Stretch>
      <line
        className="marker"
        x1={percent(across(overnightHz))}
        x2={percent(across(overnightHz))}
        y2="100%"
      />
    </svg>
  )
}

export const figure: ServiceFigure = {
  Drawing,
  Thumbnail,
  facts: [
    { name: 'Signals', value: `${compact(netCount)} nets, ${compact(registerCount)} registers` },
    { name: 'Linux boot', value: `${bootCycles / 1e9} × 10⁹ cycles` },
    ...platforms.map((platform) => ({
      name: `Boot, ${platform.name.toLowerCase()}`,
      value: bootTime(platform),
    })),
  ],
  quantities: { speed: slowestOvernight, night: readableTime(nightS) },
  exit: down(mostSignalsAt(shown.fastestHz)),
}
