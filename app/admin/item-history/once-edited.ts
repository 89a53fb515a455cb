// Which keys were overridden once and are not any more: these, too, have a history to look at.
import { createContext, useContext } from 'react'
import { readDeletedKeys } from '#app/admin/change-log/read-history.ts'
import { useQuery } from '#app/admin/change-log/use-query.ts'
import { usePanel } from '#app/admin/panel-context.ts'
import type { ContentStore } from '#app/admin/store/content-store.ts'
import type { ContentItem } from '#content-sync/content-item.ts'

const none: ReadonlySet<string> = new Set()

export const OnceEdited = createContext(none)

export const useWasEdited = (key: string) => useContext(OnceEdited).has(key)

/** The keys, read again when an item is gone. Where they cannot be read, what is shown is only less. */
export function useOnceEdited(
  items: readonly ContentItem[] | undefined,
  store: ContentStore,
): ReadonlySet<string> {
  const { catalog, keepsHistory, lock } = usePanel()
  const readable = catalog && keepsHistory && !lock
  const { answer } = useQuery(async () => {
    const known = catalog?.texts.map(({ key }) => key) ?? []
    return readable ? await store.ask((client) => readDeletedKeys(client, known)) : none
  }, readable && items?.length)
  return answer?.value ?? none
}
