// Finds texts by whatever the user remembers: parts of the name, the key, the page or the text, in any order, with typing
// errors. Site texts, Pages, Items and the key field search like this. Searches of texts show the best first: an exact key,
// then whole words, beginnings of words, parts of words. Items keep their order. The history, the inbox, and "Find and
// replace" search in ways of their own.
import { keyDistanceFrom, wordDistance } from './edit-distance.ts'
import type { Searchable } from './searchable.ts'
import type { TextState } from './text-states.ts'

interface Match<T> {
  found: T
  /** How well it matches; more is better. */
  score: number
}

/**
 * Returns everything that matches all words of a query, in the given order. Words with typing errors count only if
 * nothing matches otherwise.
 */
export function findMatches<T>(
  all: readonly T[],
  query: string,
  searchableOf: (each: T) => Searchable,
): Match<T>[] {
  const words = wordsOfQuery(query)
  const phrase = query.trim().toLowerCase()
  const scoredBy = (scorers: readonly Scorer[]) =>
    all.flatMap((found) => {
      const score = scoreOf(searchableOf(found), scorers, phrase)
      return score > 0 ? { found, score } : []
    })
  const matches = scoredBy(words.map((word) => (searched) => wordScore(word, searched)))
  return matches.length > 0 ? matches : scoredBy(words.map(typoScorer))
}

/** Returns the best matches, best first. Equally good ones keep their order. Everything matches an empty query. */
export function bestMatches(
  textStates: readonly TextState[],
  query: string,
  limit = textStates.length,
): TextState[] {
  // Preparing all texts for a search takes long on a phone.
  if (wordsOfQuery(query).length === 0) return textStates.slice(0, limit)
  return findMatches(textStates, query, ({ searchable }) => searchable)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ found }) => found)
}

/** Dots, as in keys, and the signs between the parts of a name separate words. Quotes and commas are left out. */
export const wordsOfQuery = (query: string) =>
  query
    .toLowerCase()
    .split(/[\s.›]+/)
    .map((word) => word.replaceAll(/^["'“‘(]+|["'”’),;:!?…]+$/g, ''))
    .filter(Boolean)

/** @returns 0 if the word does not occur */
type Scorer = (searched: Searchable) => number

function scoreOf(searched: Searchable, scorers: readonly Scorer[], phrase: string): number {
  let sum = 1
  for (const scorer of scorers) {
    const score = scorer(searched)
    if (score === 0) return 0
    sum += score
  }
  const { key, name, text } = searched
  if (!phrase) return sum
  if (key === phrase) return sum + 100
  if (key.startsWith(`${phrase}.`)) return sum + 20
  return scorers.length > 1 && (name.includes(phrase) || text.includes(phrase)) ? sum + 4 : sum
}

/** The same kind of match counts more in a name than in a text, and most at the beginning of a name, where the page is. */
function wordScore(word: string, { name, text }: Searchable): number {
  const inName = fitOf(word, name)
  if (inName === wholeWord) return 2 * inName + (name.startsWith(word) ? 2 : 1)
  const inText = fitOf(word, text)
  return Math.max(inName && 2 * inName + 1, 2 * inText)
}

const partOfWord = 1
const beginningOfWord = 2
const wholeWord = 3

/** @returns how well the word fits at its best place in a text; 0 if it does not occur */
function fitOf(word: string, text: string): number {
  let best = 0
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (isInWord(text, at - 1)) best ||= partOfWord
    else if (isInWord(text, at + word.length)) best = beginningOfWord
    else return wholeWord
  }
  return best
}

/** Whether a letter or digit is there. A short word occurs thousands of times, so most characters skip the pattern. */
function isInWord(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 48 && code <= 57)
  return /[\p{L}\p{N}]/u.test(text.charAt(at))
}

function typoScorer(word: string): Scorer {
  // Names consist of few different words, so each word is compared only once.
  const typos = new Map<string, boolean>()
  function mayMean(each: string): boolean {
    const known = typos.get(each) ?? isTypo(word, each)
    typos.set(each, known)
    return known
  }
  return (searched) => wordScore(word, searched) || Number(searched.words.some(mayMean))
}

/** One error is allowed in words of four letters or more, two in words of eight or more. Numbers must match exactly. */
function isTypo(word: string, meant: string): boolean {
  if (/\d$/.test(meant)) return false
  const allowed = Math.floor(Math.min(word.length, 8) / 4)
  if (allowed === 0 || Math.abs(word.length - meant.length) > allowed) return false
  return wordDistance(word, meant) <= allowed
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
