// Combines two versions of a text with the one that they started from, word by word.
import { diff3Merge } from 'node-diff3'

export interface Merged {
  text: string
  /** How many places both changed differently: the result contains both versions there. */
  overlaps: number
}

/**
 * Longer texts (in UTF-16 code units) are merged by sentence or line instead of by word: the time grows with the square
 * of the number of words.
 */
const maxLength = 6000

/** Combines mine and theirs, as far as they changed different words of `base`. */
export function mergeTexts(base: string, theirs: string, mine: string): Merged {
  const tokens = Math.max(base.length, theirs.length, mine.length) > maxLength ? sentencesOf : wordsOf
  let overlaps = 0
  let text = ''
  for (const { ok, conflict } of diff3Merge(tokens(mine), tokens(base), tokens(theirs))) {
    if (ok) text += ok.join('')
    if (!conflict) continue
    overlaps++
    text += beside(conflict.b.join(''), conflict.a.join(''))
  }
  return { text, overlaps }
}

/** Joins two texts with white space between them. */
function beside(first: string, second: string): string {
  const apart = !first || !second || /\s$/.test(first) || /^\s/.test(second)
  return apart ? first + second : `${first} ${second}`
}

/** Each word includes the space before it, so that spaces alone never count as common to two texts. */
const wordsOf = (text: string) => text.match(/\s*\S+|\s+$/g) ?? []
const sentencesOf = (text: string) => text.match(/[\s\S]+?(?:[.!?]\s+|\n|$)/g) ?? []
