// When the texts of each page last changed, according to the rows of the table.

import type { Site } from '#content/default-content.ts'
import { type Override, type OverrideRules, whyIgnored } from '#content/keys/overrides.ts'
import { pageOfKey } from '#content/keys/page-of-key.ts'
import { editableLists, listKeys, textOfList } from '#content/keys/site-texts.ts'

/** A row with the time at which it was last written. A row from an older snapshot may lack it. */
export interface DatedOverride extends Override {
  updated_at?: string | undefined
}

/**
 * How far the clock of an editor may be ahead. Such a text counts as changed now, because the sitemap is kept until the next
 * change.
 */
const maxClockErrorMs = 24 * 60 * 60 * 1000

/**
 * The newest date of the rows that override a text of a page, by path. Leaves out rows that override nothing, and dates
 * more than a day in the future. Also leaves out the texts of company and chrome: they are on every page, and do not change
 * what a page is about.
 */
export function findLastModified(
  site: Site,
  rows: Iterable<DatedOverride>,
  rules: OverrideRules,
): Map<string, Date> {
  const all = [...rows]
  const texts = [...listKeys(site, all), ...editableLists(site).map(textOfList)]
  const keys = new Map(texts.map((key) => [key.key, key]))
  const changes = new Map<string, Date>()
  const nowMs = Date.now()
  for (const { content_key, content_value, updated_at = '' } of all) {
    const key = keys.get(content_key)
    const path = key && pageOfKey(site, content_key)
    const time = Date.parse(updated_at)
    const changed = new Date(time < nowMs + maxClockErrorMs ? Math.min(time, nowMs) : Number.NaN)
    if (!key || !path || /^(company|chrome)\./.test(content_key) || whyIgnored(key, content_value, rules))
      continue
    // The comparison is also false for an invalid date.
    if (changed > (changes.get(path) ?? new Date(0))) changes.set(path, changed)
  }
  return changes
}
