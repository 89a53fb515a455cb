// The difference between two texts, by words.
import { diffArrays } from 'diff'

export interface DiffPart {
  kind: 'same' | 'added' | 'removed'
  text: string
}

/**
 * Texts that differ in more words are shown one after the other: their difference would not be readable. The work grows
 * with the square of this number. A limit in time would give other results on a busy machine.
 */
const maxEdits = 600

/** A letter, accent, digit or underscore of any script. */
export const wordCharacter = String.raw`[\p{L}\p{M}\p{N}_]`
/** Chinese and Japanese have no spaces between words, so each of their characters counts as a word. */
const unspaced = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]`
const words = new RegExp(String.raw`${unspaced}|${wordCharacter}+|[^\S\n]+|.`, 'gsu')
const wordsOf = (text: string) => text.match(words) ?? []

/** @returns parts in order: the `same` and `removed` ones make up `before`, the `same` and `added` ones `after` */
export function diffOf(before: string, after: string): DiffPart[] {
  const changes =
    before === '' || after === ''
      ? undefined
      : diffArrays(wordsOf(before), wordsOf(after), { maxEditLength: maxEdits })
  const parts: DiffPart[] = changes
    ? changes.map(({ value, added, removed }) => ({
        kind: added ? 'added' : removed ? 'removed' : 'same',
        text: value.join(''),
      }))
    : [
        { kind: 'removed', text: before },
        { kind: 'added', text: after },
      ]
  return joined(parts)
}

/** Combines changes that only have a space between them: first what was removed, then what was added. */
function joined(parts: readonly DiffPart[]): DiffPart[] {
  const result: DiffPart[] = []
  let removed = ''
  let added = ''
  const flush = (next: string) => {
    // A space at the end of both has not changed.
    let same = ''
    while (removed !== '' && removed.at(-1) === added.at(-1) && !removed.at(-1)?.trim()) {
      same = removed.slice(-1) + same
      removed = removed.slice(0, -1)
      added = added.slice(0, -1)
    }
    if (removed) result.push({ kind: 'removed', text: removed })
    if (added) result.push({ kind: 'added', text: added })
    if (same + next) result.push({ kind: 'same', text: same + next })
    removed = added = ''
  }
  for (const [position, { kind, text }] of parts.entries()) {
    const between = kind === 'same' && !text.trim() && position > 0 && position < parts.length - 1
    if (kind === 'same' && !between) {
      flush(text)
      continue
    }
    if (kind !== 'added') removed += text
    if (kind !== 'removed') added += text
  }
  flush('')
  return result
}

/**
 * How much to show beside a change: whole words of about 60 characters, counted in code points to keep characters
 * intact.
 */
const beginning = /^.{60}\S{0,20}/su
const ending = /\S{0,20}.{60}$/su
const endOf = (text: string) => ending.exec(text.slice(-160))?.[0] ?? ''
/** Shorter parts are not folded. */
const minFoldLength = 60

/** A part, or the number of characters hidden between two parts. */
export type FoldedPart = DiffPart | { kind: 'fold'; characters: number }

/** Hides the middle of long unchanged parts. */
export function foldParts(parts: readonly DiffPart[]): FoldedPart[] {
  return parts.flatMap((part, position): FoldedPart[] => {
    if (part.kind !== 'same') return [part]
    const before = position === 0 ? '' : (beginning.exec(part.text)?.[0] ?? '')
    const after = position === parts.length - 1 ? '' : endOf(part.text)
    const folded = part.text.slice(before.length, part.text.length - after.length)
    if (
      folded.length < minFoldLength ||
      before.length + after.length > part.text.length ||
      parts.length === 1
    )
      return [part]
    return [
      { kind: 'same' as const, text: before },
      { kind: 'fold' as const, characters: [...folded].length },
      { kind: 'same' as const, text: after },
    ].filter((each) => each.kind === 'fold' || each.text !== '')
  })
}
