// When the texts of each page were changed last, as far as rows of the table tell.

import type { Site } from '#content/default-content.ts'
import { listKeys, type Override, type OverrideRules, whyIgnored } from '#content/keys/overrides.ts'
import { pageOfKey } from '#content/keys/page-of-key.ts'

/** A row with the time at which it was written, unless it is from a snapshot without one. */
export interface DatedOverride extends Override {
  updated_at?: string | undefined
}

/**
 * The newest date of the rows that override a text of a page, by its path. Rows that do not count are left out, as are dates in the
 * future, and the texts of company and frame: they are on every page, and what a page is about is not changed by them.
 */
export function findLastModified(
  site: Site,
  rows: Iterable<DatedOverride>,
  rules: OverrideRules,
): Map<string, Date> {
  const keys = new Map(listKeys(site).map((key) => [key.key, key]))
  const changes = new Map<string, Date>()
  for (const { content_key, content_value, updated_at = '' } of rows) {
    const key = keys.get(content_key)
    const path = pageOfKey(site, content_key)
    const changed = new Date(updated_at)
    if (!key || !path || /^(company|chrome)\./.test(content_key) || whyIgnored(key, content_value, rules))
      continue
    // An invalid date is not before now, either.
    if (changed <= new Date() && changed > (changes.get(path) ?? new Date(0))) changes.set(path, changed)
  }
  return changes
}
