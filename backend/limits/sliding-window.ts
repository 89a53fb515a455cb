/**
 * A sliding-window rate limit.
 * @param nowMs a monotonic clock
 * @returns a function that counts a call and returns 0; over the limit it does not count the call and returns the
 * seconds until the next one is allowed
 */
export function createSlidingWindow(
  maxCalls: number,
  windowSeconds: number,
  nowMs = () => performance.now(),
): () => number {
  let calls: number[] = []
  return () => {
    const timeMs = nowMs()
    calls = calls.filter((callMs) => callMs > timeMs - windowSeconds * 1000)
    const [oldestMs = timeMs] = calls
    if (calls.length >= maxCalls) return Math.ceil((oldestMs - timeMs) / 1000 + windowSeconds)
    calls.push(timeMs)
    return 0
  }
}
