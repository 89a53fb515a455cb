// The names of texts, such as "Home › Hero › Headline", for people who do not know keys.
import type { Site } from '#content/default-content.ts'
import { cutAtWord } from './cut-at-word.ts'
import type { EditableList, PathPart } from './entries.ts'
import { labelWords, nameFields, numberedLists } from './label-words.ts'
import type { DefaultText, Override } from './overrides.ts'
import { groupNameOf, pageNames } from './page-names.ts'
import { pageOfKey } from './page-of-key.ts'
import { editableLists, listKeys, numberedLine, textOfList } from './site-texts.ts'

/** A text of the site with its name and its default. */
export interface SiteText extends DefaultText {
  /** The path of the page that shows it, if there is one. */
  page: string | undefined
  /** The name of that page, or of what several pages share. */
  pageName: string
  /** Its name on that page, such as "Hero" and "Headline". */
  parts: readonly string[]
  /** Its name, unique on the site, such as "Home › Hero › Headline". */
  label: string
}

export interface NamedList extends SiteText {
  list: EditableList
}

const separator = ' › '

/** Names every text of the site, in the order of the site. */
export const namedTexts = (site: Site): SiteText[] => [...nameTexts(site)]

/** Names the lists whose entries can be added, hidden and moved, in the order of the site. */
export function namedLists(site: Site): NamedList[] {
  const names = pageNames(site)
  return editableLists(site).map((list) => ({ ...textOfList(list), ...nameOf(site, list, names) }))
}

/** @param names the names of the pages, by path */
function nameOf(
  site: Site,
  { key, path }: Pick<EditableList, 'key' | 'path'>,
  names: ReadonlyMap<string, string>,
): Pick<SiteText, 'page' | 'pageName' | 'parts' | 'label'> {
  const page = pageOfKey(site, key)
  const pageName = groupNameOf(key, names.get(page ?? '') ?? page ?? '')
  const parts = partsOf(path, pageName)
  return { page, pageName, parts, label: [pageName, ...parts].join(separator) }
}

/**
 * Names the rows that replace one line of a list of plain texts.
 * @param byKey the texts of the site
 */
export function nameLines(rows: readonly Override[], byKey: ReadonlyMap<string, SiteText>): SiteText[] {
  const keys = new Set(rows.map(({ content_key }) => content_key))
  return rows.flatMap(({ content_key: key }) => {
    const { whole = '', number = 0 } = numberedLine(key) ?? {}
    const text = byKey.get(whole)
    const value = text?.lines?.[number - 1]
    if (!text || value === undefined) return []
    const { lines: _, ...rest } = text
    const parts = [...text.parts.slice(0, -1), `${text.parts.at(-1)} ${number}`]
    const label = [text.pageName, ...parts].join(separator)
    return { ...rest, key, value, parts, label, kind: 'line', superseded: keys.has(text.key) }
  })
}

/** Returns the name of a field in the entries of a list, such as "Department". */
export const fieldName = (list: EditableList, field: string): string => wordOf(`${list.key}.${field}`)

/**
 * Names the texts one by one, for callers that must not block.
 * @param rows decide which entries there are in lists
 */
export function* nameTexts(site: Site, rows: readonly Override[] = []): Generator<SiteText> {
  const names = pageNames(site)
  /** The number of the next copy of each label that is taken. */
  const copies = new Map<string, number>()
  for (const { path, ...text } of listKeys(site, rows)) {
    const name = nameOf(site, { key: text.key, path }, names)
    let { parts, label } = name
    let copy = copies.get(label) ?? 2
    for (; copies.has(label); copy++) {
      parts = [...name.parts, `${copy}`]
      label = [name.pageName, ...parts].join(separator)
    }
    copies.set(label, 2).set(name.label, copy)
    yield { ...text, ...name, parts, label }
  }
}

function partsOf(path: readonly PathPart[], pageName: string): string[] {
  const parts: string[] = []
  let fields = ''
  let word = ''
  for (const part of path) {
    if ('field' in part) {
      // The name of the page stands for the first field.
      word = fields && wordOf(`${fields}.${part.field}`)
      fields += `${fields && '.'}${part.field}`
      if (word) parts.push(...word.split(separator))
      continue
    }
    const name = entryNamesOf(part.list)[part.index]
    // The page is this entry's own page.
    if (name === pageName) continue
    if (name && !numberedLists.has(lastOf(fields))) parts.push(cutAtWord(name, maxNameLength))
    else {
      if (word) parts.pop()
      parts.push(`${singular(word)} ${part.index + 1}`.trim())
    }
  }
  return parts
}

const knownWords = new Map<string, string>()

/** Returns the word for the last field of a path. */
function wordOf(fields: string): string {
  const known = knownWords.get(fields)
  if (known !== undefined) return known
  const names = fields.split('.')
  const ends = names.map((_, from) => names.slice(from).join('.'))
  const end = ends.find((end) => Object.hasOwn(labelWords, end))
  const word = (end && labelWords[end]) ?? sentence(lastOf(fields))
  knownWords.set(fields, word)
  return word
}

const lastOf = (fields: string) => fields.slice(fields.lastIndexOf('.') + 1)

/** `officeHours`: "Office hours". */
function sentence(field: string): string {
  const words = field.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const singular = (word: string) => word.replace(/ies$/, 'y').replace(/s$/, '')

const knownNames = new WeakMap<readonly unknown[], readonly (string | undefined)[]>()

/** Returns the name of each entry of a list; undefined if it has none of its own. */
function entryNamesOf(list: readonly unknown[]): readonly (string | undefined)[] {
  const known = knownNames.get(list)
  if (known) return known
  const all = list.map(nameOfEntry)
  const names = all.map((name) => (all.indexOf(name) === all.lastIndexOf(name) ? name : undefined))
  knownNames.set(list, names)
  return names
}

function nameOfEntry(entry: unknown): string | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined
  const fields: Partial<Record<string, unknown>> = entry
  return nameFields.map((field) => fields[field]).find((value) => typeof value === 'string')
}

const maxNameLength = 40
