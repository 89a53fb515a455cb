import { createContext, useContext } from 'react'
import type { OverrideRules } from '#content/keys/overrides.ts'
import type { Catalog } from './catalog.ts'

interface SiteContextValue {
  /** Undefined until it is loaded. */
  catalog: Catalog | undefined
  rules: OverrideRules
}

/** What the site says by default, and which edits it shows. */
export const SiteContext = createContext<SiteContextValue>({
  catalog: undefined,
  rules: { otherHosts: false },
})

export const useSite = () => useContext(SiteContext)
