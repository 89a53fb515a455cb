// Where everything in the drawing of the handshake is: its signals as paths, in the drawing's units.
import { digital } from '#app/figures/kit/digital.ts'
import { line, type Point } from '#app/figures/kit/path.ts'
import { ticksAt } from '#app/figures/kit/plot.tsx'
import { percent } from '#app/figures/kit/responsive-svg.tsx'
import { arrivals, clockPeriod, readiness, run } from './model.ts'

export const cycles = run(arrivals, readiness)
export const edges = Array.from({ length: cycles.length + 1 }, (_, edge) => edge)
export const transfers = cycles.flatMap(({ transfer, word }, n) => (transfer ? [{ edge: n + 1, word }] : []))

// Across, rising edge 0 stands at `before`; what a register drives follows its edge after `delay`.
const cycle = 100
const before = 0.5 * cycle
const after = 0.8 * cycle
const delay = 0.17 * cycle
const slant = 0.11 * cycle
export const edgeAt = (edge: number) => before + edge * cycle
export const width = edgeAt(cycles.length) + after
export const across = (x: number) => percent(x / width)

// Down, each signal has a row; below them is a strip for the words that moved.
const signals = ['clk', 'valid', 'ready', 'data', 'xfer'] as const
export const row = 100
export const height = (signals.length + 0.5) * row
export const down = (y: number) => percent(y / height)
export function levelsOf(signal: (typeof signals)[number]) {
  const top = signals.indexOf(signal) * row
  return { high: top + 0.27 * row, middle: top + 0.5 * row, low: top + 0.73 * row }
}
export const data = levelsOf('data')

export const x = {
  name: 'Time, ns',
  ticks: ticksAt(
    edges.filter((edge) => edge % 2 === 0),
    (edge) => edgeAt(edge) / width,
    (edge) => String(edge * clockPeriod),
    (edge) => edge % 4 !== 0,
  ),
}
export const y = {
  name: 'Signal',
  ticks: signals.map((label) => ({ at: 1 - levelsOf(label).middle / height, label })),
}

/** The wave of a signal that begins low and changes its level at every one of the places. */
const wave = (signal: (typeof signals)[number], changes: readonly number[]) =>
  digital({ edges: changes, from: 0, to: width, ...levelsOf(signal) })

/** Where a signal changes that a register drives: a level for each cycle, low before and after them. */
const changesOf = (levels: readonly boolean[]) =>
  [...levels, false].flatMap((level, n) => (level === (levels[n - 1] ?? false) ? [] : [edgeAt(n) + delay]))

export const inputs = [
  wave(
    'clk',
    edges.flatMap((edge) => [edgeAt(edge), edgeAt(edge + 0.5)]),
  ),
  wave('valid', changesOf(cycles.map(({ valid }) => valid))),
  wave('ready', changesOf(cycles.map(({ ready }) => ready))),
].join('')
export const xfer = wave('xfer', changesOf(cycles.map(({ transfer }) => transfer)))
export const samplings = transfers
  .map(({ edge }) => `M${edgeAt(edge)} ${levelsOf('clk').high}V${levelsOf('xfer').low}`)
  .join('')

/** Each word, and from where to where the data lines carry it. In between, what they carry does not count. */
export const words = arrivals.map((_, word) => ({
  word,
  from: edgeAt(cycles.findIndex((cycle) => cycle.word === word)) + delay,
  to: edgeAt(cycles.findLastIndex((cycle) => cycle.word === word) + 1) + delay,
}))

/** The hexagon of a word on the data lines. */
export function hexagon({ from, to }: { from: number; to: number }): string {
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
