import type { OverrideRules } from './overrides.ts'

/**
 * Who may change texts: `operators`, listed people who have signed in; `local`, anyone on the machine of the server, as long as
 * nobody else reaches it; `everyone`, anyone who reaches the site.
 */
export type Writers = 'operators' | 'local' | 'everyone'

/** Links to other hosts count only where writing needs a sign-in. */
export const overrideRules = (writers: Writers): OverrideRules => ({ otherHosts: writers === 'operators' })
