/**
 * At most so many calls in any stretch of time.
 * @param count calls
 * @param seconds of the stretch
 * @param now milliseconds of a clock that only goes forward
 * @returns a function that counts a call and returns 0, or returns after how many seconds the next one is allowed
 */
export function createWindowLimit(
  count: number,
  seconds: number,
  now = () => performance.now(),
): () => number {
  let calls: number[] = []
  return () => {
    const time = now()
    calls = calls.filter((call) => call > time - seconds * 1000)
    const [oldest = time] = calls
    if (calls.length >= count) return Math.ceil((oldest - time) / 1000 + seconds)
    calls.push(time)
    return 0
  }
}
