// A telephone number as a dial sends it: the loop, closed since the receiver was lifted, is broken once for every unit of a digit,
// ten times for a zero. Milliseconds from the moment after the dial tone.

export const breakTime = 60
export const makeTime = 40
/** Between two digits, by which the exchange tells them apart. */
export const pauseTime = 700
const lead = 300

export interface DialedDigit {
  digit: string
  from: number
  to: number
  /** When each break of the loop begins. */
  breaks: number[]
}

/** The most digits of a telephone number (ITU-T E.164, 6.1). */
const mostDigits = 15

/** The digits of a number as trains of pulses, and how long the whole takes. */
export function dial(phone: string): { digits: DialedDigit[]; duration: number } {
  let now = lead
  const digits = [...phone.replaceAll(/\D/g, '').slice(0, mostDigits)].map((digit): DialedDigit => {
    const from = now
    const breaks = Array.from({ length: Number(digit) || 10 }, (_, n) => from + n * (breakTime + makeTime))
    const to = from + breaks.length * (breakTime + makeTime)
    now = to + pauseTime
    return { digit, from, to, breaks }
  })
  const end = digits.at(-1)?.to ?? now
  return { digits, duration: end + lead }
}
