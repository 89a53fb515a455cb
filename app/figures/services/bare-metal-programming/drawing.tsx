// The figure of the bare-metal page: the address map, beside it the interrupts over time, and below them the depth of the stack.
// The stack is the live line, an address that falls on a call; copper marks the bound from the call graph.
import { lanes } from '#app/figures/kit/lanes.ts'
import { line, type Point } from '#app/figures/kit/path.ts'
import { Plot, ticksAt, verticalsAt } from '#app/figures/kit/plot.tsx'
import { At, percent, Stretch } from '#app/figures/kit/responsive-svg.tsx'
import { scale } from '#app/figures/kit/scale.ts'
import { scaledBoxes, scaledLine } from '#app/figures/kit/scaled-paths.ts'
import { type ServiceFigure, thumbnail } from '#app/figures/kit/service-figure.ts'
import { TraceLine } from '#app/figures/kit/trace-line.tsx'
import { regions, stackBytes, usedBytes } from './memory-map.ts'
import { HorizontalMap, stackExtent, UprightMap } from './memory-map-bar.tsx'
import {
  contexts,
  deepestStep,
  handlers,
  handlerTimeShare,
  longestLatencyUs,
  slices,
  stackBoundBytes,
  stackSteps,
  windowUs,
} from './model.ts'

/** The share of the plot's height for the rows of the code; the stack is below. */
const split = 0.46
const rows = lanes(
  contexts.map(({ name }) => name),
  0,
  split,
)
const across = scale(0, windowUs)
const down = scale(0, stackBytes, split, 1)

const x = {
  name: 'Time, µs',
  ticks: ticksAt([0, 50, 100, 150, 200], across, String, (time) => time % 100 > 0),
}
const y = {
  name: 'Running',
  ticks: [...rows.ticks, ...ticksAt([0, 256, 512, 768, 1024], (bytes) => 1 - down(bytes))],
}

const unit = { width: 800, height: 500 }

/** When a piece of code runs, as boxes in its row. */
const runs = (size = unit) =>
  scaledBoxes(
    slices.map(({ job, from, to }) => [
      across(from),
      rows.down(job.priority, 0.28),
      across(to - from),
      rows.height * 0.44,
    ]),
    size,
  )

/** From the request of an interrupt to the end of its handler, so that waiting and preemption show. */
const pending = handlers
  .flatMap(({ releasesUs }, row) =>
    releasesUs.map((release) => {
      const end = slices.findLast(({ job }) => job.priority === row && job.release === release)?.to ?? release
      return line([
        [across(release) * unit.width, rows.down(row) * unit.height],
        [across(end) * unit.width, rows.down(row) * unit.height],
      ])
    }),
  )
  .join('')

function stack(size = unit): string {
  const ends = [...stackSteps.slice(1).map(({ timeUs }) => timeUs), windowUs]
  return scaledLine(
    stackSteps.flatMap(({ timeUs, bytes }, n): Point[] => [
      [across(timeUs), down(bytes)],
      [across(ends[n] ?? windowUs), down(bytes)],
    ]),
    size,
  )
}

const gridlines = verticalsAt(x.ticks, unit)
const last = stackSteps.at(-1)?.bytes ?? 0

function Drawing() {
  return (
    <div className="stack-depth">
      <UprightMap />
      <HorizontalMap />
      <svg className="stack-zoom figure-wide" aria-hidden="true">
        <line y1={percent(1 - stackExtent[1])} x2="100%" y2={percent(split)} />
        <line y1={percent(1 - stackExtent[0])} x2="100%" y2="100%" />
        <line x1="100%" x2="100%" y1={percent(split)} y2="100%" />
      </svg>
      <Plot x={x} y={y}>
        <Stretch width={unit.width} height={unit.height}>
          <path className="gridline" d={gridlines} />
          <path className="hair" d={`M0 ${split * unit.height}h${unit.width}`} />
          <path className="device dashed" d={pending} />
          <path className="pass stack-run" d={runs()} />
          <path className="marker dashed" d={`M0 ${down(stackBoundBytes) * unit.height}h${unit.width}`} />
          <TraceLine id="stack-depth-line" d={stack()} crisp />
        </Stretch>
        <At x={percent(across(deepestStep.timeUs))} y={percent(down(deepestStep.bytes))}>
          <text className="value label-end" x="-12" y="0">
            {deepestStep.bytes}
          </text>
        </At>
        <text className="value" x="14" y="97%">
          Stack, bytes
        </text>
        <At x="100%" y={percent(down(stackBoundBytes))}>
          <text className="marker-text label-end" x="-12" y="-8">
            Bound {stackBoundBytes}
          </text>
        </At>
      </Plot>
    </div>
  )
}

function Thumbnail() {
  return (
    <>
      <path className="pass" d={runs(thumbnail)} />
      <path
        className="marker dashed"
        d={`M0 ${(down(stackBoundBytes) * thumbnail.height).toFixed(1)}h${thumbnail.width}`}
      />
      <path className="live crisp" d={stack(thumbnail)} />
    </>
  )
}

const kibibytes = (bytes: number) => `${+(bytes / 1024).toFixed(1)}`
const canHandler = handlers.find(({ name }) => name === 'CAN')

export const figure: ServiceFigure = {
  Drawing,
  Thumbnail,
  facts: [
    ...regions
      .filter(({ sections }) => sections.length)
      .map((region) => ({
        name: `${region.name} used`,
        value: `${kibibytes(usedBytes(region))} of ${kibibytes(region.sizeBytes)} KiB`,
      })),
    { name: 'Stack bound', value: `${stackBoundBytes} of ${stackBytes} bytes` },
    { name: 'Deepest stack here', value: `${deepestStep.bytes} bytes` },
    { name: 'Longest CAN latency here', value: `${canHandler ? longestLatencyUs(canHandler) : ''} µs` },
    { name: 'Time in handlers', value: `${Math.round(100 * handlerTimeShare)} %` },
  ],
  legend: [
    { mark: 'pass', name: 'Executing' },
    { mark: 'live', name: 'Stack' },
  ],
  quantities: { span: windowUs },
  exit: down(last),
}
