// The four platforms that run a system on chip before and after its masks are made: the clock speed of each, and the number of signals
// visible at that speed. The ranges are typical of a mid-size chip. No platform is both fast and fully visible.

/** The nets of the RTL design. Emulators capture the registers and compute the nets between them. */
export const netCount = 50e6
export const registerCount = 8e6

export interface Platform {
  name: string
  slowestHz: number
  fastestHz: number
  /** The range of the number of signals visible while the platform runs. */
  fewestSignals: number
  mostSignals: number
}

/** The platforms from slow to fast. */
export const platforms: readonly Platform[] = [
  { name: 'Simulation', slowestHz: 20, fastestHz: 2e3, fewestSignals: registerCount, mostSignals: netCount },
  { name: 'Emulation', slowestHz: 400e3, fastestHz: 3e6, fewestSignals: 1e6, mostSignals: registerCount },
  { name: 'Prototype', slowestHz: 5e6, fastestHz: 80e6, fewestSignals: 1e3, mostSignals: 32e3 },
  { name: 'Silicon', slowestHz: 0.6e9, fastestHz: 2.4e9, fewestSignals: 32, mostSignals: 512 },
]

/** The clock cycles from reset to the Linux prompt, and the time available in one night. */
export const bootCycles = 3e9
export const nightS = 10 * 3600

/** The slowest clock that boots within a night. */
export const overnightHz = bootCycles / nightS

/** A platform's usual clock: the geometric mean of its range. */
export const typicalHz = ({ slowestHz, fastestHz }: Platform) => Math.sqrt(slowestHz * fastestHz)

/** The most signals that any platform shows at this clock or a faster one. */
export const mostSignalsAt = (clockHz: number) =>
  Math.max(
    0,
    ...platforms.filter(({ fastestHz }) => fastestHz >= clockHz).map(({ mostSignals }) => mostSignals),
  )

const units: readonly [name: string, sizeS: number][] = [
  ['days', 86400],
  ['h', 3600],
  ['min', 60],
  ['s', 0],
]

/** A time with two significant digits, in the largest unit of which it has at least two. */
export function readableTime(timeS: number): string {
  const [name = 's', sizeS = 1] = units.find(([, sizeS]) => timeS >= 2 * sizeS) ?? []
  return `${+(timeS / (sizeS || 1)).toPrecision(2)} ${name}`
}
