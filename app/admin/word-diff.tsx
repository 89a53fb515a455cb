// What differs between two texts, word by word. Only loaded when there is something to compare.
import { adminEditing } from '#content/admin-editing.ts'
import { diffOf } from './text-diff.ts'
import './word-diff.css'

interface WordDiffProps {
  before: string
  after: string
}

/** A text and what has become of it, as a paragraph. */
export function WordDiff({ before, after }: WordDiffProps) {
  return (
    <p className="word-diff" dir="auto">
      {before || after ? (
        <WordChanges before={before} after={after} />
      ) : (
        <span className="word-diff-none">{adminEditing.conflict.empty}</span>
      )}
    </p>
  )
}

/** The later text, with what was added marked, and what was removed struck out where it stood. */
export function WordChanges({ before, after }: WordDiffProps) {
  const { removed, added } = adminEditing.conflict
  return diffOf(before, after).map(({ kind, text }, index) => {
    if (kind === 'same') return text
    const Mark = kind === 'removed' ? 'del' : 'ins'
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
      <Mark key={index}>
        <span className="sr-only">{kind === 'removed' ? removed : added} </span>
        {text}
      </Mark>
    )
  })
}
