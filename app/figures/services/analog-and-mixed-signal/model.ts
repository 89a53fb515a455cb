// The loop gain of a two-stage amplifier with Miller compensation and unity feedback. Poles and zero follow from its small-signal
// values as in Gray, Hurst, Lewis and Meyer, Analysis and Design of Analog Integrated Circuits, chapter 9.

const firstStage = { transconductanceS: 130e-6, outputResistanceOhm: 400e3 }
const secondStage = { transconductanceS: 900e-6, outputResistanceOhm: 80e3 }
const compensationF = 2e-12
export const loadF = 5e-12
const mirrorPoleHz = 180e6

const toHz = (radiansPerSecond: number) => radiansPerSecond / (2 * Math.PI)
/** Between the first two poles, gain times frequency has this constant value. */
export const gainBandwidthHz = toHz(firstStage.transconductanceS / compensationF)
const firstStageGain = firstStage.transconductanceS * firstStage.outputResistanceOhm
const secondStageGain = secondStage.transconductanceS * secondStage.outputResistanceOhm
const polesHz = [
  toHz(1 / (firstStage.outputResistanceOhm * secondStageGain * compensationF)),
  toHz(secondStage.transconductanceS / loadF),
  mirrorPoleHz,
]
/** A zero in the right half plane: it raises the gain but lowers the phase as a pole does. */
const zeroHz = toHz(secondStage.transconductanceS / compensationF)

/** The loop gain in decibels. */
export function gainDbAt(frequencyHz: number): number {
  const slopeDb = (cornerHz: number) => 10 * Math.log10(1 + (frequencyHz / cornerHz) ** 2)
  return 20 * Math.log10(firstStageGain * secondStageGain) + slopeDb(zeroHz) - sum(polesHz.map(slopeDb))
}

/** The phase of the loop gain in degrees: 0 at low frequencies, where the feedback is negative. */
export function phaseDegAt(frequencyHz: number): number {
  return -sum([zeroHz, ...polesHz].map((cornerHz) => (180 / Math.PI) * Math.atan(frequencyHz / cornerHz)))
}

/** The frequencies at which the gain is 0 dB and the phase is −180°. */
export const unityGainHz = frequencyHzAt(gainDbAt, 0)
export const phaseCrossoverHz = frequencyHzAt(phaseDegAt, -180)
export const phaseMarginDeg = 180 + phaseDegAt(unityGainHz)
export const gainMarginDb = -gainDbAt(phaseCrossoverHz)

/** The frequency between 1 Hz and 10 GHz at which a falling response has a value, by bisection of the logarithmic axis. */
function frequencyHzAt(response: (frequencyHz: number) => number, value: number): number {
  let [lowHz, highHz] = [1, 1e10]
  while (highHz / lowHz > 1 + 1e-9) {
    const middleHz = Math.sqrt(lowHz * highHz)
    if (response(middleHz) > value) lowHz = middleHz
    else highHz = middleHz
  }
  return lowHz
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
