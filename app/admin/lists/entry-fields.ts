// The fields of a new entry, and the texts that it is saved as.
import type { Entry } from '#app/admin/catalog/entries.ts'
import { type EditableList, inWords, linesIn } from '#content/keys/entries.ts'
import { fieldName, type NamedList } from '#content/keys/labels.ts'
import { kindOf, type TextKind } from '#content/keys/text-kinds.ts'
import type { EntryText } from './list-changes.ts'
import { nameFieldOf } from './list-entries.ts'

export interface EntryField {
  name: string
  label: string
  /** `lines`: several texts, one a line. */
  kind: 'line' | 'prose' | 'date' | 'link' | 'lines'
  /** How many lines there can be. */
  most: number
  /** What the template says. */
  template: string
  /** What other entries of the list say, to choose from. */
  examples: readonly string[]
}

/** By the kind of the text. */
const inputs: Partial<Record<TextKind, EntryField['kind']>> = { prose: 'prose', href: 'link' }

const dates = new Set(['datePosted', 'validThrough'])

/** Returns the fields of an entry of a list, in the order of its template. */
export function fieldsOf(named: NamedList, byKey: ReadonlyMap<string, Entry>): EntryField[] {
  const { list } = named
  const nameField = nameFieldOf(named)
  return Object.entries(list.newEntry('')).flatMap(([name, value]): EntryField[] => {
    const label = fieldName(list, name)
    if (Array.isArray(value))
      return [{ name, label, kind: 'lines', most: value.length, template: '', examples: [] }]
    if (typeof value !== 'string') return []
    const kind = dates.has(name) ? 'date' : (inputs[kindOf('', name)] ?? 'line')
    const examples = kind === 'line' && name !== nameField ? valuesOf(list, name, byKey) : []
    return [{ name, label, kind, most: 1, template: value, examples }]
  })
}

function valuesOf({ key }: EditableList, field: string, byKey: ReadonlyMap<string, Entry>): string[] {
  const values = new Set<string>()
  for (const { text, current } of byKey.values()) {
    if (text.key.startsWith(`${key}.`) && text.key.endsWith(`.${field}`) && current) values.add(current)
  }
  return [...values]
}

/** Returns what an entry says in a field. */
export const currentValueOf = (
  { key }: EditableList,
  id: string,
  { name, kind, most, template }: EntryField,
  byKey: ReadonlyMap<string, Entry>,
): string => {
  const current = (path: string) => byKey.get(`${key}.${id}.${path}`)?.current
  if (kind !== 'lines') return current(name) ?? template
  const lines = Array.from({ length: Math.max(most, 50) }, (_, n) => current(`${name}.${n + 1}`) ?? '')
  return lines.filter(Boolean).join('\n')
}

/** Returns the texts of a new entry that differ from its template. */
export function textsOf(
  { key, newEntry }: EditableList,
  id: string,
  fields: readonly EntryField[],
  values: Readonly<Record<string, string>>,
): EntryText[] {
  const template = newEntry(inWords(id))
  const texts: EntryText[] = []
  for (const { name, kind, most } of fields) {
    const value = (values[name] ?? '').trim()
    if (kind === 'lines') {
      for (const [n, line] of linesIn(value).slice(0, most).entries())
        texts.push({ key: `${key}.${id}.${name}.${n + 1}`, value: line })
    } else if (value !== (template as Record<string, unknown>)[name]) {
      texts.push({ key: `${key}.${id}.${name}`, value })
    }
  }
  return texts
}
