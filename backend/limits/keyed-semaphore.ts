/**
 * A semaphore for each key, such as an address.
 * @returns a function that acquires a permit and returns a function to call once to release it; undefined if all are
 * taken
 */
export function createKeyedSemaphore(permitsPerKey: number): (key: string) => (() => void) | undefined {
  const counts = new Map<string, number>()

  return (key) => {
    const count = counts.get(key) ?? 0
    if (count >= permitsPerKey) return undefined
    counts.set(key, count + 1)
    return () => {
      const left = (counts.get(key) ?? 0) - 1
      if (left > 0) counts.set(key, left)
      else counts.delete(key)
    }
  }
}
