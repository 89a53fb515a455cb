// Combines two versions of a text with the one that they started from, word by word.
import { diff3Merge } from 'node-diff3'

export interface Combined {
  text: string
  /** How many places both changed differently: the result contains both versions there. */
  overlaps: number
}

/**
 * Longer texts (in UTF-16 code units) are combined by sentence or line instead of by word: the time grows with the square
 * of the number of words.
 */
const maxLength = 6000

/** About half a second. Texts that repeat the same words or lines many times would need minutes. */
const maxSteps = 100_000_000

/**
 * Combines mine and theirs, as far as they changed different words of `base`. If comparing them would take too long, the
 * whole texts count as one overlap.
 */
export function combineTexts(base: string, theirs: string, mine: string): Combined {
  if (theirs === base) return { text: mine, overlaps: 0 }
  if (mine === base || mine === theirs) return { text: theirs, overlaps: 0 }
  const tokensOf = Math.max(base.length, theirs.length, mine.length) > maxLength ? sentencesOf : wordsOf
  const [baseTokens, theirTokens, myTokens] = [tokensOf(base), tokensOf(theirs), tokensOf(mine)]
  if (Math.max(stepsToCompare(baseTokens, theirTokens), stepsToCompare(baseTokens, myTokens)) > maxSteps)
    return { text: beside(theirs, mine), overlaps: 1 }
  let overlaps = 0
  let text = ''
  for (const { ok, conflict } of diff3Merge(myTokens, baseTokens, theirTokens)) {
    if (ok) text += ok.join('')
    if (!conflict) continue
    overlaps++
    text += beside(conflict.b.join(''), conflict.a.join(''))
  }
  return { text, overlaps }
}

/** The most steps that `diff3Merge` may need: for each pair of equal tokens, it can go through all tokens. */
function stepsToCompare(before: readonly string[], after: readonly string[]): number {
  const byToken = Map.groupBy(after, (token) => token)
  const pairs = before.reduce((sum, token) => sum + (byToken.get(token)?.length ?? 0), 0)
  return pairs * before.length
}

/** Joins two texts with white space between them. */
function beside(first: string, second: string): string {
  const apart = !first || !second || /\s$/.test(first) || /^\s/.test(second)
  return apart ? first + second : `${first} ${second}`
}

/** Each word includes the space before it, so that spaces alone never count as common to two texts. */
const wordsOf = (text: string) => text.match(/\s*\S+|\s+$/g) ?? []
const sentencesOf = (text: string) => text.match(/[\s\S]+?(?:[.!?]\s+|\n|$)/g) ?? []
