// The 20 particles of the footer, in percent of their strip: samples of a damped oscillation in which the trace dies
// away.

const count = 20
const samplesPerPeriod = 8
/** How many samples the oscillation takes to fall to 1/e of its amplitude. */
const decaySamples = 6

export const footerParticles = Array.from({ length: count }, (_, n) => {
  const amplitude = Math.exp(-n / decaySamples)
  return {
    x: +((100 * n) / (count - 1)).toFixed(1),
    y: +(50 - 46 * amplitude * Math.cos((2 * Math.PI * n) / samplesPerPeriod)).toFixed(1),
    radius: +(1 + 1.6 * amplitude).toFixed(1),
  }
})
