// Finds texts by whatever the user remembers: parts of the key, the page or the text, in any order, with typing errors.
import { keyDistanceFrom, wordDistance } from './edit-distance.ts'
import type { Entry } from './entries.ts'
import type { Searchable } from './searchable.ts'

/** The words of a query, in lower case. Dots, as in keys, separate words, too. */
const wordsOfQuery = (query: string) =>
  query
    .toLowerCase()
    .split(/[\s.]+/)
    .filter(Boolean)

/** @returns how well something matches all words of a query; 0 if any of them does not occur */
export function matcherOf(query: string): (searched: Searchable) => number {
  const scores = wordsOfQuery(query).map(wordScorer)
  return (searched) => {
    let sum = 1
    for (const scoreOf of scores) {
      const score = scoreOf(searched)
      if (score === 0) return 0
      sum += score
    }
    return sum
  }
}

function wordScorer(word: string): (searched: Searchable) => number {
  // Keys consist of few different words, so each word is compared only once.
  const typos = new Map<string, boolean>()
  function mayMean(each: string): boolean {
    const known = typos.get(each) ?? isTypo(word, each)
    typos.set(each, known)
    return known
  }
  return ({ words, haystack }) => {
    if (words.includes(word)) return 8
    if (words.some((each) => each.startsWith(word))) return 6
    if (haystack.includes(word)) return 3
    return words.some(mayMean) ? 2 : 0
  }
}

/** One error is allowed in words of four letters or more, two in words of eight or more. Numbers must match exactly. */
function isTypo(word: string, meant: string): boolean {
  if (/\d$/.test(meant)) return false
  const allowed = Math.floor(Math.min(word.length, 8) / 4)
  if (allowed === 0 || Math.abs(word.length - meant.length) > allowed) return false
  return wordDistance(word, meant) <= allowed
}

/** Returns the best matches, best first: the exact key, then shorter keys, then keys earlier in the site. */
export function bestMatches(entries: readonly Entry[], query: string, limit: number): Entry[] {
  const matchScore = matcherOf(query)
  const key = query.trim().toLowerCase()
  const scoreOf = (entry: Entry) => {
    const score = matchScore(entry)
    if (score === 0 || !key) return score
    const own = entry.text.key.toLowerCase()
    return score + (own === key ? 100 : own.startsWith(key) ? 20 : 0)
  }
  return entries
    .map((entry) => ({ entry, score: scoreOf(entry) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.entry.words.length - b.entry.words.length)
    .slice(0, limit)
    .map(({ entry }) => entry)
}

/** Returns the known key most likely meant by a mistyped one, or undefined if none is close. */
export function didYouMean(key: string, known: Iterable<string>): string | undefined {
  const distanceTo = keyDistanceFrom(key.toLowerCase())
  let nearest: string | undefined
  // One error per three letters, with a minimum that allows a missing part and a maximum that keeps unrelated keys out.
  let least = Math.min(Math.max(Math.floor(key.length / 3), 2), 4) + 1
  for (const each of known) {
    const distance = distanceTo(each.toLowerCase())
    if (distance < least) [nearest, least] = [each, distance]
  }
  return nearest
}
