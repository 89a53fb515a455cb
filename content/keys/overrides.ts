// The keys of the site's texts, and the site with some of the texts replaced. Both come from the same walk over the
// defaults: a text without a default has no key, and a row can neither add a field nor reach a prototype.

import type { Site } from '#content/default-content.ts'
import { destinationOf } from './destination.ts'
import { kindOf, type TextKind } from './text-kinds.ts'

/** The part of a `website_content` row that replaces a text. */
export interface Override {
  content_key: string
  content_value: string
}

export interface ContentKey {
  /** Its path in the site: `home.hero.title`, `services.ate.whatWeOffer.3`. */
  key: string
  /** The default text. */
  value: string
  kind: TextKind
}

/** A part of the way from the site to a text: a field of an object, or an entry of a list. */
export type PathPart = { field: string } | { list: readonly unknown[]; index: number }

export interface ListedText extends ContentKey {
  path: readonly PathPart[]
}

export interface OverrideRules {
  /** Whether actions may link to other hosts: only if writing needs a sign-in. */
  otherHosts: boolean
}

/** Why an edit is ignored. */
export type Ignored = 'long' | 'empty' | 'link' | 'host'

/** The maximum length of a text in UTF-16 code units. */
export const longestValue = 100_000

/** Overviews share the first part of their keys with the pages below them. */
const roots: Partial<Record<string, string>> = { servicesPage: 'services', industriesPage: 'industries' }

/** Fields that are structure, not text, by name: addresses, names of drawings, time zones. They cannot be edited. */
const structural = new Set([
  'id',
  'slug',
  'path',
  'departmentContactPath',
  'group',
  'subcategory',
  'icon',
  'gradient',
  'timeZone',
])

/** Lists every text of the site that can be edited, in the order of the site. */
export function listKeys(site: Site): ListedText[] {
  const texts: ListedText[] = []
  mapTexts(site, (text) => {
    texts.push(text)
    return text.value
  })
  return texts
}

/**
 * Returns the site as visitors read it: `site` with the texts that `rows` replace. Rows with unknown keys or invalid
 * values change nothing. If several rows have the same key, the last one counts.
 */
export function applyOverrides(site: Site, rows: Iterable<Override>, rules: OverrideRules): Site {
  return mapTexts(site, currentTexts(rows, rules))
}

/** Returns a function that returns what visitors read in place of a text. */
export function currentTexts(rows: Iterable<Override>, rules: OverrideRules): (text: ContentKey) => string {
  const values = new Map<string, string>()
  for (const { content_key, content_value } of rows) values.set(content_key, content_value)
  return (text) => {
    const value = values.get(text.key)
    return value === undefined || whyIgnored(text, value, rules) ? text.value : printable(value)
  }
}

/** @returns why the value is ignored, or undefined if it is used */
export function whyIgnored({ kind }: ContentKey, value: string, rules: OverrideRules): Ignored | undefined {
  if (value.length > longestValue) return 'long'
  if (kind === 'name' && isEmpty(value)) return 'empty'
  if (kind !== 'href' || value === '') return undefined
  const destination = destinationOf(value)
  if (!destination) return 'link'
  return destination === 'elsewhere' && !rules.otherHosts ? 'host' : undefined
}

/** Whether a value has no visible text. */
export const isEmpty = (value: string): boolean => printable(value) === ''

/**
 * Removes characters that an HTML document cannot contain: control characters and unpaired surrogates (HTML, 13.1.4).
 * Returns an empty text if only white space is left.
 */
export function printable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern removes them
  const printed = text.toWellFormed().replaceAll(/[\x00-\x08\x0b\x0e-\x1f\x7f-\x9f]/g, '')
  return printed.trim() === '' ? '' : printed
}

/** Returns a copy of the site with each of its texts replaced. Empty texts are left out of lists. */
export function mapTexts(site: Site, replace: (text: ListedText) => string): Site {
  const parts = Object.entries(site).map(([name, part]) => {
    const root = roots[name] ?? name
    return [name, map(part, root, name, [{ field: root }])]
  })
  // Only strings were replaced, by other strings; no field was added or removed.
  return Object.fromEntries(parts) as Site

  function map(value: unknown, key: string, field: string, path: readonly PathPart[]): unknown {
    if (typeof value === 'string') {
      if (structural.has(field)) return value
      return replace({ key, value, kind: kindOf(key, field), path })
    }
    if (Array.isArray(value)) {
      return value
        .map((item: unknown, index, list) =>
          map(item, `${key}.${nameInList(item, index)}`, field, [...path, { list, index }]),
        )
        .filter((item) => item !== '')
    }
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => {
        // A list beside its heading: `careers.positions.product-manager`, without `items` in between.
        if (name === 'items') return [name, map(part, key, name, path)]
        return [name, map(part, `${key}.${name}`, name, [...path, { field: name }])]
      }),
    )
  }
}

/** Uses the id or slug, so that a key does not depend on the order. Plain texts are numbered from 1. */
function nameInList(item: unknown, index: number): string {
  if (typeof item !== 'object' || item === null) return `${index + 1}`
  const { slug, id } = item as { slug?: string; id?: string }
  const name = slug ?? id
  if (!name) throw new Error('An object in a list of the content needs an id')
  return name
}
