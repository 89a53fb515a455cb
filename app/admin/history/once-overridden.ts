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
  const { keepsHistory, lock } = usePanel()
  const readable = keepsHistory && !lock
  const { answer } = useAnswer(
    async () => (readable ? await store.ask(readDeletedKeys) : none),
    readable && items?.length,
  )
  return answer?.value ?? none
}
