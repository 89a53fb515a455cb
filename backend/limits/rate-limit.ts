/**
 * A token bucket: as many calls at once as it holds, and over time as many as it is refilled with.
 * @param size calls
 * @param perSecond calls
 * @param now milliseconds of a clock that only goes forward
 * @returns a function that says whether one more call is within the limit
 */
export function createRateLimit(
  size: number,
  perSecond: number,
  now = () => performance.now(),
): () => boolean {
  let tokens = size
  let filledAt = now()
  return () => {
    const time = now()
    tokens = Math.min(size, tokens + ((time - filledAt) / 1000) * perSecond)
    filledAt = time
    if (tokens < 1) return false
    tokens -= 1
    return true
  }
}
