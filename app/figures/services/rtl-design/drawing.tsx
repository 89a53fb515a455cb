// The figure of the RTL page: clock, valid, ready and data. The live line is high while valid and ready are both high. Copper marks
// the edges at which a word moves.

import { Plot } from '#app/figures/kit/plot.tsx'
import { At, Stretch } from '#app/figures/kit/responsive-svg.tsx'
import type { ServiceFigure } from '#app/figures/kit/service-figure.ts'
import { TraceLine } from '#app/figures/kit/trace-line.tsx'
import {
  across,
  cycles,
  data,
  down,
  edgeAt,
  edges,
  height,
  hexagon,
  inputs,
  levelsOf,
  row,
  samplings,
  transfers,
  width,
  words,
  x,
  xfer,
  y,
} from './layout.ts'
import { type Cycle, clockPeriodNs, longestRun } from './model.ts'

function Data() {
  return (
    <>
      <path className="handshake-unknown" d={`M0 ${data.high}h${width}V${data.low}H0`} />
      <path className="handshake-word" d={words.map(hexagon).join('')} />
    </>
  )
}

function Drawing() {
  return (
    <Plot x={x} y={y} className="handshake">
      <Stretch width={width} height={height}>
        <path className="gridline" d={edges.map((edge) => `M${edgeAt(edge)} 0v${height}`).join('')} />
        <path className="device" d={inputs} />
        <path className="marker crisp" d={samplings} />
        <Data />
        <TraceLine id="handshake-xfer" d={xfer} crisp />
      </Stretch>
      {words.map(({ from, to, word }) => (
        <At key={word} x={across((from + to) / 2)} y={down(data.middle)}>
          <text className="value label-middle" y="4">{`D${word}`}</text>
        </At>
      ))}
      {transfers.map(({ edge, word }) => (
        <At key={edge} x={across(edgeAt(edge))}>
          <At y={down(levelsOf('clk').middle)}>
            <path className="handshake-mark" d="M-5 4L0-6 5 4z" />
          </At>
          <circle className="handshake-mark" cy={down(levelsOf('valid').high)} r="3.5" />
          <circle className="handshake-mark" cy={down(levelsOf('ready').high)} r="3.5" />
          <text className="marker-text label-middle" y={down(height - row / 4)}>{`D${word}`}</text>
        </At>
      ))}
    </Plot>
  )
}

/** Eight cycles, without the clock. */
function Thumbnail() {
  const view = `${edgeAt(3)} ${row} ${edgeAt(11) - edgeAt(3)} ${4 * row}`
  return (
    <svg viewBox={view} preserveAspectRatio="none" aria-hidden="true">
      <path className="device" d={inputs} />
      <Data />
      <path className="live crisp" d={xfer} />
    </svg>
  )
}

const count = (holds: (cycle: Cycle) => boolean) => cycles.filter(holds).length
const stalled = ({ valid, ready }: Cycle) => valid && !ready
const starved = ({ valid, ready }: Cycle) => ready && !valid

export const figure: ServiceFigure = {
  Drawing,
  Thumbnail,
  facts: [
    { name: 'Clock', value: `${1000 / clockPeriodNs} MHz` },
    { name: 'Words moved', value: `${transfers.length} in ${cycles.length} cycles` },
    { name: 'Back to back', value: `${longestRun(cycles, ({ transfer }) => transfer)} words` },
    { name: 'Valid waits for ready', value: `${count(stalled)} cycles in total` },
    { name: 'Longest of these waits', value: `${longestRun(cycles, stalled)} cycles` },
    { name: 'Ready waits for valid', value: `${count(starved)} cycles` },
  ],
  legend: [{ mark: 'live', name: 'xfer = valid & ready' }],
  exit: levelsOf('xfer').low / height,
}
