// What was changed here, until the server has been asked again: the list shows it at once, also without a live connection.
import { useState } from 'react'
import type { InboxMessage } from '#content-sync/inbox-message.ts'

/** What was changed in a message; undefined if it was deleted. */
type Change = Partial<InboxMessage> | undefined

interface Patch {
  change: Change
  /** When, by the clock of `performance.now()`. */
  at: number
}

/** The patches of each message, by its id and in their order. */
export type Patches = ReadonlyMap<string, readonly Patch[]>

export type AddPatch = (id: string, change: Change) => void

/** Returns the patches, and a function that adds one. */
export function usePatches() {
  const [patches, setPatches] = useState<Patches>(new Map())
  const patch: AddPatch = (id, change) => {
    const added = { change, at: performance.now() }
    setPatches((before) => new Map(before).set(id, [...(before.get(id) ?? []), added]))
  }
  return { patches, patch }
}

/**
 * Returns a row as it is now, or undefined if it was deleted.
 * @param asked when the server was asked for it
 */
export function patched(row: InboxMessage, patches: Patches, asked: number): InboxMessage | undefined {
  let now: InboxMessage | undefined = row
  for (const { change, at } of patches.get(row.id) ?? []) {
    if (at > asked) now = now && change && { ...now, ...change }
  }
  return now
}
