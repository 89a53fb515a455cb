/**
 * Returns a linear scale: a function that maps values between `from` and `to` to positions between `start` and `end`.
 */
export const scale =
  (from: number, to: number, start = 0, end = 1) =>
  (value: number) =>
    start + ((value - from) / (to - from)) * (end - start)
