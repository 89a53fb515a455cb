// A valid/ready handshake, cycle by cycle, as AMBA AXI defines it (Arm IHI 0022, "Channel handshake"): a word is transferred at
// a rising edge of the clock at which valid and ready are both high; once valid is high, it and the word are held until then.

/** Nanoseconds. */
export const clockPeriod = 2
/** The first cycle in which each word is there to be sent. */
export const arrivals = [1, 5, 6, 7, 10]
/** Whether the receiver can take a word, in each cycle shown. */
export const readiness = [...'000110111101'].map((level) => level === '1')

/** What the port shows between one rising edge and the next; what it shows is sampled at the second of them. */
export interface Cycle {
  valid: boolean
  ready: boolean
  /** The index of the word that is held, while valid. */
  word?: number
  transfer: boolean
}

/** Runs a port whose words arrive in these cycles against a receiver that is ready in those. */
export function run(words: readonly number[], ready: readonly boolean[]): Cycle[] {
  let sent = 0
  return ready.map((isReady, cycle) => {
    const valid = (words[sent] ?? Number.POSITIVE_INFINITY) <= cycle
    if (!valid) return { valid, ready: isReady, transfer: false }
    return { valid, ready: isReady, word: isReady ? sent++ : sent, transfer: isReady }
  })
}

/** The longest row of cycles of which something holds. */
export function longest(cycles: readonly Cycle[], holds: (cycle: Cycle) => boolean): number {
  let length = 0
  return cycles.reduce((most, cycle) => {
    length = holds(cycle) ? length + 1 : 0
    return Math.max(most, length)
  }, 0)
}
