// The figure of the lab's page: an oscilloscope screen. The reset is the live line. Copper cursors mark when the last supply is good
// and when the reset is released.
import { Graticule } from '#app/figures/kit/graticule.tsx'
import { Label } from '#app/figures/kit/label.tsx'
import type { Point } from '#app/figures/kit/path.ts'
import { Plot, ticksAt } from '#app/figures/kit/plot.tsx'
import { quantity, withMinus } from '#app/figures/kit/quantity.ts'
import { At, percent, Stretch } from '#app/figures/kit/responsive-svg.tsx'
import { scale } from '#app/figures/kit/scale.ts'
import { scaledLine } from '#app/figures/kit/scaled-paths.ts'
import { type ServiceFigure, thumbnail } from '#app/figures/kit/service-figure.ts'
import { TraceLine } from '#app/figures/kit/trace-line.tsx'
import {
  type Channel,
  capture,
  goodLevel,
  reset,
  screen,
  stableFromMs,
  supplies,
  timesMs,
  triggerV,
} from './model.ts'

const channels = [...supplies, reset]
const records = capture(2)
/** Cursor times in milliseconds, rounded to 10 µs so that their difference matches the numbers shown. */
const cursorMs = (channel: Channel, n: number, level: number) =>
  Math.round(100 * stableFromMs(records[n] ?? [], level * channel.nominalV)) / 100
const goodAtMs = supplies.map((supply, n) => cursorMs(supply, n, goodLevel))
const lastGoodMs = goodAtMs.at(-1) ?? Number.NaN
const releasedMs = cursorMs(reset, supplies.length, 0.5)

// Positions are fractions of the screen.
const fromMs = -screen.divisionsBeforeTrigger * screen.msPerDivision
const across = scale(fromMs, fromMs + screen.columns * screen.msPerDivision)
const down = ({ groundDivision, voltsPerDivision }: Channel, voltageV: number) =>
  (groundDivision - voltageV / voltsPerDivision) / screen.rows

const unit = { width: 800, height: 512 }
const traceOf = (channel: Channel, n: number, size = unit) =>
  scaledLine(
    (records[n] ?? []).map((volts, sample): Point => [across(timesMs[sample] ?? 0), down(channel, volts)]),
    size,
  )
const milliseconds = (value: number, decimals = 2) => `${value.toFixed(decimals)} ms`

const x = {
  name: `Time from trigger, ms; ${screen.msPerDivision} ms/div`,
  ticks: ticksAt([-2, 2, 6, 10, 14, 18], across, withMinus),
}
const y = {
  name: 'Channel',
  ticks: channels.map(({ groundDivision }, n) => ({
    at: 1 - groundDivision / screen.rows,
    label: String(n + 1),
  })),
}

function Drawing() {
  return (
    <Plot x={x} y={y} className="power-on">
      <Graticule columns={screen.columns} rows={screen.rows} ticks />
      <At x={percent(across(0))}>
        <path className="power-on-trigger" d="M-5 0h10l-5 8z" />
      </At>
      <At x="100%">
        <text className="label-end" y="-16">
          Single, stopped
        </text>
      </At>
      <Stretch width={unit.width} height={unit.height}>
        {supplies.map((supply, n) => (
          <path key={supply.name} className="dim" d={traceOf(supply, n)} />
        ))}
      </Stretch>
      <Cursors />
      <Stretch width={unit.width} height={unit.height}>
        <TraceLine id="power-on-reset" d={traceOf(reset, supplies.length)} />
      </Stretch>
      {channels.map((channel) => (
        <ChannelName key={channel.name} {...channel} />
      ))}
      {supplies.map((supply, n) => (
        <At
          key={supply.name}
          x={percent(across(goodAtMs[n] ?? 0))}
          y={percent(down(supply, goodLevel * supply.nominalV))}
        >
          <circle className="power-on-good" r="3" />
          <At className="figure-wide">
            <Label className="note" x={12} y={22} text={milliseconds(goodAtMs[n] ?? 0)} />
          </At>
        </At>
      ))}
    </Plot>
  )
}

/** The label below a channel's line at the right edge, where all channels are high. */
function ChannelName(channel: Channel) {
  const { name, nominalV, voltsPerDivision } = channel
  return (
    <At x="100%" y={percent(down(channel, nominalV))}>
      <Label className="value" anchor="end" x={-12} y={22} text={name} />
      <Label className="" anchor="end" x={-12} y={39} text={`${voltsPerDivision} V/div`} />
    </At>
  )
}

function Cursors() {
  const level = percent(down(reset, reset.nominalV / 2))
  return (
    <>
      <line
        className="marker dashed"
        x1={percent(across(lastGoodMs))}
        x2={percent(across(lastGoodMs))}
        y2="100%"
      />
      <line
        className="marker dashed"
        x1={percent(across(releasedMs))}
        x2={percent(across(releasedMs))}
        y2={percent(down(reset, reset.nominalV))}
      />
      <line
        className="marker"
        x1={percent(across(lastGoodMs))}
        x2={percent(across(releasedMs))}
        y1={level}
        y2={level}
      />
      <At x={percent(across((lastGoodMs + releasedMs) / 2))} y={level}>
        <At className="figure-wide">
          <Label className="marker-text" anchor="middle" y={4} text={milliseconds(releasedMs - lastGoodMs)} />
        </At>
        <At className="figure-narrow">
          <Label
            className="marker-text"
            anchor="middle"
            y={4}
            text={milliseconds(releasedMs - lastGoodMs, 1)}
          />
        </At>
      </At>
    </>
  )
}

function Thumbnail() {
  return (
    <>
      {supplies.map((supply, n) => (
        <path key={supply.name} className="dim" d={traceOf(supply, n, thumbnail)} />
      ))}
      <path className="live" d={traceOf(reset, supplies.length, thumbnail)} />
    </>
  )
}

export const figure: ServiceFigure = {
  Drawing,
  Thumbnail,
  facts: [
    { name: 'Trigger', value: `${supplies[0]?.name} ↑ ${quantity(triggerV, 'V')}` },
    ...supplies.map(({ name }, n) => ({ name: `${name} good`, value: milliseconds(goodAtMs[n] ?? 0) })),
    { name: `${reset.name} released`, value: milliseconds(releasedMs) },
    { name: 'Reset held', value: milliseconds(releasedMs - lastGoodMs) },
  ],
  legend: [
    { mark: 'dim', name: 'Supplies' },
    { mark: 'live', name: 'Reset' },
  ],
  quantities: { level: 100 * goodLevel },
  exit: down(reset, records.at(-1)?.at(-1) ?? 0),
}
