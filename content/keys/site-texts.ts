// The keys of the site's texts, and the site with some of the texts replaced. Both come from the same walk over the
// defaults: a text without a default has no key, and a row can neither add a field nor reach a prototype. Rows can add
// entries to some lists (entries.ts), whose fields and defaults are in `content/`, too.

import type { Site } from '#content/default-content.ts'
import { lists } from '#content/lists.ts'
import {
  type EditableList,
  type EntryLine,
  entriesWith,
  entryLinesIn,
  linesIn,
  type PathPart,
  problemIn,
  shownLines,
  textOfEntryLines,
  unlistedIds,
} from './entries.ts'
import {
  type DefaultText,
  maxValueLength,
  type Override,
  type OverrideRules,
  shownValue,
  whyIgnored,
} from './overrides.ts'
import { kindOf } from './text-kinds.ts'

export interface ListedText extends DefaultText {
  path: readonly PathPart[]
}

/** Overviews share the first part of their keys with the pages below them. */
const roots: Partial<Record<string, string>> = { servicesPage: 'services', industriesPage: 'industries' }

/** Fields that are structure, not text, by name: addresses, names of drawings. They cannot be edited. */
const structural = new Set([
  'id',
  'slug',
  'path',
  'departmentContactPath',
  'group',
  'subcategory',
  'icon',
  'gradient',
])

/** Time zones are structure, too, except those of offices. */
const isStructural = (key: string, field: string) =>
  structural.has(field) || (field === 'timeZone' && !key.startsWith('locations.offices.'))

/**
 * Lists every text of the site that can be edited, in the order of the site.
 * @param rows decide which entries there are. The texts of hidden ones follow those of the others.
 */
export function listKeys(site: Site, rows: Iterable<Override> = []): ListedText[] {
  const texts: ListedText[] = []
  const values = valuesOf(rows)
  mapTexts(
    site,
    (text) => {
      const lines = text.kind === 'lines' && { lines: linesIn(text.value) }
      texts.push({ ...text, value: withNumberedLines(text, values), ...lines })
      return text.value
    },
    (list) => {
      const lines = entryLinesOf(list, values)
      const hidden = lines.filter((line) => line.hidden).map(({ id }) => id)
      return [...shownIds(list, values), ...hidden, ...unlistedIds(list, lines, values.keys())]
    },
  )
  return texts
}

/** Lists the lists whose entries can be added, hidden and moved, in the order of the site. */
export function editableLists(site: Site): EditableList[] {
  const found: EditableList[] = []
  mapTexts(
    site,
    ({ value }) => value,
    (list) => {
      found.push(list)
      return defaultIds(list)
    },
  )
  return found
}

/** Returns the ids of a list's entries as a text that can be edited. */
export const textOfList = (list: EditableList): DefaultText & { list: EditableList } => ({
  key: list.key,
  value: textOfEntryLines(shownLines(defaultIds(list))),
  kind: 'list',
  list,
})

/**
 * Returns the site as visitors read it: `site` with the texts that `rows` replace. Rows with unknown keys or invalid
 * values change nothing. If several rows have the same key, the last one counts.
 */
export function applyOverrides(site: Site, rows: Iterable<Override>, rules: OverrideRules): Site {
  const { textOf, idsOf } = currentContent(rows, rules)
  return mapTexts(site, textOf, idsOf)
}

/**
 * Returns a default text with the lines that rows replace. Rows from before a list of plain texts was one text have the number
 * of a line in their keys: `services.ate.whatWeOffer.3`.
 * @param values the texts of all rows by key
 */
function withNumberedLines({ key, value, kind }: DefaultText, values: ReadonlyMap<string, string>): string {
  if (kind !== 'lines') return value
  const lines = linesIn(value).map((line, n) => {
    const own = values.get(`${key}.${n + 1}`)
    return own === undefined || own.length > maxValueLength ? line : linesIn(own).join(' ')
  })
  return shownValue({ kind }, lines.join('\n'))
}

/** Splits a key such as `services.ate.whatWeOffer.3` into the key of the whole text and the number of the line, from 1. */
export function numberedLine(key: string): { whole: string; number: number } | undefined {
  const [, whole, number] = /^(.+)\.([1-9]\d*)$/.exec(key) ?? []
  return whole === undefined ? undefined : { whole, number: Number(number) }
}

