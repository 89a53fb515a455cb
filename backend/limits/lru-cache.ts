const maxKeys = 10_000

/**
 * Keeps a value for each key, such as an address, in bounded memory: beyond `maxKeys`, the least recently used one is
 * dropped.
 * @param create creates the value of a new or dropped key
 * @returns a function that returns the value of a key
 */
export function createLruCache<T>(create: () => T): (key: string) => T {
  const values = new Map<string, T>()
  return (key) => {
    const value = values.get(key) ?? create()
    // A Map keeps insertion order, so deleting and setting moves the key to the end.
    values.delete(key)
    values.set(key, value)
    const [oldest = ''] = values.keys()
    if (values.size > maxKeys) values.delete(oldest)
    return value
  }
}
