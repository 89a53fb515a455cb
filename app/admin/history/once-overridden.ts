// Which keys were overridden once and are not any more: these, too, have a history to look at.
import { createContext, useContext } from 'react'
import type { ContentItem } from '#website-content/content-item.ts'
import type { ContentStore } from '../content-store.ts'
import { usePanel } from '../panel-context.ts'
import { readDeletedKeys } from './read-history.ts'
import { useAnswer } from './use-answer.ts'

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
