import { createContext, useContext } from 'react'
import type { OverrideRules } from '#content/overrides.ts'
import type { Catalog } from './catalog.ts'
import type { Lock } from './lock.ts'

interface Panel {
  /** Undefined until it is loaded. */
  catalog: Catalog | undefined
  rules: OverrideRules
  /** Set while nothing can be changed. */
  lock: Lock | undefined
  /** Whether every change is kept, so that it can be looked at and taken back. */
  keepsHistory: boolean
}

/** What hardly ever changes and is needed deep in the rows. */
export const PanelContext = createContext<Panel>({
  catalog: undefined,
  rules: { otherHosts: false },
  lock: undefined,
  keepsHistory: false,
})

export const usePanel = () => useContext(PanelContext)
