import { createContext, useContext } from 'react'
import type { OverrideRules } from '#content/keys/overrides.ts'
import type { ContentClient } from '#content-sync/content-item.ts'
import type { Lock } from './access/write-lock.ts'
import type { Catalog } from './catalog/catalog.ts'
import { createDraftStore, type DraftStore } from './drafts/draft-store.ts'

interface Panel {
  /** Undefined until it is loaded. */
  catalog: Catalog | undefined
  rules: OverrideRules
  /** Set while nothing can be changed. */
  lock: Lock | undefined
  /** Whether every change is kept, so that it can be looked at and taken back. */
  keepsHistory: boolean
  /** For what is only read, and only here and there. Undefined on the server. */
  connect: (() => ContentClient) | undefined
  /** The texts that are not saved. */
  drafts: DraftStore
}

/** What hardly ever changes and is needed deep in the rows. */
export const PanelContext = createContext<Panel>({
  catalog: undefined,
  rules: { otherHosts: false },
  lock: undefined,
  keepsHistory: false,
  connect: undefined,
  drafts: createDraftStore(),
})

export const usePanel = () => useContext(PanelContext)
