// What a filter of page, kind and words means for the database, in the syntax of PostgREST's `or`. The server takes
// few filters in one address, so these may find more than asked for: `matcherOf` decides.
import type { Catalog } from '#app/admin/catalog/catalog.ts'
import { history } from '#app/admin/copy/history.ts'
import { undoReason } from '#app/admin/store/changesets.ts'
import type { HistoryFilter } from './history-filter.ts'
import { linkKeySuffix, wordsToFind } from './matches.ts'

/** Characters of a list of keys, which is sent twice. An address may have 8,192. */
const maxListLength = 2600
/** Characters of a word, which is sent several times. */
const maxPatternLength = 60
/** Beginnings of keys, each of which takes two filters. */
const maxPrefixes = 3

/** Returns a condition on `key` twice: for the key before a change, and for the one after it. */
const ofBoth = (condition: string) =>
  ['before', 'after'].map((version) => condition.replace('key', `${version}->>content_key`))
const inList = (keys: readonly string[]) => ofBoth(`key.in.(${keys.join()})`)
/** Whether a list of keys is short enough for an address. */
const fits = (keys: readonly string[]) => keys.join().length <= maxListLength

/**
 * @param others how many other filters the request has: at most 3
 * @returns undefined if every change may fit
 */
export function contentConditions(
  { page, what, find }: HistoryFilter,
  catalog: Catalog | undefined,
  others: number,
): string | undefined {
  // One condition has to do: the longest word finds the fewest changes.
  const [word] = wordsToFind(find).sort((a, b) => b.length - a.length)
  if (word !== undefined) return conditionsOfWord(word, page, catalog, others)
  if (page !== undefined && catalog) return conditionsOfPage(page, catalog)
  if (what === 'buttons') return ofBoth(`key.like.%${linkKeySuffix}`).join()
  return what === 'imports' ? 'reason.not.is.null' : undefined
}

function conditionsOfWord(
  word: string,
  page: string | undefined,
  catalog: Catalog | undefined,
  others: number,
): string | undefined {
  // Databases differ in what they take for the same letter in another case, and some characters have a meaning.
  const pattern = word.replaceAll(/[^\da-z.-]+/g, '%').slice(0, maxPatternLength)
  const named = catalog?.texts.filter(({ key, label }) => !contains(key, word) && contains(label, word)) ?? []
  const keys = named.map(({ key }) => key)
  if (!fits(keys)) return undefined
  const reasons = Object.entries(history.reasonWords).filter(([, words = '']) => contains(words, word))
  return [
    ...ofBoth(`key.ilike.%${pattern}%`),
    ...(keys.length > 0 ? inList(keys) : []),
    `before->>content_value.ilike.%${pattern}%`,
    `after->>content_value.ilike.%${pattern}%`,
    ...(reasons.length > 0 || (keys.length > 0 && others > 1)
      ? ['reason.not.is.null']
      : [`reason.ilike.%${pattern}%`, keys.length > 0 || page !== undefined ? ofUndo : firstOfUndo]),
  ].join()
}

/** An undo does not say what it has undone, so every undo is read. Its first change is enough if no page is asked for. */
const ofUndo = `reason.eq.${undoReason}`
const firstOfUndo = `and(${ofUndo},opens.is.true)`

const contains = (text: string, word: string) => text.toLowerCase().includes(word)

function conditionsOfPage(page: string, { pageGroups, texts }: Catalog): string | undefined {
  const keys = pageGroups.find(({ name }) => name === page)?.texts.map(({ key }) => key) ?? []
  const prefixes = prefixesOf(
    keys,
    texts.map(({ key }) => key),
  )
  if (prefixes) return prefixes.flatMap((prefix) => ofBoth(`key.like.${prefix}%`)).join()
  return fits(keys) ? inList(keys).join() : undefined
}

/** @returns the beginnings that these keys have and no others of all keys; undefined if there are too many */
export function prefixesOf(keys: readonly string[], all: readonly string[]): string[] | undefined {
  const own = new Set(keys)
  const foreign = new Set(all.filter((key) => !own.has(key)).flatMap(beginningsOf))
  const prefixes = new Set<string>()
  for (const key of keys) {
    const prefix = beginningsOf(key).find((each) => !foreign.has(each))
    if (prefix === undefined || prefixes.add(prefix).size > maxPrefixes) return undefined
  }
  return [...prefixes]
}

/** `home.hero.title`: `home.`, `home.hero.` */
const beginningsOf = (key: string) => [...key.matchAll(/\./g)].map(({ index }) => key.slice(0, index + 1))
