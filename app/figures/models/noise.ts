// Noise for the drawings' models. It is seeded, so that every render draws the same picture.

/**
 * A generator of evenly spread numbers from 0 up to 1, the same sequence for the same seed: "mulberry32", public domain.
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

/** A generator of normally distributed numbers (mean 0, deviation 1), by the transform of Box and Muller. */
export function gaussianFrom(seed: number): () => number {
  const random = randomFrom(seed)
  return () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}
