/** The most keys that are remembered: one more makes the one forgotten that has not been asked for for longest. */
const remembered = 10_000

/**
 * Keeps something for each of many, such as addresses, in bounded memory.
 * @param make what a key has when it is seen for the first time, or was forgotten
 */
export function perKey<T>(make: () => T): (key: string) => T {
  const kept = new Map<string, T>()
  return (key) => {
    const value = kept.get(key) ?? make()
    // A Map keeps the order of insertion: what is put back goes to its end.
    kept.delete(key)
    kept.set(key, value)
    const [oldest = ''] = kept.keys()
    if (kept.size > remembered) kept.delete(oldest)
    return value
  }
}
