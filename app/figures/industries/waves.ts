// The waveforms of the trace inside our blocks, as levels from −1 to 1, each held for the same length.

const sine = (periods: number, steps: number) =>
  Array.from({ length: steps }, (_, n) => Math.sin((2 * Math.PI * periods * (n + 0.5)) / steps))

/** The lines of a spectrum, which rise from zero and fall back to it. */
const lines = (heights: readonly number[]) => heights.flatMap((height) => [height, 0])

const bits = (pattern: string) => [...pattern].map((bit) => (bit === '1' ? 1 : -1))

export const waves = {
  sampled: sine(2, 24),
  spectrum: lines([0.3, 0.75, 1, 0.5, 0.85, 0.4, 0.7, 0.25]),
  slow: bits('0110100110'),
  fast: bits('01101001011001101001'),
  packets: [1, 1, 1, 0, 1, 1, 1, 0, 1, 1, 1, 0, 1, 1, 1],
  pulses: [1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1],
  stairs: [0.35, 0.7, 1, 1, 0.6, 0.2, -0.3, -0.7, -0.7, -0.3],
  rise: [0, 0, 0, 1, 1, 1, 1],
  scan: [-1, 0.2, 0.5, 0.9, 0.6, 0.3, 0.7, -1, 0.4, 0.8, 0.5, 0.9, 0.2, 0.6],
} satisfies Record<string, number[]>

export type WaveName = keyof typeof waves