interface CurrentContent {
  /** Returns what visitors read in place of a text. */
  textOf: (text: DefaultText) => string
  /** Returns the ids of the entries that visitors see. */
  idsOf: (list: EditableList) => readonly string[]
}

export function currentContent(rows: Iterable<Override>, rules: OverrideRules): CurrentContent {
  const values = valuesOf(rows)
  return {
    textOf(text) {
      const value = values.get(text.key)
      if (value !== undefined && !whyIgnored(text, value, rules)) return shownValue(text, value)
      return withNumberedLines(text, values)
    },
    idsOf: (list) => shownIds(list, values),
  }
}

/** Returns the texts of rows by key. */
export const valuesOf = (rows: Iterable<Override>): ReadonlyMap<string, string> =>
  new Map(Array.from(rows, ({ content_key, content_value }) => [content_key, content_value]))

export const defaultIds = ({ entries }: EditableList) => entries.map(({ id }) => id)

/**
 * Returns what counts as the text of a list: that of its row, or the default if that is missing or has a mistake.
 * @param values the texts of all rows by key
 */
export function entryLinesOf(list: EditableList, values: ReadonlyMap<string, string>): EntryLine[] {
  const value = values.get(list.key)
  return value === undefined || value.length > maxValueLength || problemIn(value, list)
    ? shownLines(defaultIds(list))
    : entryLinesIn(value)
}

const shownIds = (list: EditableList, values: ReadonlyMap<string, string>): string[] =>
  entryLinesOf(list, values).flatMap(({ id, hidden }) => (hidden ? [] : id))

/**
 * Returns a copy of the site with each of its texts replaced. A list of plain texts is one text, a line for each.
 * @param idsOf returns the ids of the entries that a list has in the copy
 */
export function mapTexts(
  site: Site,
  replace: (text: ListedText) => string,
  idsOf: (list: EditableList) => readonly string[] = defaultIds,
): Site {
  const parts = Object.entries(site).map(([name, part]) => {
    const root = roots[name] ?? name
    return [name, map(part, root, name, [{ field: root }])]
  })
  // Only strings were replaced, by other strings, and entries by others with the same fields.
  return Object.fromEntries(parts) as Site

  /** @param taken the names beside a list, whose texts would have the keys of entries with these ids */
  function map(
    value: unknown,
    key: string,
    field: string,
    path: readonly PathPart[],
    taken: readonly string[] = [],
  ): unknown {
    if (typeof value === 'string') {
      if (isStructural(key, field)) return value
      return replace({ key, value, kind: kindOf(key, field), path })
    }
    if (Array.isArray(value)) {
      if (isPlainTexts(value, key, field)) {
        return linesIn(replace({ key, value: value.join('\n'), kind: 'lines', path }))
      }
      const schema = Object.hasOwn(lists, key) ? lists[key] : undefined
      const list = schema && { key, path, entries: value, taken, ...schema }
      const entries: readonly unknown[] = list ? entriesWith(idsOf(list), list) : value
      return entries.map((item, index) =>
        map(item, `${key}.${nameInList(item, index)}`, field, [...path, { list: entries, index }]),
      )
    }
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => {
        // A list beside its heading: `careers.positions.product-manager`, without `items` in between.
        if (name === 'items') return [name, map(part, key, name, path, Object.keys(value))]
        return [name, map(part, `${key}.${name}`, name, [...path, { field: name }])]
      }),
    )
  }
}

/** An empty list does not tell what it is a list of. */
const isPlainTexts = (value: readonly unknown[], key: string, field: string): value is readonly string[] =>
  value.length === 0
    ? kindOf(key, field) === 'lines'
    : !structural.has(field) && value.every((item) => typeof item === 'string')

/** Returns the part of a key that names an item: its id or slug, so that a key does not depend on the order. Numbers have neither. */
function nameInList(item: unknown, index: number): string {
  if (typeof item !== 'object' || item === null) return `${index + 1}`
  const { slug, id } = item as { slug?: string; id?: string }
  const name = slug ?? id
  if (!name) throw new Error('An object in a list of the content needs an id or a slug')
  return name
}
