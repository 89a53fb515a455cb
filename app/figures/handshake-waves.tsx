// The figure of the RTL page: clock, valid, ready and data. Where valid and ready are both high is its live line; copper marks the
// edges at which a word moves.
import { digital } from './digital.ts'
import { arrivals, type Cycle, clockPeriod, longest, readiness, run } from './handshake.ts'
import { LiveLine } from './live-line.tsx'
import { line, type Point } from './path.ts'
import { Plot, ticksAt } from './plot.tsx'
import type { ServiceFigure } from './service-figure.ts'
import { At, percent, Stretch } from './viewports.tsx'

const cycles = run(arrivals, readiness)
const edges = Array.from({ length: cycles.length + 1 }, (_, edge) => edge)
const transfers = cycles.flatMap(({ transfer, word }, n) => (transfer ? [{ edge: n + 1, word }] : []))

// Across, rising edge 0 stands at `before`; what a register drives follows its edge after `delay`.
const cycle = 100
const before = 0.5 * cycle
const after = 0.8 * cycle
const delay = 0.17 * cycle
const slant = 0.11 * cycle
const edgeAt = (edge: number) => before + edge * cycle
const width = edgeAt(cycles.length) + after
const across = (x: number) => percent(x / width)

// Down, each signal has a row; below them is a strip for the words that moved.
const signals = ['clk', 'valid', 'ready', 'data', 'xfer'] as const
const row = 100
const height = (signals.length + 0.5) * row
const down = (y: number) => percent(y / height)
function levelsOf(signal: (typeof signals)[number]) {
  const top = signals.indexOf(signal) * row
  return { high: top + 0.27 * row, middle: top + 0.5 * row, low: top + 0.73 * row }
}
const data = levelsOf('data')

const x = {
  name: 'Time, ns',
  ticks: ticksAt(
    edges.filter((edge) => edge % 2 === 0),
    (edge) => edgeAt(edge) / width,
    (edge) => String(edge * clockPeriod),
    (edge) => edge % 4 !== 0,
  ),
}
const y = {
  name: 'Signal',
  ticks: signals.map((label) => ({ at: 1 - levelsOf(label).middle / height, label })),
}

/** The wave of a signal that begins low and changes its level at every one of the places. */
const wave = (signal: (typeof signals)[number], changes: readonly number[]) =>
  digital({ edges: changes, from: 0, to: width, ...levelsOf(signal) })

/** Where a signal changes that a register drives: a level for each cycle, low before and after them. */
const changesOf = (levels: readonly boolean[]) =>
  [...levels, false].flatMap((level, n) => (level === (levels[n - 1] ?? false) ? [] : [edgeAt(n) + delay]))

const inputs = [
  wave(
    'clk',
    edges.flatMap((edge) => [edgeAt(edge), edgeAt(edge + 0.5)]),
  ),
  wave('valid', changesOf(cycles.map(({ valid }) => valid))),
  wave('ready', changesOf(cycles.map(({ ready }) => ready))),
].join('')
const xfer = wave('xfer', changesOf(cycles.map(({ transfer }) => transfer)))
const samplings = transfers
  .map(({ edge }) => `M${edgeAt(edge)} ${levelsOf('clk').high}V${levelsOf('xfer').low}`)
  .join('')

/** Each word, and from where to where the data lines carry it. In between, what they carry does not count. */
const words = arrivals.map((_, word) => ({
  word,
  from: edgeAt(cycles.findIndex((cycle) => cycle.word === word)) + delay,
  to: edgeAt(cycles.findLastIndex((cycle) => cycle.word === word) + 1) + delay,
}))

/** The hexagon of a word on the data lines. */
function hexagon({ from, to }: { from: number; to: number }): string {
  const corners: Point[] = [
    [from, data.middle],
    [from + slant, data.high],
    [to - slant, data.high],
    [to, data.middle],
    [to - slant, data.low],
    [from + slant, data.low],
  ]
  return `${line(corners)}z`
}

/** What leads to the transfers. The lines of the edges run behind the data. */
function Inputs() {
  return (
    <>
      <path className="device" d={inputs} />
      <path className="marker crisp" d={samplings} />
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
        <Inputs />
        <LiveLine id="handshake-xfer" d={xfer} crisp />
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

/** Without the clock, and without the names of the words. */
function Thumbnail() {
  return (
    <svg viewBox={`0 ${row} ${width} ${4 * row}`} preserveAspectRatio="none" aria-hidden="true">
      <Inputs />
      <path className="live crisp" d={xfer} />
    </svg>
  )
}

const count = (holds: (cycle: Cycle) => boolean) => cycles.filter(holds).length
const stalled = ({ valid, ready }: Cycle) => valid && !ready
const starved = ({ valid, ready }: Cycle) => ready && !valid

export const handshakeWaves: ServiceFigure = {
  Drawing,
  Thumbnail,
  facts: [
    { name: 'Clock', value: `${1000 / clockPeriod} MHz` },
    { name: 'Words moved', value: `${transfers.length} in ${cycles.length} cycles` },
    { name: 'Back to back', value: `${longest(cycles, ({ transfer }) => transfer)} words` },
    { name: 'Valid waits for ready', value: `${count(stalled)} cycles` },
    { name: 'Longest wait', value: `${longest(cycles, stalled)} cycles` },
    { name: 'Ready waits for valid', value: `${count(starved)} cycles` },
  ],
  legend: [{ mark: 'live', name: 'xfer = valid & ready' }],
  caption:
    'One port, cycle by cycle. A word moves at each rising edge marked, where valid and ready are both high; until then the sender holds valid and the word. Illustrative, computed from the rules of AMBA AXI.',
  exit: levelsOf('xfer').low / height,
}
