// Finds texts by what somebody remembers of them: parts of the key, the page, the text; in any order, with typing errors.
import { keyDistanceFrom, wordDistance } from './edit-distance.ts'
import type { Entry } from './entries.ts'

/** The words of a query, in lower case. A key's dots separate words, too. */
export const wordsOfQuery = (query: string) =>
  query
    .toLowerCase()
    .split(/[\s.]+/)
    .filter(Boolean)

/** How well an entry matches all words of a query: 0 where one of them is nowhere in it. */
export function matchScore({ text, haystack }: Entry, words: readonly string[]): number {
  let sum = 1
  for (const word of words) {
    const score = wordScore(text.words, haystack, word)
    if (score === 0) return 0
    sum += score
  }
  return sum
}

function wordScore(words: readonly string[], haystack: string, word: string): number {
  if (words.includes(word)) return 8
  if (words.some((each) => each.startsWith(word))) return 6
  if (haystack.includes(word)) return 3
  return words.some((each) => isTypo(word, each)) ? 2 : 0
}

/** One error in a word of four letters or more, two in one of eight. */
function isTypo(word: string, meant: string): boolean {
  const allowed = Math.floor(Math.min(word.length, 8) / 4)
  if (allowed === 0 || Math.abs(word.length - meant.length) > allowed) return false
  return wordDistance(word, meant) <= allowed
}

/** The entries that match best, the best first; the key itself before all, else shorter keys and those earlier in the site. */
export function bestMatches(entries: readonly Entry[], query: string, limit: number): Entry[] {
  const words = wordsOfQuery(query)
  const key = query.trim().toLowerCase()
  const scoreOf = (entry: Entry) => {
    const score = matchScore(entry, words)
    if (score === 0 || !key) return score
    const own = entry.text.key.toLowerCase()
    return score + (own === key ? 100 : own.startsWith(key) ? 20 : 0)
  }
  return entries
    .map((entry) => ({ entry, score: scoreOf(entry) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.entry.text.words.length - b.entry.text.words.length)
    .slice(0, limit)
    .map(({ entry }) => entry)
}

/** The known key that a mistyped one most likely means; undefined where none is near. */
export function didYouMean(key: string, known: Iterable<string>): string | undefined {
  const distanceTo = keyDistanceFrom(key.toLowerCase())
  let nearest: string | undefined
  // One letter in three, but neither too few to see a missing part nor so many that any key is near.
  let least = Math.min(Math.max(Math.floor(key.length / 3), 2), 4) + 1
  for (const each of known) {
    const distance = distanceTo(each.toLowerCase())
    if (distance < least) [nearest, least] = [each, distance]
  }
  return nearest
}
