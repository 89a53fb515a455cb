// Which keys were overridden once and are not any more: these, too, have a history to look at.
import { createContext, useContext, useEffect, useEffectEvent, useState } from 'react'
import type { ContentItem } from '#website-content/content-item.ts'
import type { ContentStore } from '../content-store.ts'
import { usePanel } from '../panel-context.ts'
import { readDeletedKeys } from './read-history.ts'

const none: ReadonlySet<string> = new Set()

export const OnceOverridden = createContext(none)

export const useWasOverridden = (key: string) => useContext(OnceOverridden).has(key)

/** The keys, read again when an item is gone. Where they cannot be read, what is shown is only less. */
export function useOnceOverridden(
  items: readonly ContentItem[] | undefined,
  store: ContentStore,
): ReadonlySet<string> {
  const { catalog, keepsHistory, lock } = usePanel()
  const [keys, setKeys] = useState(none)
  const readable = catalog !== undefined && keepsHistory && !lock
  const count = items?.length
  const read = useEffectEvent(() => {
    const known = catalog?.texts.map(({ key }) => key) ?? []
    store.ask((client) => readDeletedKeys(client, known)).then(setKeys, () => {})
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the count says when to read again
  useEffect(() => {
    if (!readable) return
    const timer = setTimeout(() => read(), 200)
    return () => clearTimeout(timer)
  }, [readable, count])
  return keys
}
