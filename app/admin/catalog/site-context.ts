import { createContext, useContext } from 'react'
import type { OverrideRules } from '#content/keys/overrides.ts'
import type { Catalog } from './catalog.ts'

interface SiteContextValue {
  /** Undefined until it is loaded. */
  catalog: Catalog | undefined
  rules: OverrideRules
}

/** The default texts of the site, and the rules for edits. */
export const SiteContext = createContext<SiteContextValue>({
  catalog: undefined,
  rules: { otherHosts: false },
})

export const useSite = () => useContext(SiteContext)
