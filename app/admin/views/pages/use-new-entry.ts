import { useCallback, useEffect, useState } from 'react'
import { type ListEntry, nameFieldOf } from '#app/admin/list-entries/list-entries.ts'
import { randomUuid } from '#app/admin/store/random-uuid.ts'
import type { NamedList } from '#content/keys/labels.ts'

interface NewEntry {
  /** Unique. The close event of a dialog arrives late, and must not close the next one. */
  dialog: string
  named: NamedList
  /** The entry to duplicate, if any. */
  source: ListEntry | undefined
}

/**
 * Holds the entry that is being added to a list of the page. Once the page shows it, its title is opened, unless another
 * text has been opened.
 * @param seen the keys of the texts that can be seen
 * @param open opens a text
 */
export function useNewEntry(
  openKey: string | undefined,
  seen: ReadonlySet<string>,
  open: (key: string) => void,
) {
  const [newEntry, setNewEntry] = useState<NewEntry>()
  const [awaited, setAwaited] = useState<{ title: string; openKey: string | undefined }>()

  useEffect(() => {
    if (!awaited) return
    const isElsewhere = awaited.openKey !== openKey
    if (!isElsewhere && !seen.has(awaited.title)) return
    setAwaited(undefined)
    if (!isElsewhere) open(awaited.title)
  }, [awaited, openKey, seen, open])

  return {
    newEntry,
    /** From the beginning, because the page may show the entry before the response arrives. */
    isAdding: newEntry !== undefined || awaited !== undefined,
    add: useCallback(
      (named: NamedList, source?: ListEntry) => setNewEntry({ dialog: randomUuid(), named, source }),
      [],
    ),
    close: () => setNewEntry(undefined),
    openWhenShown: ({ named }: NewEntry, id: string) =>
      setAwaited({ title: `${named.list.key}.${id}.${nameFieldOf(named)}`, openKey }),
  }
}
