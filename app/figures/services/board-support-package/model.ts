// A board from reset to its login prompt. Each stage hands over to the next and takes the sum of its steps. A step that reads or
// computes takes its size divided by its rate. The stages can be told apart by the supply current.

import type { Point } from '#app/figures/kit/path.ts'
import { gaussianFrom } from '#app/figures/models/noise.ts'

interface Step {
  name: string
  durationMs: number
  /** At the 12 V input while the step runs. */
  currentA: number
}
export interface Stage {
  name: string
  steps: readonly Step[]
}

const step = (name: string, durationMs: number, currentA: number): Step => ({ name, durationMs, currentA })
/** A step that reads or computes data at a given rate. */
const transferStep = (name: string, sizeMiB: number, rateMiBPerSecond: number, currentA: number): Step =>
  step(name, (sizeMiB / rateMiBPerSecond) * 1000, currentA)

const imageMiB = 14
const unpackedMiB = 36

export const stages: readonly Stage[] = [
  {
    name: 'Boot ROM',
    steps: [step('Oscillator, PLL and eMMC', 42, 0.12), transferStep('Read SPL', 0.2, 8, 0.15)],
  },
  {
    name: 'SPL',
    steps: [
      step('Power and clocks', 14, 0.16),
      step('Train DRAM', 118, 0.31),
      transferStep('Read U-Boot', 1.6, 42, 0.24),
    ],
  },
  {
    name: 'U-Boot',
    steps: [
      step('Drivers and environment', 150, 0.25),
      transferStep('Read image', imageMiB, 145, 0.28),
      transferStep('SHA-256 of image', imageMiB, 110, 0.3),
      transferStep('Unpack kernel', unpackedMiB, 210, 0.33),
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

/** When each stage starts and ends, in milliseconds after reset. */
export const stageSpans = spansOf(stages.map(({ steps }) => totalMs(steps)))
/** The same for the steps, with one list for each stage. */
export const stepSpans = stages.map(({ steps }, n) =>
  spansOf(
    steps.map(({ durationMs }) => durationMs),
    stageSpans[n]?.from,
  ),
)
/** The kernel starts the first process once the root file system is mounted. */
export const firstProcessMs = endMs('Root file system')
export const loginPromptMs = endMs('User space')
/** The longest step before the first process. */
export const longestStep = stages
  .slice(0, -1)
  .flatMap(({ steps }) => steps)
  .reduce((longest, next) => (next.durationMs > longest.durationMs ? next : longest))
/** While the board waits at its prompt. */
export const idleCurrentA = 0.2

/** Time constant of the input capacitors, which smooth the current. */
const smoothingMs = 6
/** Variation of the load within a step, as a share of its current. */
const rippleShare = 0.07

/** The input current from reset on, at even intervals: points of milliseconds and amperes. */
export function inputCurrentA(untilMs: number, intervalMs: number, seed: number): Point[] {
  const gaussian = gaussianFrom(seed)
  const share = 1 - Math.exp(-intervalMs / smoothingMs)
  let current = 0
  return Array.from({ length: Math.floor(untilMs / intervalMs) + 1 }, (_, n) => {
    const load = loadCurrentA(n * intervalMs)
    const noise = load > idleCurrentA ? rippleShare * gaussian() : 0.4 * rippleShare * gaussian()
    current += (load * (1 + noise) - current) * share
    return [n * intervalMs, current]
  })
}

/** The current of the step that runs at this time. */
export function loadCurrentA(timeMs: number): number {
  let stepEndMs = 0
  for (const { durationMs, currentA } of stages.flatMap(({ steps }) => steps)) {
    stepEndMs += durationMs
    if (timeMs < stepEndMs) return currentA
  }
  return idleCurrentA
}

function totalMs(steps: readonly Step[]): number {
  return steps.reduce((sum, { durationMs }) => sum + durationMs, 0)
}

function spansOf(durationsMs: readonly number[], startMs = 0) {
  let nowMs = startMs
  return durationsMs.map((durationMs) => {
    const from = nowMs
    nowMs += durationMs
    return { from, to: nowMs }
  })
}

function endMs(name: string): number {
  return stageSpans[stages.findIndex((stage) => stage.name === name)]?.to ?? Number.NaN
}
