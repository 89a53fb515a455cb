// The difference between two texts, by words.
import { diffWordsWithSpace } from 'diff'

export interface DiffPart {
  kind: 'same' | 'added' | 'removed'
  text: string
}

/** Texts that differ in more words than this are shown one after the other: a difference of two other texts says nothing. */
const mostEdits = 1000
/** Milliseconds. */
const patience = 200

/** @returns parts of which the same and the removed ones make `before`, the same and the added ones `after` */
export function diffOf(before: string, after: string): DiffPart[] {
  const changes =
    before === '' || after === ''
      ? undefined
      : diffWordsWithSpace(before, after, { maxEditLength: mostEdits, timeout: patience })
  const parts: DiffPart[] = changes
    ? changes.map(({ value, added, removed }) => ({
        kind: added ? 'added' : removed ? 'removed' : 'same',
        text: value,
      }))
    : [
        { kind: 'removed', text: before },
        { kind: 'added', text: after },
      ]
  return parts.filter(({ text }) => text !== '')
}

/** What is left to read beside a change, in characters. */
const context = 60
/** Less than this is not worth a fold. */
const leastFold = 60

/** A part, or how many characters between two parts are not shown. */
export type FoldedPart = DiffPart | { kind: 'fold'; characters: number }

/** Leaves out the middle of long parts in which nothing has changed. */
export function foldParts(parts: readonly DiffPart[]): FoldedPart[] {
  return parts.flatMap((part, position): FoldedPart[] => {
    if (part.kind !== 'same') return [part]
    // By code points, so that none is cut in two.
    const characters = [...part.text]
    const before = position === 0 ? 0 : context
    const after = position === parts.length - 1 ? 0 : context
    const folded = characters.length - before - after
    if (folded < leastFold || parts.length === 1) return [part]
    return [
      { kind: 'same' as const, text: characters.slice(0, before).join('') },
      { kind: 'fold' as const, characters: folded },
      { kind: 'same' as const, text: after ? characters.slice(-after).join('') : '' },
    ].filter((each) => each.kind === 'fold' || each.text !== '')
  })
}
