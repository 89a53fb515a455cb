// The positions and paths of the signals in the handshake drawing, in its own units.
import { digital } from '#app/figures/kit/digital.ts'
import { line, type Point } from '#app/figures/kit/path.ts'
import { ticksAt } from '#app/figures/kit/plot.tsx'
import { percent } from '#app/figures/kit/responsive-svg.tsx'
import { arrivalCycles, clockPeriodNs, readyByCycle, simulateHandshake } from './model.ts'

export const cycles = simulateHandshake(arrivalCycles, readyByCycle)
export const edges = Array.from({ length: cycles.length + 1 }, (_, edge) => edge)
export const transfers = cycles.flatMap(({ transfer, word }, n) => (transfer ? [{ edge: n + 1, word }] : []))

// Horizontally, rising edge 0 is at `before`. Outputs of registers change `delay` after their edge.
const cycle = 100
const before = 0.5 * cycle
const after = 0.8 * cycle
const delay = 0.17 * cycle
const slant = 0.11 * cycle
export const edgeAt = (edge: number) => before + edge * cycle
export const width = edgeAt(cycles.length) + after
export const across = (x: number) => percent(x / width)

// Vertically, each signal has a row. The strip below the rows is for the transferred words.
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
    (edge) => String(edge * clockPeriodNs),
    (edge) => edge % 4 !== 0,
  ),
}
export const y = {
  name: 'Signal',
  ticks: signals.map((label) => ({ at: 1 - levelsOf(label).middle / height, label })),
}

/** The wave of a signal that starts low and toggles at the given positions. */
const wave = (signal: (typeof signals)[number], changes: readonly number[]) =>
  digital({ edges: changes, from: 0, to: width, ...levelsOf(signal) })

/** The positions at which a register output changes, for its levels cycle by cycle. It is low before and after them. */
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

/** The words, with the range in which the data lines carry them. Between words, the data lines are undefined. */
export const words = arrivalCycles.map((_, word) => ({
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
