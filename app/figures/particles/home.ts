// The particles of the home page: stray points of noise around the oscilloscope's input, in percent of its screen.

import { gaussianFrom, randomFrom } from '#app/figures/models/noise.ts'
import { firstSampleTimeS, samplePeriodS, signalAt } from '#app/figures/pages/home/acquisition.ts'

const count = 50
/** In samples: the width of the screen, the part before the first sample, and the part with noise. */
const screen = { samples: 30, analog: 12.5, noisy: 20.5 }
/** The voltage range of the screen from top to bottom. */
const screenRangeV = 1.5

const random = randomFrom(7)
const gaussian = gaussianFrom(8)

export const noiseParticles = Array.from({ length: count }, () => {
  const sample = random() * screen.noisy
  const voltage = signalAt(firstSampleTimeS + (sample - screen.analog) * samplePeriodS) + 0.085 * gaussian()
  return {
    x: +((100 * sample) / screen.samples).toFixed(1),
    y: +(50 - (100 * voltage) / screenRangeV).toFixed(1),
    radius: +(0.7 + 1.5 * random() ** 2).toFixed(1),
  }
})
