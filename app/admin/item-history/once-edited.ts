// Which keys were overridden once and are not any more: these, too, have a history to look at.
import { createContext, useContext } from 'react'
import { useAccess } from '#app/admin/access/access-context.ts'
import { useSite } from '#app/admin/catalog/site-context.ts'
import { readDeletedKeys } from '#app/admin/change-log/read-history.ts'
import { useQuery } from '#app/admin/change-log/use-query.ts'
import { useStore } from '#app/admin/store/store-context.ts'
import type { ContentItem } from '#content-sync/content-item.ts'

const none: ReadonlySet<string> = new Set()

export const OnceEdited = createContext(none)

export const useWasEdited = (key: string) => useContext(OnceEdited).has(key)

/** The keys, read again when an item is gone. Where they cannot be read, what is shown is only less. */
export function useOnceEdited(items: readonly ContentItem[] | undefined): ReadonlySet<string> {
  const { ask } = useStore()
  const { catalog } = useSite()
  const { keepsHistory, lock } = useAccess()
  const readable = catalog && keepsHistory && !lock
  const { answer } = useQuery(async () => {
    const known = catalog?.texts.map(({ key }) => key) ?? []
    return readable ? await ask((client) => readDeletedKeys(client, known)) : none
  }, readable && items?.length)
  return answer?.value ?? none
}
