// The figure of the prototyping page: the platforms on axes of speed and visibility. The most that can be seen at each speed is
// its live line; copper marks the speed below which a boot takes longer than a night.
import { Label } from '#app/figures/kit/label.tsx'
import { line, type Point } from '#app/figures/kit/path.ts'
import { Plot, ticksAt } from '#app/figures/kit/plot.tsx'
import { quantity } from '#app/figures/kit/quantity.ts'
import { At, percent, Stretch } from '#app/figures/kit/responsive-svg.tsx'
import { scale } from '#app/figures/kit/scale.ts'
import type { ServiceFigure } from '#app/figures/kit/service-figure.ts'
import { TraceLine } from '#app/figures/kit/trace-line.tsx'
import {
  bootCycles,
  mostVisibleAt,
  nets,
  night,
  overnightSpeed,
  type Platform,
  platforms,
  registers,
  spokenTime,
  typicalSpeed,
} from './model.ts'

/** Hertz, up to the fastest platform; signals. */
const shown = {
  slowest: 10,
  fastest: Math.max(...platforms.map(({ fastest }) => fastest)),
  fewest: 1,
  most: 1e9,
}
const across = (speed: number) =>
  scale(Math.log10(shown.slowest), Math.log10(shown.fastest))(Math.log10(speed))
const down = (signals: number) => scale(Math.log10(shown.most), Math.log10(shown.fewest))(Math.log10(signals))

const powers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => 10 ** (from + n))
const compact = (value: number) => quantity(value, '').replace(' ', '')
const isEven = (power: number) => Math.log10(power) % 2 === 0

const x = {
  name: 'Clock, Hz',
  ticks: ticksAt(powers(1, 9), across, compact, isEven),
}
const y = {
  name: 'Signals seen at speed',
  ticks: ticksAt(powers(0, 8).filter(isEven), (signals) => 1 - down(signals), compact),
}

const unit = { width: 1000, height: 1000 }
/** The most that is seen at each speed, from the left edge to the right. */
const frontier = platforms.flatMap(({ fastest }, n): Point[] => {
  const signals = down(mostVisibleAt(fastest)) * unit.height
  return [
    [across(platforms[n - 1]?.fastest ?? shown.slowest) * unit.width, signals],
    [across(fastest) * unit.width, signals],
  ]
})
const slowestOvernight = quantity(overnightSpeed, 'Hz', 0)
const bootTime = (platform: Platform) => spokenTime(bootCycles / typicalSpeed(platform))

function Ranges() {
  return platforms.map(({ name, slowest, fastest, fewest, most }) => (
    <rect
      key={name}
      className="device platforms-range"
      x={percent(across(slowest))}
      y={percent(down(most))}
      width={percent(across(fastest) - across(slowest))}
      height={percent(down(fewest) - down(most))}
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
      <At x={percent(across(overnightSpeed))}>
        <line className="marker dashed" y2="100%" />
        <At y="100%">
          <Label className="marker-text" anchor="end" x={-12} y={-33} text={slowestOvernight} />
          <Label className="note" anchor="end" x={-12} y={-16} text={`boot in ${spokenTime(night)}`} />
        </At>
      </At>
    </Plot>
  )
}

/** A platform's name and the time of a boot on it: above its range, or below the one that ends at the right edge. */
function Name({ platform }: { platform: Platform }) {
  const { name, slowest, fastest, fewest, most } = platform
  const last = fastest === shown.fastest
  return (
    <At x={percent(across(last ? fastest : slowest))} y={percent(down(last ? fewest : most))}>
      <Label className="value" {...(last && atEnd)} y={last ? 20 : -27} text={name} />
      <Label className="note" {...(last && atEnd)} y={last ? 37 : -10} text={bootTime(platform)} />
    </At>
  )
}
const atEnd = { anchor: 'end', x: -8 } as const

function Thumbnail() {
  const d = line(frontier)
  return (
    <svg width="160" height="90" aria-hidden="true">
      <Ranges />
      <Stretch width={unit.width} height={unit.height}>
        <path className="live crisp" d={d} />
      </Stretch>
      <line
        className="marker"
        x1={percent(across(overnightSpeed))}
        x2={percent(across(overnightSpeed))}
        y2="100%"
      />
    </svg>
  )
}

export const figure: ServiceFigure = {
  Drawing,
  Thumbnail,
  facts: [
    { name: 'Nets, registers', value: `${compact(nets)}, ${compact(registers)}` },
    { name: 'Linux boot', value: `${bootCycles / 1e9} × 10⁹ cycles` },
    ...platforms.map((platform) => ({
      name: `Boot, ${platform.name.toLowerCase()}`,
      value: bootTime(platform),
    })),
  ],
  quantities: { speed: slowestOvernight },
  exit: down(mostVisibleAt(shown.fastest)),
}
