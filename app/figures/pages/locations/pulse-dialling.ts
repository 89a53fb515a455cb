// A phone number as a rotary dial sends it: the loop, closed since the handset was lifted, breaks once per unit of a
// digit, and ten times for a zero. Times are in milliseconds, starting after the dial tone.

export const breakTime = 60
export const makeTime = 40
/** Between two digits, so that the exchange can tell them apart. */
export const pauseTime = 700
const lead = 300

export interface DialledDigit {
  digit: string
  from: number
  to: number
  /** When each break of the loop begins. */
  breaks: number[]
}

/** The maximum number of digits in a phone number (ITU-T E.164, 6.1). */
const mostDigits = 15

/** Returns the pulse trains of a phone number's digits and the total duration. */
export function dial(phone: string): { digits: DialledDigit[]; duration: number } {
  let now = lead
  const digits = [...phone.replaceAll(/\D/g, '').slice(0, mostDigits)].map((digit): DialledDigit => {
    const from = now
    const breaks = Array.from({ length: Number(digit) || 10 }, (_, n) => from + n * (breakTime + makeTime))
    const to = from + breaks.length * (breakTime + makeTime)
    now = to + pauseTime
    return { digit, from, to, breaks }
  })
  const end = digits.at(-1)?.to ?? now
  return { digits, duration: end + lead }
}
