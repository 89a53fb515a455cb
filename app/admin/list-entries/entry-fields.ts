// The fields of a new entry, and the texts that it is saved as.
import type { TextState } from '#app/admin/catalog/text-states.ts'
import { type EditableList, inWords } from '#content/keys/entries.ts'
import { fieldName, type NamedList } from '#content/keys/labels.ts'
import { kindOf, type TextKind } from '#content/keys/text-kinds.ts'
import type { EntryText } from './list-changes.ts'
import { nameFieldOf } from './list-entries.ts'

export interface EntryField {
  name: string
  label: string
  /** `lines`: several texts, one per line. */
  kind: 'line' | 'prose' | 'date' | 'link' | 'lines'
  /** What the template says. */
  template: string
  /** What other entries of the list say, to choose from. */
  examples: readonly string[]
}

/** By the kind of the text. */
const inputs: Partial<Record<TextKind, EntryField['kind']>> = { prose: 'prose', href: 'link', lines: 'lines' }

const dates = new Set(['datePosted', 'validThrough'])

/** Returns the fields of an entry of a list, in the order of its template. */
export function fieldsOf(named: NamedList, byKey: ReadonlyMap<string, TextState>): EntryField[] {
  const { list } = named
  const nameField = nameFieldOf(named)
  return Object.entries(list.newEntry('')).flatMap(([name, value]): EntryField[] => {
    const label = fieldName(list, name)
    const template = templateText(value)
    if (template === undefined) return []
    const kind = dates.has(name) ? 'date' : (inputs[kindOf('', name)] ?? 'line')
    const examples = kind === 'line' && name !== nameField ? valuesOf(list, name, byKey) : []
    return [{ name, label, kind, template, examples }]
  })
}

/** Returns the text of a template's field; undefined if the field is no text. A list of plain texts is a text with a line for each. */
function templateText(value: unknown): string | undefined {
  if (Array.isArray(value)) return value.join('\n')
  return typeof value === 'string' ? value : undefined
}

function valuesOf({ key }: EditableList, field: string, byKey: ReadonlyMap<string, TextState>): string[] {
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
  { name, template }: EntryField,
  byKey: ReadonlyMap<string, TextState>,
): string => byKey.get(`${key}.${id}.${name}`)?.current ?? template

/** Returns the texts of a new entry that differ from its template. */
export function textsOf(
  { key, newEntry }: EditableList,
  id: string,
  fields: readonly EntryField[],
  values: Readonly<Record<string, string>>,
): EntryText[] {
  const template = new Map(Object.entries(newEntry(inWords(id))))
  return fields.flatMap(({ name }) => {
    const value = (values[name] ?? '').trim()
    return value === templateText(template.get(name)) ? [] : { key: `${key}.${id}.${name}`, value }
  })
}
