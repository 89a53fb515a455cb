/** Bytes of changes per call, below the size limit of a request (backend/request-shape/shape-limits.ts). */
const maxBytes = 400_000

/** Divides changes into parts small enough for one call. */
export function partsOf<Change extends object>(changes: readonly Change[]): Change[][] {
  const parts: Change[][] = []
  let bytesLeft = 0
  for (const change of changes) {
    // With the quotes and escapes that it will have inside the JSON of the request.
    const bytes = new TextEncoder().encode(JSON.stringify(JSON.stringify(change))).length
    if (bytes > bytesLeft) {
      parts.push([])
      bytesLeft = maxBytes
    }
    parts.at(-1)?.push(change)
    bytesLeft -= bytes
  }
  return parts
}
