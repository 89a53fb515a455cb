// Finds words in a text and replaces them, both literally: `.*` finds these two characters, and `$&` is these two characters.

import { hardSpaces } from '#app/admin/checks/clean-text.ts'
import { wordCharacter } from '#app/admin/diff/text-diff.ts'
import { escapePattern } from '#app/admin/ui/escape-pattern.ts'
import { maxValueLength } from '#content/keys/overrides.ts'

export interface Search {
  find: string
  matchCase: boolean
  /** Whether a match must not be part of a longer word. */
  wholeWords: boolean
}

export interface Replaced {
  matches: number
  /** Undefined if it would be longer than a text may be. */
  after: string | undefined
}

const startsWord = new RegExp(`^${wordCharacter}`, 'u')
const endsWord = new RegExp(`${wordCharacter}$`, 'u')
/** A non-breaking space, as in “5 nm”, looks like any other, and keyboards have no key for it. */
const anySpace = `[ ${hardSpaces}]`
const anySpaces = new RegExp(anySpace, 'g')

/**
 * Returns a pattern for all matches from left to right, which never overlap; undefined for an empty search, which finds
 * nothing. Capitals match by the simple case folding of Unicode, so `É` finds `é`.
 */
export function patternOf({ find, matchCase, wholeWords }: Search): RegExp | undefined {
  if (find === '') return undefined
  // A search for `.NET` or `C++` has no word there that could be longer.
  const before = wholeWords && startsWord.test(find) ? `(?<!${wordCharacter})` : ''
  const after = wholeWords && endsWord.test(find) ? `(?!${wordCharacter})` : ''
  const literal = escapePattern(find).replaceAll(' ', anySpace)
  return new RegExp(before + literal + after, matchCase ? 'gu' : 'giu')
}

/** @returns undefined if the text has no match */
export function replaceMatches(text: string, pattern: RegExp, replacement: string): Replaced | undefined {
  const matches = text.match(pattern)
  if (!matches) return undefined
  const length = matches.reduce((sum, match) => sum + replacement.length - match.length, text.length)
  return {
    matches: matches.length,
    // A function, because a string may contain patterns such as `$&`.
    after:
      length > maxValueLength ? undefined : text.replace(pattern, (match) => keepSpaces(match, replacement)),
  }
}

/** Returns the replacement with the spaces of what it replaces, if it has as many. */
function keepSpaces(found: string, replacement: string): string {
  const spaces = found.match(anySpaces) ?? []
  const words = replacement.split(' ')
  if (spaces.length !== words.length - 1) return replacement
  return words.map((word, n) => (spaces[n - 1] ?? '') + word).join('')
}
