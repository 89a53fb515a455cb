// What was changed here, until the server has been asked again: the list shows it at once, also without a live connection.
import { useState } from 'react'
import type { InboxMessage } from '#content-sync/inbox-message.ts'

interface Patch {
  /** Undefined if it was deleted. */
  row: InboxMessage | undefined
  /** When, by the clock of `performance.now()`. */
  at: number
}

export type Patches = ReadonlyMap<string, Patch>

/** Returns the patches, and a function that adds one. */
export function usePatches() {
  const [patches, setPatches] = useState<Patches>(new Map())
  const patch = (id: string, row: InboxMessage | undefined) =>
    setPatches((before) => new Map(before).set(id, { row, at: performance.now() }))
  return { patches, patch }
}

/**
 * Returns a row as it is now, or undefined if it was deleted.
 * @param asked when the server was asked for it
 */
export function patched(row: InboxMessage, patches: Patches, asked: number): InboxMessage | undefined {
  const patch = patches.get(row.id)
  return patch && patch.at > asked ? patch.row : row
}
