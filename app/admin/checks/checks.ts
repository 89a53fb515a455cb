// What somebody may have overlooked in a text. None of it keeps anybody from saving.

import type { SiteText } from '#app/admin/catalog/site-text.ts'
import { isUnknownPath } from '#app/admin/catalog/unknown-path.ts'
import { admin } from '#app/admin/copy/admin.ts'
import { adminEditing } from '#app/admin/copy/editing.ts'
import { placeholdersOf } from '#content/keys/fill.ts'
import { type ContentKey, isEmpty, type OverrideRules, whyIgnored } from '#content/keys/overrides.ts'
import { controlsIn } from './control-characters.ts'

const { checks } = adminEditing

/** What stands for a text that is still to be written. */
const unwritten = /\b(?:TODO|TBD|FIXME)\b|\b[Xx]{3,}\b/

/** What there is to say about a text, in the order of importance. */
export function findingsOf(
  text: SiteText | undefined,
  value: string,
  rules: OverrideRules,
  destinations: readonly string[],
): string[] {
  const ignored = text && whyIgnored(text, value, rules)
  const empty = text && effectOfEmpty(text, value)
  const leadsNowhere = !ignored && text?.kind === 'href' && isUnknownPath(value, destinations)
  const placeholder = placeholderIn(value, text?.value)
  const controls = controlsIn(value)
  return [
    ...(ignored ? [admin.ignored[ignored]] : []),
    ...(empty ? [empty] : []),
    ...(leadsNowhere ? [admin.buttons.unknownPath] : []),
    ...(placeholder ? [checks.placeholder(placeholder)] : []),
    ...(controls.length > 0 ? [checks.controls(controls)] : []),
  ]
}

/** What a page does with an empty text, in words; undefined for a text that is not empty, and for a name, whose default shows. */
export function effectOfEmpty({ kind }: ContentKey, value: string): string | undefined {
  return kind === 'name' || !isEmpty(value) ? undefined : checks.empty[kind]
}

/**
 * The first placeholder that was left in a text.
 * @param byDefault what the site says itself: where that has a `{name}`, the site fills it in
 */
export function placeholderIn(value: string, byDefault: string | undefined): string | undefined {
  const [left] = /lorem ipsum/i.exec(value) ?? unwritten.exec(value) ?? []
  if (left) return left
  if (byDefault === undefined) return undefined
  const filled = placeholdersOf(byDefault)
  const unfilled = placeholdersOf(value).find((name) => !filled.includes(name))
  return unfilled && `{${unfilled}}`
}
