// Random moments for faults, the same again with the seed that is printed.
const { TEST_SEED, TEST_LONG } = process.env

/** Of each kind of kill. */
export const killRounds = Array.from({ length: TEST_LONG ? 50 : 3 }, (_, n) => n + 1)

/** @returns numbers from 0 up to 1, by Mulberry32 (https://gist.github.com/tommyettinger/46a874533244883189143505d203312c) */
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
