// Changes of the text with hidden pages and old addresses. Each is a function of its lines, which is called again if somebody
// else saved the text first: so both changes are kept.
import type { Catalog } from '#app/admin/catalog/catalog.ts'
import { effectOf } from '#app/admin/catalog/text-states.ts'
import { planTexts } from '#app/admin/change-preview/plan-texts.ts'
import { redirectProblems } from '#app/admin/copy/redirect-problems.ts'
import { plainPath } from '#content/addresses/plain-path.ts'
import { linesIn } from '#content/keys/entries.ts'
import { redirectsKey } from '#content/redirects/redirect-lines.ts'
import type { ContentItem, PlannedChange } from '#content-sync/content-item.ts'

/** Returns the lines after a change. */
export type RedirectChange = (lines: readonly string[]) => readonly string[]

/** Leads an address to another one. Lines about it from before are replaced. */
export const addRedirect =
  (from: string, to: string): RedirectChange =>
  (lines) => [...removeRedirects(from)(lines), `${from} ${to}`]

/** Removes all lines about an address, so that its page is shown again if it has one. */
export const removeRedirects =
  (from: string): RedirectChange =>
  (lines) =>
    lines.filter((line) => plainPath(line.split(/\s+/)[0] ?? '') !== plainPath(from))

/** Removes a line, whatever it says. */
export const removeLine =
  (text: string): RedirectChange =>
  (lines) =>
    lines.filter((line) => line !== text)

/**
 * Returns the changes of items that change the text. The default lines need no item.
 * @returns the reason if the site would ignore a line that the change adds, for example because somebody else has just hidden its target
 */
export function planRedirectChange(
  change: RedirectChange,
  items: readonly ContentItem[],
  { byKey, readRedirects }: Pick<Catalog, 'byKey' | 'readRedirects'>,
): readonly PlannedChange[] | string {
  const item = items.find(({ content_key }) => content_key === redirectsKey)
  const text = { key: redirectsKey, value: byKey.get(redirectsKey)?.value ?? '', kind: 'lines' as const }
  const before = linesIn(effectOf(text, item?.content_value, { otherHosts: false }).current)
  const value = change(before).join('\n')
  const ignored = readRedirects(value).find(({ text, why }) => why !== undefined && !before.includes(text))
  if (ignored?.why !== undefined) return redirectProblems.inChange(ignored.text, ignored.why)
  if (value === text.value) return item ? [{ id: item.id, base: item.updated_at, row: null }] : []
  return planTexts([{ key: redirectsKey, value }], items)
}

/**
 * Returns what was typed or pasted in the form in which a line has an address. Of a whole address, only the path counts:
 * `https://example.com/Our-Team/?x` becomes `/our-team`.
 */
export function oldAddressIn(typed: string): string {
  const path = typed
    .trim()
    .replace(/^https?:\/\/[^/?#]*/i, '')
    .replace(/[?#].*/s, '')
  return encodeURI(plainPath(path.toWellFormed())) || '/'
}
