// The rows that replace texts of the site, and which of them count.

import { type EditableList, linesIn, maxEntries, problemIn } from './entries.ts'
import { type FactName, wrongFact } from './facts.ts'
import { invisible } from './invisible.ts'
import { linkKindOf } from './link-kind.ts'
import type { TextKind } from './text-kinds.ts'

/** The part of a `website_content` row that replaces a text. */
export interface Override {
  content_key: string
  content_value: string
}

/** A text of the site with its default. */
export interface DefaultText {
  /** Its path in the site: `home.hero.title`, `services.ate.whatWeOffer`. */
  key: string
  /** The default text; of several lines, if its kind is `lines`. */
  value: string
  kind: TextKind
  /** The list whose entries it names, if its kind is `list`. */
  list?: EditableList
  /** Its lines in `content/`, if its kind is `lines`. */
  lines?: readonly string[]
  /** Whether it is a line of a text that has been edited as a whole since. */
  superseded?: boolean
}

export interface OverrideRules {
  /** Whether actions may link to other hosts: only if writing needs a sign-in. */
  otherHosts: boolean
}

/**
 * Why an edit is ignored.
 * - `superseded`: it is for one line of a text that has been edited as a whole since.
 * - `long`, `lines`: it has too many characters, or too many lines.
 * - `empty`: the page needs a text there, so it shows the default.
 * - `link`: it is not an address that a button may link to.
 * - `host`: it leads to another site, which needs `OverrideRules.otherHosts`.
 * - `list`: its ids are not valid (`IdProblem`).
 * - the name of a fact: it does not have the form of that fact.
 */
export type Ignored = 'superseded' | 'long' | 'lines' | 'empty' | 'link' | 'host' | 'list' | FactName

/** The maximum length of a text in UTF-16 code units. */
export const maxValueLength = 100_000
/** The maximum length of a key in characters, of which some are two UTF-16 code units. */
export const maxKeyLength = 200

/** @returns why the value is ignored, or undefined if it is used */
export function whyIgnored(text: DefaultText, value: string, rules: OverrideRules): Ignored | undefined {
  const { key, kind, list, superseded } = text
  if (superseded) return 'superseded'
  if (value.length > maxValueLength) return 'long'
  if (kind === 'lines' && linesIn(value).length > maxEntries) return 'lines'
  if (list) return problemIn(value, list) && 'list'
  if (isEmpty(value)) return fallsBack(text) ? 'empty' : undefined
  if (kind === 'fact') return wrongFact(key, value)
  if (kind !== 'href') return undefined
  const linkKind = linkKindOf(value)
  if (!linkKind) return 'link'
  return linkKind === 'elsewhere' && !rules.otherHosts ? 'host' : undefined
}

/** Returns what a page says if a value is used. */
export function shownValue({ kind }: Pick<DefaultText, 'kind'>, value: string): string {
  return kind === 'lines' ? linesIn(value).map(printable).filter(Boolean).join('\n') : printable(value)
}

/** Whether a page shows the default if a text is empty. The fields of an added entry may have no default. */
export const fallsBack = ({ kind, value }: DefaultText): boolean => kind === 'name' && value !== ''

/** Whether a value has no visible text. */
export const isEmpty = (value: string): boolean => printable(value) === ''

/**
 * Removes characters that an HTML document cannot contain: control characters and unpaired surrogates (HTML, 13.1.4).
 * Returns an empty text if nothing visible is left.
 */
function printable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern removes them
  const printed = text.toWellFormed().replaceAll(/[\x00-\x08\x0b\x0e-\x1f\x7f-\x9f]/g, '')
  return printed.replaceAll(invisibles, '').trim() === '' ? '' : printed
}

const invisibles = new RegExp(`[${invisible}]`, 'gu')
