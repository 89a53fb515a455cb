// Shortens a difference to its changes and what is around them.
import type { DiffPart } from './text-diff.ts'

/** What to keep of an unchanged text: its end, before a change, and its beginning, after one. */
interface Context {
  endOf: (text: string) => string
  beginningOf: (text: string) => string
}

/** A few whole words. A character of the patterns may be two UTF-16 code units of the slices. */
export const words: Context = {
  endOf: (text) => /\S{0,20}.{0,24}$/su.exec(text.slice(-88))?.[0] ?? '',
  beginningOf: (text) => /^.{0,40}\S{0,20}/su.exec(text.slice(0, 120))?.[0] ?? '',
}

const sentenceEnd = /[.!?…]["'”’)]*\s+|[。！？]|\n+/gu
/** A text may have no sentences. In UTF-16 code units. */
const maxSentenceLength = 240

/** The rest of the sentence, or a few words of a very long one. */
export const sentences: Context = {
  endOf(text) {
    const near = text.slice(-maxSentenceLength)
    const last = [...near.matchAll(sentenceEnd)].findLast(
      ({ index, 0: end }) => index + end.length < near.length,
    )
    if (!last && near.length < text.length) return words.endOf(text)
    return near.slice(last ? last.index + last[0].length : 0)
  },
  beginningOf(text) {
    const near = text.slice(0, maxSentenceLength)
    const [first] = near.matchAll(sentenceEnd)
    if (!first && near.length < text.length) return words.beginningOf(text)
    return near.slice(0, first ? first.index + first[0].trimEnd().length : near.length)
  },
}

/** Replaces unchanged text that is far from every change with an ellipsis. */
export function excerptOf(parts: readonly DiffPart[], { endOf, beginningOf }: Context): DiffPart[] {
  return parts.map((part, position) => {
    const { kind, text } = part
    if (kind !== 'same') return part
    const before = position > 0 ? beginningOf(text) : ''
    const after = position < parts.length - 1 ? endOf(text) : ''
    const gap = before ? (after ? ' … ' : ' …') : '…'
    if (before.length + gap.length + after.length >= text.length) return part
    return { kind, text: `${before.trimEnd()}${gap}${after.trimStart()}` }
  })
}

/** Returns the text that several differences start from, with the passages that any of them changes as removed. */
export function changedPassages(before: string, differences: readonly (readonly DiffPart[])[]): DiffPart[] {
  const ranges = differences.flatMap((parts) => {
    let at = 0
    return parts.flatMap(({ kind, text }) => {
      const start = at
      if (kind !== 'added') at += text.length
      return kind === 'same' ? [] : [{ start, end: at }]
    })
  })
  const passages: DiffPart[] = []
  let at = 0
  for (const { start, end } of ranges.sort((one, other) => one.start - other.start)) {
    if (start > at) passages.push({ kind: 'same', text: before.slice(at, start) })
    passages.push({ kind: 'removed', text: before.slice(Math.max(at, start), end) })
    at = Math.max(at, end)
  }
  if (at < before.length) passages.push({ kind: 'same', text: before.slice(at) })
  return passages
}

export const joinedText = (parts: readonly DiffPart[]): string => parts.map(({ text }) => text).join('')
