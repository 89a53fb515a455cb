/**
 * Counts what each of many, such as addresses, has at the same time.
 * @param most for each
 * @returns a function that counts one more, and returns what to call once when that has ended; undefined where it is one too many
 */
export function createCountPerKey(most: number): (key: string) => (() => void) | undefined {
  const counts = new Map<string, number>()

  return (key) => {
    const count = counts.get(key) ?? 0
    if (count >= most) return undefined
    counts.set(key, count + 1)
    return () => {
      const left = (counts.get(key) ?? 0) - 1
      if (left > 0) counts.set(key, left)
      else counts.delete(key)
    }
  }
}
