/** Bytes of changes per call, below the size limit of a request (docs/decisions/0014-limits.md). */
const mostBytes = 400_000

/** Returns the changes as JSON, in parts small enough for one call. */
export function partsOf(changes: readonly object[]): string[][] {
  const parts: string[][] = []
  let room = 0
  for (const change of changes) {
    const text = JSON.stringify(change)
    // With the quotes and escapes that it will have inside the JSON of the request.
    const bytes = new TextEncoder().encode(JSON.stringify(text)).length
    if (bytes > room) {
      parts.push([])
      room = mostBytes
    }
    parts.at(-1)?.push(text)
    room -= bytes
  }
  return parts
}
