// A valid/ready handshake, cycle by cycle, as defined by AMBA AXI (Arm IHI 0022, "Channel handshake"). A word is transferred at a
// rising clock edge with valid and ready both high. Once valid is high, the sender holds it and the word until the transfer.

export const clockPeriodNs = 2
/** The first cycle in which each word is available to the sender. */
export const arrivalCycles = [1, 5, 6, 7, 10]
/** Whether the receiver can take a word, for each cycle shown. */
export const readyByCycle = [...'000110111101'].map((level) => level === '1')

/** The state of the port between two rising edges. The second edge samples it. */
export interface Cycle {
  valid: boolean
  ready: boolean
  /** The index of the word on the data lines while valid is high. */
  word?: number
  transfer: boolean
}

/** The cycles of a port, given when words become available and when the receiver is ready. */
export function simulateHandshake(wordArrivals: readonly number[], ready: readonly boolean[]): Cycle[] {
  let sent = 0
  return ready.map((isReady, cycle) => {
    const valid = (wordArrivals[sent] ?? Number.POSITIVE_INFINITY) <= cycle
    if (!valid) return { valid, ready: isReady, transfer: false }
    return { valid, ready: isReady, word: isReady ? sent++ : sent, transfer: isReady }
  })
}

/** The length of the longest run of consecutive cycles that meet a condition. */
export function longestRun(cycles: readonly Cycle[], holds: (cycle: Cycle) => boolean): number {
  let length = 0
  return cycles.reduce((most, cycle) => {
    length = holds(cycle) ? length + 1 : 0
    return Math.max(most, length)
  }, 0)
}
