// Random times for faults, reproducible with the printed seed.
const { TEST_SEED, TEST_LONG } = process.env

/** The rounds for each kind of kill. */
export const killRounds = Array.from({ length: TEST_LONG ? 50 : 3 }, (_, n) => n + 1)

/**
 * @returns a generator of numbers from 0 to below 1: Mulberry32
 * (https://gist.github.com/tommyettinger/46a874533244883189143505d203312c)
 */
export function seededRandom(of: string): () => number {
  const seed = Number(TEST_SEED ?? Math.floor(Math.random() * 2 ** 32))
  console.info(`${of}: TEST_SEED=${seed}`)
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
