// The figure of the board-support page: the stages of a boot, and below them the input current of the board, which is the live line.
// Copper marks the first process.

import { lanes } from '#app/figures/kit/lanes.ts'
import type { Point } from '#app/figures/kit/path.ts'
import { Plot, ticksAt, verticalsAt } from '#app/figures/kit/plot.tsx'
import { At, percent, Stretch } from '#app/figures/kit/responsive-svg.tsx'
import { scale } from '#app/figures/kit/scale.ts'
import { scaledBoxes, scaledLine } from '#app/figures/kit/scaled-paths.ts'
import { type ServiceFigure, thumbnail } from '#app/figures/kit/service-figure.ts'
import { TraceLine } from '#app/figures/kit/trace-line.tsx'
import {
  firstProcessMs,
  idleCurrentA,
  inputCurrentA,
  loginPromptMs,
  longestStep,
  type Stage,
  stageSpans,
  stages,
  stepSpans,
} from './model.ts'

const axisEndMs = 2500
const sampleIntervalMs = 10
const currentSamples = inputCurrentA(axisEndMs, sampleIntervalMs, 4)

/** The share of the plot's height for the stages; the current is below. */
const stagesShare = 0.62
const shortNames: Record<string, string> = { 'Root file system': 'Root FS', 'User space': 'User' }
const rows = lanes(
  stages.map(({ name }) => shortNames[name] ?? name),
  0,
  stagesShare,
)
const across = scale(0, axisEndMs)
const down = scale(0, 0.9, 1, stagesShare)

const x = {
  name: 'Time after reset, ms',
  ticks: ticksAt([0, 500, 1000, 1500, 2000, 2500], across, String, (time) => time % 1000 > 0),
}
const y = {
  name: 'Stage',
  ticks: [
    ...rows.ticks,
    ...ticksAt(
      [0, 0.3, 0.6],
      (amperes) => 1 - down(amperes),
      (amperes) => amperes.toFixed(1),
    ),
  ],
}

const unit = { width: 800, height: 500 }

const bars = (size = unit) =>
  scaledBoxes(
    stepSpans.flatMap((steps, row) =>
      steps.map(
        ({ from, to }) =>
          [across(from), rows.down(row, 0.24), across(to - from), rows.height * 0.52] as const,
      ),
    ),
    size,
  )
/** From the end of a bar down to the start of the next. */
const handovers = stageSpans
  .slice(0, -1)
  .map(({ to }, row) => {
    const from = rows.down(row, 0.76) * unit.height
    return `M${(across(to) * unit.width).toFixed(1)} ${from.toFixed(1)}V${(rows.down(row + 1, 0.24) * unit.height).toFixed(1)}`
  })
  .join('')
const waveform = (size = unit) =>
  scaledLine(
    currentSamples.map(([time, amperes]): Point => [across(time), down(amperes)]),
    size,
  )
const gridlines = verticalsAt(x.ticks, unit)
const formatMs = (time: number) => String(Math.round(time))

function Drawing() {
  return (
    <Plot x={x} y={y} className="boot">
      <Stretch width={unit.width} height={unit.height}>
        <path className="gridline" d={gridlines} />
        <path className="hair" d={`M0 ${stagesShare * unit.height}h${unit.width}`} />
        <path className="device" d={handovers} />
        <path className="boot-stage" d={bars()} />
        <TraceLine id="boot-current" d={waveform()} />
      </Stretch>
      {stages.map((stage, row) => (
        <Duration key={stage.name} row={row} />
      ))}
      <text className="value" x="14" y={percent(stagesShare)} dy="22">
        12 V input, A
      </text>
      <At x={percent(across(firstProcessMs))}>
        <line className="marker dashed" y2="100%" />
        <At y={percent(rows.down(0))}>
          <text className="marker-text" x="12" y="4">
            <tspan className="figure-wide">First process, </tspan>
            {formatMs(firstProcessMs)} ms
          </text>
        </At>
      </At>
    </Plot>
  )
}

/** How long a stage takes: after its bar, or before it in the right half. */
function Duration({ row }: { row: number }) {
  const { from, to } = stageSpans[row] ?? { from: 0, to: 0 }
  const before = across(to) > 0.5
  return (
    <At x={percent(across(before ? from : to))} y={percent(rows.down(row))}>
      <text className={before ? 'value label-end' : 'value'} x={before ? -10 : 10} y="4">
        {formatMs(to - from)}
      </text>
    </At>
  )
}

function Thumbnail() {
  const at = across(firstProcessMs) * thumbnail.width
  return (
    <>
      <path className="boot-stage" d={bars(thumbnail)} />
      <path className="marker dashed" d={`M${at.toFixed(1)} 0v${thumbnail.height}`} />
      <path className="live" d={waveform(thumbnail)} />
    </>
  )
}

const durationOf = (stage: Stage) => {
  const { from, to } = stageSpans[stages.indexOf(stage)] ?? { from: 0, to: 0 }
  return `${formatMs(to - from)} ms`
}
const peakA = currentSamples.reduce((most, [, amperes]) => Math.max(most, amperes), 0)
const [, , loader, kernel] = stages

export const figure: ServiceFigure = {
  Drawing,
  Thumbnail,
  facts: [
    { name: 'Reset to first process', value: `${formatMs(firstProcessMs)} ms` },
    { name: 'Reset to login prompt', value: `${formatMs(loginPromptMs)} ms` },
    ...[loader, kernel].flatMap((stage) => (stage ? [{ name: stage.name, value: durationOf(stage) }] : [])),
    {
      name: 'Longest step before user space',
      value: `${longestStep.name}, ${formatMs(longestStep.durationMs)} ms`,
    },
    { name: 'Input current, peak and idle', value: `${peakA.toFixed(2)}, ${idleCurrentA.toFixed(2)} A` },
  ],
  legend: [{ mark: 'live', name: 'Input current' }],
  exit: down(currentSamples.at(-1)?.[1] ?? idleCurrentA),
}
