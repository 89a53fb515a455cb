// Noise for the models of the drawings. It is seeded, so that every render draws the same picture.

/**
 * Returns a generator of uniformly distributed numbers from 0 up to 1; the same seed gives the same sequence. The
 * algorithm is "mulberry32" (public domain).
 */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * Returns a generator of normally distributed numbers (mean 0, standard deviation 1), using the Box–Muller transform.
 */
export function gaussianFrom(seed: number): () => number {
  const random = randomFrom(seed)
  return () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}
