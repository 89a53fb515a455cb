// The 30 particles of a page's first screen, in percent of its size: noise around a fixed level, increasing to the
// right, where the page's trace begins.
import { gaussianFrom, randomFrom } from '#app/figures/models/noise.ts'

const count = 30
const level = 52
const random = randomFrom(30)
const gaussian = gaussianFrom(31)

export const heroParticles = Array.from({ length: count }, () => {
  const x = 100 * Math.sqrt(random())
  return {
    x: Math.round(x),
    y: Math.round(level + 0.16 * x * gaussian()),
    radius: +(0.7 + 1.5 * random() ** 2).toFixed(1),
  }
})
