// The four platforms on which a system on chip runs before and after its masks are made: how fast each clocks it, and how many of
// its signals are seen while it runs at that speed. Ranges are typical of a mid-size chip; no platform has both at once.

/** Nets of the register-transfer level; the registers are what emulators capture, and from what they compute the nets between. */
export const nets = 50e6
export const registers = 8e6

export interface Platform {
  name: string
  /** The range of its clock, in hertz. */
  slowest: number
  fastest: number
  /** The range of signals that are seen at speed. */
  fewest: number
  most: number
}

/** From slow to fast. */
export const platforms: readonly Platform[] = [
  { name: 'Simulation', slowest: 20, fastest: 2e3, fewest: registers, most: nets },
  { name: 'Emulation', slowest: 400e3, fastest: 3e6, fewest: 1e6, most: registers },
  { name: 'Prototype', slowest: 5e6, fastest: 80e6, fewest: 1e3, most: 32e3 },
  { name: 'Silicon', slowest: 0.6e9, fastest: 2.4e9, fewest: 32, most: 512 },
]

/** The clock cycles of a boot, from reset to the prompt of Linux, and the seconds that a night has for it. */
export const bootCycles = 3e9
export const night = 10 * 3600

/** The clock in hertz that boots within a night. */
export const overnightSpeed = bootCycles / night

/** A platform's usual clock in hertz: the middle of its range, as a ratio. */
export const typicalSpeed = ({ slowest, fastest }: Platform) => Math.sqrt(slowest * fastest)

/** The most signals that any platform shows at a speed in hertz or above it. */
export const mostVisibleAt = (speed: number) =>
  Math.max(0, ...platforms.filter(({ fastest }) => fastest >= speed).map(({ most }) => most))

const units: readonly [name: string, seconds: number][] = [
  ['days', 86400],
  ['h', 3600],
  ['min', 60],
  ['s', 0],
]

/** A time in seconds as people say it: two digits, in the unit that gives them. */
export function spokenTime(seconds: number): string {
  const [name = 's', size = 1] = units.find(([, size]) => seconds >= 2 * size) ?? []
  return `${+(seconds / (size || 1)).toPrecision(2)} ${name}`
}
