import type { OverrideRules } from './overrides.ts'

/**
 * Who may change texts. `operators`: listed people who have signed in. `local`: anyone on the server's machine, as long
 * as no one else can reach it. `everyone`: anyone who can reach the site.
 */
export type Writers = 'operators' | 'local' | 'everyone'

/** Links to other hosts are only used if writing needs a sign-in. */
export const overrideRules = (writers: Writers): OverrideRules => ({ otherHosts: writers === 'operators' })
