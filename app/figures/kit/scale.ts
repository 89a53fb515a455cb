/** A linear scale: the function that says where a value between `from` and `to` lies, by default from 0 up to 1. */
export const scale =
  (from: number, to: number, start = 0, end = 1) =>
  (value: number) =>
    start + ((value - from) / (to - from)) * (end - start)
