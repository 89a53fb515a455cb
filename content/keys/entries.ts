// Which entries a list shows. Their ids, one a line, are a text like any other: a row with the key of the list hides the
// entries whose ids it leaves out, moves the others, and adds entries with new ids (docs/decisions/0030-lists.md).

/** A part of the way from the site to a text: a field of an object, or an entry of a list. */
export type PathPart = { field: string } | { list: readonly unknown[]; index: number }

/** A list whose entries an editor can add, hide and move. */
export interface EditableList {
  /** The beginning of its entries' keys: `careers.positions`. */
  key: string
  path: readonly PathPart[]
  /** The entries of `content/`. */
  entries: readonly Entry[]
  /** Ids whose entries would have the keys of other texts, such as `columns`. */
  taken: readonly string[]
  /** What the panel calls an entry, such as "position". */
  one: string
  newEntry: (name: string) => object
}

export interface Entry {
  id: string
}

/** What is wrong with the ids of a list. `many` is about their number, the others are about the id that is named. */
export type IdProblem = { why: 'many' } | { why: 'malformed' | 'repeated' | 'taken'; id: string }

/** The maximum number of entries in a list. */
export const mostEntries = 1000

const wellFormed = /^[a-z\d-]{1,64}$/

/** Returns the ids in the text of a list. Empty lines and white space around an id do not count. */
export const idsIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

export const textOfIds = (ids: readonly string[]): string => ids.join('\n')

/** Returns the first problem in the text of a list. Such a text is ignored. */
export function problemIn(text: string, { taken }: Pick<EditableList, 'taken'>): IdProblem | undefined {
  const ids = idsIn(text)
  if (ids.length > mostEntries) return { why: 'many' }
  const seen = new Set<string>()
  for (const id of ids) {
    if (!wellFormed.test(id)) return { why: 'malformed', id }
    if (taken.includes(id)) return { why: 'taken', id }
    if (seen.has(id)) return { why: 'repeated', id }
    seen.add(id)
  }
  return undefined
}

/** Returns the entries with these ids: those of `content/`, and new ones. */
export function entriesWith(ids: readonly string[], { entries, newEntry }: EditableList): readonly Entry[] {
  const known = new Map(entries.map((entry) => [entry.id, entry]))
  return ids.map((id) => known.get(id) ?? { ...newEntry(inWords(id)), id })
}

/** `analog-designer`: "Analog designer". */
export function inWords(id: string): string {
  const words = id.replaceAll(/-+/g, ' ').trim()
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : id
}

/**
 * Returns the ids of the entries that a list does not show, but could show again: those of `content/`, and those that
 * have been added before, so that rows with their texts still exist.
 * @param keys the keys of all rows
 */
export function hiddenIds(list: EditableList, shown: readonly string[], keys: Iterable<string>): string[] {
  const prefix = `${list.key}.`
  const ids = new Set(list.entries.map(({ id }) => id))
  const fields = list.newEntry('')
  for (const key of keys) {
    if (!key.startsWith(prefix)) continue
    const [id = '', field = ''] = key.slice(prefix.length).split('.')
    if (Object.hasOwn(fields, field) && wellFormed.test(id) && !list.taken.includes(id)) ids.add(id)
  }
  for (const id of shown) ids.delete(id)
  return [...ids]
}
