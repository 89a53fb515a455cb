// The loop gain of a two-stage amplifier with Miller compensation, fed back to unity: poles and zero from its small-signal
// values as in Gray, Hurst, Lewis and Meyer, Analysis and Design of Analog Integrated Circuits, chapter 9.

/** Transconductances in siemens, resistances in ohms, capacitances in farads; the pole of the current mirror in hertz. */
const firstStage = { gm: 130e-6, ro: 400e3 }
const secondStage = { gm: 900e-6, ro: 80e3 }
const compensation = 2e-12
export const load = 5e-12
const mirrorPole = 180e6

const hertz = (radiansPerSecond: number) => radiansPerSecond / (2 * Math.PI)
/** Hertz: what is left of the gain at any frequency between the first two poles, times that frequency. */
export const gainBandwidth = hertz(firstStage.gm / compensation)
const dcGain = firstStage.gm * firstStage.ro * secondStage.gm * secondStage.ro
const poles = [
  hertz(1 / (firstStage.ro * secondStage.gm * secondStage.ro * compensation)),
  hertz(secondStage.gm / load),
  mirrorPole,
]
/** In the right half plane: it raises the gain, and takes phase as a pole does. */
const zero = hertz(secondStage.gm / compensation)

/** The loop gain in decibels, at a frequency in hertz. */
export function gainAt(frequency: number): number {
  const slope = (corner: number) => 10 * Math.log10(1 + (frequency / corner) ** 2)
  return 20 * Math.log10(dcGain) + slope(zero) - sum(poles.map(slope))
}

/** The phase of the loop gain in degrees, at a frequency in hertz: 0 at low frequencies, where feedback is negative. */
export function phaseAt(frequency: number): number {
  return -sum([zero, ...poles].map((corner) => (180 / Math.PI) * Math.atan(frequency / corner)))
}

/** Hertz at which the gain is 0 dB, and at which the phase is −180°. */
export const unityGain = crossing(gainAt, 0)
export const phaseCrossover = crossing(phaseAt, -180)
/** Degrees that are left before −180° at unity gain, and decibels before unity gain at −180°. */
export const phaseMargin = 180 + phaseAt(unityGain)
export const gainMargin = -gainAt(phaseCrossover)

/** The frequency between 1 Hz and 10 GHz at which a falling response has a value, by bisection of the logarithmic axis. */
function crossing(response: (frequency: number) => number, value: number): number {
  let [low, high] = [1, 1e10]
  while (high / low > 1 + 1e-9) {
    const middle = Math.sqrt(low * high)
    if (response(middle) > value) low = middle
    else high = middle
  }
  return low
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
