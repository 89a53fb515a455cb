// Which entries a list shows. Their ids, one per line, are a text like any other: a row with the key of the list moves entries,
// adds some with new ids, and hides others. A line that begins with # names a hidden entry, so that it keeps its place; an entry
// without a line is hidden, too (docs/decisions/0030-lists.md).

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
export const maxEntries = 1000

const wellFormed = /^[a-z\d-]{1,64}$/

/** A line in the text of a list. */
export interface EntryLine {
  id: string
  hidden: boolean
}

/** Returns the lines in a text without the white space around them. Empty lines do not count. */
export const linesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const hiddenMark = '#'

/** Returns what the text of a list says, whether it is valid or not. */
export const entryLinesIn = (text: string): EntryLine[] =>
  linesIn(text).map((line) => {
    const hidden = line.startsWith(hiddenMark)
    return { id: hidden ? line.slice(hiddenMark.length).trim() : line, hidden }
  })

export const textOfEntryLines = (lines: readonly EntryLine[]): string =>
  lines.map(({ id, hidden }) => (hidden ? `${hiddenMark} ${id}` : id)).join('\n')

/** Returns lines that show entries. */
export const shownLines = (ids: readonly string[]): EntryLine[] => ids.map((id) => ({ id, hidden: false }))

/** Returns the first problem in the text of a list. Such a text is ignored. */
export function problemIn(text: string, { taken }: Pick<EditableList, 'taken'>): IdProblem | undefined {
  const lines = entryLinesIn(text)
  if (lines.length > maxEntries) return { why: 'many' }
  const seen = new Set<string>()
  for (const { id } of lines) {
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
 * Returns the ids of entries that the text of a list does not name, but that can be shown: those of `content/`, and those
 * that have been added before, so that rows with their texts still exist.
 * @param keys the keys of all rows
 */
export function unlistedIds(
  list: EditableList,
  lines: readonly EntryLine[],
  keys: Iterable<string>,
): string[] {
  const prefix = `${list.key}.`
  const ids = new Set(list.entries.map(({ id }) => id))
  const fields = list.newEntry('')
  for (const key of keys) {
    if (!key.startsWith(prefix)) continue
    const [id = '', field = ''] = key.slice(prefix.length).split('.')
    if (Object.hasOwn(fields, field) && wellFormed.test(id) && !list.taken.includes(id)) ids.add(id)
  }
  for (const { id } of lines) ids.delete(id)
  return [...ids]
}
