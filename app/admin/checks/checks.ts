// Checks for mistakes in a text. None of them prevents saving.

import { isUnknownPath } from '#app/admin/catalog/unknown-path.ts'
import { admin } from '#app/admin/copy/admin.ts'
import { adminEditing } from '#app/admin/copy/editing.ts'
import { placeholdersOf } from '#content/keys/fill.ts'
import type { SiteText } from '#content/keys/labels.ts'
import {
  type DefaultText,
  fallsBack,
  isEmpty,
  type OverrideRules,
  whyIgnored,
} from '#content/keys/overrides.ts'
import { invisibleIn } from './clean-text.ts'

const { checks } = adminEditing

/** Typical markers of unfinished text. */
const unwritten = /\b(?:TODO|TBD|FIXME)\b|\b[Xx]{3,}\b/

/** A remark on a text. */
export interface Finding {
  kind: 'ignored' | 'empty' | 'unknownPath' | 'placeholder' | 'repeated' | 'invisible'
  note: string
}

/** Returns remarks on a text, most important first. */
export function findingsOf(
  text: SiteText | undefined,
  value: string,
  rules: OverrideRules,
  addresses: readonly string[],
): Finding[] {
  const ignored = text && whyIgnored(text, value, rules)
  const empty = text && effectOfEmpty(text, value)
  const leadsNowhere = !ignored && text?.kind === 'href' && isUnknownPath(value, addresses)
  const placeholder = placeholderIn(value, text?.value)
  const repeated = text && isProse(text) ? repeatedWordIn(value) : undefined
  const invisible = invisibleIn(value)
  const findings: Record<Finding['kind'], string | false | undefined> = {
    ignored: ignored && admin.ignored[ignored],
    empty,
    unknownPath: leadsNowhere && checks.unknownPath,
    placeholder: placeholder && checks.placeholder(placeholder),
    repeated: repeated && checks.repeated(repeated),
    invisible: invisible.length > 0 && checks.invisible(invisible),
  }
  return Object.entries(findings).flatMap(([kind, note]) =>
    note ? { kind: kind as Finding['kind'], note } : [],
  )
}

/** Whether a text consists of words. */
const isProse = ({ kind }: DefaultText) => !['href', 'fact', 'list'].includes(kind)

/** Returns a repeated word, such as “the the”. “had had” and “that that” can be right. */
export function repeatedWordIn(value: string): string | undefined {
  const pattern = /(?<![\p{L}\p{N}'’-])(?!(?:had|that)\b)(\p{L}{2,})[^\S\n]+\1(?![\p{L}\p{N}'’-])/iu
  return pattern.exec(value)?.[0]
}

/** Returns what a page does with an empty text, in words; undefined if the text is not empty, or if its default is shown. */
export function effectOfEmpty(text: DefaultText, value: string): string | undefined {
  return fallsBack(text) || !isEmpty(value) ? undefined : checks.empty[text.kind]
}

/**
 * Returns the first placeholder that was left in a text.
 * @param byDefault the default text; the site fills in the `{name}` placeholders it contains
 */
export function placeholderIn(value: string, byDefault: string | undefined): string | undefined {
  const [left] = /lorem ipsum/i.exec(value) ?? unwritten.exec(value) ?? []
  if (left) return left
  if (byDefault === undefined) return undefined
  const filled = placeholdersOf(byDefault)
  const unfilled = placeholdersOf(value).find((name) => !filled.includes(name))
  return unfilled && `{${unfilled}}`
}
