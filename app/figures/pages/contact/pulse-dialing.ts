// A phone number as a rotary dial sends it: the loop, closed since the handset was lifted, breaks once per unit of a
// digit, and ten times for a zero. Times are in milliseconds, starting after the dial tone.

export const breakMs = 60
export const makeMs = 40
/** Between two digits, so that the exchange can tell them apart. */
export const pauseMs = 700
const leadMs = 300

export interface DialedDigit {
  digit: string
  startMs: number
  endMs: number
  /** When each break of the loop begins. */
  breakStartsMs: number[]
}

/** The maximum number of digits in a phone number (ITU-T E.164, 6.1). */
const maxDigits = 15

/** A number being dialed. The line is closed for a moment before and after the pulses: `dialingMs` is without that time. */
export interface Dialed {
  digits: DialedDigit[]
  dialingMs: number
  durationMs: number
}

/** Returns the pulse trains of a phone number's digits, and how long they take. */
export function dial(phone: string): Dialed {
  let nowMs = leadMs
  const digits = [...phone.replaceAll(/\D/g, '').slice(0, maxDigits)].map((digit): DialedDigit => {
    const startMs = nowMs
    const breakStartsMs = Array.from(
      { length: Number(digit) || 10 },
      (_, n) => startMs + n * (breakMs + makeMs),
    )
    const endMs = startMs + breakStartsMs.length * (breakMs + makeMs)
    nowMs = endMs + pauseMs
    return { digit, startMs, endMs, breakStartsMs }
  })
  const lastMs = digits.at(-1)?.endMs ?? nowMs
  return { digits, dialingMs: lastMs - leadMs, durationMs: lastMs + leadMs }
}
