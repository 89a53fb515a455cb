/**
 * A token bucket.
 * @param capacity how many calls may come in a burst
 * @param nowMs a monotonic clock
 * @returns a function that counts a call and returns whether it is within the limit
 */
export function createTokenBucket(
  capacity: number,
  refillPerSecond: number,
  nowMs = () => performance.now(),
): () => boolean {
  let tokens = capacity
  let filledAtMs = nowMs()
  return () => {
    const timeMs = nowMs()
    tokens = Math.min(capacity, tokens + ((timeMs - filledAtMs) / 1000) * refillPerSecond)
    filledAtMs = timeMs
    if (tokens < 1) return false
    tokens -= 1
    return true
  }
}
