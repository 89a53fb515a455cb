// Shortens a difference to what a line or two can show: the changed words, themselves shortened if they are long, and
// a few words around them.
import { type DiffPart, diffOf } from '#app/admin/diff/text-diff.ts'

/** A part of a difference. A hidden one is shown as an ellipsis. */
export interface ShortenedPart extends DiffPart {
  hidden: boolean
}

/** Parts after these are hidden: a line or two shows no more. */
const maxParts = 13
/** Code points shown before the first change, after the last one, and of text between two changes on each side. */
const shownBefore = 32
const shownAfter = 64
const shownBetween = 20
/** Code points shown of a long changed part. Removed words leave room for those that replace them. */
const maxMarkLength = { removed: 56, added: 140 }

/**
 * @returns parts in order: the `same` and `removed` ones, hidden ones included, make up `before`, the `same` and
 * `added` ones `after`
 */
export function shortenDifference(before: string, after: string): ShortenedPart[] {
  const parts = replacedIfUnlike(diffOf(before, after))
  return parts.flatMap((part, position) => {
    if (position >= maxParts) return keepEnds(part, 0, 0)
    if (part.kind !== 'same') return keepEnds(part, maxMarkLength[part.kind], 0)
    if (parts.length === 1) return keepEnds(part, shownBefore + shownAfter, 0)
    if (position === 0) return keepEnds(part, 0, shownBefore)
    return position === parts.length - 1
      ? keepEnds(part, shownAfter, 0)
      : keepEnds(part, shownBetween, shownBetween)
  })
}

/** Two texts that share less than this are shown one after the other: scattered matches are hard to read. */
const minCommonShare = 1 / 3

function replacedIfUnlike(parts: DiffPart[]): DiffPart[] {
  const sum = (...kinds: string[]) =>
    parts
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ text }) => text)
      .join('')
  const [before, after] = [sum('same', 'removed'), sum('same', 'added')]
  if (before === '' || after === '' || parts.length < 4) return parts
  if (sum('same').length >= Math.max(before.length, after.length) * minCommonShare) return parts
  return [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ]
}

/** A word at the cut is kept whole if at most this much of it is left. */
const maxWordRest = 16

/**
 * Keeps this many code points at the start and the end of a part, completed to whole words, and hides what is between.
 */
function keepEnds({ kind, text }: DiffPart, start: number, end: number): ShortenedPart[] {
  const beginning = start
    ? (new RegExp(`^.{${start}}\\S{0,${maxWordRest}}`, 'su').exec(text)?.[0] ?? text)
    : ''
  const rest = text.slice(beginning.length)
  const ending = end ? (new RegExp(`\\S{0,${maxWordRest}}.{${end}}$`, 'su').exec(rest)?.[0] ?? rest) : ''
  const middle = rest.slice(0, rest.length - ending.length)
  return [
    { kind, text: beginning, hidden: false },
    { kind, text: middle, hidden: true },
    { kind, text: ending, hidden: false },
  ].filter((part) => part.text !== '')
}
