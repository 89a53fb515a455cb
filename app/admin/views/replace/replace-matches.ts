// Finds words in a text and replaces them, both literally: `.*` finds these two characters, and `$&` is these two characters.
import { hardSpaces } from '#app/admin/editor/clean-text.ts'
import { maxValueLength } from '#content/keys/overrides.ts'

export interface Search {
  find: string
  matchCase: boolean
  /** Whether a hit must not be part of a longer word. */
  wholeWords: boolean
}

export interface Replaced {
  hits: number
  /** Undefined if it would be longer than a text may be. */
  after: string | undefined
}

/** A letter, accent, digit or underscore of any script. */
const wordCharacter = String.raw`[\p{L}\p{M}\p{N}_]`
const startsWord = new RegExp(`^${wordCharacter}`, 'u')
const endsWord = new RegExp(`${wordCharacter}$`, 'u')
/** RegExp.escape, which browsers have had only since 2025. */
const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
/** A non-breaking space, as in “5 nm”, looks like any other, and keyboards have no key for it. */
const anySpace = `[ ${hardSpaces}]`
const anySpaces = new RegExp(anySpace, 'g')

/**
 * Returns a pattern for all hits from left to right, which never overlap; undefined for an empty search, which finds
 * nothing. Capitals match by the simple case folding of Unicode, so `É` finds `é`.
 */
export function patternOf({ find, matchCase, wholeWords }: Search): RegExp | undefined {
  if (find === '') return undefined
  // A search for `.NET` or `C++` has no word there that could be longer.
  const before = wholeWords && startsWord.test(find) ? `(?<!${wordCharacter})` : ''
  const after = wholeWords && endsWord.test(find) ? `(?!${wordCharacter})` : ''
  const literal = escaped(find).replaceAll(' ', anySpace)
  return new RegExp(before + literal + after, matchCase ? 'gu' : 'giu')
}

/** @returns undefined if the text has no hit */
export function replaceMatches(text: string, pattern: RegExp, replacement: string): Replaced | undefined {
  const hits = text.match(pattern)
  if (!hits) return undefined
  const length = hits.reduce((sum, hit) => sum + replacement.length - hit.length, text.length)
  return {
    hits: hits.length,
    // A function, because a string may contain patterns such as `$&`.
    after: length > maxValueLength ? undefined : text.replace(pattern, (hit) => keepSpaces(hit, replacement)),
  }
}

/** Returns the replacement with the spaces of the hit, if it has as many. */
function keepSpaces(hit: string, replacement: string): string {
  const spaces = hit.match(anySpaces) ?? []
  const words = replacement.split(' ')
  if (spaces.length !== words.length - 1) return replacement
  return words.map((word, n) => (spaces[n - 1] ?? '') + word).join('')
}
