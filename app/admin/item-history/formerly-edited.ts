// Keys that were edited in the past but are not now: they have a history to show, too.
import { createContext, useContext } from 'react'
import { useAccess } from '#app/admin/access/access-context.ts'
import { useSite } from '#app/admin/catalog/site-context.ts'
import { readDeletedKeys } from '#app/admin/change-log/read-history.ts'
import { useQuery } from '#app/admin/connection/use-query.ts'
import { useStore } from '#app/admin/store/store-context.ts'
import type { ContentItem } from '#content-sync/content-item.ts'

const none: ReadonlySet<string> = new Set()

export const FormerlyEdited = createContext(none)

export const useWasEdited = (key: string) => useContext(FormerlyEdited).has(key)

/**
 * Returns the keys, and reads them again whenever the number of items changes. If reading fails, the history buttons of these keys are
 * missing.
 */
export function useFormerlyEditedKeys(items: readonly ContentItem[] | undefined): ReadonlySet<string> {
  const { request } = useStore()
  const { catalog } = useSite()
  const { keepsHistory, readLock } = useAccess()
  const readable = catalog && keepsHistory && !readLock
  const { answer } = useQuery(async () => {
    const known = catalog?.texts.map(({ key }) => key) ?? []
    return readable ? await request((client) => readDeletedKeys(client, known)) : none
  }, readable && items?.length)
  return answer?.value ?? none
}
