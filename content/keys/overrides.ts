// Keys of the site's texts, and the site with some of them replaced. One walk over the defaults makes both: what has no default
// has no key, and a row can neither add a field nor reach a prototype.

import type { Site } from '#content/default-content.ts'
import { destinationOf } from './destination.ts'
import { kindOf, type TextKind } from './text-kinds.ts'

/** A row of `website_content`, as far as it overrides a text. */
export interface Override {
  content_key: string
  content_value: string
}

export interface ContentKey {
  /** Its path in the site: `home.hero.title`, `services.ate.whatWeOffer.3`. */
  key: string
  /** What the site says without an override. */
  value: string
  kind: TextKind
}

export interface OverrideRules {
  /** Whether an action may lead to another host: only where writing needs a sign-in. */
  otherHosts: boolean
}

/** Why an override does not count. */
export type Ignored = 'long' | 'empty' | 'link' | 'host'

/** The most characters (UTF-16 code units) of a text. */
export const longestValue = 100_000

/** The overviews and the pages below them share the first part of their keys. */
const roots: Partial<Record<string, string>> = { servicesPage: 'services', industriesPage: 'industries' }

/** What holds the site together, by field name: addresses, names of drawings, zones. Nobody edits these. */
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

/** Every text of the site that can be overridden, in the order of the site. */
export function listKeys(site: Site): ContentKey[] {
  const keys: ContentKey[] = []
  mapTexts(site, (key) => {
    keys.push(key)
    return key.value
  })
  return keys
}

/**
 * The site as visitors read it: `site` with the texts that `rows` override. Rows of unknown keys and those that must be ignored
 * change nothing; of several for one key, the last counts.
 */
export function applyOverrides(site: Site, rows: Iterable<Override>, rules: OverrideRules): Site {
  const values = new Map<string, string>()
  for (const { content_key, content_value } of rows) values.set(content_key, content_value)
  return mapTexts(site, (key) => {
    const value = values.get(key.key)
    return value === undefined || whyIgnored(key, value, rules) ? key.value : printable(value)
  })
}

/** @returns undefined where the value counts */
export function whyIgnored({ kind }: ContentKey, value: string, rules: OverrideRules): Ignored | undefined {
  if (value.length > longestValue) return 'long'
  if (kind === 'name' && isEmpty(value)) return 'empty'
  if (kind !== 'href' || value === '') return undefined
  const destination = destinationOf(value)
  if (!destination) return 'link'
  return destination === 'elsewhere' && !rules.otherHosts ? 'host' : undefined
}

/** Whether nothing of a value is left to show. */
export const isEmpty = (value: string): boolean => printable(value) === ''

/** Without what an HTML document cannot hold: control characters, halves of surrogate pairs (HTML, 13.1.4). Empty where only space is left. */
function printable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
  const printed = text.toWellFormed().replaceAll(/[\x00-\x08\x0b\x0e-\x1f\x7f-\x9f]/g, '')
  return printed.trim() === '' ? '' : printed
}

/** A copy of the site, each of its texts replaced. */
function mapTexts(site: Site, replace: (key: ContentKey) => string): Site {
  const parts = Object.entries(site).map(([name, part]) => [name, map(part, roots[name] ?? name, name)])
  // Strings only became other strings, and no field was added or left out.
  return Object.fromEntries(parts) as Site

  function map(value: unknown, key: string, field: string): unknown {
    if (typeof value === 'string') {
      if (structural.has(field)) return value
      return replace({ key, value, kind: kindOf(key, field) })
    }
    if (Array.isArray(value)) {
      return value
        .map((item: unknown, index) => map(item, `${key}.${nameInList(item, index)}`, field))
        .filter((item) => item !== '')
    }
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [
        name,
        // A list beside its heading: `careers.positions.product-manager`, without `items` between.
        map(part, name === 'items' ? key : `${key}.${name}`, name),
      ]),
    )
  }
}

/** Its id or slug, so that a key does not depend on the order; plain texts count from 1. */
function nameInList(item: unknown, index: number): string {
  if (typeof item !== 'object' || item === null) return `${index + 1}`
  const { slug, id } = item as { slug?: string; id?: string }
  const name = slug ?? id
  if (!name) throw new Error('An object in a list of the content needs an id')
  return name
}
