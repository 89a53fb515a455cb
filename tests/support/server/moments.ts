// Random times for faults, reproducible with the printed seed.
import { randomFrom } from '#app/figures/models/noise.ts'

const { TEST_SEED, TEST_LONG } = process.env

/** The numbers of the rounds in which a test kills something. */
export const killRounds = Array.from({ length: TEST_LONG ? 50 : 3 }, (_, n) => n + 1)

/**
 * @param purpose what the numbers are for, printed with the seed
 * @returns a generator of numbers from 0 to below 1
 */
export function seededRandom(purpose: string): () => number {
  const seed = Number(TEST_SEED ?? Math.floor(Math.random() * 2 ** 32))
  console.info(`${purpose}: TEST_SEED=${seed}`)
  return randomFrom(seed)
}
