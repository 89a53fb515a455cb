// A board from reset to its login prompt. Each stage hands over to the next; what a stage takes is the sum of its steps, and what a
// step takes follows from how much it reads or computes. The supply current tells the stages apart.

import type { Point } from '#app/figures/kit/path.ts'
import { gaussianFrom } from '#app/figures/models/noise.ts'

/** Milliseconds, and amperes at the 12 V input while it lasts. */
interface Step {
  name: string
  duration: number
  current: number
}
export interface Stage {
  name: string
  steps: readonly Step[]
}

const step = (name: string, duration: number, current: number): Step => ({ name, duration, current })
/** A step that moves or computes so many mebibytes at so many in a second. */
const transfer = (name: string, size: number, rate: number, current: number): Step =>
  step(name, (size / rate) * 1000, current)

const image = 14
const unpacked = 36

export const stages: readonly Stage[] = [
  {
    name: 'Boot ROM',
    steps: [step('Oscillator, PLL and eMMC', 42, 0.12), transfer('Read SPL', 0.2, 8, 0.15)],
  },
  {
    name: 'SPL',
    steps: [
      step('Power and clocks', 14, 0.16),
      step('Train DRAM', 118, 0.31),
      transfer('Read U-Boot', 1.6, 42, 0.24),
    ],
  },
  {
    name: 'U-Boot',
    steps: [
      step('Drivers and environment', 150, 0.25),
      transfer('Read image', image, 145, 0.28),
      transfer('SHA-256 of image', image, 110, 0.3),
      transfer('Unpack kernel', unpacked, 210, 0.33),
    ],
  },
  {
    name: 'Kernel',
    steps: [step('Memory and cores', 96, 0.42), step('Initcalls', 498, 0.47)],
  },
  {
    name: 'Root file system',
    steps: [step('Wait for eMMC', 45, 0.36), step('Journal and mount', 72, 0.39)],
  },
  {
    name: 'User space',
    steps: [step('Services', 760, 0.68), step('Last service', 110, 0.44)],
  },
]

/** When each stage begins and ends, in milliseconds after reset. */
export const spans = spansOf(stages.map(({ steps }) => total(steps)))
/** When each step of a stage begins and ends, row by row. */
export const stepSpans = stages.map(({ steps }, n) =>
  spansOf(
    steps.map(({ duration }) => duration),
    spans[n]?.from,
  ),
)
/** The kernel starts the first process when the root file system is mounted. */
export const firstProcess = endOf('Root file system')
export const loginPrompt = endOf('User space')
/** The longest single step. */
export const longestStep = stages
  .slice(0, -1)
  .flatMap(({ steps }) => steps)
  .reduce((longest, next) => (next.duration > longest.duration ? next : longest))
/** Amperes, when the board waits at its prompt. */
export const idleCurrent = 0.2

/** The input's capacitors smooth what the board draws: their time constant in milliseconds. */
const smoothing = 6
/** How much the load of a step changes, as a part of its current. */
const ripple = 0.07

/** The input current in amperes from reset up to a time in milliseconds, at even intervals. */
export function inputCurrent(until: number, interval: number, seed: number): Point[] {
  const gaussian = gaussianFrom(seed)
  const share = 1 - Math.exp(-interval / smoothing)
  let current = 0
  return Array.from({ length: Math.floor(until / interval) + 1 }, (_, n) => {
    const load = loadAt(n * interval)
    const noise = load > idleCurrent ? ripple * gaussian() : 0.4 * ripple * gaussian()
    current += (load * (1 + noise) - current) * share
    return [n * interval, current]
  })
}

/** What the step that runs at a time draws, in amperes. */
export function loadAt(time: number): number {
  let end = 0
  for (const { duration, current } of stages.flatMap(({ steps }) => steps)) {
    end += duration
    if (time < end) return current
  }
  return idleCurrent
}

function total(steps: readonly Step[]): number {
  return steps.reduce((sum, { duration }) => sum + duration, 0)
}

function spansOf(durations: readonly number[], start = 0) {
  let now = start
  return durations.map((duration) => {
    const from = now
    now += duration
    return { from, to: now }
  })
}

function endOf(name: string): number {
  return spans[stages.findIndex((stage) => stage.name === name)]?.to ?? Number.NaN
}
