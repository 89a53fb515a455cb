// The figure of the ATE page: a shmoo plot. The border between fail and pass is the live line.
import { Label } from '#app/figures/kit/label.tsx'
import { line, type Point } from '#app/figures/kit/path.ts'
import { Plot, ticksAt } from '#app/figures/kit/plot.tsx'
import { At, percent, Stretch } from '#app/figures/kit/responsive-svg.tsx'
import { type ServiceFigure, thumbnail } from '#app/figures/kit/service-figure.ts'
import { TraceLine } from '#app/figures/kit/trace-line.tsx'
import {
  measureShmoo,
  operatingPoint,
  passBorder,
  periodsPs,
  retentionMv,
  shortestPeriodPsAt,
  suppliesMv,
  vminMvAt,
} from './model.ts'

const results = measureShmoo(135)
const border = passBorder(results)
const columns = periodsPs.length
const rows = suppliesMv.length
const vminMv = vminMvAt(results, operatingPoint.periodPs) ?? Number.NaN
const shortestPs = shortestPeriodPsAt(results, operatingPoint.supplyMv) ?? Number.NaN

// Positions in columns and rows: a value lies in the middle of its cell.
const [top = 0, below = 0] = suppliesMv
const [first = 0, second = 0] = periodsPs
const columnOf = (period: number) => (period - first) / (second - first) + 0.5
const rowOf = (supply: number) => (top - supply) / (top - below) + 0.5
const across = (period: number) => columnOf(period) / columns
const down = (supply: number) => rowOf(supply) / rows

const volts = (millivolts: number, decimals = 2) => `${(millivolts / 1000).toFixed(decimals)} V`
const nanoseconds = (picoseconds: number) => (picoseconds / 1000).toFixed(2)
const multiplesOf = (step: number, values: readonly number[]) => values.filter((value) => value % step === 0)

const x = {
  name: 'Clock period, ns',
  ticks: ticksAt(multiplesOf(250, periodsPs), across, nanoseconds, (period) => period % 500 !== 0),
}
const y = {
  name: 'VDD, V',
  ticks: ticksAt(
    multiplesOf(100, suppliesMv),
    (supply) => 1 - down(supply),
    (supply) => (supply / 1000).toFixed(2),
  ),
}

const passes = `${line(border)}V0z`
const cells = `M0 0${`m1 0v${rows}m0-${rows}`.repeat(columns - 1)}M0 0${`m0 1h${columns}m-${columns} 0`.repeat(rows - 1)}`
const failsOf = (sign: string, from: Point) =>
  results
    .map((row, n) => {
      const fails = row.filter((pass) => !pass).length
      return fails ? `M${from[0]} ${+(n + from[1]).toFixed(2)}${sign.repeat(fails)}` : ''
    })
    .join('')

function Drawing() {
  return (
    <Plot x={x} y={y} className="shmoo">
      <Stretch width={columns} height={rows}>
        <path className="pass" d={passes} />
        <path className="shmoo-cells" d={cells} />
        <path className="fail figure-wide" d={failsOf('l.3.28m-.3 0l.3-.28m.7 0', [0.35, 0.36])} />
        {/* The dots have some length because WebKit stretches the caps of lines without one. */}
        <path className="fail shmoo-dots figure-narrow" d={failsOf('h.01m.99 0', [0.5, 0.5])} />
        <TraceLine id="shmoo-border" d={line(border)} crisp />
      </Stretch>
      <OperatingPoint />
    </Plot>
  )
}

/** The operating point with the tolerance of its supply voltage, and below it the line down to Vmin. */
function OperatingPoint() {
  const { supplyMv: supply, supplyTolerance: tolerance, periodPs: period } = operatingPoint
  const lowest = supply * (1 - tolerance)
  const highest = supply * (1 + tolerance)
  return (
    <>
      <At x={percent(across(period))}>
        <line className="device" y1={percent(down(lowest))} y2={percent((rowOf(vminMv) + 0.5) / rows)} />
        <At y={percent(down((lowest + vminMv) / 2))}>
          <Label className="value" x={16} y={12} text={`Vmin ${volts(vminMv, 3)}`} />
        </At>
      </At>
      <At x={percent(across(period))}>
        <line className="marker" y1={percent(down(highest))} y2={percent(down(lowest))} />
        {[highest, lowest].map((end) => (
          <At key={end} y={percent(down(end))}>
            <path className="marker" d="M-9 0h18" />
          </At>
        ))}
      </At>
      <At x={percent(across(period))} y={percent(down(highest))}>
        <Label
          className="marker-text"
          anchor="middle"
          y={-29}
          text={`${volts(supply)}, ${nanoseconds(period)} ns`}
        />
        <Label className="note" anchor="middle" y={-12} text={`supply ±${100 * tolerance} %`} />
      </At>
      <At x={percent(across(period))} y={percent(down(supply))}>
        <path className="marker" d="M-18 0h36" />
      </At>
    </>
  )
}

const small = ([column, row]: Point): Point => [
  (column / columns) * thumbnail.width,
  (row / rows) * thumbnail.height,
]

function Thumbnail() {
  const d = line(border.map(small))
  return (
    <>
      <path className="pass" d={`${d}V0z`} />
      <path className="live" d={d} />
    </>
  )
}

export const figure: ServiceFigure = {
  Drawing,
  Thumbnail,
  facts: [
    { name: 'Sweep', value: `${rows} × ${columns} points` },
    { name: 'VDD step', value: `${top - below} mV` },
    { name: 'Period step', value: `${second - first} ps` },
    { name: `Vmin at ${nanoseconds(operatingPoint.periodPs)} ns`, value: volts(vminMv, 3) },
    {
      name: `Margin below ${volts(operatingPoint.supplyMv)}`,
      value: `${operatingPoint.supplyMv - vminMv} mV`,
    },
    { name: `Fastest at ${volts(operatingPoint.supplyMv)}`, value: `${nanoseconds(shortestPs)} ns` },
  ],
  legend: [
    { mark: 'pass', name: 'Pass' },
    { mark: 'fail', name: 'Fail' },
  ],
  quantities: { supply: volts(retentionMv, 3) },
  exit: (border.at(-1)?.[1] ?? rows) / rows,
}
