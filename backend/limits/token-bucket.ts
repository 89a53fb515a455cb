/**
 * A token bucket.
 * @param capacity how much may come in a burst: calls, or bytes
 * @param refillPerSecond how much may come after that
 * @param nowMs a monotonic clock
 * @returns a function that counts one call, or as many bytes as it is given, and returns whether that is within the limit
 */
export function createTokenBucket(
  capacity: number,
  refillPerSecond: number,
  nowMs = () => performance.now(),
): (amount?: number) => boolean {
  let tokens = capacity
  let filledAtMs = nowMs()
  return (amount = 1) => {
    const timeMs = nowMs()
    tokens = Math.min(capacity, tokens + ((timeMs - filledAtMs) / 1000) * refillPerSecond)
    filledAtMs = timeMs
    if (tokens < amount) return false
    tokens -= amount
    return true
  }
}
