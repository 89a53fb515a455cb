import { createContext, useContext } from 'react'
import type { TextState } from '#app/admin/catalog/text-states.ts'
import type { ListEntry } from '#app/admin/list-entries/list-entries.ts'
import type { NamedList } from '#content/keys/labels.ts'
import type { ContentItem } from '#content-sync/content-item.ts'

interface PageLists {
  items: readonly ContentItem[]
  byKey: ReadonlyMap<string, TextState>
  /**
   * Opens the form of a new entry.
   * @param source the entry to duplicate, if any
   */
  add: (named: NamedList, source?: ListEntry) => void
}

/** What the form of a text needs to change the list that the text belongs to. */
export const PageListsContext = createContext<PageLists>({ items: [], byKey: new Map(), add: () => {} })

export const usePageLists = () => useContext(PageListsContext)
