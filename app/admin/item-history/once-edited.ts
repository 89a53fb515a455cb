// Which keys were overridden once and are not any more: these, too, have a history to look at.
import { createContext, useContext } from 'react'
import { readDeletedKeys } from '#app/admin/change-log/read-history.ts'
import { useAnswer } from '#app/admin/change-log/use-query.ts'
import { usePanel } from '#app/admin/panel-context.ts'
import type { ContentStore } from '#app/admin/store/content-store.ts'
import type { ContentItem } from '#content-sync/content-item.ts'

const none: ReadonlySet<string> = new Set()

export const OnceOverridden = createContext(none)

export const useWasOverridden = (key: string) => useContext(OnceOverridden).has(key)

/** The keys, read again when an item is gone. Where they cannot be read, what is shown is only less. */
export function useOnceOverridden(
  items: readonly ContentItem[] | undefined,
  store: ContentStore,
): ReadonlySet<string> {
  const { catalog, keepsHistory, lock } = usePanel()
  const readable = catalog && keepsHistory && !lock
  const { answer } = useAnswer(async () => {
    const known = catalog?.texts.map(({ key }) => key) ?? []
    return readable ? await store.ask((client) => readDeletedKeys(client, known)) : none
  }, readable && items?.length)
  return answer?.value ?? none
}
