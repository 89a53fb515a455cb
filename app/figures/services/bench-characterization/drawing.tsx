// The figure of the bench page: an eye diagram of overlaid windows, the worst one as the live line. The mask is copper. Eye height
// and width are read from the same windows.

import { Label } from '#app/figures/kit/label.tsx'
import { line, type Point } from '#app/figures/kit/path.ts'
import { Plot, ticksAt } from '#app/figures/kit/plot.tsx'
import { withMinus } from '#app/figures/kit/quantity.ts'
import { At, percent, Stretch } from '#app/figures/kit/responsive-svg.tsx'
import { scale } from '#app/figures/kit/scale.ts'
import { type ServiceFigure, thumbnail } from '#app/figures/kit/service-figure.ts'
import { TraceLine } from '#app/figures/kit/trace-line.tsx'
import {
  eyeHeight,
  eyeWidth,
  mask,
  maskCorners,
  maskHits,
  simulateWindows,
  timesPs,
  unitIntervalPs,
  type Window,
  worstOf,
} from './model.ts'

const windows = simulateWindows(44)
const height = eyeHeight(windows)
const width = eyeWidth(windows)
const millivolts = (value: number) => `${Math.round(value)} mV`
const picoseconds = (value: number) => `${Math.round(value)} ps`
const opening = {
  height: millivolts(height.highMv - height.lowMv),
  width: picoseconds(width.toPs - width.fromPs),
}

// Positions are fractions of the plot.
const across = scale(-unitIntervalPs, unitIntervalPs)
const down = scale(300, -300)
/** The voltage at which the eye width is drawn, below the traces. */
const rulerMv = -262

const live = worstOf(windows)

const unit = { width: 600, height: 360 }
const trace = (window: Window, size = unit, decimals = 0) =>
  line(
    window.map((voltage, n): Point => [across(timesPs[n] ?? 0) * size.width, down(voltage) * size.height]),
    decimals,
  )
const hexagon = (size = unit) =>
  `${line(maskCorners.map(([time, voltage]): Point => [across(time) * size.width, down(voltage) * size.height]))}z`

const x = {
  name: 'Time, ps',
  ticks: ticksAt([-200, -100, 0, 100, 200], across, withMinus),
}
const y = {
  name: 'Differential voltage, mV',
  ticks: ticksAt([-300, -200, -100, 0, 100, 200, 300], (v) => 1 - down(v), withMinus),
}

function Drawing() {
  return (
    <Plot x={x} y={y} grid>
      <Stretch width={unit.width} height={unit.height}>
        <g className="eye-traces">
          {windows.map((window) => (
            <path key={window[0]} d={trace(window)} />
          ))}
        </g>
        <TraceLine id="eye-live" d={trace(live, unit, 1)} />
        <path className="marker eye-mask" d={hexagon()} />
      </Stretch>
      <EyeHeight />
      <EyeWidth />
      <At x="50%" y="50%">
        <text className="marker-text label-middle" y="4">
          Mask
        </text>
      </At>
    </Plot>
  )
}

function EyeHeight() {
  return (
    <At x="50%">
      <line className="device" y1={percent(down(height.highMv))} y2={percent(down(mask.heightMv / 2))} />
      <line className="device" y1={percent(down(height.lowMv))} y2={percent(down(-mask.heightMv / 2))} />
      {[height.highMv, height.lowMv].map((level) => (
        <At key={level} y={percent(down(level))}>
          <path className="device" d="M-12 0h24" />
        </At>
      ))}
      <At y={percent(down(mask.heightMv / 2))}>
        <Label className="value" anchor="middle" y={-9} text={opening.height} />
      </At>
    </At>
  )
}

function EyeWidth() {
  return (
    <>
      {[width.fromPs, width.toPs].map((time) => (
        <At key={time} x={percent(across(time))}>
          <line className="device dashed" y1="50%" y2={percent(down(rulerMv))} />
          <At y={percent(down(rulerMv))}>
            <path className="device" d="M0-6v12" />
          </At>
        </At>
      ))}
      <line
        className="device"
        x1={percent(across(width.fromPs))}
        x2={percent(across(width.toPs))}
        y1={percent(down(rulerMv))}
        y2={percent(down(rulerMv))}
      />
      <At x="50%" y={percent(down(rulerMv))}>
        <Label className="value" anchor="middle" y={4} text={opening.width} />
      </At>
    </>
  )
}

function Thumbnail() {
  return (
    <>
      <g className="eye-traces">
        {windows.slice(0, 32).map((window) => (
          <path key={window[0]} d={trace(window, thumbnail)} />
        ))}
      </g>
      <path className="live" d={trace(live, thumbnail)} />
      <path className="marker eye-mask" d={hexagon(thumbnail)} />
    </>
  )
}

export const figure: ServiceFigure = {
  Drawing,
  Thumbnail,
  facts: [
    { name: 'Data rate', value: `${1000 / unitIntervalPs} Gb/s` },
    { name: 'Pattern', value: `PRBS7, ${windows.length} UI` },
    { name: 'Eye height', value: opening.height },
    { name: 'Eye width', value: opening.width },
    { name: 'Mask', value: `${millivolts(mask.heightMv)} × ${picoseconds(mask.widthPs)}` },
    { name: 'Mask hits', value: String(maskHits(windows)) },
  ],
  legend: [
    { mark: 'live', name: 'Worst trace' },
    { mark: 'marker', name: 'Mask' },
  ],
  exit: down(live.at(-1) ?? 0),
}
