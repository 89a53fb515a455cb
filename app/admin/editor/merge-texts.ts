// A three-way merge of texts, word by word. Only loaded when somebody has changed what somebody else is editing.
import { diff3Merge } from 'node-diff3'

export interface Merged {
  text: string
  /** How many places both have changed, each in another way: there, the text holds both. */
  overlaps: number
}

/** Above this many UTF-16 code units, lines are merged instead of words: the time grows with the square of their number. */
const longest = 20_000

/** Mine and theirs in one, as far as they changed different words of `base`. */
export function mergeTexts(base: string, theirs: string, mine: string): Merged {
  const tokens = Math.max(base.length, theirs.length, mine.length) > longest ? linesOf : wordsOf
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

/** Two texts, apart from each other as words are. */
function beside(first: string, second: string): string {
  const apart = !first || !second || /\s$/.test(first) || /^\s/.test(second)
  return apart ? first + second : `${first} ${second}`
}

/** Each word with the space before it, so that spaces alone are never what two texts have in common. */
const wordsOf = (text: string) => text.match(/\s*\S+|\s+$/g) ?? []
const linesOf = (text: string) => text.match(/[^\n]*\n|[^\n]+$/g) ?? []
