import { createContext, useContext } from 'react'
import type { ReleaseAbilities } from '#app/sections/page-context.ts'
import type { OverrideRules } from '#content/keys/overrides.ts'
import type { Catalog } from './catalog.ts'

interface SiteContextValue {
  /** Undefined until it is loaded. */
  catalog: Catalog | undefined
  rules: OverrideRules
  abilities: ReleaseAbilities
  /** Whether the server checks links to other sites. */
  checksLinks: boolean
}

/** The default texts of the site, the rules for edits, and what its server can do. */
export const SiteContext = createContext<SiteContextValue>({
  catalog: undefined,
  rules: { otherHosts: false },
  abilities: { schedule: false, previews: false },
  checksLinks: false,
})

export const useSite = () => useContext(SiteContext)
